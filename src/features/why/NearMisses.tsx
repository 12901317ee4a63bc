import type { EditorState } from "@codemirror/state";
import { useMemo, useRef } from "react";
import { focusedVerdictOf, otherSiteOf } from "../../core/derived.ts";
import { problemsOf } from "../../core/linting.ts";
import type { NearMiss } from "../../engine/advise/near-miss.ts";
import type { Candidate } from "../../engine/decide/explain.ts";
import type { Column } from "../../engine/decide/report.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import type { Segment } from "../../engine/match/pattern.ts";
import type { Span } from "../../engine/text/line.ts";
import type { Finding } from "../../lint/problem.ts";
import { nearMissesAmong } from "../../tasks/why/near-misses.ts";
import { nearMissWords } from "../../tasks/why/words.ts";
import { Spoken } from "../../ui/Sentence.tsx";
import { useWork } from "../../ui/use-work.ts";
import { useSettledState } from "../../ui/workspace.tsx";
import { LaidRow, LaidSegment, LaidTable } from "./LaidTable.tsx";

/** The rules that nearly decided, below those that match. */
export function NearMissRows({ matching }: { matching: readonly Candidate[] }) {
  const near = useNearMisses();
  // One that matches since the last key must not be there twice.
  const misses = near?.misses.filter(({ rule: { line } }) =>
    matching.every(({ rule }) => rule.line.number !== line.number),
  );
  if (!near || !misses || misses.length === 0) return null;
  return <Rows column={near.column} misses={misses} />;
}

/** The rules that nearly decided, where none matches. */
export function NearMissTable({ path }: { path: string }) {
  const near = useNearMisses();
  if (!near || near.misses.length === 0) return null;
  return (
    <LaidTable
      path={path}
      matched={Math.max(...near.misses.map(agreement))}
      longest={Math.max(...near.misses.map(({ weight }) => weight))}
    >
      <Rows {...near} />
    </LaidTable>
  );
}

/** How far a rule and the URL agree. */
function agreement({ marks, segments }: NearMiss): number {
  return marks[0]?.from ?? segments.at(-1)?.to ?? 0;
}

function Rows({ misses, column }: { misses: readonly NearMiss[]; column: Column }) {
  return (
    <tbody>
      {misses.map((miss) => (
        <LaidMiss key={miss.rule.line.number} miss={miss} column={column} />
      ))}
    </tbody>
  );
}

function LaidMiss({ miss, column }: { miss: NearMiss; column: Column }) {
  const { rule, outcome, flaw, path, segments, marks, weight } = miss;
  const { analysis, selection } = column;
  return (
    <LaidRow
      look={`near near-${flaw.kind}`}
      mark={<NearMark outcome={outcome} />}
      rule={rule}
      weight={weight}
      result={nearMissWords.nearMiss(flaw, analysis.dialect, selection)}
    >
      {segments
        .flatMap((segment) => cutAtMarks(segment, marks))
        .map(({ segment, isMissed }) => (
          <LaidSegment
            key={`${segment.kind}${segment.from}`}
            segment={segment}
            path={path}
            look={isMissed ? "segment-missed" : ""}
          />
        ))}
    </LaidRow>
  );
}

/** What a rule would have said, as icon and word. */
function NearMark({ outcome }: Pick<NearMiss, "outcome">) {
  return (
    <span className="verdict would-be">
      <Spoken text={nearMissWords.wouldBe(outcome)} />
    </span>
  );
}

interface Part {
  readonly segment: Segment;
  readonly isMissed: boolean;
}

/** The parts of a segment on which a rule and its URL agree, and those on which they do not. */
function cutAtMarks(segment: Segment, marks: readonly Span[]): readonly Part[] {
  const { kind, from, to } = segment;
  const isMarked = (at: number) => marks.some((mark) => mark.from <= at && at < mark.to);
  if (kind !== "literal") return [{ segment, isMissed: kind === "end" && isMarked(from) }];
  const bounds = marks.flatMap((mark) => [mark.from, mark.to]);
  const cuts = [from, ...bounds.filter((at) => from < at && at < to), to];
  return cuts.slice(1).map((end, index) => {
    const start = cuts[index] ?? from;
    return { segment: { kind, from: start, to: end }, isMissed: isMarked(start) };
  });
}

/** Near misses, and the crawler whose they are. */
interface NearMisses {
  readonly misses: readonly NearMiss[];
  readonly column: Column;
}

/** Groups of up to this many rules are asked at once. */
const AT_ONCE = 2000;

/** The near misses of the focused verdict, or null. Where another verdict is chosen they are there at once; while a person types, those of before keep their place until nothing has changed for a moment. */
export function useNearMisses(): NearMisses | null {
  const verdict = useSettledState((state) => focusedVerdictOf(state)?.verdict);
  const column = useSettledState((state) => focusedVerdictOf(state)?.column);
  const last = useRef<MissesFound | null>(null);
  const isTyping = last.current !== null && last.current.column.analysis !== column?.analysis;
  const isLarge = (column?.selection.group?.ruleCount ?? 0) > AT_ONCE;
  const findings = useSettledState(findingsOf);
  const work = useMemo(
    () => (verdict && column ? searchFor(findings, verdict, column) : null),
    [findings, verdict, column],
  );
  const atOnce = isTyping || isLarge ? 0 : Number.POSITIVE_INFINITY;
  const found = useWork(work, { priority: "focus", atOnce, quiet: isLarge ? 200 : 0 });
  if (found) last.current = found;
  const isSameCell =
    last.current?.verdict.url === verdict?.url && last.current?.column.token === column?.token;
  return isSameCell ? last.current : null;
}

/** The problems of the file in the editor, where that one decides; null while they are not known. */
function findingsOf(state: EditorState): readonly Finding[] | null {
  const { findings, areCurrent } = problemsOf(state);
  return areCurrent && otherSiteOf(state) === null ? findings : null;
}

interface MissesFound extends NearMisses {
  readonly verdict: Verdict;
}

/** One step, because it takes no longer than a frame even in a large group. */
function searchFor(
  findings: readonly Finding[] | null,
  verdict: Verdict,
  column: Column,
): Work<MissesFound> {
  return new Work(
    // biome-ignore lint/correctness/useYield: it ends with its first step
    (function* () {
      return { verdict, column, misses: nearMissesAmong(findings, verdict, column) };
    })(),
  );
}
