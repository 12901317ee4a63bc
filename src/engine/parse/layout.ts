import { countOf } from "../text/characters.ts";
import type { Line } from "../text/line.ts";
import { lastAtMost } from "../text/lists.ts";
import type { Source } from "../text/source.ts";
import type { Dialect } from "./dialect.ts";
import { type BlockReading, scan } from "./scan.ts";
import type { Sight } from "./types.ts";

/** Every block of a file as one dialect reads it, with its place. Blocks that an earlier layout contains are not read again. */
export class Layout {
  readonly dialect: Dialect;
  readonly source: Source;
  readonly readings: readonly BlockReading[];
  readonly lineCount: number;
  /** The first line that may differ from the layout before, and the line from which on all lines are the same again; both are line numbers of now. */
  readonly changedFrom: number;
  readonly changedTo: number;
  private readonly sight: Sight | null;
  /** The number of each block's first line, from 1. */
  private readonly numbers: readonly number[];
  /** Lines that were asked for. All that draws the lines in sight asks for each of them. */
  private readonly lastRead = new Map<number, Line>();

  constructor(source: Source, dialect: Dialect, before: Layout | null) {
    this.source = source;
    this.dialect = dialect;
    this.sight = dialect.syntax.sight?.(source) ?? null;
    // If the dialect sees the file differently now, it sees every block differently.
    const known = before?.sight === this.sight ? before.readings : [];
    const { blocks } = source;
    const start = keptAtStart(known, source);
    const end = keptAtEnd(known, source, start);
    const readings = known.slice(0, start);
    for (let index = start; index < blocks.length - end; index++) {
      const block = blocks[index];
      if (block) readings.push(scan(block, dialect, this.sight, index === 0));
    }
    for (let index = known.length - end; index < known.length; index++) {
      const reading = known[index];
      if (reading) readings.push(reading);
    }
    this.readings = readings;
    const numbers: number[] = [];
    let number = 1;
    for (const reading of readings) {
      numbers.push(number);
      number += reading.lineCount;
    }
    this.numbers = numbers;
    this.lineCount = number - 1;
    const old = known.slice(start, known.length - end);
    const now = readings.slice(start, readings.length - end);
    const [linesBefore, linesAfter] =
      old.length > 0 ? keptLines(textOf(old), textOf(now), end === 0) : NONE;
    this.changedFrom = this.numberOf(start) + linesBefore;
    this.changedTo = this.numberOf(readings.length - end) - linesAfter;
  }

  /** The number of a block's first line, by index; for an index past the last block, the number after the last line. */
  numberOf(block: number): number {
    return this.numbers[block] ?? this.lineCount + 1;
  }

  /** The index of the block that contains this line. */
  blockOf(number: number): number {
    return lastAtMost(this.numbers, number);
  }

  /** The line with this number, or null where there is none. */
  lineAt(number: number): Line | null {
    if (number < 1 || number > this.lineCount) return null;
    const known = this.lastRead.get(number);
    if (known) return known;
    const block = this.blockOf(number);
    const offset = this.source.startOf(block);
    const line = this.readings[block]?.lineAt(number - this.numberOf(block), number, offset);
    if (!line) return null;
    if (this.lastRead.size === LINES_KEPT) this.lastRead.clear();
    this.lastRead.set(number, line);
    return line;
  }
}

const NONE = [0, 0] as const;

/** More lines than an editor shows at once. */
const LINES_KEPT = 200;

/** Longer texts have very long lines and are not worth comparing. */
const MOST_COMPARED = 100_000;

function textOf(readings: readonly BlockReading[]): string {
  return readings.map(({ block }) => block).join("");
}

/** How many whole lines two texts have in common at the start and at the end. `endsFile`: whether a line end at their end begins a further line. For texts with CR the numbers are 0, which is safe. */
function keptLines(
  old: string,
  now: string,
  endsFile: boolean,
): readonly [before: number, after: number] {
  if (old.length + now.length > MOST_COMPARED) return NONE;
  if (old.includes("\r") || now.includes("\r")) return [0, 0];
  let from = 0;
  const shorter = Math.min(old.length, now.length);
  while (from < shorter && old.charCodeAt(from) === now.charCodeAt(from)) from++;
  let tail = 0;
  while (
    tail < shorter - from &&
    old.charCodeAt(old.length - 1 - tail) === now.charCodeAt(now.length - 1 - tail)
  )
    tail++;
  const end = now.indexOf("\n", now.length - tail);
  const after = end < 0 ? 0 : countOf("\n", now.slice(end + 1)) + (endsFile ? 1 : 0);
  return [countOf("\n", now.slice(0, from)), after];
}

function keptAtStart(known: readonly BlockReading[], { blocks }: Source): number {
  let kept = 0;
  const most = Math.min(known.length, blocks.length);
  while (kept < most && known[kept]?.block === blocks[kept]) kept++;
  return kept;
}

function keptAtEnd(known: readonly BlockReading[], { blocks }: Source, keptBefore: number): number {
  let kept = 0;
  const most = Math.min(known.length, blocks.length) - keptBefore;
  while (kept < most && isKept(known[known.length - 1 - kept], blocks.length - 1 - kept)) kept++;
  return kept;

  function isKept(reading: BlockReading | undefined, index: number): boolean {
    return reading?.block === blocks[index] && reading?.isFirst === (index === 0);
  }
}
