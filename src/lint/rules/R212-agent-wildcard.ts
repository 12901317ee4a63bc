import { crawlerNamed, crawlers } from "../../engine/crawlers/index.ts";
import { matches } from "../../engine/match/pattern.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { Span } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { type Reading, readingOf, shapeOf, unless } from "../agent-names.ts";
import { replacing } from "../fixes.ts";
import { type Fix, NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts extends Reading {
  readonly name: string;
  readonly isGlobal: boolean;
  /** The crawler that was meant, where that is known. */
  readonly meant: string | null;
}

/** R212: a star beside other characters of a name. RFC 9309 2.2.1: `*` stands for all crawlers only alone. */
export const agentWildcard: Problem<Facts> = {
  code: "R212",
  severity: "error",
  title: "Wildcard in the name of a crawler",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "wildcard") return NOTHING_FOUND;
    const { text: name, value } = field;
    const stem = name.replaceAll("*", "").trim();
    const meant = crawlerNamed(stem) ? stem : (firstLike(name) ?? stem);
    // Google's parser: `*` and white space, whatever follows.
    const isGlobal = dialect.agents.tokenOf(name) === "*";
    const { severity, facts } = readingOf(name, meant, dialect);
    return [
      {
        span: value,
        severity: isGlobal ? "information" : severity,
        facts: {
          ...facts,
          name,
          isGlobal,
          meant: crawlerNamed(meant) ? meant : null,
        },
        fixes: fixesFor(stem, isGlobal, value),
      },
    ];
  },
  sentence: ({ isGlobal, isRead, name, meant, own, reader }) => {
    if (isGlobal)
      return `To ${reader} ${code(name)} means all crawlers, as ${code("*")} alone does; to others it is the name of one.`;
    if (isRead)
      return `The star of ${code(name)} is passed over by ${reader}; to others it is a part of the name.`;
    return meant
      ? `To ${reader} the star of ${code(name)} is no wildcard, so ${code(meant)} does not obey this group${unless(own)}.`
      : `To ${reader} the star of ${code(name)} is no wildcard, so the group is for no crawler that is known.`;
  },
  fixLabels: () => ({ "star-alone": `Write ${code("*")}`, "without-star": "Remove the star" }),
  about: [
    "In a path * stands for any characters. In a user-agent line it means all crawlers when it stands alone, and nothing special otherwise.",
    "Name each crawler that is meant, in a line of its own.",
  ],
  example: {
    wrong: "User-agent: Googlebot*\nDisallow: /cart",
    right: "User-agent: Googlebot\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};

/** The first crawler of the catalogue that has such a name, were stars wildcards in it. */
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
