/** Whether it is time to let others work. */
export type IsTimeUp = () => boolean;

/** Work in small steps that comes to a result, done in time slices. */
export class Work<T> {
  private readonly steps: Iterator<void, T>;
  private found: { readonly value: T } | null = null;

  constructor(steps: Iterator<void, T>) {
    this.steps = steps;
  }

  /** Goes on until the time is up, and says whether there is a result. */
  run(isTimeUp: IsTimeUp): boolean {
    while (!this.found && !isTimeUp()) {
      const step = this.steps.next();
      if (step.done) this.found = step;
    }
    return this.found !== null;
  }

  /** Null while there is work left (see `run`). */
  get result(): T | null {
    return this.found?.value ?? null;
  }
}
