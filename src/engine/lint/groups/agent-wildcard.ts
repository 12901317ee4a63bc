import { crawlerNamed, crawlers } from "../../crawlers/index.ts";
import { matches } from "../../match/pattern.ts";
import { lowerCase } from "../../text/characters.ts";
import type { Span } from "../../text/line.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import type { Fix } from "../finding.ts";
import { replacing } from "../replacing.ts";
import { readingOf } from "./name-reading.ts";
import { shapeOf } from "./name-shape.ts";

/** R212: a star beside other characters of a name. RFC 9309 2.2.1: `*` stands for all crawlers only alone. */
export const agentWildcard: LineCheck = {
  code: "R212",
  severity: "error",
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
          isGlobal: isGlobal,
          meant: crawlerNamed(meant) ? meant : "",
        },
        fixes: fixesFor(stem, isGlobal, value),
      },
    ];
  },
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
