import { FolderOpen } from "lucide-react";
import { FileButton } from "../../ui/FileButton.tsx";
import { openWords } from "./words.ts";

/** Asks for a robots.txt of the user's. `name`: of the button, for a screen reader. */
export function OpenButton({ name, onFile }: { name: string; onFile: (file: File) => void }) {
  return (
    <FileButton name={name} fileName={openWords.file} accept=".txt,text/plain" onFile={onFile}>
      <FolderOpen className="icon" aria-hidden="true" />
      <span>{openWords.open}</span>
    </FileButton>
  );
}
