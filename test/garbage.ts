import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects all garbage, so that the WeakRefs of what nothing uses any more are empty. */
export async function collectGarbage(): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  for (let round = 0; round < 3; round++) {
    // A WeakRef keeps its target until the present task ends.
    await new Promise((resolve) => setTimeout(resolve));
    // It may only end a collection that had begun when something was still in use.
    collect();
  }
}
