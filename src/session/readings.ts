import { type Analysis, analyse } from "../engine/analysis.ts";
import type { Dialect } from "../engine/dialect.ts";

/** A text as every dialect reads it, each reading made when it is first asked for: a dialect that nobody looks at costs nothing. */
export class Readings {
  readonly text: string;
  private readonly analyses = new Map<Dialect, Analysis>();
  private readonly times = new Map<Analysis, number>();

  private readonly breakOctets: number;

  /** `breakOctets`: how many octets the file has for each LF of the text. */
  constructor(text: string, breakOctets: number) {
    this.text = text;
    this.breakOctets = breakOctets;
  }

  /** The same object for everyone who asks. */
  by(dialect: Dialect): Analysis {
    const known = this.analyses.get(dialect);
    if (known) return known;
    const started = performance.now();
    const analysis = analyse(this.text, dialect, this.breakOctets);
    this.analyses.set(dialect, analysis);
    this.times.set(analysis, performance.now() - started);
    return analysis;
  }

  /** How long an analysis took, in milliseconds; 0 for one of another text. */
  timeOf(analysis: Analysis): number {
    return this.times.get(analysis) ?? 0;
  }
}
