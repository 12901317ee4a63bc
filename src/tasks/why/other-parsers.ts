import type { Readings } from "../../core/readings.ts";
import { type Difference, differenceOf } from "../../engine/decide/difference.ts";
import type { Column } from "../../engine/decide/report.ts";
import { answerFor, type RequestContext } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { parserDifferenceWords } from "./words.ts";

/** A parser that decides differently. */
export interface OtherParser {
  readonly dialect: Dialect;
  readonly verdict: Verdict;
  readonly difference: Difference;
}

/** A cell to ask other parsers about. */
interface Asked {
  readonly readings: Readings;
  readonly column: Column;
  readonly verdict: Verdict;
  readonly context: RequestContext;
}

/** Every dialect that decides it differently. Yields as each has read the file, and as each has decided: in a large file both take a while. */
export function* askAll(asked: Asked): Generator<void, readonly OtherParser[]> {
  const found: OtherParser[] = [];
  for (const dialect of dialects) {
    asked.readings.by(dialect);
    yield;
    found.push(...ask(dialect, asked));
    yield;
  }
  return found;
}

function ask(dialect: Dialect, asked: Asked): readonly OtherParser[] {
  const { readings, column, verdict, context } = asked;
  if (dialect === column.analysis.dialect) return [];
  const analysis = readings.by(dialect);
  const selection = select(analysis, column.selection.follower);
  const theirs = answerFor(analysis, selection.group, verdict.url, context);
  if (theirs.outcome === verdict.outcome || verdict.outcome === "not-governed") return [];
  const ours = { analysis: column.analysis, selection: column.selection, verdict };
  const difference = differenceOf(ours, { analysis, selection, verdict: theirs }, context);
  return [{ dialect, verdict: theirs, difference }];
}

type Alike = readonly [OtherParser, ...OtherParser[]];

/** Parsers that decide the same for the same reason, together. Those of the first of `ranks` come first, then those of the next, because the rest can be folded. */
export function gathered(
  others: readonly OtherParser[],
  ranks: readonly ReadonlySet<Dialect>[],
): readonly Alike[] {
  const rankOf = ({ dialect }: OtherParser) => {
    const rank = ranks.findIndex((of) => of.has(dialect));
    return rank < 0 ? ranks.length : rank;
  };
  const inOrder = [...others].sort((a, b) => rankOf(a) - rankOf(b));
  const groups = new Map<string, [OtherParser, ...OtherParser[]]>();
  for (const other of inOrder) {
    const key = `${other.verdict.outcome} ${parserDifferenceWords.difference(other.difference, 1)}`;
    const group = groups.get(key);
    if (group) group.push(other);
    else groups.set(key, [other]);
  }
  return [...groups.values()];
}
