import { outcomeOf } from "../../engine/decide/decision.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { groupedBy } from "../../engine/text/lists.ts";
import { code } from "../../words/quoting.ts";
import { decides, examplePath, mostAsked } from "../example-path.ts";
import { ofRule } from "../fixes.ts";
import { NOTHING_FOUND, type Others, otherRules, type Problem, rfc, saidOnce } from "../problem.ts";

interface Facts extends Others {
  readonly path: string;
  readonly other: string;
  readonly line: number;
}

/** R403: an Allow that would make an exception to a Disallow of its group if case did not matter, but changes nothing because case matters. RFC 9309 2.2.2: matching is case-sensitive. */
export const exceptionInOtherCase: Problem<Facts> = {
  code: "R403",
  severity: "warning",
  title: "Exception that differs in upper and lower case",
  inGroup: (view) => {
    const allows = view.rules.filter((rule) => rule.allows && rule.pattern.pieces.length > 0);
    if (allows.length === 0) return NOTHING_FOUND;
    const folderFor = inOtherCase(view.rules.filter(isPlainDisallow));
    const found = allows.slice(0, mostAsked(view)).flatMap((rule) => {
      const other = folderFor(rule);
      if (!other || decides(view, rule, examplePath(rule.path))) return [];
      const facts: Facts = { path: rule.path, other: other.path, line: other.line.number };
      return [ofRule(view, rule, facts)];
    });
    return saidOnce(found);
  },
  sentence: ({ path, other, line, others }) =>
    `${code(`Allow: ${path}`)} makes no exception to ${code(`Disallow: ${other}`)} in line ${line}, because upper and lower case differ${otherRules(others)}.`,
  about: [
    "Paths are case-sensitive. If the paths of an Allow and a Disallow differ in upper and lower case, the Allow makes no exception. The URLs you meant stay blocked.",
    "Write both paths with the same upper-case and lower-case letters as the site’s URLs. If the server accepts upper and lower case, let it redirect one form to the other.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /Shop/\nAllow: /shop/terms",
    right: "User-agent: *\nDisallow: /shop/\nAllow: /shop/terms",
  },
  source: rfc("2.2.2"),
};

function isPlainDisallow(rule: Rule): boolean {
  const { pieces, anchored } = rule.pattern;
  return outcomeOf(rule) === "disallow" && pieces.length === 1 && !anchored;
}

/** Finds the first of these rules with whose path the path of a rule begins apart from upper and lower case, but not with them. */
function inOtherCase(folders: readonly Rule[]): (rule: Rule) => Rule | undefined {
  const byPath = groupedBy(folders, (folder) => lowerCase(startOf(folder)));
  const lengths = [...new Set(Array.from(byPath.keys(), (path) => path.length))];
  return (rule) => {
    const start = startOf(rule);
    const inLowerCase = lowerCase(start);
    const found = lengths.flatMap((length) => {
      const alike = length <= start.length ? byPath.get(inLowerCase.slice(0, length)) : undefined;
      return alike?.find((folder) => !start.startsWith(startOf(folder))) ?? [];
    });
    return found.sort((a, b) => a.line.number - b.line.number)[0];
  };
}

function startOf({ pattern }: Rule): string {
  return pattern.pieces[0] ?? "";
}
