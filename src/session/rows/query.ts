import type { Standing } from "../../core/mismatches.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import { type Among, amongNamed } from "./among.ts";

/** What a filter asks for: of the URL that it contains words, in lower case; of a cell, whose it is and what it says. */
export interface Query {
  readonly words: readonly Term<string>[];
  readonly crawlers: readonly Term<Among>[];
  readonly cells: readonly Term<Condition>[];
}

/** What must hold or, `negated`, must not. */
export interface Term<T> {
  readonly asked: T;
  readonly negated: boolean;
}

/** What a cell can say. `line`: that of one of the ranges decides; `no-line`: no rule does; `standing`: null where nothing is expected. */
export type Condition =
  | { readonly kind: "outcome"; readonly outcome: Outcome }
  | { readonly kind: "line"; readonly ranges: readonly LineRange[] }
  | { readonly kind: "no-line" }
  | { readonly kind: "standing"; readonly standing: Standing | null };

/** Both ends are in it. */
export interface LineRange {
  readonly first: number;
  readonly last: number;
}

// These bound what each row costs; in UTF-16 units, and in terms.
const LONGEST_QUERY = 1_000;
const MOST_TERMS = 16;

/**
 * Reads a filter such as `cart "a b" -line:29-35,40 line:none group:B crawler:gptbot is:block`. A
 * minus negates a term; quotation marks hold spaces together, and make a word of whatever is in
 * them. No text is an error: what is not known is a word.
 */
export function readQuery(text: string): Query {
  const words: Term<string>[] = [];
  const crawlers: Term<Among>[] = [];
  const cells: Term<Condition>[] = [];
  for (const { key, value, negated } of termsOf(text)) {
    const among = AMONG_KEYS.has(key) ? amongNamed(`${key}:${value}`) : null;
    const condition = conditionOf(key, value);
    if (among) crawlers.push({ asked: among, negated });
    else if (condition) cells.push({ asked: condition, negated });
    else words.push({ asked: key ? `${key}:${value}` : value, negated });
  }
  return { words, crawlers, cells };
}

/** A part of the filter, in lower case; `key` is empty where there is no colon after letters. */
interface Written {
  readonly key: string;
  readonly value: string;
  readonly negated: boolean;
}

function termsOf(text: string): readonly Written[] {
  const lower = text.slice(0, LONGEST_QUERY).toLowerCase();
  const matches = [...lower.matchAll(/(-?)(?:([a-z]+):)?(?:"([^"]*)"?|(\S+))/g)];
  const terms = matches.map(([, minus, key = "", quoted, bare]) => ({
    key,
    value: quoted ?? bare ?? "",
    negated: minus === "-",
  }));
  return terms.filter(({ key, value }) => key + value !== "").slice(0, MOST_TERMS);
}

const AMONG_KEYS: ReadonlySet<string> = new Set(["crawler", "group", "purpose"]);

const STATES: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ["block", { kind: "outcome", outcome: "disallow" }],
  ["allow", { kind: "outcome", outcome: "allow" }],
  ["undefined", { kind: "outcome", outcome: "undefined" }],
  ["not-governed", { kind: "outcome", outcome: "not-governed" }],
  ["unexpected", { kind: "standing", standing: "unmet" }],
  ["expected", { kind: "standing", standing: "met" }],
  ["no-expectation", { kind: "standing", standing: null }],
]);

function conditionOf(key: string, value: string): Condition | null {
  if (key === "is") return STATES.get(value) ?? null;
  if (key !== "line") return null;
  if (value === "none") return { kind: "no-line" };
  const ranges = value.split(",").map(rangeOf);
  const known = ranges.filter((range) => range !== null);
  return known.length === ranges.length ? { kind: "line", ranges: known } : null;
}

/** With either end first, and with the en dash that the page writes (see lineRange). */
function rangeOf(text: string): LineRange | null {
  const [, from, to = from] = /^(\d{1,9})(?:[-–](\d{1,9}))?$/.exec(text) ?? [];
  const ends = [Number(from), Number(to)];
  return from === undefined ? null : { first: Math.min(...ends), last: Math.max(...ends) };
}
