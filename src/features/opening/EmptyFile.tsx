import { FileButton } from "../../ui/FileButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useTell, useWorkspace } from "../../ui/workspace.tsx";
import { actionNames } from "../../words/regions.ts";
import { openExamples } from "../lessons/index.tsx";
import { beginWords } from "./begin-words.ts";
import { NewMenu } from "./NewMenu.tsx";
import { openFile } from "./open-file.ts";

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
        {beginWords.openFile}
      </FileButton>
      <Menu name={beginWords.chooseTemplate} isOffer>
        {(close) => <NewMenu close={close} />}
      </Menu>
      <button type="button" className="offer" onClick={() => openExamples(shown)}>
        {beginWords.chooseExample}
      </button>
    </div>
  );
}
