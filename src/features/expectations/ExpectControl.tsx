import type { EditorState } from "@codemirror/state";
import { createElement, Fragment, memo, useId } from "react";
import { expectationsOf, type Focused, focusOf } from "../../core/derived.ts";
import { type Expected, standingOf } from "../../core/expectations.ts";
import { expect } from "../../core/intents.ts";
import { useGoToLine, useSession, useSessionState } from "../../ui/workspace.tsx";
import type { SentencePart } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { useNearMisses } from "../why/NearMisses.tsx";
import { whyWords } from "../why/words.ts";
import { expectedSentence } from "./mismatch-sentence.ts";

const CHOICES: readonly (Expected | null)[] = [null, "allow", "disallow"];

/** Chooses what the focused verdict is expected to be. Each time it is drawn, React writes the attributes of radio buttons again, so that it is not drawn with the panel around it. */
export const ExpectControl = memo(function ExpectControl() {
  const session = useSession();
  const group = useId();
  const focus = useSessionState(focusOf);
  const now = useSessionState(focusedExpectation);
  if (!focus) return null;
  return (
    <fieldset className="expect">
      <legend>{whyWords.expect}</legend>
      {CHOICES.map((expected) => (
        <label key={expected}>
          <input
            type="radio"
            name={group}
            checked={now === expected}
            onChange={() => session.dispatch(expect(session.getState(), focus, expected))}
          />
          {expected ? termWords.outcomes[expected] : whyWords.expectNothing}
        </label>
      ))}
    </fieldset>
  );
});

function focusedExpectation(state: EditorState): Expected | null {
  const cell = focusOf(state);
  return cell && expectationsOf(state).at(cell.url, cell.crawler);
}

/** Says that a verdict is not as expected, and which rule nearly gave the expected one; nothing where it is as expected. */
export function Unexpected({ verdict, column }: Focused) {
  const expected = useSessionState(focusedExpectation);
  const misses = useNearMisses()?.misses ?? [];
  if (!expected || standingOf(expected, verdict.outcome) === "met") return null;
  const parts = expectedSentence({ expected, verdict, column, misses });
  return (
    <p className="unexpected">
      <span aria-hidden="true">≠ </span>
      {/* As arguments, because parts never change places and need no keys. */}
      {createElement(Fragment, null, ...parts.map((part) => createElement(Part, { part })))}
    </p>
  );
}

function Part({ part }: { part: SentencePart }) {
  const goToLine = useGoToLine();
  switch (part.kind) {
    case "words":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "line":
      return (
        <button type="button" className="link" onClick={() => goToLine(part.number)}>
          {part.text}
        </button>
      );
  }
}
