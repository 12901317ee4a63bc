/** Does work as soon as less than `atOnce` other work is being done, in the order in which it is asked for. */
export function turns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
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
