import { ArrowRight } from "lucide-react";
import type { Expected } from "../../../core/expectations.ts";
import { standingOf } from "../../../core/mismatches.ts";
import type { VerdictChange } from "../../../engine/advise/verdict-change.ts";
import { markWords } from "../../../words/marks.ts";
import { excerpt } from "../../../words/quoting.ts";
import { turnWords } from "../words/turns.ts";
import { TurnSide } from "./TurnSide.tsx";

/** A verdict of the table that changed: from what to what, by which lines, and what that does to what is expected. */
export function VerdictChangeRow(props: { change: VerdictChange; expected: Expected | null }) {
  const { change, expected } = props;
  const { url, crawler, before, after } = change;
  return (
    <div className="turn-row">
      <code title={excerpt(url)}>{excerpt(url)}</code>
      <span className="turn-crawler">{excerpt(crawler)}</span>
      <TurnSide side="before" {...before} />
      <ArrowRight className="icon turn-arrow" aria-hidden="true" />
      <TurnSide side="now" {...after} />
      {expected && <Expectation change={change} expected={expected} />}
    </div>
  );
}

function Expectation({ change, expected }: { change: VerdictChange; expected: Expected }) {
  const was = standingOf(expected, change.before.outcome);
  const is = standingOf(expected, change.after.outcome);
  if (was === is) return <span className="turn-standing">{markWords.expected(expected)}</span>;
  return is === "met" ? (
    <span className="turn-standing is-mended">
      <span aria-hidden="true">•</span> {turnWords.nowAsExpected}
    </span>
  ) : (
    <span className="turn-standing is-broken">
      <span aria-hidden="true">≠</span> {markWords.expected(expected)}
    </span>
  );
}
