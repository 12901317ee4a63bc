import { outcomeOf } from "../../engine/decide/decision.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { decides, examplePath, mostAsked } from "../example-path.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";

interface Facts extends Others {
  readonly path: string;
  readonly other: string;
  readonly line: number;
}

/** R403: an Allow that would make an exception to a Disallow of its group if case did not matter, and as it does matter changes nothing. RFC 9309 2.2.2: matching is case-sensitive. */
export const exceptionInOtherCase: Problem<Facts> = {
  code: "R403",
  severity: "warning",
  title: "Exception in another case",
  inGroup: (view) => {
    const allows = view.rules.filter((rule) => rule.allows && rule.pattern.pieces.length > 0);
    if (allows.length === 0) return NOTHING_FOUND;
    const folders = view.rules.filter(isPlainDisallow);
    const found = allows.slice(0, mostAsked(view)).flatMap((rule): readonly SpottedAt<Facts>[] => {
      const other = folders.find((folder) => beginsInOtherCase(rule, folder));
      if (!other || decides(view, rule, examplePath(rule.path))) return [];
      const { number: line } = rule.line;
      const facts = { path: rule.path, other: other.path, line: other.line.number };
      return [{ line, span: view.valueAt(line), facts }];
    });
    return saidOnce(found);
  },
  sentence: ({ path, other, line, others }) =>
    `${code(`Allow: ${path}`)} makes no exception to ${code(`Disallow: ${other}`)} in line ${line}, as upper and lower case differ${otherRules(others)}.`,
  about: [
    "Paths are compared letter by letter, in the case they are written in. An Allow that is spelled otherwise than the Disallow it belongs to allows what nothing forbids, and the address that was meant stays forbidden.",
    "Write both as the site’s URLs are spelled. Where a server takes every spelling, let it redirect to one.",
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

/** Whether a path goes on from another one, but for upper and lower case. */
function beginsInOtherCase(rule: Rule, { pattern }: Rule): boolean {
  const [start = ""] = rule.pattern.pieces;
  const [folder = ""] = pattern.pieces;
  return !start.startsWith(folder) && lowerCase(start).startsWith(lowerCase(folder));
}
