import { FolderOpen, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { urlsInput } from "../core/inputs.ts";
import { addUrls } from "../core/intents.ts";
import { LONGEST_URL, MOST_URLS } from "../core/table-limits.ts";
import { FileButton } from "../ui/FileButton.tsx";
import { useSession, useWorkspace } from "../ui/workspace.tsx";
import { verdictTableWords } from "../words/verdict-table.ts";

/** The box that takes one URL, or a pasted list of them. `alone`: there is nothing else in the panel to have the focus. */
export function AddUrls({ alone }: { alone: boolean }) {
  const session = useSession();
  const { importUrls } = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row that was removed last had it, and took it along.
    if (alone && document.activeElement === document.body) input.current?.focus();
  }, [alone]);
  const add = (text: string) => {
    const isFull = session.getState().field(urlsInput.field).length >= MOST_URLS;
    // An import says what it leaves out.
    if (isFull || text.length > LONGEST_URL) importUrls(text);
    else session.dispatch(addUrls(session.getState(), text));
  };
  return (
    <div className="add-urls">
      <label>
        <Plus className="icon" aria-hidden="true" />
        <input
          ref={input}
          aria-label={verdictTableWords.addUrls}
          placeholder={verdictTableWords.addHint}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onKeyDown={({ key, currentTarget }) => {
            if (key !== "Enter") return;
            add(currentTarget.value);
            currentTarget.value = "";
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            // A text box would join the lines of a list into one.
            if (!/[\r\n]/.test(text.trim())) return;
            event.preventDefault();
            importUrls(text);
          }}
        />
      </label>
      <FromFile />
    </div>
  );
}

/** Reads URLs from a file: a list, a table, a sitemap, a log or a page. */
function FromFile() {
  const { importUrls } = useWorkspace();
  return (
    <FileButton
      fileName={verdictTableWords.file}
      title={verdictTableWords.aboutFile}
      onFile={importUrls}
    >
      <FolderOpen className="icon" aria-hidden="true" />
      {verdictTableWords.fromFile}
    </FileButton>
  );
}
