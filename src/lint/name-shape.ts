import { crawlerNamed } from "../engine/crawlers/index.ts";
import { withoutTag } from "./path-mistakes.ts";

/** What is written in the place of a product token. */
type NameShape =
  | "empty"
  | "star"
  /** The name of a crawler, known or not. */
  | "name"
  | "version"
  | "list"
  | "wildcard"
  | "header"
  /** A name before an HTML tag. */
  | "tag"
  /** Another line that was joined to this one. */
  | "field";

/** What the value of a user-agent line looks like. */
export function shapeOf(value: string): NameShape {
  if (value === "") return "empty";
  if (value === "*") return "star";
  if (crawlerNamed(value)) return "name";
  if (FIELD.test(value)) return "field";
  if (withoutTag(value) !== null) return "tag";
  if (/[()]|:\/\/|^mozilla\//i.test(value)) return "header";
  if (namesIn(value).length > 1) return "list";
  if (value.includes("*")) return "wildcard";
  return VERSION.test(value) ? "version" : "name";
}

const FIELD = /(?:\b|\\n)(?:user-?agent|(?:dis)?allow|sitemap|crawl-delay)[ \t]*:/i;

/** `Googlebot/2.1`, also `CutBot/+1.5`. */
const VERSION = /^[^/]+\/[ \t]*\+?v?\d/i;

/** The names in a value that is a list; one or none where it is not a list. */
export function namesIn(value: string): readonly string[] {
  const parts = value.split(/[,;|]/).flatMap((part) => part.trim() || []);
  if (parts.length > 1) return parts.every(looksLikeName) ? parts : [];
  // Names with spaces are not rare, so words are a list only where each word names a crawler.
  const words = value.split(/[\s/]+/);
  return words.every((word) => crawlerNamed(word)) ? words : [];
}

function looksLikeName(part: string): boolean {
  return /^(?:\*|[A-Za-z][\w./+-]*)$/.test(part) || crawlerNamed(part) !== null;
}
