import type { Expect, Expected } from "../../core/expectations.ts";

const EXPECTED = [null, "allow", "disallow"] as const;

const FEWEST = 64;

/** What a file expects, by index of its URLs and crawlers: a byte a cell, however many there come to be. */
export class FoundCells {
  private expecting = 0;
  private readonly columns: Uint8Array[] = [];

  /** How many cells something is expected of. */
  get count(): number {
    return this.expecting;
  }

  at(url: number, crawler: number): Expected | null {
    return EXPECTED[this.columns[crawler]?.[url] ?? 0] ?? null;
  }

  set(url: number, crawler: number, expected: Expected): void {
    if (this.at(url, crawler) === null) this.expecting++;
    this.columnFor(url, crawler)[url] = EXPECTED.indexOf(expected);
  }

  /** Tells of each cell, crawler by crawler. */
  tell(expect: Expect): void {
    for (const [crawler, column] of this.columns.entries())
      for (let url = 0; url < column.length; url++) {
        const expected = this.at(url, crawler);
        if (expected) expect(url, crawler, expected);
      }
  }

  private columnFor(url: number, crawler: number): Uint8Array {
    while (this.columns.length <= crawler) this.columns.push(new Uint8Array(FEWEST));
    const column = this.columns[crawler] ?? new Uint8Array(FEWEST);
    if (url < column.length) return column;
    const longer = new Uint8Array(Math.max(url + 1, column.length * 2));
    longer.set(column);
    this.columns[crawler] = longer;
    return longer;
  }
}
