import { type Case, type Circumstances, caseOf } from "./circumstances.ts";
import type { Dialect } from "./dialect.ts";

/** URLs as one dialect looks at them, each when it is first asked for. */
export class Targets {
  readonly dialect: Dialect;
  readonly urls: readonly string[];
  readonly circumstances: Circumstances;
  private readonly cases: (Case | undefined)[];

  constructor(dialect: Dialect, urls: readonly string[], circumstances: Circumstances) {
    this.dialect = dialect;
    this.urls = urls;
    this.circumstances = circumstances;
    this.cases = new Array<Case | undefined>(urls.length).fill(undefined);
  }

  /** The URL with this index. */
  at(index: number): Case {
    const known = this.cases[index];
    if (known) return known;
    const seen = caseOf(this.dialect, this.urls[index] ?? "", this.circumstances);
    this.cases[index] = seen;
    return seen;
  }
}
