import { outcomeOf } from "../../engine/decide/decision.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
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
    const folders = view.rules.filter(isPlainDisallow);
    const found = allows.slice(0, mostAsked(view)).flatMap((rule) => {
      const other = folders.find((folder) => beginsInOtherCase(rule, folder));
      if (!other || decides(view, rule, examplePath(rule.path))) return [];
      const facts: Facts = { path: rule.path, other: other.path, line: other.line.number };
      return [ofRule(view, rule, facts)];
    });
    return saidOnce(found);
  },
  sentence: ({ path, other, line, others }) =>
    `${code(`Allow: ${path}`)} makes no exception to ${code(`Disallow: ${other}`)} in line ${line}, because upper and lower case differ${otherRules(others)}.`,
  about: [
    "Paths are case-sensitive. If the paths of an Allow and a Disallow differ in upper and lower case, the Allow makes no exception, and the URLs you meant stay blocked.",
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

/** Whether a path begins with another one, apart from upper and lower case. */
function beginsInOtherCase(rule: Rule, { pattern }: Rule): boolean {
  const [start = ""] = rule.pattern.pieces;
  const [folder = ""] = pattern.pieces;
  return !start.startsWith(folder) && lowerCase(start).startsWith(lowerCase(folder));
}
