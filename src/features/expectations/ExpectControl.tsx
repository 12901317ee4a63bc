// @chunk panels
import type { EditorState, Text } from "@codemirror/state";
import { createElement, Fragment, memo, useId, useMemo, useRef } from "react";
import {
  expectationsOf,
  type Focused,
  focusedVerdictOf,
  focusOf,
  otherSiteOf,
  reportOf,
} from "../../core/derived.ts";
import { type Expected, standingOf } from "../../core/expectations.ts";
import { purposeInput } from "../../core/inputs.ts";
import { expect } from "../../core/intents.ts";
import { problemsOf } from "../../core/linting.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import { robotsUrlOf } from "../../engine/url/scope.ts";
import { expectedSentence } from "../../tasks/expectations/mismatch-sentence.ts";
import { expectMenuWords, repairWords } from "../../tasks/expectations/words.ts";
import { whyWords } from "../../tasks/why/words.ts";
import { Sentence } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { useGoToLine, useSession, useSessionState } from "../../ui/workspace.tsx";
import { preferenceWords } from "../../words/preferences.ts";
import type { SentencePart } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";
import { useNearMisses } from "../why/NearMisses.tsx";
import { type Remedy, type Repair, remedyFor } from "./repair.ts";

const CHOICES: readonly (Expected | null)[] = [null, "allow", "disallow"];

/** Chooses what the focused verdict is expected to be, or its use for the chosen purpose. Each time it is drawn, React writes the attributes of radio buttons again, so that it is not drawn with the panel around it. */
export const ExpectControl = memo(function ExpectControl() {
  const session = useSession();
  const group = useId();
  const focus = useSessionState(focusOf);
  const purpose = useSessionState((state) => state.field(purposeInput.field));
  const now = useSessionState(
    (state) => focus && expectationsOf(state).at(focus.url, focus.crawler, purpose ?? "verdict"),
  );
  if (!focus) return null;
  const title = purpose ? expectMenuWords.expectUse(purpose) : whyWords.expect;
  const titles = purpose ? preferenceWords.expected : termWords.outcomes;
  return (
    // No fieldset: WebKit puts its legend above the rest, whatever the style sheet says.
    <div className="expect" role="group" aria-label={title}>
      <span aria-hidden="true">{title}</span>
      {CHOICES.map((expected) => (
        <label key={expected}>
          <input
            type="radio"
            name={group}
            checked={now === expected}
            onChange={() => session.dispatch(expect(session.getState(), focus, expected))}
          />
          {expected ? titles[expected] : whyWords.expectNothing}
        </label>
      ))}
    </div>
  );
});

function focusedExpectation(state: EditorState): Expected | null {
  const cell = focusOf(state);
  return cell && expectationsOf(state).at(cell.url, cell.crawler);
}

/** Says that a verdict is not as expected, and why; nothing where it is as expected. */
export function Unexpected() {
  const verdict = useSessionState((state) => focusedVerdictOf(state)?.verdict);
  const expected = useSessionState(focusedExpectation);
  if (!verdict || !expected || standingOf(expected, verdict.outcome) === "met") return null;
  return <Mismatch expected={expected} verdict={verdict} />;
}

/** Which change or which rule is the cause, and what repairs it. */
function Mismatch({ expected, verdict }: Pick<Focused, "verdict"> & { expected: Expected }) {
  const column = useSessionState((state) => focusedVerdictOf(state)?.column);
  const remedy = useRemedy(expected, verdict);
  const misses = useNearMisses()?.misses ?? [];
  const other = useSessionState(otherSiteOf);
  const file = other && robotsUrlOf(other);
  if (!column) return null;
  const parts = remedy?.sentence ?? expectedSentence({ expected, verdict, column, misses, file });
  return (
    <div className="unexpected">
      <p>
        <span aria-hidden="true">≠ </span>
        <Parts parts={parts} />
      </p>
      {remedy?.repair && <RepairOffer doc={remedy.doc} repair={remedy.repair} />}
    </div>
  );
}

/** The remedy for the focused verdict, once nothing has changed for a moment; while it is looked for anew, that of before as long as the verdict is the same. */
function useRemedy(expected: Expected, verdict: Verdict): Remedy | null {
  const session = useSession();
  const report = useSessionState(reportOf);
  const expectations = useSessionState(expectationsOf);
  const areCurrent = useSessionState((state) => problemsOf(state).areCurrent);
  const last = useRef<{ readonly verdict: Verdict; readonly remedy: Remedy } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is read anew where one of them changes
  const work = useMemo(
    () => new Work(remedyFor(session.getState(), expected)),
    [session, expected, verdict, report, expectations, areCurrent],
  );
  const remedy = useWork(work, { priority: "focus", quiet: 200 });
  if (remedy) last.current = { verdict, remedy };
  return last.current?.verdict === verdict ? last.current.remedy : null;
}

/** The button that repairs the focused verdict: one undo. */
function RepairOffer({ doc, repair }: { doc: Text; repair: Repair }) {
  const session = useSession();
  // The next one is being looked for.
  const isOld = useSessionState((state) => state.doc !== doc);
  return (
    <div className="repair">
      <button
        type="button"
        className="small"
        disabled={isOld}
        onClick={() => session.dispatch(repair.change)}
      >
        <Sentence text={repair.label} />
      </button>
      <span>{repairWords.effect}</span>
    </div>
  );
}

/** A sentence whose lines lead to the editor. `onGo`: before one does. */
export function Parts(props: { parts: readonly SentencePart[]; onGo?: () => void }) {
  const { parts, onGo } = props;
  // As arguments, because parts never change places and need no keys.
  const drawn = parts.map((part) => createElement(Part, { part, onGo }));
  return createElement(Fragment, null, ...drawn);
}

function Part({ part, onGo }: { part: SentencePart; onGo: (() => void) | undefined }) {
  const goToLine = useGoToLine();
  switch (part.kind) {
    case "words":
      return part.text;
    case "code":
      return <code>{part.text}</code>;
    case "line":
      return (
        <button
          type="button"
          className="link"
          onClick={() => {
            onGo?.();
            goToLine(part.number);
          }}
        >
          {part.text}
        </button>
      );
  }
}
