/** The rows of the table as it is shown, from 0, and the URLs in them, by index. */
export class Rows {
  readonly length: number;
  /** Whether all URLs are shown, each in its own row. */
  readonly areOwn: boolean;
  private readonly total: number;
  private readonly urls: Int32Array | null;
  private rows: Int32Array | undefined;

  /** `total`: how many URLs there are; `urls`: those that are shown, in their order, null for all in their own. */
  constructor(total: number, urls: Int32Array | null = null) {
    this.length = urls?.length ?? total;
    this.areOwn = urls === null;
    this.total = total;
    this.urls = urls;
  }

  /** The URL in a row; -1 where there is no such row. */
  at(row: number): number {
    if (this.urls) return this.urls[row] ?? -1;
    return row >= 0 && row < this.total ? row : -1;
  }

  /** The row of a URL; -1 where it is not shown. */
  rowOf(url: number): number {
    if (!this.urls) return this.at(url);
    this.rows ??= inverse(this.urls, this.total);
    return this.rows[url] ?? -1;
  }
}

function inverse(urls: Int32Array, total: number): Int32Array {
  const rows = new Int32Array(total).fill(-1);
  for (let row = 0; row < urls.length; row++) rows[urls[row] ?? 0] = row;
  return rows;
}
