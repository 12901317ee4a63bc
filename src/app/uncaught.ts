/**
 * Calls `tell` with the first error that nobody caught, a promise's included; the console has them
 * all. Only the first: where one thing is broken, more often follow. Returns how to stop.
 */
export function onUncaught(tell: (error: unknown) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const once = (error: unknown) => {
    stopping.abort();
    tell(error);
  };
  addEventListener(
    "error",
    ({ error, message }) => {
      // Not broken, only drawn a frame later: the browser reports it without an error.
      if (!message.startsWith("ResizeObserver loop")) once(error ?? new Error(message));
    },
    { signal },
  );
  addEventListener("unhandledrejection", ({ reason }) => once(reason), { signal });
  return () => stopping.abort();
}
