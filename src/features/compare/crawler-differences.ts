import type { ReadAs } from "../../core/inputs.ts";
import type { Versions } from "../../engine/advise/verdict-change.ts";
import { crawlers as catalogue } from "../../engine/crawlers/index.ts";
import type { Outcome } from "../../engine/decide/decision.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Answer } from "../../engine/parse/response.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { differenceWords } from "./words.ts";

/** A crawler that is asked about, by product token, and where it is known from. */
export interface AskedReader {
  readonly token: string;
  readonly from: "table" | "catalogue" | "file";
}

/** Whoever no group names. */
export const ANYONE_ELSE = "*";

/** So many names of the files are asked about. What is said of all crawlers rests on a proof, and not on them. */
const MOST_NAMES = 1_000;

/** The crawlers of the table and then those of the catalogue that robots.txt can address, each once. */
export function knownReaders(table: readonly string[]): readonly AskedReader[] {
  const known = catalogue.flatMap(({ tokens }) => tokens.slice(0, 1));
  return eachOnce([
    ...table.map((token) => ({ token, from: "table" as const })),
    ...known.map((token) => ({ token, from: "catalogue" as const })),
  ]);
}

/** The same, and then those that only the files name, and whoever they do not name. */
export function allReaders(
  table: readonly string[],
  { before, after }: Versions<Analysis>,
): readonly AskedReader[] {
  const names = [...namesIn(before), ...namesIn(after), ANYONE_ELSE];
  return eachOnce([
    ...knownReaders(table),
    ...names.map((token) => ({ token, from: "file" as const })),
  ]);
}

function namesIn({ join }: Analysis): readonly string[] {
  const names: string[] = [];
  for (const { agent } of join.addressOf.values()) {
    if (names.length === MOST_NAMES) break;
    names.push(agent.name);
  }
  return names;
}

function eachOnce(readers: readonly AskedReader[]): readonly AskedReader[] {
  const byName = new Map<string, AskedReader>();
  for (const reader of readers) {
    const name = lowerCase(reader.token);
    if (!byName.has(name)) byName.set(name, reader);
  }
  return [...byName.values()];
}

/** A version of a file: its text with LF, and how many octets the file has for each of them. */
export interface Version {
  readonly text: string;
  readonly breakOctets: number;
}

/** Which crawlers two versions of a file can answer differently. Plain data, as it crosses to a worker. */
export interface DifferenceQuestion extends Versions<Version> {
  readonly readAs: ReadAs;
  readonly crawlers: readonly string[];
  readonly answer: Answer;
}

/** What a version says of a path: the number of the line that decides, and the letter of the group that is read; null where there is none. */
export interface DifferenceSide {
  readonly outcome: Outcome;
  readonly line: number | null;
  readonly letter: string | null;
}

/**
 * Whether a crawler can be answered differently on any URL. `equal` is proven: by the rules, or
 * because the HTTP answer decides and not the file. `path` is one that is answered
 * differently: a shortest (see Distinction), but where the rules are too many to tell.
 */
export type Difference =
  | { readonly kind: "equal"; readonly why: "rules" | "answer" }
  | ({ readonly kind: "differs"; readonly path: string } & Versions<DifferenceSide>)
  | { readonly kind: "undecided" };

/** What was found of one crawler. */
export interface CrawlerDifference extends AskedReader {
  readonly difference: Difference;
}

/**
 * What is found of all crawlers together, of which `readers` were asked about. `equal`: proven for
 * every crawler whatever, on every URL. `undecided` counts those for which nothing is proven; where
 * it is none, all that were asked about are equal, and only of others it is not proven.
 */
export type Summary =
  | { readonly kind: "equal" }
  | ({ readonly kind: "differs"; readonly differing: number } & Asked)
  | ({ readonly kind: "undecided" } & Asked);

interface Asked {
  readonly undecided: number;
  readonly readers: number;
}

/** What a search has found since it was last asked: crawlers looked at, of all, and what was found of them. The summary comes last. */
export interface DifferenceNews {
  readonly done: number;
  readonly total: number;
  /** Those that only the files name are left out where nothing changes for them. */
  readonly found: readonly CrawlerDifference[];
  readonly summary: Summary | null;
}

/** Crawlers, by token, of which the same was found, to the line. */
export interface AlikeDifference {
  readonly readers: readonly string[];
  readonly difference: Difference;
}

/** What was found, once for all crawlers of which it was found, in the order of the first. */
export function alikeDifferences(found: readonly CrawlerDifference[]): readonly AlikeDifference[] {
  const byDifference = new Map<string, { readers: string[]; difference: Difference }>();
  for (const { token, difference } of found) {
    const key = JSON.stringify(difference);
    const known = byDifference.get(key);
    if (known) known.readers.push(token);
    else byDifference.set(key, { readers: [token], difference });
  }
  return [...byDifference.values()];
}

/** What a search for differences has come to. */
export function summarySentence(summary: Summary): string {
  switch (summary.kind) {
    case "equal":
      return differenceWords.noneDiffers;
    case "differs":
      return differenceWords.someDiffer(summary.differing, summary.readers, summary.undecided);
    case "undecided":
      return differenceWords.noneKnown(summary.readers, summary.undecided);
  }
}

/** A crawler as a row begins with it. */
export function readerName(token: string): string {
  return token === ANYONE_ELSE ? differenceWords.anyOther : token;
}
