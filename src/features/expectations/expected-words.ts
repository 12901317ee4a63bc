import type { Expected } from "../../core/expectations.ts";

/** What an expectation is written as in a file. */
export const EXPECTED_WORDS: Readonly<Record<Expected, string>> = {
  allow: "allow",
  disallow: "block",
};

const MEANINGS: ReadonlyMap<string, Expected> = new Map([
  ...meaning("allow", ["allow", "allowed", "yes", "true", "1"]),
  ...meaning("disallow", ["block", "blocked", "disallow", "disallowed", "no", "false", "0"]),
]);

/** What a word of a file expects, in any case; null where it is none that people write for it. */
export function expectedBy(word: string): Expected | null {
  return MEANINGS.get(word.trim().toLowerCase()) ?? null;
}

function meaning(
  expected: Expected,
  words: readonly string[],
): readonly (readonly [string, Expected])[] {
  return words.map((word) => [word, expected]);
}
