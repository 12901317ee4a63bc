import { useSession, useSessionState } from "../panels/workspace.tsx";
import { lineEndingInput, otherEndingsInput } from "../session/inputs.ts";
import { convertLineEndings } from "../session/intents.ts";
import type { LineEnding } from "../session/line-endings.ts";
import { statusWords } from "../words/status.ts";
import { Menu } from "./Menu.tsx";

const CHOICES: readonly LineEnding[] = ["\n", "\r\n"];

/** What ends the file’s lines, and how to end all of them alike. */
export function LineEndingMenu() {
  const session = useSession();
  const usual = useSessionState((state) => state.field(lineEndingInput.field));
  const isMixed = useSessionState((state) => state.field(otherEndingsInput.field).size > 0);
  return (
    <Menu
      name={isMixed ? statusWords.mixedEndings : statusWords.endings[usual]}
      title={statusWords.lineEndings}
    >
      {(close) =>
        CHOICES.map((ending) => (
          <button
            key={ending}
            type="button"
            disabled={!isMixed && ending === usual}
            onClick={() => {
              close();
              session.dispatch(convertLineEndings(ending));
            }}
          >
            {statusWords.endLinesWith(statusWords.endings[ending])}
          </button>
        ))
      }
    </Menu>
  );
}
