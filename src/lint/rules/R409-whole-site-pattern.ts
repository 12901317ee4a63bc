import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { isWholeSite } from "../reach.ts";

interface Facts {
  readonly path: string;
  readonly allows: boolean;
}

/** R409: a rule that matches every URL without saying `/`. */
export const wholeSitePattern: Problem<Facts> = {
  code: "R409",
  severity: "warning",
  title: "Whole site in other letters",
  inLine: ({ rule, dialect }) => {
    // No such path has a letter in it, which is quickly seen of nearly every other.
    if (!rule || rule.path === "" || rule.path === "/" || /[A-Za-z0-9]/.test(rule.path))
      return NOTHING_FOUND;
    if (!isWholeSite(dialect.patternOf(rule.path))) return NOTHING_FOUND;
    const { allows, path, span } = rule;
    return [
      {
        span,
        severity: allows ? "information" : "warning",
        facts: { path, allows },
        fixes: [replacing("write-slash", span, "/")],
      },
    ];
  },
  sentence: ({ path, allows }) =>
    allows
      ? `${code(path)} matches every URL, as ${code("/")} does.`
      : `${code(path)} matches every URL, as ${code("/")} does, so this Disallow is about the whole site.`,
  fixLabels: () => ({ "write-slash": `Write ${code("/")}` }),
  about: [
    "Paths are prefixes, so a slash alone already matches every URL, and stars add nothing to it. They do add to the rule’s length, by which it may win over a rule that would otherwise be its equal.",
    "Readers without wildcards take a star for a plain character and find no such URL. A slash is understood by all.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /*",
    right: "User-agent: *\nDisallow: /",
  },
  source: rfc("2.2.3"),
};
