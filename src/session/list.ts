/** A copy of `list` without the item at `index`. */
export function withoutIndex<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_, at) => at !== index);
}

/** A copy of `list` in which the item at `from` stands at `to`. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : withoutIndex(list, from).toSpliced(to, 0, item);
}
