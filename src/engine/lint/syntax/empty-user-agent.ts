import { decide } from "../../decide/verdict.ts";
import { analyse } from "../../parse/analysis.ts";
import type { Dialect } from "../../parse/dialect.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";

/** R106: a user-agent line that names nobody. RFC 9309 2.2: product-token or `*`. */
export const emptyUserAgent: LineCheck = {
  code: "R106",
  severity: "error",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || field.text !== "") return NOTHING_FOUND;
    const isForAll = meansEveryone(dialect);
    return [
      {
        span: field.key,
        severity: isForAll ? "warning" : "error",
        facts: { reader: dialect.title, isForAll: isForAll },
      },
    ];
  },
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
