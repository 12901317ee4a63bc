import { lowerCase } from "../text/characters.ts";

/** A former product token, and the one that its crawler goes by today, or that of its successor. */
interface Legacy {
  readonly token: string;
  readonly present: string;
}

/** Former tokens that files still name. */
export const legacyTokens: readonly Legacy[] = [
  // 404 Media, 29 July 2024, with Anthropic’s answer: both are no longer in use, and ClaudeBot obeys
  // what was written for them. Anthropic’s documentation names ClaudeBot only.
  { token: "anthropic-ai", present: "ClaudeBot" },
  { token: "Claude-Web", present: "ClaudeBot" },
  // Bing Webmaster Blog, June 2010: as of 1 October; bingbot obeys groups of msnbot where it has none.
  { token: "msnbot", present: "bingbot" },
  // The crawler of Alexa Internet, whose pages the Wayback Machine showed.
  { token: "ia_archiver", present: "archive.org_bot" },
];

const byToken: ReadonlyMap<string, Legacy> = new Map(
  legacyTokens.map((legacy) => [lowerCase(legacy.token), legacy]),
);

/** The former token of this name, in any case, or null. */
export function legacyNamed(name: string): Legacy | null {
  return byToken.get(lowerCase(name)) ?? null;
}
