/** What items are ordered by. */
export type Key = string | number;

// Some 0.1 ms each; a key may be made of two thousand characters.
const KEYS_AT_ONCE = 32;
const PLACES_AT_ONCE = 1_024;

/** The items in ascending order of their keys, or `descending`; those of equal keys stay as they stood. Yields wherever it can pause. */
export function* sortedBy(
  items: Int32Array,
  keyOf: (item: number) => Key,
  descending: boolean,
): Generator<void, Int32Array> {
  const keys: Key[] = [];
  for (const item of items) {
    if (keys.length % KEYS_AT_ONCE === 0) yield;
    keys.push(keyOf(item));
  }
  const places = yield* sortedPlaces(keys, descending);
  return places.map((place) => items[place] ?? 0);
}

/** The indexes of the keys in their order, by a merge sort: Array.prototype.sort cannot pause. */
function* sortedPlaces(keys: readonly Key[], descending: boolean): Generator<void, Int32Array> {
  let from = new Int32Array(keys.length).map((_, place) => place);
  let to = new Int32Array(keys.length);
  for (let width = 1; width < keys.length; width *= 2) {
    yield* mergeRuns(from, to, width, keys, descending);
    [from, to] = [to, from];
  }
  return from;
}

/** Merges each two runs of `width` places that stand side by side. */
function* mergeRuns(
  from: Int32Array,
  to: Int32Array,
  width: number,
  keys: readonly Key[],
  descending: boolean,
): Generator<void, void> {
  let [left, middle, right, end] = [0, 0, 0, 0];
  for (let at = 0; at < to.length; at++) {
    if (at % PLACES_AT_ONCE === 0) yield;
    if (at === end) {
      left = at;
      middle = right = Math.min(at + width, to.length);
      end = Math.min(at + 2 * width, to.length);
    }
    const [one = 0, other = 0] = [from[left], from[right]];
    const takesRight =
      right < end && (left === middle || comesBefore(keys[other], keys[one], descending));
    to[at] = takesRight ? other : one;
    if (takesRight) right++;
    else left++;
  }
}

function comesBefore(a: Key = 0, b: Key = 0, descending: boolean): boolean {
  return descending ? a > b : a < b;
}
