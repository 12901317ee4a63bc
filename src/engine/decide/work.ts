// @chunk shared
/** Whether it is time to let other work run. */
export type IsTimeUp = () => boolean;

/** Work in small steps with a result, done in time slices. */
export class Work<T> {
  private steps: Iterator<void, T> | null;
  private readonly isReady: (isTimeUp: IsTimeUp) => boolean;
  private found: { readonly value: T } | null = null;

  /** `isReady`: continues what must be done before the first step, and returns whether that is done. */
  constructor(steps: Iterator<void, T>, isReady: (isTimeUp: IsTimeUp) => boolean = () => true) {
    this.steps = steps;
    this.isReady = isReady;
  }

  /** Continues until the time is up, and returns whether there is a result. */
  run(isTimeUp: IsTimeUp): boolean {
    if (!this.found && !this.isReady(isTimeUp)) return false;
    while (this.steps && !isTimeUp()) {
      const step = this.steps.next();
      if (!step.done) continue;
      this.found = step;
      // A generator that has ended still keeps all that it used, such as the file before an edit.
      this.steps = null;
    }
    return this.found !== null;
  }

  /** Null while there is work left (see `run`). */
  get result(): T | null {
    return this.found?.value ?? null;
  }
}
