// @chunk panels
import { type FormEvent, useMemo } from "react";
import { expectationsOf, focusedVerdictOf, readingsOf } from "../../core/derived.ts";
import type { ExpectedLine } from "../../core/expectations.ts";
import { expectationsInput, readAsInput } from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { Work } from "../../engine/decide/work.ts";
import {
  EXPECTED_WORDS,
  eachOnce,
  expectedLine,
  MOST_LINES,
} from "../../tasks/expectations/expected-line.ts";
import { lineAnswers } from "../../tasks/expectations/expected-lines.ts";
import { expectedLineWords } from "../../tasks/expectations/words.ts";
import { Menu } from "../../ui/Menu.tsx";
import { Sentence } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { useSession, useSessionState, useSettledState } from "../../ui/workspace.tsx";
import { excerpt } from "../../words/quoting.ts";
import { Parts } from "./ExpectControl.tsx";

/** What takes no longer is answered as the menu is drawn, in milliseconds. */
const AT_ONCE_MS = 4;

/** What is expected of lines, whether the file says it, and why not; nothing where nothing is expected of them. */
export function ExpectedLines() {
  const session = useSession();
  const { lines } = useSettledState(expectationsOf);
  const readings = useSettledState(readingsOf);
  const readAs = useSettledState((state) => state.field(readAsInput.field));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read anew where one of them changes
  const work = useMemo(
    () => (lines.length > 0 ? new Work(lineAnswers(session.getState())) : null),
    [session, lines, readings, readAs],
  );
  const answers = useWork(work, { priority: "count", atOnce: AT_ONCE_MS });
  if (lines.length === 0) return null;
  const unmet = answers?.filter(({ standing }) => standing === "unmet").length;
  return (
    <Menu name={expectedLineWords.button(lines.length, unmet ?? null)}>
      {(close) => (
        <ul className="expected-lines" aria-label={expectedLineWords.title}>
          {(answers ?? []).map(({ expected, standing, sentence }) => (
            <li key={Object.values(expected).join("\n")} className={standing}>
              <span aria-hidden="true">{standing === "met" ? "✓" : "≠"}</span>
              <div>
                <Sentence text={expectedLineWords.named(expected)} />
                {sentence.length > 0 && (
                  <p>
                    <Parts parts={sentence} onGo={close} />
                  </p>
                )}
              </div>
              <button
                type="button"
                aria-label={expectedLineWords.removeNamed(expected)}
                onClick={() => setLines(session, (all) => all.filter((line) => line !== expected))}
              >
                {expectedLineWords.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Menu>
  );
}

/** One undo. */
function setLines(
  session: Session,
  change: (lines: readonly ExpectedLine[]) => readonly ExpectedLine[],
): void {
  const before = expectationsOf(session.getState());
  const now = before.edited(() => {}, change(before.lines));
  session.dispatch({ effects: expectationsInput.set.of(now) });
}

/** Adds an expected line: of the file, or of the group that the focused crawler follows. */
export function NewLine() {
  const session = useSession();
  const crawler = useSessionState((state) => focusedVerdictOf(state)?.column.token ?? "");
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const textOf = (name: string) => String(data.get(name) ?? "");
    const line = expectedLine(textOf("agent"), textOf("text"), textOf("expected"));
    const isFull = expectationsOf(session.getState()).lines.length >= MOST_LINES;
    if (typeof line === "string" || isFull) {
      const field = form.elements.namedItem("text");
      if (!(field instanceof HTMLInputElement)) return;
      const { full, notALine } = expectedLineWords;
      field.setCustomValidity(isFull ? full(MOST_LINES) : notALine);
      field.reportValidity();
      return;
    }
    setLines(session, (lines) => eachOnce([...lines, line]));
    form.reset();
  };
  return (
    <form className="new-line" aria-label={expectedLineWords.add} onSubmit={add}>
      <label>
        {expectedLineWords.add}
        <input
          name="text"
          required
          autoComplete="off"
          spellCheck={false}
          placeholder={expectedLineWords.example}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity("")}
        />
      </label>
      <select name="expected" aria-label={expectedLineWords.how}>
        {EXPECTED_WORDS.map((word) => (
          <option key={word} value={word}>
            {expectedLineWords.choices[word]}
          </option>
        ))}
      </select>
      <select name="agent" aria-label={expectedLineWords.where}>
        <option value="">{expectedLineWords.inFile}</option>
        {crawler && <option value={crawler}>{expectedLineWords.inGroup(excerpt(crawler))}</option>}
      </select>
      <button type="submit">{expectedLineWords.addButton}</button>
    </form>
  );
}
