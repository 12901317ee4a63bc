import { FileButton } from "../panels/FileButton.tsx";
import { useSession, useSessionState } from "../panels/workspace.tsx";
import { expectationsOf, focusOf, reportOf } from "../session/derived.ts";
import type { Expected } from "../session/expectations/expectations.ts";
import type { Cell } from "../session/inputs.ts";
import { expect } from "../session/intents.ts";
import { excerpt, OUTCOMES } from "../session/phrases.ts";
import { expectNow } from "./expecting.ts";
import { Menu } from "./Menu.tsx";
import type { Notice } from "./notices.ts";

/** What the verdicts of the table are expected to be: as they are, a row or a column of them, or as a file says. `onImport` reads such a file. */
export function ExpectMenu(props: {
  onNotice: (notice: Notice | null) => void;
  onImport: (file: File) => void;
}) {
  const { onNotice, onImport } = props;
  const session = useSession();
  const isExpecting = useSessionState((state) => expectationsOf(state).count > 0);
  const set = (cells: Partial<Cell>, expected: Expected | null) =>
    session.dispatch(expect(session.getState(), cells, expected));
  return (
    <Menu name="Expect">
      {(close) => (
        <>
          <button
            type="button"
            onClick={() => {
              close();
              expectNow(session).then(onNotice);
            }}
          >
            What each verdict says now
          </button>
          <FocusedLines onChoose={set} />
          <button
            type="button"
            disabled={!isExpecting}
            onClick={() => {
              close();
              set({}, null);
            }}
          >
            Nothing any more
          </button>
          <FileButton
            className=""
            fileName="File with expectations"
            accept=".csv,.json,text/csv,application/json"
            onFile={(file) => {
              close();
              onImport(file);
            }}
          >
            What a file says (CSV or JSON) …
          </FileButton>
        </>
      )}
    </Menu>
  );
}

/** The row and the column of the focused verdict, each to be expected as a whole. */
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

const CHOICES: readonly (readonly [Expected | null, string])[] = [
  ["allow", OUTCOMES.allow],
  ["disallow", OUTCOMES.disallow],
  [null, "any"],
];

function Line(props: {
  name: string;
  cells: Partial<Cell>;
  onChoose: (cells: Partial<Cell>, expected: Expected | null) => void;
}) {
  const { name, cells, onChoose } = props;
  return (
    <div className="menu-line" role="group" aria-label={`All of ${excerpt(name)}`}>
      <span>
        All of <code>{excerpt(name)}</code>
      </span>
      {CHOICES.map(([expected, word]) => (
        <button key={word} type="button" onClick={() => onChoose(cells, expected)}>
          {word}
        </button>
      ))}
    </div>
  );
}
