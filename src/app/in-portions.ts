import { PORTION_MS, timeUpAfter } from "../core/patience.ts";

/** Does all of a piece of work, in portions between which the page draws and takes keys, the last one included. `run` goes on until the time is up, and says whether all is done. */
export async function inPortions(run: (isTimeUp: () => boolean) => boolean): Promise<void> {
  for (let isDone = false; !isDone; ) {
    isDone = run(timeUpAfter(PORTION_MS));
    await new Promise((resolve) => setTimeout(resolve));
  }
}
