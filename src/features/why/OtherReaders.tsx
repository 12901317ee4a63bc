import { useMemo } from "react";
import { readingsOf, reportOf } from "../../core/derived.ts";
import type { Readings } from "../../core/readings.ts";
import { type Difference, differenceOf } from "../../engine/decide/difference.ts";
import type { Column } from "../../engine/decide/report.ts";
import { answerFor, PLAIN, type RequestContext } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import { decidingLineOf, type Verdict } from "../../engine/decide/verdict.ts";
import { Work } from "../../engine/decide/work.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { useWork } from "../../ui/use-work.ts";
import { DecidingLine, OutcomeMark } from "../../ui/VerdictMark.tsx";
import { useSessionState } from "../../ui/workspace.tsx";
import { listText } from "../../words/numbers.ts";
import { AskingOthers } from "./AskingOthers.tsx";
import { readerDifferenceWords, whyWords } from "./words.ts";

/** The strip that names the readers that would answer otherwise, and where each parts from ours; nothing where all agree. */
export function OtherReaders({ column, verdict }: { column: Column; verdict: Verdict }) {
  const others = useOtherReaders(column, verdict);
  if (!others) return <AskingOthers />;
  if (others.length === 0) return null;
  return (
    <div className="others">
      <h3>{whyWords.readByOthers}</h3>
      <ul>
        {gathered(others).map((alike) => {
          const [{ verdict: theirs, difference }] = alike;
          const names = listText(alike.map(({ dialect }) => dialect.title));
          return (
            <li key={names}>
              <OutcomeMark outcome={theirs.outcome} />
              <DecidingLine line={decidingLineOf(theirs)} lit={false} />
              <span>
                <b>{names}</b>: {readerDifferenceWords.difference(difference)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

type Alike = readonly [OtherReader, ...OtherReader[]];

/** Readers that answer the same for the same reason, together. */
function gathered(others: readonly OtherReader[]): readonly Alike[] {
  const groups = new Map<string, [OtherReader, ...OtherReader[]]>();
  for (const other of others) {
    const key = `${other.verdict.outcome} ${readerDifferenceWords.difference(other.difference)}`;
    const group = groups.get(key);
    if (group) group.push(other);
    else groups.set(key, [other]);
  }
  return [...groups.values()];
}

/** A reader of robots.txt that answers otherwise. */
export interface OtherReader {
  readonly dialect: Dialect;
  readonly verdict: Verdict;
  readonly difference: Difference;
}

/** Texts up to this many UTF-16 units are read by every dialect at once; longer ones bit by bit, between which the page can draw. */
const AT_ONCE = 32 * 1024;

/** Every dialect that would answer this cell otherwise; null while they are still being asked. */
export function useOtherReaders(column: Column, verdict: Verdict): readonly OtherReader[] | null {
  const readings = useSessionState(readingsOf);
  const context = useSessionState((state) => reportOf(state).question.context);
  const asked = useMemo(
    () => ({ readings, column, verdict, context: context ?? PLAIN }),
    [readings, column, verdict, context],
  );
  const work = useMemo(() => new Work(askAll(asked)), [asked]);
  const atOnce = readings.source.length <= AT_ONCE ? Number.POSITIVE_INFINITY : 0;
  return useWork(work, { priority: "focus", atOnce, quiet: 200 });
}

interface Asked {
  readonly readings: Readings;
  readonly column: Column;
  readonly verdict: Verdict;
  readonly context: RequestContext;
}

function* askAll(asked: Asked): Generator<void, readonly OtherReader[]> {
  const found: OtherReader[] = [];
  for (const dialect of dialects) {
    found.push(...ask(dialect, asked));
    yield;
  }
  return found;
}

function ask(dialect: Dialect, asked: Asked): readonly OtherReader[] {
  const { readings, column, verdict, context } = asked;
  if (dialect === column.analysis.dialect) return [];
  const analysis = readings.by(dialect);
  const selection = select(analysis, column.selection.follower);
  const theirs = answerFor(analysis, selection.group, verdict.url, context);
  if (theirs.outcome === verdict.outcome || verdict.outcome === "not-governed") return [];
  const ours = { analysis: column.analysis, selection: column.selection, verdict };
  const difference = differenceOf(ours, { analysis, selection, verdict: theirs });
  return [{ dialect, verdict: theirs, difference }];
}
