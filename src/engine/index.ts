import { type Analysis, analyse } from "./analysis.ts";
import type { DialectId } from "./dialect.ts";
import { defaultDialect, dialectNamed } from "./dialects/index.ts";

/**
 * Reads a robots.txt. `text` may hold any characters; bytes that are not UTF-8 are given as lone
 * surrogates (see decodeText). An id that is not a dialect's reads as the default, RFC 9309.
 */
export function parseRobots(text: string, dialect: DialectId = defaultDialect.id): Analysis {
  return analyse(text, dialectNamed(dialect) ?? defaultDialect);
}

export type { Analysis } from "./analysis.ts";
export { decodeText, encodeText, octetsOf } from "./bytes.ts";
export { type CrawlerDetails, detailsOf } from "./crawlers/details/index.ts";
export { type Crawler, crawlers } from "./crawlers/index.ts";
export type { Dialect, DialectId } from "./dialect.ts";
export { dialects } from "./dialects/index.ts";
export type { Group, Rule } from "./group.ts";
export type { Line } from "./line.ts";
export type { Piece } from "./piece.ts";
export { decide, type Verdict } from "./verdict.ts";
