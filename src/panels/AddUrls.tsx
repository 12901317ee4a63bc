import { FolderOpen, Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { addUrls } from "../session/intents.ts";
import { FileButton } from "./FileButton.tsx";
import { useSession, useWorkspace } from "./workspace.tsx";

/** The box that takes one URL, or a pasted list of them. `alone`: there is nothing else in the panel to have the focus. */
export function AddUrls({ alone }: { alone: boolean }) {
  const session = useSession();
  const { importUrls } = useWorkspace();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The row that was removed last had it, and took it along.
    if (alone && document.activeElement === document.body) input.current?.focus();
  }, [alone]);
  const add = (text: string) => session.dispatch(addUrls(session.getState(), text));
  return (
    <div className="add-urls">
      <label>
        <Plus className="icon" aria-hidden="true" />
        <input
          ref={input}
          aria-label="Add URLs"
          placeholder="Add URLs or paths: type one, or paste a list"
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
      fileName="File with URLs"
      title="A list, CSV, sitemap, server log or HTML page"
      onFile={importUrls}
    >
      <FolderOpen className="icon" aria-hidden="true" />
      From a file
    </FileButton>
  );
}
