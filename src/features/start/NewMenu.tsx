import { useState } from "react";
import { openFileText, openPage, wholePageIn } from "../../core/intents.ts";
import { useWorkspace } from "../../ui/workspace.tsx";
import { undoable } from "./paste.ts";
import { type Template, templates } from "./templates.ts";
import { startWords } from "./words.ts";

/** What a new file can begin with. */
export function NewMenu({ close }: { close: () => void }) {
  const { session, shown } = useWorkspace();
  const [keepsTable, setKeepsTable] = useState(true);
  const start = ({ name, text }: Template) => {
    const state = session.getState();
    const { expectations: _, ...page } = wholePageIn(state);
    session.dispatch(
      keepsTable
        ? openFileText(state, text)
        : openPage(state, {
            ...page,
            text,
            encoding: "utf-8",
            urls: [],
            crawlers: [],
            focus: null,
          }),
    );
    shown.setState({ notice: undoable(session, startWords.started(name)) });
    close();
  };
  return (
    <>
      {templates.map((template) => (
        <button key={template.name} type="button" onClick={() => start(template)}>
          {template.name}
        </button>
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={keepsTable}
          onChange={({ target }) => setKeepsTable(target.checked)}
        />
        {startWords.keepTable}
      </label>
    </>
  );
}
