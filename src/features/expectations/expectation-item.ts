import type { UrlFlaw } from "../import/collection.ts";

/** Why an entry of a file, or the whole of it, says nothing that could be expected. `no-agent`: its user agent names no crawler; `no-crawlers`: it names none, and neither does the table. */
export type BadExpectation =
  | UrlFlaw
  | "unknown-word"
  | "no-agent"
  | "no-crawlers"
  | "not-an-entry"
  | "unclosed"
  | "no-header"
  | "no-list"
  | "not-json"
  | "too-deep"
  | "too-large";

/** The three texts of an entry as written; empty where it does not have them. */
export interface ExpectationEntry {
  readonly agent: string;
  readonly url: string;
  readonly expected: string;
}

/** What a reader finds: an entry, or something that should have been one. `at`: an offset of a CSV file; the number of the entry in JSON, from 1. */
export type ExpectationItem =
  | (ExpectationEntry & { readonly kind: "entry"; readonly at: number })
  | {
      readonly kind: "bad";
      readonly at: number;
      readonly text: string;
      readonly reason: BadExpectation;
    };

/** What a reader finds, in order; null each time it has gone on a little and found nothing. */
export type ExpectationItems = Generator<ExpectationItem | null, void>;

const AGENT_NAMES: ReadonlySet<string> = new Set(["user_agent", "user-agent", "crawler", "agent"]);

/** What a column of a table, or a member of an object, holds of an entry, by its name; null for what is of no interest. */
export function partNamed(name: string): keyof ExpectationEntry | null {
  const lower = name.trim().toLowerCase();
  if (lower === "url" || lower === "expected") return lower;
  return AGENT_NAMES.has(lower) ? "agent" : null;
}
