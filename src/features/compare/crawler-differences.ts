import type { ReadAs } from "../../core/inputs.ts";
import type { Versions } from "../../engine/advise/verdict-change.ts";
import type { Outcome } from "../../engine/decide/decision.ts";
import type { Answer } from "../../engine/parse/response.ts";
import type { AskedReader } from "./asked-readers.ts";

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
