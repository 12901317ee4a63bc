import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { withoutTag } from "../path-mistakes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

/** R304: a `$` that is meant for the end of the URL but is not at the end of the path (RFC 9309 2.2.3). */
export const dollarInside: Problem<{ readonly path: string; readonly isDropped: boolean }> = {
  code: "R304",
  severity: "warning",
  title: "Dollar sign before the end of a path",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.slice(0, -1).includes("$") || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path, span } = rule;
    if (withoutTag(path) !== null) return NOTHING_FOUND;
    const { pieces } = dialect.patternOf(path);
    const isDropped = pieces.length === 0;
    // Python from 3.13.14 treats `$$` as `$`.
    if (!isDropped && !pieces.some((piece) => /\$|%24/.test(piece))) return NOTHING_FOUND;
    // URLs have dollars of their own: `/$metadata`, `Optus-$30`, `${name}`.
    const at = path.search(isDropped ? /\$/ : /\$(?=[^\w%{(.~-])/);
    if (at < 0) return NOTHING_FOUND;
    const facts = { path, isDropped };
    const ended = path.slice(0, at + 1);
    const fixes = /^[/*$]+$/.test(path.slice(at + 1)) ? [replacing("end-there", span, ended)] : [];
    const severity = isDropped ? "error" : "warning";
    return [{ span: partOf(rule, at, at + 1), severity, facts, fixes }];
  },
  sentence: ({ path, isDropped, reader }) =>
    isDropped
      ? `${code(path)} matches no URL, because ${reader} drops a rule with a ${code("$")} before its end.`
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
