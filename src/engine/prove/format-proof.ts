import { dialects } from "../dialects/index.ts";
import { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { GroupSection } from "../parse/section.ts";
import { areEqual } from "../text/lists.ts";
import { type Edit, Source } from "../text/source.ts";
import { meansTheSame } from "./equivalence.ts";

/** A change that is not proven to change nothing, and a reader for whom it is not. */
interface Refused {
  readonly change: Change;
  readonly reader: string;
}

/** What to do and what to leave. */
interface Proven {
  readonly kept: readonly Change[];
  readonly refused: readonly Refused[];
}

// A proof of a file of 500 KiB can take half a second: enough for each step as a whole. What is not
// proven by then is left.
const MOST_PROOFS = 200;
const MOST_UNITS = 3_000_000;

/** As many of the changes as are proven, together, to change nothing for any reader. `breakOctets`: how many octets each LF has in the file. */
export function provenOf(text: string, breakOctets: number, changes: readonly Change[]): Proven {
  const proofs = Math.min(MOST_PROOFS, Math.ceil(MOST_UNITS / (text.length + 1)));
  if (changes.length === 0) return { kept: [], refused: [] };
  const search = new Search(new Proof(text, breakOctets), proofs);
  let rest = changes;
  // With what was kept since it was refused, a change may be proven after all.
  while (rest.length > 0 && search.keepsOf(rest)) rest = search.refused.map(({ change }) => change);
  return search;
}

/** Changes to try together, and a reader that refuses more than these. */
interface Trial {
  readonly changes: readonly Change[];
  readonly reader: string;
}

/** Tries all changes at once and then, where somebody refuses, parts of them: the steps, then their halves, down to the single change. */
class Search implements Proven {
  kept: readonly Change[] = [];
  refused: readonly Refused[] = [];
  private readonly proof: Proof;
  private proofs: number;

  constructor(proof: Proof, proofs: number) {
    this.proof = proof;
    this.proofs = proofs;
  }

  /** Whether any of these are kept. The others are refused. */
  keepsOf(changes: readonly Change[]): boolean {
    const { kept } = this;
    const refused: Refused[] = [];
    const trials: Trial[] = [{ changes, reader: "" }];
    // The list grows as it is gone through, so that large parts are tried before small ones.
    for (const trial of trials) {
      const reader = this.proofs > 0 ? this.refuserOf(trial.changes) : trial.reader;
      if (reader === null) this.kept = [...this.kept, ...trial.changes];
      else if (this.proofs > 0 && trial.changes.length > 1)
        for (const part of partsOf(trial.changes)) trials.push({ changes: part, reader });
      else for (const change of trial.changes) refused.push({ change, reader });
    }
    this.refused = refused;
    return this.kept !== kept && this.proofs > 0;
  }

  private refuserOf(changes: readonly Change[]): string | null {
    this.proofs--;
    return this.proof.refuserOf([...this.kept, ...changes])?.title ?? null;
  }
}

/** By step, and those of one step in halves. */
function partsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const bySteps = STEPS.map((step) => changes.filter((change) => change.step === step));
  const parts = bySteps.filter(({ length }) => length > 0);
  if (parts.length > 1) return parts;
  const half = Math.ceil(changes.length / 2);
  return [changes.slice(0, half), changes.slice(half)];
}

/** Says whether changes of a text are proven to change nothing for any reader. */
export class Proof {
  private readonly source: Source;
  private readonly breakOctets: number;
  private readonly readings: Analysis[];

  constructor(text: string, breakOctets: number) {
    this.source = Source.of(text);
    this.breakOctets = breakOctets;
    this.readings = dialects.map(
      (dialect) => new Analysis(this.source, dialect, breakOctets, null),
    );
  }

  /** A reader for whom it is not proven, or null. */
  refuserOf(changes: readonly Change[]): Dialect | null {
    const source = this.source.edited(editsOf(changes));
    const breakOctets = changes.some(({ endsLines }) => endsLines) ? 1 : this.breakOctets;
    const index = this.readings.findIndex((before) => {
      const after = new Analysis(source, before.dialect, breakOctets, before);
      return !readsTheSame(before, after);
    });
    const [refused] = index < 0 ? [] : this.readings.splice(index, 1);
    if (!refused) return null;
    // Who refuses something most often refuses a part of it as well, and so is asked first.
    this.readings.unshift(refused);
    return refused.dialect;
  }
}

/** Whether all verdicts are the same, and what else the file says: sitemaps, and which groups other fields are for. */
function readsTheSame(a: Analysis, b: Analysis): boolean {
  return (
    meansTheSame(a, b) &&
    areEqual(a.sitemaps, b.sitemaps, (x, y) => x.url === y.url) &&
    areEqual(placesOfOthers(a), placesOfOthers(b))
  );
}

/** For each field that says something to other readers, the index of the section it is in, or -1. */
function placesOfOthers({ ignored, sections }: Analysis): readonly number[] {
  let next = 0;
  const indexOf = (number: number) => {
    while ((sections[next]?.last ?? number) < number) next++;
    return holds(sections[next], number) ? next : -1;
  };
  return ignored
    .filter(({ reason }) => reason === "other-field")
    .map(({ line }) => indexOf(line.number));
}

function holds(section: GroupSection | undefined, number: number): boolean {
  return section !== undefined && section.first <= number;
}

/** What is tidied, in the order in which it is told. */
export const STEPS = [
  "field-names",
  "spaces",
  "blank-lines",
  "byte-order-mark",
  "line-ends",
] as const;

export type Step = (typeof STEPS)[number];

/** Something to tidy that is done as a whole or not at all. */
export interface Change {
  readonly step: Step;
  /** The line that it is about, from 1; of several the first. */
  readonly line: number;
  /** Of the text as it was, in order. */
  readonly edits: readonly Edit[];
  /** Whether every LF of the text becomes one octet of the file. */
  readonly endsLines?: boolean;
}

/** All edits of some changes, in order; those of different changes never overlap. */
export function editsOf(changes: readonly Change[]): readonly Edit[] {
  return changes.flatMap(({ edits }) => edits).sort((a, b) => a.from - b.from || a.to - b.to);
}
