import type { Expectations } from "../../core/expectations.ts";
import { LettersOf } from "../../features/expectations/letters.ts";

/** The letters of expectations, spelled once and in portions: a large table has millions. */
export class Letters {
  private readonly works = new WeakMap<Expectations, LettersOf>();

  /** Goes on until the time is up; whether all is done. */
  run(expectations: Expectations, isTimeUp: () => boolean): boolean {
    return this.workFor(expectations).run(isTimeUp);
  }

  /** All of them, now. */
  of(expectations: Expectations): string {
    const work = this.workFor(expectations);
    work.run(() => false);
    return work.letters;
  }

  private workFor(expectations: Expectations): LettersOf {
    const known = this.works.get(expectations) ?? new LettersOf(expectations);
    this.works.set(expectations, known);
    return known;
  }
}
