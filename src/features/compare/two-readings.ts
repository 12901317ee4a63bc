import { Readings } from "../../core/readings.ts";
import type { Versions } from "../../engine/advise/verdict-change.ts";
import { readerNamed } from "../../engine/decide/report.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { meaningOf } from "../../engine/parse/response.ts";
import { meansTheSame } from "../../engine/prove/equivalence.ts";
import type { DifferenceQuestion, Version } from "./crawler-differences.ts";

/** What is known of two versions of a file before any search: by `answer`, or by the rules as they are written, no verdict differs. */
export type Foregone = "answer" | "rules" | null;

/** Two versions of a file as every reader of a question sees them. */
export class TwoReadings {
  private readonly question: DifferenceQuestion;
  private readonly readings: Versions<Readings>;
  private readonly foregone = new Map<Dialect, Foregone>();

  constructor(question: DifferenceQuestion) {
    this.question = question;
    this.readings = { before: readingsFrom(question.before), after: readingsFrom(question.after) };
  }

  /** The dialect that a crawler is read by, as dialectFor has it, but without a session, which a worker does not have. */
  readerOf(token: string): Dialect {
    return dialectNamed(this.question.readAs) ?? readerNamed(token);
  }

  /** Both as one dialect reads them. */
  by(dialect: Dialect): Versions<Analysis> {
    const { before, after } = this.readings;
    return { before: before.by(dialect), after: after.by(dialect) };
  }

  /** What is known before any search. */
  foregoneBy(dialect: Dialect): Foregone {
    const known = this.foregone.get(dialect);
    if (known !== undefined) return known;
    const found = this.findForegone(dialect);
    this.foregone.set(dialect, found);
    return found;
  }

  private findForegone(dialect: Dialect): Foregone {
    const { kind } = meaningOf(dialect.responses, this.question.answer);
    // A copy from before is taken to be the file at hand (see caseOf).
    if (kind !== "read-file" && kind !== "use-cached-copy") return "answer";
    const { before, after } = this.by(dialect);
    return meansTheSame(before, after) ? "rules" : null;
  }
}

function readingsFrom({ text, breakOctets }: Version): Readings {
  return Readings.of(text, breakOctets);
}
