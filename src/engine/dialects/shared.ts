import type { Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AgentMatching, Grouping, LineSyntax } from "../parse/dialect.ts";
import { lowerCase } from "../text/characters.ts";
import type { FieldName } from "../text/line.ts";
import { pathOf } from "../url/url.ts";

/** Lines as RFC 9309 2.2 has them, and most readers: a colon, exact field names, space and tab. */
export const standardSyntax: LineSyntax = {
  skipsMark: true,
  alsoEndsLine: "",
  lineLimit: null,
  nulEndsLine: false,
  isBlank: (unit) => unit === 0x20 || unit === 0x09,
  fieldNamed,
};

/** Groups as RFC 9309 2.2.1 has them: only rules end a list of agents, and groups of one name are joined. */
export const standardGrouping: Grouping = {
  ruleFields: ["allow", "disallow"],
  closesAgents: ["allow", "disallow"],
  endedBy: "nothing",
  rulesBeforeAgents: "ignored",
  countsWith: null,
  joins: "all",
};

/** Names compared whole, in any case. */
export const exactAgents: AgentMatching = {
  tokenOf: lowerCase,
  nameOf: lowerCase,
  strength: "exact",
};

/** The URL's path and query compared as they were given. */
export function givenTarget(url: string): Target {
  const path = pathOf(url);
  return { path, queryPath: path };
}

const NAMES: readonly FieldName[] = [
  "user-agent",
  "allow",
  "disallow",
  "sitemap",
  "crawl-delay",
  "request-rate",
  "visit-time",
  "host",
  "clean-param",
  "noindex",
  "content-signal",
  "content-usage",
  "license",
];

const BY_NAME: ReadonlyMap<string, FieldName> = new Map(NAMES.map((name) => [name, name]));

/** The field with exactly this name in any case, as the standards have it. */
export function fieldNamed(key: string): FieldName | null {
  return BY_NAME.get(lowerCase(key)) ?? null;
}

/** `text` without the characters at either end that are blank, by UTF-16 code unit; in one pass, as no RegExp is at the end of a text. */
export function trimmed(text: string, isBlank: (unit: number) => boolean): string {
  let from = 0;
  let to = text.length;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return text.slice(from, to);
}

/** A path in which no character is special: it matches whatever begins with it. */
export function literalPattern(path: string): Pattern {
  return { pieces: [path], anchored: false, octets: path.length, inQuery: false };
}

/** "The name without version information" (1994), in lower case: what stands before a slash. */
export function withoutVersion(name: string): string {
  const slash = name.indexOf("/");
  return lowerCase(slash < 0 ? name : name.slice(0, slash)).trim();
}

/**
 * An absolute path without its `.` and `..` segments (RFC 3986 5.2.4). What would climb above the
 * root is dropped, as the URL Standard has it, or kept, as old resolvers do.
 */
export function withoutDots(path: string, above: "dropped" | "kept"): string {
  const segments = path.split("/").slice(1);
  const left: string[] = [];
  segments.forEach((segment, index) => {
    const climbs = segment === "..";
    if (!climbs && segment !== ".") {
      left.push(segment);
      return;
    }
    const isRoot = left.length === 0 || left.at(-1) === "..";
    if (climbs && isRoot && above === "kept") {
      left.push(segment);
      return;
    }
    if (climbs) left.pop();
    if (index === segments.length - 1) left.push("");
  });
  return `/${left.join("/")}`;
}
