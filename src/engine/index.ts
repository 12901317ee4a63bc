import { defaultDialect, dialectNamed } from "./dialects/index.ts";
import { type Analysis, analyse } from "./parse/analysis.ts";
import type { DialectId } from "./parse/dialect.ts";

/**
 * Reads a robots.txt. `text` may hold any characters; bytes that are not UTF-8 are given as lone
 * surrogates (see decodeText). An id that is not a dialect's reads as the default, RFC 9309.
 */
export function parseRobots(text: string, dialect: DialectId = defaultDialect.id): Analysis {
  return analyse(text, dialectNamed(dialect) ?? defaultDialect);
}

export { type Crawler, crawlers, followerNamed, readerNamed } from "./crawlers/index.ts";
export { decide } from "./decide/decide.ts";
export { type Candidate, type Explanation, explain } from "./decide/explain.ts";
export type { RequestContext } from "./decide/request-context.ts";
export { type Follower, followerOf, type Selection, select } from "./decide/select.ts";
export { decidingLineOf, type Ground, type Outcome, type Verdict } from "./decide/verdict.ts";
export { type Verdicts, verdicts } from "./decide/verdicts.ts";
export { dialects } from "./dialects/index.ts";
export type { Analysis } from "./parse/analysis.ts";
export type { Dialect, DialectId } from "./parse/dialect.ts";
export type { Group } from "./parse/group.ts";
export type { Answer } from "./parse/response.ts";
export type { GroupSection as Piece } from "./parse/section.ts";
export type { Rule } from "./parse/types.ts";
export type { License } from "./preferences/license.ts";
export {
  type Preferences,
  preferencesFor,
  type Statement,
  type UseAnswer,
} from "./preferences/preferences-for.ts";
export { decodeText, encodeText } from "./text/bytes.ts";
export type { Line } from "./text/line.ts";
export { readSite, type Site, type SiteReading } from "./url/scope.ts";
