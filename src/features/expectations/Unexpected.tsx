import { createElement, Fragment } from "react";
import { expectationsOf, type Focused, focusOf } from "../../core/derived.ts";
import { standingOf } from "../../core/mismatches.ts";
import { useGoToLine, useSessionState } from "../../ui/workspace.tsx";
import type { SentencePart } from "../../words/sentence-part.ts";
import { useNearMisses } from "../why/use-near-misses.ts";
import { expectedSentence } from "./mismatch-sentence.ts";

/** Says that a verdict is not as expected, and which rule nearly made it so; nothing where it is. */
export function Unexpected({ verdict, column }: Focused) {
  const expected = useSessionState((state) => {
    const cell = focusOf(state);
    return cell && expectationsOf(state).at(cell.url, cell.crawler);
  });
  const misses = useNearMisses()?.misses ?? [];
  if (!expected || standingOf(expected, verdict.outcome) === "met") return null;
  const parts = expectedSentence({ expected, verdict, column, misses });
  return (
    <p className="unexpected">
      <span aria-hidden="true">≠ </span>
      {/* As arguments, for parts never change places and so need no keys. */}
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
