import { FolderOpen } from "lucide-react";
import { topBarWords } from "../../app/words.ts";
import { FileButton } from "../../ui/FileButton.tsx";

/** Asks for a robots.txt of the user's. `name`: of the button, for a screen reader. */
export function OpenButton({ name, onFile }: { name: string; onFile: (file: File) => void }) {
  return (
    <FileButton
      name={name}
      fileName={topBarWords.fileToOpen}
      accept=".txt,text/plain"
      onFile={onFile}
    >
      <FolderOpen className="icon" aria-hidden="true" />
      <span>{topBarWords.open}</span>
    </FileButton>
  );
}
