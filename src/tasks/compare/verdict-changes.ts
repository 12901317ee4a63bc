import { type Outcome, outcomes } from "../../engine/decide/decision.ts";
import { outcomeNow, type Question, type Report } from "../../engine/decide/report.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";

/** A value for each of the two versions of a file. */
export interface Versions<T> {
  readonly before: T;
  readonly after: T;
}

/** The compared part of a verdict. `line` is the number of the deciding line, null if no rule decides. */
export interface VerdictSide {
  readonly outcome: Outcome;
  readonly line: number | null;
}

/** A cell of the table with a changed outcome. */
export interface VerdictChange extends Versions<VerdictSide> {
  readonly url: string;
  readonly crawler: string;
  readonly cell: ChangedCell;
}

/** The index of URL and crawler of a cell, and its old and new outcome. */
export interface ChangedCell extends Turn {
  readonly url: number;
  readonly crawler: number;
}

/** How many go from one answer to another. */
export interface TurnCount<Answer = Outcome> extends Versions<Answer> {
  readonly count: number;
}

/** The old and the new outcome. */
type Turn = Versions<Outcome>;

/** The number of codes. */
const TURN_CODES = outcomes.length ** 2;

/** A change of outcome as a number; 0 for no change. */
function codeOf(before: Outcome, after: Outcome): number {
  if (before === after) return 0;
  return outcomes.indexOf(before) * outcomes.length + outcomes.indexOf(after);
}

/** The change for a code; null for 0 and for invalid codes. */
function turnCoded(code: number): Turn | null {
  const before = outcomes[Math.floor(code / outcomes.length)];
  const after = outcomes[code % outcomes.length];
  return before && after && before !== after ? { before, after } : null;
}

// Reading the clock costs more than a cell.
const CELLS_AT_ONCE = 64;

/**
 * The cells whose outcome differs between two reports of one question, in the order of the table.
 * They are found in time slices and stored in five bytes each; their lines are read when they are
 * needed.
 */
export class VerdictChanges {
  private readonly before: Report;
  private readonly after: Report;
  private readonly length: number;
  /** For each crawler, the first one that follows the same groups in both reports; it is compared for all of them. */
  private readonly originals: readonly number[];
  private readonly found = new ChangedCells();
  private readonly counts = new Uint32Array(TURN_CODES);
  private readonly work: Work<void>;
  private rows = 0;

  /** `length`: how many URLs are compared, the first ones. */
  constructor({ before, after }: Versions<Report>, length = before.question.urls.length) {
    this.before = before;
    this.after = after;
    this.length = length;
    const firsts = new Map<string, number>();
    this.originals = before.columns.map((_, crawler) => {
      const likes = `${before.firstLike(crawler)} ${after.firstLike(crawler)}`;
      const first = firsts.get(likes) ?? crawler;
      firsts.set(likes, first);
      return first;
    });
    // An edit takes the counted cells away from the report before it.
    const isCounted = (isTimeUp: IsTimeUp) => before.count(isTimeUp) && after.count(isTimeUp);
    this.work = new Work(this.steps(), isCounted);
  }

  /** How many URLs have been compared. */
  get rowsDone(): number {
    return this.rows;
  }

  /** How many changes have been found. */
  get size(): number {
    return this.found.size;
  }

  /** Counts both reports, compares until the time is up, and returns whether all is compared. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.work.run(isTimeUp);
  }

  /** Compares as part of other work, and counts nothing. */
  *steps(): Generator<void, void> {
    let cells = 0;
    for (; this.rows < this.length; this.rows++) {
      if (cells >= CELLS_AT_ONCE) {
        cells = 0;
        yield;
      }
      // The file of another site decides the URL, and only one of the reports knows that file.
      const isAsked = !this.before.otherAt(this.rows) === !this.after.otherAt(this.rows);
      if (isAsked) this.compareRow(this.rows);
      cells += this.originals.length;
    }
  }

  /** The cells of the first changes, by default of all. */
  cells(most = this.size): readonly ChangedCell[] {
    const indices = Array.from({ length: Math.min(most, this.size) }, (_, index) => index);
    return indices.flatMap((index) => this.cellAt(index) ?? []);
  }

  /** What both reports were asked. */
  get question(): Question {
    return this.before.question;
  }

  /** The number of the cell of a change, row by row, without an object for each of millions; -1 beyond the last. */
  cellOf(index: number): number {
    return this.found.cellAt(index) ?? -1;
  }

  /** How many cells a row has: one for each crawler. */
  get width(): number {
    return this.originals.length;
  }

  /** The first crawler that has the same verdicts in both reports. */
  originalOf(crawler: number): number {
    return this.originals[crawler] ?? crawler;
  }

  /** A change with the deciding lines, by index; null if there is no such change. */
  at(index: number): VerdictChange | null {
    const cell = this.cellAt(index);
    const { urls, crawlers } = this.before.question;
    const [url, crawler] = [urls[cell?.url ?? -1], crawlers[cell?.crawler ?? -1]];
    if (!cell || url === undefined || crawler === undefined) return null;
    const before = { outcome: cell.before, line: lineIn(this.before, cell) };
    const after = { outcome: cell.after, line: lineIn(this.after, cell) };
    return { url, crawler, cell, before, after };
  }

  /** How many cells changed in each way. */
  get turns(): readonly TurnCount[] {
    return [...this.counts].flatMap((count, code) => {
      const turn = turnCoded(code);
      return turn && count > 0 ? { ...turn, count } : [];
    });
  }

  /** The indices of the changes of one kind (see `at`); of all for null. */
  indicesOf(turn: Turn | null): Uint32Array {
    const indices = Uint32Array.from({ length: this.size }, (_, index) => index);
    const code = turn && codeOf(turn.before, turn.after);
    return code === null ? indices : indices.filter((index) => this.found.codeAt(index) === code);
  }

  private cellAt(index: number): ChangedCell | null {
    const cell = this.found.cellAt(index);
    const turn = turnCoded(this.found.codeAt(index) ?? 0);
    if (cell === undefined || !turn) return null;
    const width = this.originals.length;
    return { url: Math.floor(cell / width), crawler: cell % width, ...turn };
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
      this.counts[code] = (this.counts[code] ?? 0) + 1;
    }
  }

  private codeAt(url: number, crawler: number): number {
    const before = outcomeNow(this.before, url, crawler);
    const after = outcomeNow(this.after, url, crawler);
    return before && after ? codeOf(before, after) : 0;
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
