import { code } from "../../words/quoting.ts";
import { readsWildcards } from "../example-path.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { partOf } from "../views.ts";

interface Facts {
  readonly path: string;
  readonly single: string;
  /** Whether the stars count as octets. */
  readonly counts: boolean;
}

/** R307: several stars in a row, which match what one matches. */
export const doubleStar: Problem<Facts> = {
  code: "R307",
  severity: "information",
  title: "Several stars in a row",
  inLine: ({ rule, dialect }) => {
    if (!rule?.path.includes("**") || !readsWildcards(dialect)) return NOTHING_FOUND;
    const { path, span } = rule;
    const from = path.indexOf("**");
    const stars = /^\*+/.exec(path.slice(from))?.[0] ?? "";
    const single = path.replace(/\*+/g, "*");
    const { patternOf, precedence } = dialect;
    const counts = precedence === "longest" && patternOf(path).octets > patternOf(single).octets;
    return [
      {
        span: partOf(rule, from, from + stars.length),
        facts: { path, single, counts },
        fixes: [replacing("one-star", span, single)],
      },
    ];
  },
  sentence: ({ path, single, counts }) =>
    counts
      ? `${code(path)} matches the same URLs as ${code(single)}; each extra star only makes the rule longer.`
      : `${code(path)} matches the same URLs as ${code(single)}.`,
  fixLabels: ({ single }) => ({ "one-star": `Write ${code(single)}` }),
  about: [
    "One star already matches any characters, slashes included. Elsewhere, two stars can mean folders of any depth; in robots.txt they match the same as one star.",
    "In most parsers where the longest rule wins, each extra star adds one to the length of the rule.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /a/**/print",
    right: "User-agent: *\nDisallow: /a/*/print",
  },
  source: rfc("2.2.3"),
};
