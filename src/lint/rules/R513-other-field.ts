import type { FieldName } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { firstOfField } from "../other-fields.ts";
import { type Problem, rfc } from "../problem.ts";

/** R513: a field of other parsers, which the chosen one ignores; each is told of once. */
export const otherField: Problem<{ readonly name: string; readonly effect: string }> = {
  code: "R513",
  severity: "information",
  title: "Field for other parsers",
  inFile: (file) => {
    return FIELDS.flatMap(([field, name, effect]) =>
      firstOfField(file, field).map((found) => ({ ...found, facts: { name, effect } })),
    );
  },
  sentence: ({ name, effect, under }) => `${code(name)} has no effect ${under}: ${effect}.`,
  about: [
    "Some fields are not in RFC 9309, and only a few parsers use them. Other parsers do not use these lines, but some end a list of user-agent lines there.",
    // SeznamBot: o-seznam.cz, Crawling control.
    "SeznamBot and some libraries read Request-rate; no crawler is known to obey Visit-time.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nVisit-time: 0600-0845",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.4"),
};

/** Fields without a check of their own, and what is known of each. A dialect without Allow reads that as one of them. */
const FIELDS: readonly (readonly [FieldName, name: string, effect: string])[] = [
  ["allow", "Allow", "only Disallow counts, so there are no exceptions"],
  ["request-rate", "Request-rate", "only SeznamBot and some libraries are known to read it"],
  ["visit-time", "Visit-time", "no crawler is known to obey it"],
];
