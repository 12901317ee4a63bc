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
  /** Whether it was tried alone, or only with others when the limit was reached. */
  readonly isDecided: boolean;
}

/** The changes to make, and the changes to leave out. */
interface Proven {
  readonly kept: readonly Change[];
  readonly refused: readonly Refused[];
  /** The titles of parsers that reject the whole file, and give no verdict that could stay. */
  readonly rejecting: readonly string[];
}

/** How many readings of the changed file have been compared with the file before, and how many can be at most. */
export interface Checks {
  readonly done: number;
  readonly most: number;
}

// Changes that are not proven to be neutral with so many readings are left out.
const MOST_PROOFS = 200;
const MOST_UNITS = 3_000_000;

/** How often all parsers may read a changed file of this length, in UTF-16 units. */
function proofsFor(length: number): number {
  return Math.min(MOST_PROOFS, Math.ceil(MOST_UNITS / (length + 1)));
}

/** As many of the changes as are proven to be neutral together, for every parser. Each step is one reading of the file. `breakOctets`: the number of bytes in the file for each LF. */
export function* proving(
  text: string,
  breakOctets: number,
  changes: readonly Change[],
  onChecks: (checks: Checks) => void,
): Generator<void, Proven> {
  if (changes.length === 0) return { kept: [], refused: [], rejecting: [] };
  const search = new Trials(text, breakOctets, onChecks);
  let rest = changes;
  // A refused change may be proven after others were kept.
  while (rest.length > 0 && (yield* search.keepsOf(rest)))
    rest = search.refused.map(({ change }) => change);
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

  constructor(text: string, breakOctets: number, onChecks: (checks: Checks) => void) {
    this.proofs = proofsFor(text.length);
    const most = this.proofs * dialects.length;
    const onCheck = (done: number) => onChecks({ done, most });
    this.proof = new Proof(text, breakOctets, onCheck);
    this.rejecting = this.proof.rejecting;
  }

  /** Returns whether it keeps any of these changes; it refuses the others. */
  *keepsOf(changes: readonly Change[]): Generator<void, boolean> {
    const { kept } = this;
    const refused: Refused[] = [];
    const trials: Trial[] = [{ changes, reader: "" }];
    // The list grows in the loop, so that large parts are tried before small ones.
    for (const trial of trials) {
      const isTried = this.proofs > 0;
      const reader = isTried ? yield* this.refuserOf(trial.changes) : trial.reader;
      if (reader === null) this.kept = [...this.kept, ...trial.changes];
      else if (this.proofs > 0 && trial.changes.length > 1)
        for (const part of partsOf(trial.changes)) trials.push({ changes: part, reader });
      else {
        const isDecided = isTried && trial.changes.length === 1;
        for (const change of trial.changes) refused.push({ change, reader, isDecided });
      }
    }
    this.refused = refused;
    return this.kept !== kept && this.proofs > 0;
  }

  private *refuserOf(changes: readonly Change[]): Generator<void, string | null> {
    this.proofs--;
    return (yield* this.proof.refuserOf([...this.kept, ...changes]))?.title ?? null;
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

/** Of a longer text, in UTF-16 units, the readings by all parsers would fill the memory: it is read again for each proof. */
const MOST_KEPT = 128 * 1024;

/** Proves that changes of a text are neutral for every parser that reads it. */
class Proof {
  /** The titles of parsers that reject the whole file, of those that were asked. */
  readonly rejecting: string[] = [];
  private readonly source: Source;
  private readonly breakOctets: number;
  private readonly onCheck: (done: number) => void;
  private asked: readonly Dialect[] = dialects;
  private readonly readings = new Map<Dialect, Analysis>();
  private done = 0;

  constructor(text: string, breakOctets: number, onCheck: (done: number) => void) {
    this.source = Source.of(text);
    this.breakOctets = breakOctets;
    this.onCheck = onCheck;
  }

  /** A parser for which they are not proven to be neutral, or null. */
  *refuserOf(changes: readonly Change[]): Generator<void, Dialect | null> {
    const source = this.source.edited(editsOf(changes));
    const breakOctets = changes.some(({ endsLines }) => endsLines) ? 1 : this.breakOctets;
    for (const dialect of this.asked) {
      yield;
      const before = this.readingBy(dialect);
      yield;
      const isSame = before.rejectedBy
        ? this.leaveOut(dialect)
        : readsTheSame(before, new Analysis(source, dialect, breakOctets, before));
      this.onCheck(++this.done);
      if (isSame) continue;
      // A parser that refuses some changes usually refuses a part of them too, so it is asked first
      // next time.
      this.asked = [dialect, ...this.asked.filter((other) => other !== dialect)];
      return dialect;
    }
    return null;
  }

  /** A parser that rejects the file gives no verdict that could stay. */
  private leaveOut(dialect: Dialect): true {
    this.rejecting.push(dialect.title);
    this.asked = this.asked.filter((other) => other !== dialect);
    return true;
  }

  /** The text as it is. */
  private readingBy(dialect: Dialect): Analysis {
    const known = this.readings.get(dialect);
    if (known) return known;
    const reading = new Analysis(this.source, dialect, this.breakOctets, null);
    if (this.source.length <= MOST_KEPT) this.readings.set(dialect, reading);
    return reading;
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
function placesOfOthers({ otherFields, sections }: Analysis): readonly number[] {
  let next = 0;
  const indexOf = (number: number) => {
    while ((sections[next]?.last ?? number) < number) next++;
    return holds(sections[next], number) ? next : -1;
  };
  return otherFields.map(({ number }) => indexOf(number));
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
