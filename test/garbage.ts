import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** Collects all garbage, so that the WeakRefs of what nothing uses any more are empty. */
export async function collectGarbage(): Promise<void> {
  // A WeakRef keeps its target until the present task ends.
  await new Promise((resolve) => setTimeout(resolve));
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  collect();
  // The first may only have ended a collection that had begun when something was still in use.
  collect();
}
