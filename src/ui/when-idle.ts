/** No page is busy for longer, in milliseconds. */
const LONGEST_MS = 2000;

/** Waits until the browser has nothing to do, so that what comes then delays neither the first frame nor the first key. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (!("requestIdleCallback" in window)) setTimeout(resolve, 200);
    else requestIdleCallback(() => resolve(), { timeout: LONGEST_MS });
  });
}
