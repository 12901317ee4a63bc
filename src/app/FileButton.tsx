import { FolderOpen } from "lucide-react";
import { useRef } from "react";

/** A button that asks for a text file of the user's. `label` stands on it; `name` says which file. */
export function FileButton(props: { label: string; name?: string; onFile: (file: File) => void }) {
  const { label, name = label, onFile } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        className="action"
        aria-label={name}
        title={name}
        onClick={() => input.current?.click()}
      >
        <FolderOpen className="icon" aria-hidden="true" />
        <span>{label}</span>
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".txt,text/plain"
        aria-label="File to open"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          // The same file chosen again is a change again.
          target.value = "";
        }}
      />
    </>
  );
}
