import { code } from "../../words/quoting.ts";
import { matchesAt, readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { withoutTag } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

/** R304: a `$` that is meant for the end of the URL but is not at the end of the path (RFC 9309 2.2.3). */
export const dollarInside: Problem<{ readonly path: string; readonly isLost: boolean }> = {
  code: "R304",
  severity: "warning",
  title: "Dollar sign before the end of a path",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.slice(0, -1).includes("$") || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path, span } = rule;
    if (withoutTag(path) !== null) return NOTHING_FOUND;
    const { pieces } = dialect.patternOf(path);
    const isLiteral = pieces.some((piece) => /\$|%24/.test(piece));
    // Python from 3.13.14 treats `$$` as `$`.
    if (!isLiteral && pieces.length > 0) return NOTHING_FOUND;
    const matches = (one: string) =>
      matchesAt(dialect, one, one.replaceAll("*", "x").replace(/\$$/, ""));
    // Some drop the rule; crawler-commons percent-encodes the `$` of the URL, but not of the rule.
    const isLost = !matches(path) && matches(path.replaceAll("$", ""));
    // Without a slash at its start, the path is dropped for that: see R301.
    if (!isLiteral && !isLost) return NOTHING_FOUND;
    // URLs have dollars of their own: `/$metadata`, `Optus-$30`, `${name}`.
    const at = path.search(isLost ? /\$/ : /\$(?=[^\w%{(.~-])/);
    if (at < 0) return NOTHING_FOUND;
    const facts = { path, isLost };
    const ended = path.slice(0, at + 1);
    const fixes = /^[/*$]+$/.test(path.slice(at + 1)) ? [replacing("end-there", span, ended)] : [];
    const severity = isLost ? "error" : "warning";
    return [{ span: partOf(rule, at, at + 1), severity, facts, fixes }];
  },
  sentence: ({ path, isLost, under }) =>
    isLost
      ? `${code(path)} matches no URL ${under}, because of the ${code("$")} before its end.`
      : `${code(path)} matches no URL without a ${code("$")}, because only a ${code("$")} at the very end of a path means the end of the URL.`,
  fixLabels: () => ({ "end-there": `Remove everything after ${code("$")}` }),
  about: [
    "The dollar sign is special only as the last character of a path. Anywhere else, most parsers treat it as an ordinary character, and the rule matches only URLs that contain it.",
    // CPython 3.13.14, urllib/robotparser.py; run.
    "The rule is right for URLs with a dollar sign, such as those of OData services. Python’s parser from 3.13.14 on drops rules with a dollar sign before the end of the path, and in crawler-commons they match no URL.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*.pdf$/",
    right: "User-agent: *\nDisallow: /*.pdf$",
  },
  source: rfc("2.2.3"),
};
