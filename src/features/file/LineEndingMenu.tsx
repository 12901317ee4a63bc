import { lineEndingInput, otherEndingsInput } from "../../core/inputs.ts";
import { convertLineEndings } from "../../core/intents.ts";
import type { LineEnding } from "../../core/line-endings.ts";
import { Menu } from "../../ui/Menu.tsx";
import { useSession, useSessionState } from "../../ui/workspace.tsx";
import { statusWords } from "./words.ts";

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
