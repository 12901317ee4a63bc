import { lowerCase } from "../text/characters.ts";

/** A name in a user-agent line that is not a crawler’s but that of a purpose: the rules of its group say what pages may be used for, whichever crawler has fetched them. */
export interface PurposeToken {
  readonly token: string;
  readonly purpose: "training";
}

/**
 * Every purpose token. draft-kelley-aipref-training-preference-signal-00 (30 October 2026) writes
 * preferences as ordinary groups “keyed by a per-purpose policy token in the User-Agent line”. Only
 * its abstract could be read, which does not spell the token. The spelling is that of one release
 * note by others: github.com/umutxyp/Seo-Promt-Master, v2.2.0, 11 November 2026.
 */
export const purposeTokens: readonly PurposeToken[] = [
  { token: "__usage_ai-training", purpose: "training" },
];

/** The purpose token with this name, in any case (RFC 9309 2.2.1); or null. */
export function purposeTokenNamed(name: string): PurposeToken | null {
  if (name.length > LONGEST) return null;
  const lower = lowerCase(name);
  return purposeTokens.find(({ token }) => token === lower) ?? null;
}

const LONGEST = Math.max(...purposeTokens.map(({ token }) => token.length));

/** The purpose token that was probably meant by a name with the same letters but other marks, or with a version; null for other names and for the token itself. */
export function purposeTokenMeant(name: string): PurposeToken | null {
  if (name.length > 2 * LONGEST || purposeTokenNamed(name)) return null;
  const letters = lettersOf(name.split("/", 1)[0] ?? "");
  return purposeTokens.find(({ token }) => lettersOf(token) === letters) ?? null;
}

function lettersOf(name: string): string {
  return lowerCase(name).replace(/[\s._-]/g, "");
}
