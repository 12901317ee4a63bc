/** Runs at most `count` pieces of work at once. The others wait, and begin in the order in which they were asked for. */
export function atMost(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= count) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      // The next one takes the place over.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
