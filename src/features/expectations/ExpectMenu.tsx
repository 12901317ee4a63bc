// @chunk panels
import "./style.css";
import { expectationsOf, focusOf, reportOf } from "../../core/derived.ts";
import { Expectations, type Expected } from "../../core/expectations.ts";
import { type Cell, expectationsInput, purposeInput } from "../../core/inputs.ts";
import { expect } from "../../core/intents.ts";
import { expectMenuWords } from "../../tasks/expectations/words.ts";
import { FileButton } from "../../ui/FileButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useSession, useSessionState, useTell } from "../../ui/workspace.tsx";
import { preferenceWords } from "../../words/preferences.ts";
import { code, excerpt } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { useImport } from "../opening/import.ts";
import { ExpectedLines, NewLine } from "./ExpectedLines.tsx";
import { expectNow } from "./expect-now.ts";

/** What is expected of the table and the file: the menu that sets it, and the list of expected lines. */
export function ExpectMenu() {
  return (
    <>
      <Expecting />
      <ExpectedLines />
    </>
  );
}

/** Sets what verdicts of the table are expected: the current ones, those of a row or a column, or those of a file; or a line of the file. */
function Expecting() {
  const importFile = useImport();
  const tell = useTell();
  const session = useSession();
  const isUse = useSessionState((state) => state.field(purposeInput.field) !== null);
  const isExpecting = useSessionState((state) => !expectationsOf(state).isEmpty);
  const set = (cells: Partial<Cell>, expected: Expected | null) =>
    session.dispatch(expect(session.getState(), cells, expected));
  return (
    <Menu name={expectMenuWords.expect}>
      {(close) => (
        <>
          <button
            type="button"
            onClick={() => {
              close();
              tell(expectNow(session));
            }}
          >
            {isUse ? expectMenuWords.usesAsNow : expectMenuWords.asNow}
          </button>
          <FocusedLines onChoose={set} />
          <NewLine />
          <button
            type="button"
            disabled={!isExpecting}
            onClick={() => {
              close();
              const { urls, crawlers } = expectationsOf(session.getState());
              const none = Expectations.none(urls, crawlers);
              session.dispatch({ effects: expectationsInput.set.of(none) });
            }}
          >
            {expectMenuWords.nothing}
          </button>
          <FileButton
            className=""
            fileName={expectMenuWords.file}
            accept=".csv,.json,text/csv,application/json"
            onFile={(file) => {
              close();
              importFile(file);
            }}
          >
            {expectMenuWords.fromFile}
          </FileButton>
        </>
      )}
    </Menu>
  );
}

/** The row and the column of the focused verdict, each with choices for all its cells. */
function FocusedLines(props: {
  onChoose: (cells: Partial<Cell>, expected: Expected | null) => void;
}) {
  const focus = useSessionState(focusOf);
  const { urls, crawlers } = useSessionState((state) => reportOf(state).question);
  if (!focus) return null;
  return (
    <>
      <Line name={urls[focus.url] ?? ""} cells={{ url: focus.url }} {...props} />
      <Line name={crawlers[focus.crawler] ?? ""} cells={{ crawler: focus.crawler }} {...props} />
    </>
  );
}

const CHOICES: readonly (Expected | null)[] = ["allow", "disallow", null];

function Line(props: {
  name: string;
  cells: Partial<Cell>;
  onChoose: (cells: Partial<Cell>, expected: Expected | null) => void;
}) {
  const { name, cells, onChoose } = props;
  const purpose = useSessionState((state) => state.field(purposeInput.field));
  const titles = purpose ? preferenceWords.expected : termWords.outcomes;
  const named = (quoted: string) => expectMenuWords.allOf(quoted, purpose);
  return (
    <div className="menu-line" role="group" aria-label={named(excerpt(name))}>
      <Sentence text={named(code(name))} />
      {CHOICES.map((expected) => (
        <button key={expected} type="button" onClick={() => onChoose(cells, expected)}>
          {expected ? titles[expected] : expectMenuWords.any}
        </button>
      ))}
    </div>
  );
}
