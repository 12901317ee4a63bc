import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { replacing } from "../replacing.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";

/** R307: several stars in a row, which match what one matches. */
export const doubleStar: LineCheck = {
  code: "R307",
  severity: "information",
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
};
