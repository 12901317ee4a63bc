// @chunk shared
import type { ExpectedLine } from "../../core/expectations.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { flawOf } from "../lists/flaw.ts";

/** The most expected lines: each may look at every line of a file with the same field. */
export const MOST_LINES = 500;

/** What a line must say. `begins`: the value need only begin with `value`. */
interface Wanted {
  /** In lower case. */
  readonly field: string;
  readonly value: string;
  readonly begins: boolean;
}

const ANYTHING = "...";

/** Reads `Field: value` without a comment; `...` at the end of the value stands for any text. Null where there is no field, or what no line can say. */
export function wantedBy(text: string): Wanted | null {
  const colon = text.indexOf(":");
  const field = text.slice(0, Math.max(0, colon)).trim().toLowerCase();
  if (field === "" || flawOf(text)) return null;
  const value = withoutComment(text.slice(colon + 1)).trim();
  const begins = value.endsWith(ANYTHING);
  const kept = begins ? value.slice(0, -ANYTHING.length) : value;
  return { field, value: comparable(field, kept), begins };
}

/** Product tokens are compared in any case (RFC 9309 2.2.1), and other values as they are written. */
export function comparable(field: string, value: string): string {
  return field === "user-agent" ? value.toLowerCase() : value;
}

export function matches({ value, begins }: Wanted, said: string): boolean {
  return begins ? said.startsWith(value) : said === value;
}

/** In the order of the page. */
export const EXPECTED_WORDS: readonly ExpectedLine["expected"][] = ["yes", "no", "only"];

const EXPECTED: ReadonlyMap<string, ExpectedLine["expected"]> = new Map([
  ["yes", "yes"],
  ["true", "yes"],
  ["1", "yes"],
  ["no", "no"],
  ["false", "no"],
  ["0", "no"],
  ["only", "only"],
]);

/** The expectation of these texts, or why there is none. */
export function expectedLine(
  agent: string,
  text: string,
  word: string,
): ExpectedLine | "unknown-line" | "not-a-line" {
  const expected = EXPECTED.get(word.trim().toLowerCase());
  if (!expected) return "unknown-line";
  return wantedBy(text) ? { agent, text: text.trim(), expected } : "not-a-line";
}

/** Expected lines from a link or a draft, each a list of crawler, word and line, and each once; null where one of them is something else. */
export function expectedLinesIn(stored: unknown): readonly ExpectedLine[] | null {
  if (!Array.isArray(stored) || stored.length > MOST_LINES) return null;
  const lines = stored.map((entry: unknown) => {
    if (!Array.isArray(entry) || entry.length !== 3) return null;
    const [agent, word, text]: readonly unknown[] = entry;
    if (typeof agent !== "string" || typeof word !== "string" || typeof text !== "string")
      return null;
    const line = expectedLine(agent, text, word);
    return typeof line === "string" || (agent !== "" && flawOf(agent)) ? null : line;
  });
  return lines.includes(null) ? null : eachOnce(lines.flatMap((line) => line ?? []));
}

/** Expected lines as expectedLinesIn reads them. */
export function storedLines(
  lines: readonly ExpectedLine[],
): readonly (readonly [agent: string, expected: string, text: string])[] {
  return lines.map(({ agent, expected, text }) => [agent, expected, text]);
}

/** The same for two entries that say the same, or that cannot both be met. */
export function keyOfLine({ agent, text, expected }: ExpectedLine): string {
  const { field = "", value = "", begins = false } = wantedBy(text) ?? {};
  return [agent.toLowerCase(), field, value, begins, expected === "only"].join("\n");
}

/** The last of the entries that cannot all be met, each once, at most MOST_LINES of them. */
export function eachOnce(lines: readonly ExpectedLine[]): readonly ExpectedLine[] {
  const byKey = new Map(lines.map((line) => [keyOfLine(line), line]));
  return [...byKey.values()].slice(0, MOST_LINES);
}
