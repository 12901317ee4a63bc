/** The first index whose item passes, in a list where all items that pass come after all others. */
export function firstIndexFrom<T>(list: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The index of the last of these ascending numbers that is at most `limit`; 0 if there is none. */
export function lastAtMost(numbers: readonly number[], limit: number): number {
  let low = 0;
  let high = numbers.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((numbers[middle] ?? 0) <= limit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether two lists have equal items in the same order. */
export function areEqual<T>(
  a: readonly T[],
  b: readonly T[],
  isSame: (a: T, b: T) => boolean = Object.is,
): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return other !== undefined && isSame(item, other);
    })
  );
}

/** Items grouped by a key; keys and items keep their order. */
export function groupedBy<K, T>(
  items: readonly T[],
  keyOf: (item: T) => K,
): ReadonlyMap<K, readonly T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The part between the equal beginnings and the equal ends of two lists: its start in both, and its end in each. */
export function middleOf<T>(
  old: readonly T[],
  recent: readonly T[],
  isSame: (a: T, b: T) => boolean,
): readonly [from: number, oldTo: number, to: number] {
  let [from, oldTo, to] = [0, old.length, recent.length];
  const same = (a: T | undefined, b: T | undefined) =>
    a !== undefined && b !== undefined && isSame(a, b);
  while (from < oldTo && from < to && same(old[from], recent[from])) from++;
  while (from < oldTo && from < to && same(old[oldTo - 1], recent[to - 1])) {
    oldTo--;
    to--;
  }
  return [from, oldTo, to];
}
