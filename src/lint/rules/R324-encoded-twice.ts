import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly plain: string;
}

/** R324: a path that was percent-encoded twice. Of characters that a URL can have twice encoded for a reason, such as a slash, or those of a URL in a query, nothing is said. */
export const encodedTwice: Problem<Facts> = {
  code: "R324",
  severity: "warning",
  title: "Path that is percent-encoded twice",
  inLine: ({ rule }) => {
    const at = rule ? twiceIn(rule.path) : -1;
    if (!rule || at < 0) return NOTHING_FOUND;
    const { path, span } = rule;
    const plain = path.replace(/%25(?=[0-9A-Fa-f]{2})/g, "%");
    return [
      {
        span: partOf(rule, at, at + 3),
        facts: { path, plain },
        fixes: [replacing("once", span, plain)],
      },
    ];
  },
  sentence: ({ path, plain }) =>
    `${code(path)} does not match ${code(plain)}: ${code("%25")} is a percent sign that was percent-encoded again.`,
  fixLabels: ({ plain }) => ({ once: `Write ${code(plain)}` }),
  about: [
    "In a URL, a space is %20. A program that percent-encodes this text again writes %2520. That stands for the three characters %20, so the rule matches no URL with a space.",
    "Write the path as it is in the URL. Percent-encode it once, or not at all: parsers encode characters outside ASCII themselves.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /my%2520folder/",
    right: "User-agent: *\nDisallow: /my%20folder/",
  },
  source: rfc("2.2.2"),
};

/** A space, a tilde, or the first two bytes of a character outside ASCII (UTF-8), percent-encoded twice. */
const TWICE = /%25(?:20|7[Ee]|[c-fC-F][0-9A-Fa-f]%25[89abAB][0-9A-Fa-f])/;
/** The same of a question mark and of brackets. Behind a star or in a query, they can be a part of another URL. */
const TWICE_IN_PATH = /^[^?*]*?%25(?:3[Ff]|5[BbDd])/;

/** Where in a path a percent sign is percent-encoded again; -1 where none is. */
function twiceIn(path: string): number {
  const [found = ""] = TWICE_IN_PATH.exec(path) ?? [];
  return found === "" ? path.search(TWICE) : found.length - "%253F".length;
}
