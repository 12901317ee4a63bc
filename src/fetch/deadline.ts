import { FetchFailure } from "./failures.ts";

/** Does `work` with a signal that is aborted as a timeout after `milliseconds`, or when `outer` is. */
export async function withinTime<T>(
  milliseconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // AbortSignal.any with AbortSignal.timeout would say this in a line, but Node 20 may collect such
  // a signal as garbage before its time (nodejs/node issue 54614).
  const controller = new AbortController();
  const abort = () => controller.abort(outer.reason);
  const timer = setTimeout(() => controller.abort(new FetchFailure("timeout")), milliseconds);
  outer.addEventListener("abort", abort, { once: true });
  if (outer.aborted) abort();
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener("abort", abort);
  }
}

/** The result of `work`; as soon as the signal is aborted, an exception with its reason. */
export async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const { promise, reject } = rejection();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function rejection() {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  return { promise, reject };
}
