import type { ReadAs } from "../../core/inputs.ts";
import { crawlers as catalogue } from "../../engine/crawlers/index.ts";
import { purposeTokenNamed } from "../../engine/crawlers/purpose-tokens.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Answer } from "../../engine/parse/response.ts";
import type { Encoding } from "../../engine/text/bytes.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { VerdictSide, Versions } from "./verdict-changes.ts";

/** In the place of a product token: every crawler that no group names. */
export const ANYONE_ELSE = "*";

/** How many names from the files are searched for. What is said of all crawlers rests on a proof, not on these names. */
const MOST_NAMES = 1_000;

/** The product tokens of the table, then those in the catalogue that robots.txt can address, each once. */
export function knownCrawlers(table: readonly string[]): readonly string[] {
  return eachOnce([...table, ...catalogue.flatMap(({ tokens }) => tokens.slice(0, 1))]);
}

/** The known crawlers, then those that only the files name, then every other crawler. */
export function allCrawlers(
  known: readonly string[],
  { before, after }: Versions<Analysis>,
): readonly string[] {
  return eachOnce([...known, ...namesIn(before), ...namesIn(after), ANYONE_ELSE]);
}

function namesIn({ join }: Analysis): readonly string[] {
  const agents = [...join.addressOf.values()].slice(0, MOST_NAMES).map(({ agent }) => agent);
  return agents.flatMap(({ name, token }) => (purposeTokenNamed(token) ? [] : [name]));
}

function eachOnce(tokens: readonly string[]): readonly string[] {
  const byName = new Map<string, string>();
  for (const token of tokens) {
    const name = lowerCase(token);
    if (!byName.has(name)) byName.set(name, token);
  }
  return [...byName.values()];
}

/** A version of a file: its text with LF, how many bytes the file has for each LF, and its encoding. */
export interface Version {
  readonly text: string;
  readonly breakOctets: number;
  readonly encoding: Encoding;
}

/** For which crawlers can two versions of a file give different verdicts? Plain data, because it goes to a worker. */
export interface DifferenceQuestion extends Versions<Version> {
  readonly readAs: ReadAs;
  readonly crawlers: readonly string[];
  readonly answer: Answer;
}

/**
 * Whether a crawler can get different verdicts on any URL. `equal` is proven: by the rules, or
 * because the HTTP response decides and not the file. `path` is one with different verdicts: a
 * shortest one (see Distinction), unless the rules are too many to tell.
 */
export type Difference =
  | { readonly kind: "equal"; readonly why: "rules" | "answer" }
  | ({ readonly kind: "differs"; readonly path: string } & Versions<VerdictSide>)
  | { readonly kind: "undecided" };

/** What was found for one crawler. */
export interface CrawlerDifference {
  readonly token: string;
  readonly difference: Difference;
}

/**
 * What was found for all crawlers together; `readers` is how many were searched for. `equal`:
 * proven for every possible crawler, on every URL. `undecided`: how many of them have no proof.
 * Where that is 0, all of them are equal, and only for other crawlers there is no proof.
 */
export type Summary =
  | { readonly kind: "equal" }
  | ({ readonly kind: "differs"; readonly differing: number } & Asked)
  | ({ readonly kind: "undecided" } & Asked);

interface Asked {
  readonly undecided: number;
  readonly readers: number;
}

/** What a search has found since it was last asked: how many crawlers are done, of how many, and what was found for them. The summary comes last. */
export interface DifferenceNews {
  readonly done: number;
  readonly total: number;
  /** Without those that only the files name and for which nothing changes. */
  readonly found: readonly CrawlerDifference[];
  readonly summary: Summary | null;
}

/** What a search for differences has found; the summary comes at its end. */
export interface Findings {
  readonly found: readonly CrawlerDifference[];
  readonly summary: Summary | null;
}

/** Crawlers, by product token, for which exactly the same was found. */
export interface AlikeDifference {
  readonly readers: readonly string[];
  readonly difference: Difference;
}

/** Each thing that was found, once, with all crawlers that it was found for, in the order of the first. */
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
