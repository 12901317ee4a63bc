import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { matches } from "../../engine/match/pattern.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { besideOthers, notObeyedBy, type Reading, readingOf, unless } from "../agent-reading.ts";
import { replacing } from "../fixes.ts";
import { shapeOf } from "../name-shape.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts extends Reading {
  readonly name: string;
  readonly isGlobal: boolean;
  /** The crawler that was meant, where that is known. */
  readonly meant: string | null;
}

/** R212: a star beside other characters of a product token. RFC 9309 2.2.1: `*` has a meaning only alone. */
export const agentWildcard: Problem<Facts> = {
  code: "R212",
  severity: "error",
  title: "Wildcard in a product token",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "wildcard") return NOTHING_FOUND;
    const { text: name, value } = field;
    const stem = name.replaceAll("*", "").trim();
    const meant = crawlerNamed(stem) ? stem : (firstLike(name) ?? stem);
    // Google's parser: `*` and white space, before any text.
    const isGlobal = dialect.agents.tokenOf(name) === "*";
    const { severity, facts } = readingOf(name, meant, dialect);
    return [
      {
        span: value,
        severity: isGlobal ? "information" : severity,
        facts: { ...facts, name, isGlobal, meant: crawlerNamed(meant) ? meant : null },
        fixes: fixesFor(stem, isGlobal, value),
      },
    ];
  },
  inContext: (found, file) => besideOthers(found, file, found.facts.meant),
  sentence: ({ isGlobal, name, meant, reader, ...reading }) => {
    if (isGlobal)
      return `Some parsers do not read this line as ${code("*")}: ${reader} does, but others look for a crawler called ${code(name)}.`;
    if (reading.isRead)
      return `Some parsers find no crawler here: ${reader} ignores the star in ${code(name)}, but others read it as part of the token.`;
    return meant
      ? `${notObeyedBy(meant, reading)}: ${reader} does not read the star as a wildcard${unless(reading)}.`
      : `This line names no known crawler: ${reader} does not read the star in ${code(name)} as a wildcard.`;
  },
  fixLabels: () => ({ "star-alone": `Write ${code("*")}`, "without-star": "Remove the star" }),
  about: [
    "Under RFC 9309, * in a path matches any characters. In a user-agent line, * is allowed only alone: it means every crawler that no other group names.",
    "Write one user-agent line for each crawler that you mean.",
  ],
  example: {
    wrong: "User-agent: Googlebot*\nDisallow: /cart",
    right: "User-agent: Googlebot\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};

/** The first token of the catalogue that the name would match if its stars were wildcards. */
function firstLike(name: string): string | undefined {
  const pattern = { pieces: lowerCase(name).split("*"), anchored: true, octets: 0, inQuery: false };
  return crawlers
    .flatMap(({ tokens }) => tokens)
    .find((token) => matches(pattern, lowerCase(token)));
}

function fixesFor(stem: string, isGlobal: boolean, value: Span): readonly Fix[] {
  const insert = isGlobal || !/[\p{L}\p{N}]/u.test(stem) ? "*" : stem;
  if (insert !== "*" && !crawlerNamed(insert)) return [];
  return [replacing(insert === "*" ? "star-alone" : "without-star", value, insert)];
}
