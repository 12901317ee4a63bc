/** The rows of the table as it is shown, from 0, and the URLs in them, by index. */
export interface Rows {
  readonly length: number;
  /** The URL in a row; -1 where there is no such row. */
  at(row: number): number;
  /** The row of a URL; -1 where it is not shown. */
  rowOf(url: number): number;
}

/** So many URLs, each in its own row. */
export function ownRows(length: number): Rows {
  const within = (index: number) => (index >= 0 && index < length ? index : -1);
  return { length, at: within, rowOf: within };
}

/** These URLs, in this order. */
export class ListedRows implements Rows {
  private readonly urls: Int32Array;
  private rows: Int32Array | undefined;
  private readonly total: number;

  /** `total`: how many URLs there are. */
  constructor(urls: Int32Array, total: number) {
    this.urls = urls;
    this.total = total;
  }

  get length(): number {
    return this.urls.length;
  }

  at(row: number): number {
    return this.urls[row] ?? -1;
  }

  rowOf(url: number): number {
    this.rows ??= this.inverse();
    return this.rows[url] ?? -1;
  }

  private inverse(): Int32Array {
    const rows = new Int32Array(this.total).fill(-1);
    for (let row = 0; row < this.urls.length; row++) rows[this.urls[row] ?? 0] = row;
    return rows;
  }
}
