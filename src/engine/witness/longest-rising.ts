import { firstIndexFrom } from "../bisect.ts";

/** Places of numbers, ascending, that never fall from one to the next: the most there can be (patience sorting). */
export function longestRising(numbers: readonly number[]): readonly number[] {
  /** By length, less one: where the run of this length ends that ends lowest. */
  const ends: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [place, number] of numbers.entries()) {
    const length = firstIndexFrom(ends, (end) => (numbers[end] ?? 0) > number);
    before.push(ends[length - 1]);
    ends[length] = place;
  }
  const run: number[] = [];
  for (let place = ends.at(-1); place !== undefined; place = before[place]) run.push(place);
  return run.reverse();
}
