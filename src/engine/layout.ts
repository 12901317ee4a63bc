import type { Dialect } from "./dialect.ts";
import type { Line } from "./line.ts";
import { type BlockReading, type Sight, scan } from "./scan.ts";
import { lastAtMost, type Source } from "./source.ts";

/** Every block of a file as one dialect reads it, and where each stands. Blocks that an earlier layout holds are not read again. */
export class Layout {
  readonly dialect: Dialect;
  readonly source: Source;
  readonly readings: readonly BlockReading[];
  readonly lineCount: number;
  /** How many blocks at the start, and how many at the end, are those of the layout before. */
  readonly keptBefore: number;
  readonly keptAfter: number;
  private readonly sight: Sight | null;
  /** The number of each block's first line, from 1. */
  private readonly numbers: Int32Array;

  constructor(source: Source, dialect: Dialect, before: Layout | null) {
    this.source = source;
    this.dialect = dialect;
    this.sight = dialect.syntax.sight?.(source) ?? null;
    // What sees the file otherwise sees every block otherwise.
    const known = before?.sight === this.sight ? before.readings : [];
    const { blocks } = source;
    this.keptBefore = keptAtStart(known, source);
    this.keptAfter = keptAtEnd(known, source, this.keptBefore);
    const readings = known.slice(0, this.keptBefore);
    for (let index = this.keptBefore; index < blocks.length - this.keptAfter; index++) {
      const block = blocks[index];
      if (block) readings.push(scan(block, dialect, this.sight, index === 0));
    }
    for (let index = known.length - this.keptAfter; index < known.length; index++) {
      const reading = known[index];
      if (reading) readings.push(reading);
    }
    this.readings = readings;
    this.numbers = new Int32Array(blocks.length);
    let number = 1;
    for (let index = 0; index < blocks.length; index++) {
      this.numbers[index] = number;
      number += this.readings[index]?.lineCount ?? 0;
    }
    this.lineCount = number - 1;
  }

  /** The number of the first line of a block, by index; for an index past the last, that of the line after all. */
  numberOf(block: number): number {
    return this.numbers[block] ?? this.lineCount + 1;
  }

  /** The index of the block that holds this line. */
  blockOf(number: number): number {
    return lastAtMost(this.numbers, number);
  }

  /** The line with this number, or null where there is none. */
  lineAt(number: number): Line | null {
    if (number < 1 || number > this.lineCount) return null;
    const block = this.blockOf(number);
    const offset = this.source.startOf(block);
    return this.readings[block]?.lineAt(number - this.numberOf(block), number, offset) ?? null;
  }
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
