import type { Grouping, LineSyntax } from "../dialect.ts";
import type { FieldName } from "../line.ts";
import { standardGrouping, standardSyntax } from "./shared.ts";

/** RobotFileParser.read and parse: lines as str.splitlines ends them and str.strip trims them. */
export const pythonSyntax: LineSyntax = {
  ...standardSyntax,
  // read decodes as "utf-8", not as "utf-8-sig".
  skipsMark: false,
  alsoEndsLine: "\v\f\x1c\x1d\x1e\x85\u2028\u2029",
  isBlank: isSpace,
};

/** RobotFileParser.parse: the fields that put it into state 2, after which a user-agent line begins a new entry. */
export const ENTRY_FIELDS: readonly FieldName[] = [
  "allow",
  "disallow",
  "crawl-delay",
  "request-rate",
];

/** RobotFileParser.parse as far as both its versions agree. */
export const pythonGrouping: Grouping = {
  ...standardGrouping,
  closesAgents: ENTRY_FIELDS,
};

/** str.isspace. */
function isSpace(unit: number): boolean {
  if (unit <= 0x20) return unit >= 0x1c || (unit >= 0x09 && unit <= 0x0d);
  return OTHER_SPACES.has(unit) || (unit >= 0x2000 && unit <= 0x200a);
}

const OTHER_SPACES: ReadonlySet<number> = new Set([
  0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
]);
