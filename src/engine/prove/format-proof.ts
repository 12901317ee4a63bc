import { dialects } from "../dialects/index.ts";
import { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { GroupSection } from "../parse/section.ts";
import { areEqual } from "../text/lists.ts";
import { type Edit, Source } from "../text/source.ts";
import { meansTheSame, nameTheSame } from "./equivalence.ts";

/** A change that is not proven to be neutral, and a parser for which it is not. */
interface Refused {
  readonly change: Change;
  readonly reader: string;
}

/** The changes to make, and the changes to leave out. */
interface Proven {
  readonly kept: readonly Change[];
  readonly refused: readonly Refused[];
  /** The titles of parsers that reject the whole file, and give no verdict that could stay. */
  readonly rejecting: readonly string[];
}

// A proof for a file of 500 KiB can take half a second, which is enough for each step as a whole.
// Changes that are not proven by then are left out.
const MOST_PROOFS = 200;
const MOST_UNITS = 3_000_000;

/** As many of the changes as are proven to be neutral together, for every parser. `breakOctets`: the number of bytes in the file for each LF. */
export function provenOf(text: string, breakOctets: number, changes: readonly Change[]): Proven {
  const proofs = Math.min(MOST_PROOFS, Math.ceil(MOST_UNITS / (text.length + 1)));
  if (changes.length === 0) return { kept: [], refused: [], rejecting: [] };
  const search = new Trials(new Proof(text, breakOctets), proofs);
  let rest = changes;
  // A refused change may be proven after others were kept.
  while (rest.length > 0 && search.keepsOf(rest)) rest = search.refused.map(({ change }) => change);
  return search;
}

/** Changes to try together, and a parser that refused a larger set. */
interface Trial {
  readonly changes: readonly Change[];
  readonly reader: string;
}

/** Tries all changes at once. If a parser refuses, it tries parts: the steps, then their halves, down to the single change. */
class Trials implements Proven {
  kept: readonly Change[] = [];
  refused: readonly Refused[] = [];
  readonly rejecting: readonly string[];
  private readonly proof: Proof;
  private proofs: number;

  constructor(proof: Proof, proofs: number) {
    this.proof = proof;
    this.rejecting = proof.rejecting;
    this.proofs = proofs;
  }

  /** Returns whether it keeps any of these changes; it refuses the others. */
  keepsOf(changes: readonly Change[]): boolean {
    const { kept } = this;
    const refused: Refused[] = [];
    const trials: Trial[] = [{ changes, reader: "" }];
    // The list grows in the loop, so that large parts are tried before small ones.
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

/** The changes by step, or those of one step in halves. */
function partsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const bySteps = STEPS.map((step) => changes.filter((change) => change.step === step));
  const parts = bySteps.filter(({ length }) => length > 0);
  if (parts.length > 1) return parts;
  const half = Math.ceil(changes.length / 2);
  return [changes.slice(0, half), changes.slice(half)];
}

/** Proves that changes of a text are neutral for every parser that reads it. */
class Proof {
  private readonly source: Source;
  private readonly breakOctets: number;
  private readonly readings: Analysis[];
  readonly rejecting: readonly string[];

  constructor(text: string, breakOctets: number) {
    this.source = Source.of(text);
    this.breakOctets = breakOctets;
    const all = dialects.map((dialect) => new Analysis(this.source, dialect, breakOctets, null));
    this.readings = all.filter(({ rejectedBy }) => !rejectedBy);
    this.rejecting = all.flatMap(({ rejectedBy, dialect }) => (rejectedBy ? dialect.title : []));
  }

  /** A parser for which they are not proven to be neutral, or null. */
  refuserOf(changes: readonly Change[]): Dialect | null {
    const source = this.source.edited(editsOf(changes));
    const breakOctets = changes.some(({ endsLines }) => endsLines) ? 1 : this.breakOctets;
    const index = this.readings.findIndex((before) => {
      const after = new Analysis(source, before.dialect, breakOctets, before);
      return !readsTheSame(before, after);
    });
    const [refused] = index < 0 ? [] : this.readings.splice(index, 1);
    if (!refused) return null;
    // A parser that refuses some changes usually refuses a part of them too, so it is asked first
    // next time.
    this.readings.unshift(refused);
    return refused.dialect;
  }
}

/** Whether all verdicts are the same, and the other content of the file too: sitemaps, and the crawlers that other fields are for. */
function readsTheSame(a: Analysis, b: Analysis): boolean {
  return (
    meansTheSame(a, b) &&
    areEqual(a.sitemaps, b.sitemaps, (x, y) => x.url === y.url) &&
    othersAreForTheSame(a, b)
  );
}

function othersAreForTheSame(a: Analysis, b: Analysis): boolean {
  const places = placesOfOthers(a);
  if (!areEqual(places, placesOfOthers(b))) return false;
  // Many fields can be in one section, which is compared once.
  const sectionsOf = ({ sections }: Analysis) =>
    [...new Set(places)].flatMap((place) => sections[place] ?? []);
  return areEqual(sectionsOf(a), sectionsOf(b), nameTheSame);
}

/** For each field that other parsers know, the index of its section, or -1. */
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

/** The steps of Format, in the order in which they are reported. */
export const STEPS = [
  "field-names",
  "spaces",
  "blank-lines",
  "byte-order-mark",
  "line-ends",
] as const;

export type Step = (typeof STEPS)[number];

/** A change that is made as a whole or not at all. */
export interface Change {
  readonly step: Step;
  /** The line of the change, from 1; of several lines, the first. */
  readonly line: number;
  /** Edits of the original text, in order. */
  readonly edits: readonly Edit[];
  /** Whether every LF of the text becomes one byte of the file. */
  readonly endsLines?: boolean;
}

/** All edits of some changes, in order; edits of different changes never overlap. */
export function editsOf(changes: readonly Change[]): readonly Edit[] {
  return changes.flatMap(({ edits }) => edits).sort((a, b) => a.from - b.from || a.to - b.to);
}
