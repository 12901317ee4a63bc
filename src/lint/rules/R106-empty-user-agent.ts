import { decide } from "../../engine/decide/verdict.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly reader: string;
  readonly isForAll: boolean;
}

/** R106: a user-agent line that names nobody. RFC 9309 2.2: product-token or `*`. */
export const emptyUserAgent: Problem<Facts> = {
  code: "R106",
  severity: "error",
  title: "User-agent without a name",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || field.text !== "") return NOTHING_FOUND;
    const isForAll = meansEveryone(dialect);
    return [
      {
        span: field.key,
        severity: isForAll ? "warning" : "error",
        facts: { reader: dialect.title, isForAll },
      },
    ];
  },
  sentence: ({ reader, isForAll }) =>
    isForAll
      ? `The line names nobody, and ${reader} finds an empty name in that of every crawler; most others find it in none.`
      : `The line names nobody, so no crawler obeys the rules below because of it, as ${reader} reads it.`,
  about: [
    "A user-agent line has the product token of a crawler, or a star for all that no other group names. An empty value is neither.",
    "Readers disagree about it. To most of them the line means nobody. Those that look for the value inside a crawler’s name find an empty text in each, and have the group hold for every crawler.",
  ],
  example: { wrong: "User-agent:\nDisallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.1"),
};

/** Whether the dialect finds an empty name in every crawler's. */
function meansEveryone(dialect: Dialect): boolean {
  const known = answers.get(dialect);
  if (known !== undefined) return known;
  const forbidden = analyse("User-agent:\nDisallow: /", dialect);
  const answer = decide(forbidden, "AnyBot", "/a").outcome === "disallow";
  answers.set(dialect, answer);
  return answer;
}

const answers = new WeakMap<Dialect, boolean>();
