import { outcomeOf } from "../../engine/decide/decision.ts";
import { patternMatches } from "../../engine/match/search.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { decidingRule, examplePath, targetAt } from "../example-path.ts";
import { ofRule } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import type { GroupView } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly winner: string;
  readonly line: number;
  readonly url: string;
  readonly more: number;
}

/** R404: an Allow of a kind of file, `/*.pdf$`, that makes no exception to a disallowed folder, because the rule of the folder is longer; the first of the group, and how many there are. RFC 9309 2.2.2: the most octets win, and a wildcard is one. */
export const exceptionTooShort: Problem<Facts> = {
  code: "R404",
  severity: "warning",
  title: "Exception that is too short",
  inGroup: (view) => {
    if (view.dialect.precedence !== "longest") return NOTHING_FOUND;
    const exceptions = view.rules.filter(isOfFiles).slice(0, MOST_ASKED);
    if (exceptions.length === 0) return NOTHING_FOUND;
    const folders = view.rules.filter(forbidsFolder).slice(0, MOST_ASKED);
    const lost = exceptions.flatMap((allow) => {
      const winner = folders.find((folder) => losesTo(allow, folder, view));
      return winner ? [{ allow, winner }] : [];
    });
    const [first] = lost;
    if (!first) return NOTHING_FOUND;
    const { allow, winner } = first;
    const facts = {
      path: allow.path,
      winner: winner.path,
      line: winner.line.number,
      url: pathInBoth(allow, winner),
      more: lost.length - 1,
    };
    return [ofRule(view, allow, facts)];
  },
  sentence: ({ path, winner, line, url, more }) =>
    `${code(url)} is blocked despite ${code(`Allow: ${path}`)}, because ${code(`Disallow: ${winner}`)} in line ${line} is longer${more ? `; ${counted(more, MORE_ALLOWS_ARE)} too short as well` : ""}.`,
  about: [
    "In most parsers, the longest rule that matches decides. In most of these parsers, a star adds only one to the length of a rule, however much of the URL the star matches. A rule such as /*.pdf$ therefore loses to a folder rule with a longer path.",
    "To make an exception, write the folder in the Allow too, so that the Allow is longer than the Disallow.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /downloads/\nAllow: /*.pdf$",
    right: "User-agent: *\nDisallow: /downloads/\nAllow: /downloads/*.pdf$",
  },
  source: rfc("2.2.2"),
};

/** Other wildcards may well be meant for other places. */
function isOfFiles({ allows, path, pattern }: Rule): boolean {
  return allows && pattern.pieces.length > 1 && /\*\.[a-z\d]{1,5}[*$?]*$/i.test(path);
}

function forbidsFolder(rule: Rule): boolean {
  const isFolder = !/[.?]/.test(rule.path.slice(rule.path.lastIndexOf("/")));
  return isFolder && rule.pattern.pieces.length === 1 && outcomeOf(rule) === "disallow";
}

/** Whether the Disallow decides a URL that both match. */
function losesTo(allow: Rule, disallow: Rule, view: GroupView): boolean {
  const path = pathInBoth(allow, disallow);
  return (
    patternMatches(allow.pattern, targetAt(view.dialect, path)) &&
    decidingRule(view, path) === disallow
  );
}

/** What the Allow reaches by its first star, inside the folder. */
function pathInBoth(allow: Rule, { path }: Rule): string {
  const folder = path.endsWith("/") ? path : `${path}/`;
  return examplePath(`${folder}${allow.path.slice(allow.path.indexOf("*"))}`);
}

const MORE_ALLOWS_ARE = {
  one: "more Allow rule of this group is",
  other: "more Allow rules of this group are",
};
