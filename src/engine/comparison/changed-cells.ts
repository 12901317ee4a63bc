/** Numbers of cells in ascending order, and a code of one octet for each; it grows as it is filled. */
export class ChangedCells {
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
