import { useEffect, useMemo, useState } from "react";
import { readingsOf, reportOf } from "../../core/derived.ts";
import type { Readings } from "../../core/readings.ts";
import { type Difference, differenceOf } from "../../engine/decide/difference.ts";
import type { Column } from "../../engine/decide/report.ts";
import { answerFor, type Circumstances, PLAIN } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { useSessionState } from "../../ui/workspace.tsx";

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
  const circumstances = useSessionState((state) => reportOf(state).question.circumstances);
  const asked = useMemo(
    () => ({ readings, column, verdict, circumstances: circumstances ?? PLAIN }),
    [readings, column, verdict, circumstances],
  );
  const [answered, setAnswered] = useState<Answered | null>(null);
  const small = readings.source.length <= AT_ONCE;
  const atOnce = useMemo(
    () => (small ? dialects.flatMap((it) => ask(it, asked)) : null),
    [small, asked],
  );
  useEffect(() => {
    if (small) return;
    const found: OtherReader[] = [];
    let next = 0;
    let timer = setTimeout(function step() {
      const dialect = dialects[next++];
      if (!dialect) return setAnswered({ asked, found });
      found.push(...ask(dialect, asked));
      timer = setTimeout(step);
    }, 200);
    return () => clearTimeout(timer);
  }, [small, asked]);
  return atOnce ?? (answered?.asked === asked ? answered.found : null);
}

interface Asked {
  readonly readings: Readings;
  readonly column: Column;
  readonly verdict: Verdict;
  readonly circumstances: Circumstances;
}

interface Answered {
  readonly asked: Asked;
  readonly found: readonly OtherReader[];
}

function ask(dialect: Dialect, asked: Asked): readonly OtherReader[] {
  const { readings, column, verdict, circumstances } = asked;
  if (dialect === column.analysis.dialect) return [];
  const analysis = readings.by(dialect);
  const selection = select(analysis, column.selection.follower);
  const theirs = answerFor(analysis, selection.group, verdict.url, circumstances);
  if (theirs.outcome === verdict.outcome || verdict.outcome === "not-governed") return [];
  const ours = { analysis: column.analysis, selection: column.selection, verdict };
  const difference = differenceOf(ours, { analysis, selection, verdict: theirs });
  return [{ dialect, verdict: theirs, difference }];
}
