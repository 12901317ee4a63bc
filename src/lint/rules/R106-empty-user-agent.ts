import { decide } from "../../engine/decide/decide.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { code } from "../../words/quoting.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { remembered } from "../views.ts";

/** R106: a user-agent line without a product token. RFC 9309 2.2.1: a product token or `*`. */
export const emptyUserAgent: Problem<{ readonly isForAll: boolean }> = {
  code: "R106",
  severity: "error",
  title: "User-agent line without a product token",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || field.text !== "") return NOTHING_FOUND;
    const isForAll = meansEveryCrawler(dialect);
    return [
      {
        span: field.key,
        severity: isForAll ? "warning" : "error",
        facts: { isForAll },
      },
    ];
  },
  sentence: ({ reader, isForAll }) =>
    isForAll
      ? `This line names every crawler: ${reader} finds the empty value in every name. For most parsers, the line names no crawler.`
      : `This line names no crawler: ${reader} needs a product token or ${code("*")} here.`,
  about: [
    "A user-agent line needs the product token of a crawler, or * for every crawler that no other group names. An empty value is neither.",
    "Parsers differ in how they treat an empty value. For most of them, the line names no crawler. Some parsers find an empty value in the name of every crawler, so they can apply the group to any crawler.",
  ],
  example: { wrong: "User-agent:\nDisallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.1"),
};

/** Whether the dialect finds an empty token in the name of every crawler. */
const meansEveryCrawler = remembered((dialect: Dialect) => {
  const analysis = analyse("User-agent:\nDisallow: /", dialect);
  return decide(analysis, "AnyBot", "/a").outcome === "disallow";
});
