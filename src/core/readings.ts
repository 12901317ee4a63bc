import { Analysis } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import { type Edit, Source } from "../engine/text/source.ts";

/** A text of so many UTF-16 units is read in about a millisecond. */
const SHORT = 32 * 1024;
const QUICK_MS = 2;

/** The text of a session as every dialect reads it. Each analysis is made when it is first needed, from the last one of that dialect before an edit. An unused dialect costs nothing. */
export class Readings {
  readonly source: Source;
  /** The number of bytes in the file for each LF of the text. */
  private readonly breakOctets: number;
  private readonly now: () => number;
  /** Those of earlier texts, by the dialects that have not read this one. */
  private readonly lastAnalyses: Map<Dialect, Analysis>;
  private readonly analyses = new Map<Dialect, Analysis>();
  /** How long the slowest of them took, in milliseconds. */
  private slowest = 0;

  private constructor(
    source: Source,
    breakOctets: number,
    now: () => number,
    before: Readings | null,
  ) {
    this.source = source;
    this.breakOctets = breakOctets;
    this.now = now;
    this.lastAnalyses = new Map(before ? [...before.lastAnalyses, ...before.analyses] : []);
  }

  /** `breakOctets`: the number of bytes in the file for each LF of the text. `now`: the clock, in milliseconds, that measures how long an analysis takes. */
  static of(text: string, breakOctets: number, now: () => number = () => 0): Readings {
    return new Readings(Source.of(text), breakOctets, now, null);
  }

  /** The text after edits; or the same text with other line endings. */
  edited(edits: readonly Edit[], breakOctets: number): Readings {
    return new Readings(this.source.edited(edits), breakOctets, this.now, this);
  }

  /** The file's size in bytes. */
  get octets(): number {
    return this.source.octetsWith(this.breakOctets);
  }

  /** Always the same object. */
  by(dialect: Dialect): Analysis {
    const known = this.analyses.get(dialect);
    if (known) return known;
    const started = this.now();
    const before = this.lastAnalyses.get(dialect) ?? null;
    const analysis = new Analysis(this.source, dialect, this.breakOctets, before);
    this.analyses.set(dialect, analysis);
    this.lastAnalyses.delete(dialect);
    this.slowest = Math.max(this.slowest, this.now() - started);
    return analysis;
  }

  has(dialect: Dialect): boolean {
    return this.analyses.has(dialect);
  }

  /** Whether this dialect can read the text together with a key: it has read it; the text is short; or it read an earlier text, and others have read this one quickly. */
  isQuick(dialect: Dialect): boolean {
    if (this.has(dialect) || this.source.length <= SHORT) return true;
    return this.lastAnalyses.has(dialect) && this.slowest <= QUICK_MS;
  }
}
