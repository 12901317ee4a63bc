import type { Rows } from "./rows.ts";

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
