/** The rows of the table as it is shown, from 0, and the URLs in them, by index. */
export interface Rows {
  readonly length: number;
  /** The URL in a row; -1 where there is no such row. */
  at(row: number): number;
  /** The row of a URL; -1 where it is not shown. */
  rowOf(url: number): number;
}

/** All URLs, so many, each in its own row. */
export class OwnRows implements Rows {
  readonly length: number;

  constructor(length: number) {
    this.length = length;
  }

  at(row: number): number {
    return row >= 0 && row < this.length ? row : -1;
  }

  rowOf(url: number): number {
    return this.at(url);
  }
}
