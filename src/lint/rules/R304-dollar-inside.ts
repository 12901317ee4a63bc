import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly isDropped: boolean;
  readonly reader: string;
}

/** R304: a `$` that is meant for the end of the URL but does not stand at the end of the path (RFC 9309 2.2.3). */
export const dollarInside: Problem<Facts> = {
  code: "R304",
  severity: "warning",
  title: "Dollar sign before the end of a path",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.slice(0, -1).includes("$") || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path, span } = rule;
    const { pieces } = dialect.patternOf(path);
    const isDropped = pieces.length === 0;
    // Python from 3.13.14 takes `$$` for `$`.
    if (!isDropped && !pieces.some((piece) => /\$|%24/.test(piece))) return NOTHING_FOUND;
    // URLs have dollars of their own: `/$metadata`, `Optus-$30`, `${name}`.
    const at = path.search(isDropped ? /\$/ : /\$(?=[^\w%{(.~-])/);
    if (at < 0) return NOTHING_FOUND;
    const facts = { path, isDropped, reader: dialect.title };
    const ended = path.slice(0, at + 1);
    const fixes = /^[/*$]+$/.test(path.slice(at + 1)) ? [replacing("end-there", span, ended)] : [];
    const severity = isDropped ? "error" : "warning";
    return [{ span: partOf(rule, at, at + 1), severity, facts, fixes }];
  },
  sentence: ({ path, isDropped, reader }) =>
    isDropped
      ? `A rule with a ${code("$")} before its end is dropped by ${reader}, so ${code(path)} matches nothing.`
      : `Only at the end of a path does ${code("$")} mean the end of a URL; in ${code(path)} it is an ordinary character.`,
  fixLabels: () => ({ "end-there": "Remove what follows it" }),
  about: [
    "The dollar sign is special only as the last character of a path. Anywhere else it stands for itself, and the rule matches only URLs with a dollar sign in them.",
    "URLs that do have one, such as those of OData, may be named with it. Python’s reader from 3.13.14 on drops such rules.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*.pdf$/",
    right: "User-agent: *\nDisallow: /*.pdf$",
  },
  source: rfc("2.2.3"),
};
