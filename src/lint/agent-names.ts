import { crawlerNamed } from "../engine/crawlers/index.ts";
import { select } from "../engine/decide/select.ts";
import { dialectNamed } from "../engine/dialects/index.ts";
import { analyse } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Severity } from "./problem.ts";

/** What stands in the place of a product token. */
export type NameShape =
  | "empty"
  | "star"
  /** The name of a crawler, known or not. */
  | "name"
  | "version"
  | "list"
  | "wildcard"
  | "header"
  /** Another line that slipped into this one. */
  | "field";

/** What the value of a user-agent line looks like. */
export function shapeOf(value: string): NameShape {
  if (value === "") return "empty";
  if (value === "*") return "star";
  if (crawlerNamed(value)) return "name";
  if (FIELD.test(value)) return "field";
  if (/[()]|:\/\/|^mozilla\//i.test(value)) return "header";
  if (namesIn(value).length > 1) return "list";
  if (value.includes("*")) return "wildcard";
  return VERSION.test(value) ? "version" : "name";
}

const FIELD = /\b(?:user-?agent|(?:dis)?allow|sitemap|crawl-delay)[ \t]*:/i;

/** `Googlebot/2.1`, also `CutBot/+1.5`. */
const VERSION = /^[^/]+\/[ \t]*\+?v?\d/i;

/** The names in a value that is a list of them; one or none where it is no list. */
export function namesIn(value: string): readonly string[] {
  const parts = value.split(/[,;|]/).flatMap((part) => part.trim() || []);
  if (parts.length > 1) return parts.every(looksLikeName) ? parts : [];
  // Names with spaces are not rare, so words are a list only where each is the name of a crawler.
  const words = value.split(/[\s/]+/);
  return words.every((word) => crawlerNamed(word)) ? words : [];
}

function looksLikeName(part: string): boolean {
  return /^(?:\*|[A-Za-z][\w./+-]*)$/.test(part) || crawlerNamed(part) !== null;
}

/** Whether a user-agent line with this value means the crawler of this name: the dialect is given a file of one group and asked. */
export function meansCrawler(value: string, crawler: string, dialect: Dialect): boolean {
  const analysis = analyse(`User-agent: ${value}\nDisallow: /`, dialect);
  return select(analysis, { chain: [crawler], followsStar: false }).group !== null;
}

/** How a reader takes the value of a user-agent line that is not simply the name of a crawler. */
export interface Reading {
  readonly isRead: boolean;
  /** The title of the dialect nearest to how the crawler reads, where that alone takes the value for its name. */
  readonly own: string | null;
  readonly reader: string;
}

/** How bad it is that a value is not simply the name of this crawler, and the facts of it. */
export function readingOf(
  value: string,
  crawler: string,
  dialect: Dialect,
): { readonly severity: Severity; readonly facts: Reading } {
  const reader = dialect.title;
  if (meansCrawler(value, crawler, dialect))
    return { severity: "information", facts: { isRead: true, own: null, reader } };
  const known = crawlerNamed(crawler);
  const nearest = known && dialectNamed(known.reader);
  const own = nearest && meansCrawler(value, crawler, nearest) ? nearest.title : null;
  return { severity: known && !own ? "error" : "warning", facts: { isRead: false, own, reader } };
}

/** That a crawler’s own way of reading is another. */
export function unless(own: string | null): string {
  return own ? `; by ${own}, which is nearest to how it reads, it does` : "";
}
