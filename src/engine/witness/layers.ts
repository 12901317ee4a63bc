/** Things to be taken out by length, the shortest first, and among equals the one that came first. */
export class Layers<T> {
  private readonly layers: T[][] = [];
  private length = 0;
  private next = 0;

  push(length: number, item: T): void {
    const layer = this.layers[length] ?? [];
    this.layers[length] = layer;
    layer.push(item);
  }

  /** Takes one out; undefined where there is none. None may be put in that is shorter than one that was taken out. */
  pop(): T | undefined {
    for (; this.length < this.layers.length; this.length++, this.next = 0) {
      const item = this.layers[this.length]?.[this.next];
      if (item !== undefined) {
        this.next++;
        return item;
      }
      delete this.layers[this.length];
    }
    return undefined;
  }
}
