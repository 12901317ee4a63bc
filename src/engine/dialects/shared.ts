import type { Target } from "../match/search.ts";
import type { AgentMatching, Dialect, Grouping, LineSyntax } from "../parse/dialect.ts";
import { lowerCase } from "../text/characters.ts";
import { FIELDS, type FieldName } from "../text/line.ts";
import { pathOf } from "../url/url.ts";

/** Tab, LF, VT, FF, CR and space: absl::ascii_isspace, and \s of Perl in a text of bytes. */
export function isAsciiSpace(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

/** Lines as in RFC 9309 2.2 and most parsers: a colon, exact field names, space and tab. */
export const standardSyntax: LineSyntax = {
  skipsMark: true,
  alsoEndsLine: "",
  lineLimit: null,
  nulEndsLine: false,
  isBlank: (unit) => unit === 0x20 || unit === 0x09,
  fieldNamed,
};

/** Groups as in RFC 9309 2.2.1: only rules end a list of user-agent lines, and groups with the same token are joined. */
export const standardGrouping: Grouping = {
  ruleFields: ["allow", "disallow"],
  closesAgents: ["allow", "disallow"],
  endedBy: "nothing",
  rulesBeforeAgents: "ignored",
  countsWith: null,
  joins: "all",
};

/** Product tokens that must be equal, in any case. */
export const exactAgents: AgentMatching = {
  tokenOf: lowerCase,
  nameOf: lowerCase,
  strength: "exact",
};

/** A path that every rule is compared with as it is. */
export function targetFor(path: string): Target {
  return { path, queryPath: path };
}

/** What most dialects have in common. */
export const usual = {
  fileLimit: null,
  syntax: standardSyntax,
  grouping: standardGrouping,
  agents: exactAgents,
  precedence: "longest",
  robotsTxtAllowed: false,
  alsoMeans: () => null,
  targetOf: (url) => targetFor(pathOf(url)),
} satisfies Partial<Dialect>;

/** The fields by the keys that a parser accepts for them; a bar separates the keys of one field. */
export function fieldsByKey(
  keys: Readonly<Partial<Record<FieldName, string>>>,
): ReadonlyMap<string, FieldName> {
  const names = Object.keys(keys) as FieldName[];
  return new Map(names.flatMap((name) => keys[name]?.split("|").map((key) => [key, name]) ?? []));
}

const BY_NAME = new Map(FIELDS.map(lowerCase).map((name) => [name, name as FieldName]));
const LONGEST_NAME = Math.max(...FIELDS.map(({ length }) => length));

/** The field with exactly this name in any case, as RFC 9309 has it. */
export function fieldNamed(key: string): FieldName | null {
  // In an HTML page, a line up to its first colon can be very long.
  if (key.length > LONGEST_NAME) return null;
  return BY_NAME.get(lowerCase(key)) ?? null;
}
