import type { Readings } from "../../core/readings.ts";
import { type Difference, differenceOf } from "../../engine/decide/difference.ts";
import type { Column } from "../../engine/decide/report.ts";
import { answerFor, type RequestContext } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { readerDifferenceWords } from "./words.ts";

/** A reader of robots.txt that answers otherwise. */
export interface OtherReader {
  readonly dialect: Dialect;
  readonly verdict: Verdict;
  readonly difference: Difference;
}

/** A cell to ask other readers about. */
export interface Asked {
  readonly readings: Readings;
  readonly column: Column;
  readonly verdict: Verdict;
  readonly context: RequestContext;
}

/** Every dialect that would answer it otherwise. Yields after each. */
export function* askAll(asked: Asked): Generator<void, readonly OtherReader[]> {
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

type Alike = readonly [OtherReader, ...OtherReader[]];

/** Readers that answer the same for the same reason, together. */
export function gathered(others: readonly OtherReader[]): readonly Alike[] {
  const groups = new Map<string, [OtherReader, ...OtherReader[]]>();
  for (const other of others) {
    const key = `${other.verdict.outcome} ${readerDifferenceWords.difference(other.difference)}`;
    const group = groups.get(key);
    if (group) group.push(other);
    else groups.set(key, [other]);
  }
  return [...groups.values()];
}
