/** A copy of `list` without the item at `index`. */
export function withoutIndex<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_, at) => at !== index);
}

/** A copy of `list` in which the item at `from` stands at `to`. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : withoutIndex(list, from).toSpliced(to, 0, item);
}

/** A copy of `list` with `item` at `index`, where there is such a place. */
export function replacedAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((other, at) => (at === index ? item : other));
}
