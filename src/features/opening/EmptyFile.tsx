import { FileButton } from "../../ui/FileButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useTell, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { openExamples } from "../lessons/index.tsx";
import { NewMenu } from "./NewMenu.tsx";
import { openFile } from "./open-file.ts";
import { startWords } from "./words.ts";

/** Below the first line of an empty file: what it can begin with. */
export function EmptyFile() {
  const session = useSession();
  const tell = useTell();
  const { shown } = useWorkspace();
  return (
    <div className="offers empty-file">
      <FileButton
        className="offer"
        fileName={actionNames.fileToOpen}
        onFile={(file) => tell(openFile(session, file))}
      >
        {startWords.openFile}
      </FileButton>
      <Menu name={startWords.chooseTemplate} isOffer>
        {(close) => <NewMenu close={close} />}
      </Menu>
      <button type="button" className="offer" onClick={() => openExamples(shown)}>
        {startWords.chooseExample}
      </button>
    </div>
  );
}
