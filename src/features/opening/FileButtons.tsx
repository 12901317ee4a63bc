import { Download, FolderOpen } from "lucide-react";
import { ActionButton } from "../../ui/ActionButton.tsx";
import { FileButton } from "../../ui/FileButton.tsx";
import { useSession, useTell } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { downloadFile, openFile } from "./open-file.ts";

/** Opens a robots.txt of the user's. */
export function OpenFileButton() {
  const session = useSession();
  const tell = useTell();
  return <OpenButton name={actionNames.open} onFile={(file) => tell(openFile(session, file))} />;
}

/** Asks for a robots.txt of the user's. `name`: of the button, for a screen reader. */
export function OpenButton({ name, onFile }: { name: string; onFile: (file: File) => void }) {
  return (
    <FileButton
      name={name}
      fileName={actionNames.fileToOpen}
      accept=".txt,text/plain"
      onFile={onFile}
    >
      <FolderOpen className="icon" aria-hidden="true" />
      <span>{actionNames.open}</span>
    </FileButton>
  );
}

/** Downloads the file. */
export function DownloadButton() {
  const session = useSession();
  const tell = useTell();
  return (
    <ActionButton
      name={actionNames.download}
      Icon={Download}
      onClick={() => tell(downloadFile(session))}
    />
  );
}
