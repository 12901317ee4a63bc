/** Which of some things, by index, belong together, directly or by way of others (disjoint sets). */
export class Kinship {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = Int32Array.from({ length: count }, (_, index) => index);
  }

  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    this.parents[Math.max(a, b)] = Math.min(a, b);
  }

  /** The first of those that this one belongs to. */
  rootOf(index: number): number {
    let at = index;
    for (let above = this.above(at); above !== at; above = this.above(at)) {
      // Halves the way for whoever asks next.
      this.parents[at] = this.above(above);
      at = above;
    }
    return at;
  }

  private above(index: number): number {
    return this.parents[index] ?? index;
  }
}
