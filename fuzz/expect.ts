import { deepStrictEqual } from "node:assert";

/** Throws with what differs, unless the two are the same all the way down. */
export function expectSame(actual: unknown, expected: unknown): void {
  deepStrictEqual(actual, expected);
}

/** Throws with `claim` unless it is so. */
export function expectThat(isSo: boolean, claim: string): void {
  if (!isSo) throw new Error(`not so: ${claim}`);
}

/** Has work done with hardly any time at once, and throws where that takes more than `most` slices. */
export function expectSlices(run: (isTimeUp: () => boolean) => boolean, most: number): void {
  for (let slices = 0; ; slices++) {
    expectThat(slices < most, `done within ${most} slices`);
    let asked = 0;
    // Time enough for a step: without any, nothing would ever be done.
    if (run(() => asked++ > 0)) return;
  }
}
