import type { Report } from "../decide/report.ts";
import { decidingLineOf } from "../decide/verdict.ts";
import type { IsTimeUp } from "../decide/work.ts";
import {
  type ChangedCell,
  codeOf,
  TURN_CODES,
  type TurnCount,
  turnCoded,
  type VerdictChange,
  type Versions,
  type WantedChanges,
} from "./verdict-change.ts";

// Reading the clock costs more than a row.
const ASK_EVERY = 32;

/**
 * The cells whose outcome differs between two reports of one question, in the order of the table.
 * They are found in time slices and stored in five bytes each; their lines are read when they are
 * needed.
 */
export class VerdictChanges {
  private readonly before: Report;
  private readonly after: Report;
  /** For each crawler, the first one that follows the same groups in both reports; it is compared for all of them. */
  private readonly originals: readonly number[];
  private readonly found = new ChangedCells();
  private readonly counts: Uint32Array;
  private rows = 0;

  constructor({ before, after }: Versions<Report>) {
    this.before = before;
    this.after = after;
    const firsts = new Map<string, number>();
    this.originals = before.columns.map((_, crawler) => {
      const likes = `${before.firstLike(crawler)} ${after.firstLike(crawler)}`;
      const first = firsts.get(likes) ?? crawler;
      firsts.set(likes, first);
      return first;
    });
    this.counts = new Uint32Array(this.originals.length * TURN_CODES);
  }

  /** How many URLs have been compared. */
  get rowsDone(): number {
    return this.rows;
  }

  /** How many changes have been found. */
  get size(): number {
    return this.found.size;
  }

  /** Continues until the time is up, and returns whether all is compared. */
  run(isTimeUp: IsTimeUp): boolean {
    const { length } = this.before.question.urls;
    if (this.rows === length) return true;
    // An edit takes the counted cells away from the report before it.
    if (!this.before.count(isTimeUp) || !this.after.count(isTimeUp)) return false;
    for (; this.rows < length; this.rows++) {
      if (this.rows % ASK_EVERY === 0 && isTimeUp()) return false;
      this.compareRow(this.rows);
    }
    return true;
  }

  /** The cell of a change, by index; null if there is no such change. */
  cellAt(index: number): ChangedCell | null {
    const cell = this.found.cellAt(index);
    if (cell === undefined) return null;
    const width = this.originals.length;
    return { url: Math.floor(cell / width), crawler: cell % width };
  }

  /** A change with the deciding lines, by index; null if there is no such change. */
  at(index: number): VerdictChange | null {
    const cell = this.cellAt(index);
    const turn = turnCoded(this.found.codeAt(index) ?? 0);
    const { urls, crawlers } = this.before.question;
    const [url, crawler] = [urls[cell?.url ?? -1], crawlers[cell?.crawler ?? -1]];
    if (!cell || !turn || url === undefined || crawler === undefined) return null;
    const before = { outcome: turn.before, line: lineIn(this.before, cell) };
    const after = { outcome: turn.after, line: lineIn(this.after, cell) };
    return { url, crawler, cell, before, after };
  }

  /** How many cells of a crawler, by index, changed in each way; null for all crawlers. */
  turnsOf(crawler: number | null): readonly TurnCount[] {
    return Array.from({ length: TURN_CODES }, (_, code) => code).flatMap((code) => {
      const turn = turnCoded(code);
      const count = this.countOf(code, crawler);
      return turn && count > 0 ? { ...turn, count } : [];
    });
  }

  /** The indices of the wanted changes (see `at`). */
  indicesOf({ crawler, before, after }: WantedChanges): Uint32Array {
    const indices = new Uint32Array(this.size);
    const isWanted = Array.from({ length: TURN_CODES }, (_, code) => {
      const turn = turnCoded(code);
      return (before ?? turn?.before) === turn?.before && (after ?? turn?.after) === turn?.after;
    });
    let count = 0;
    for (let index = 0; index < this.size; index++) {
      if (!isWanted[this.found.codeAt(index) ?? 0]) continue;
      const at = (this.found.cellAt(index) ?? 0) % this.originals.length;
      if (crawler === undefined || crawler === at) indices[count++] = index;
    }
    return indices.slice(0, count);
  }

  private compareRow(url: number): void {
    const width = this.originals.length;
    const codes: number[] = [];
    for (let crawler = 0; crawler < width; crawler++) {
      const original = this.originals[crawler] ?? crawler;
      const code = codes[original] ?? this.codeAt(url, crawler);
      codes.push(code);
      if (code === 0) continue;
      this.found.add(url * width + crawler, code);
      const place = crawler * TURN_CODES + code;
      this.counts[place] = (this.counts[place] ?? 0) + 1;
    }
  }

  private codeAt(url: number, crawler: number): number {
    const before = this.before.outcomeAt(url, crawler);
    const after = this.after.outcomeAt(url, crawler);
    return before && after ? codeOf({ before, after }) : 0;
  }

  private countOf(code: number, crawler: number | null): number {
    if (crawler !== null) return this.counts[crawler * TURN_CODES + code] ?? 0;
    return this.originals.reduce((sum, _, index) => sum + this.countOf(code, index), 0);
  }
}

function lineIn(report: Report, { url, crawler }: ChangedCell): number | null {
  // If the outcome is known, the line is too; otherwise it is computed, however long it takes.
  if (report.outcomeAt(url, crawler) !== null) return report.lineAt(url, crawler);
  const verdict = report.verdictAt(url, crawler);
  return verdict ? decidingLineOf(verdict) : null;
}

/** Numbers of cells in ascending order, with a code of one byte for each; the arrays grow when they are full. */
class ChangedCells {
  private cells = new Uint32Array(1024);
  private codes = new Uint8Array(1024);
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(cell: number, code: number): void {
    if (this.count === this.cells.length) this.grow();
    this.cells[this.count] = cell;
    this.codes[this.count] = code;
    this.count++;
  }

  /** The cell at this index; undefined beyond the last. */
  cellAt(index: number): number | undefined {
    return index < this.count ? this.cells[index] : undefined;
  }

  /** The code of the cell at this index; undefined beyond the last. */
  codeAt(index: number): number | undefined {
    return index < this.count ? this.codes[index] : undefined;
  }

  private grow(): void {
    const [cells, codes] = [this.cells, this.codes];
    this.cells = new Uint32Array(cells.length * 2);
    this.codes = new Uint8Array(codes.length * 2);
    this.cells.set(cells);
    this.codes.set(codes);
  }
}
