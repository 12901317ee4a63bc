import type { Code, Facts } from "../../engine/lint/finding.ts";

/** The words for a problem. */
export interface Problem {
  /** Its name in the reference: a noun phrase, without a full stop. */
  readonly title: string;
  /** What happens because of it: one plain sentence about this very file. */
  readonly sentence: (facts: Facts) => string;
  /** What each of its fixes does, by name, as a button says it: "Write `Disallow:`". */
  readonly fixes?: Readonly<Record<string, (facts: Facts) => string>>;
  /** What the reference says: paragraphs. Why it happens, to whom it matters, what to do. */
  readonly about: readonly string[];
}

/** The words for problems, by code. */
export type Problems = Readonly<Record<Code, Problem>>;
