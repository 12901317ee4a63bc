import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { besideOthers, notObeyedBy, type Reading, readingOf, unless } from "../agent-reading.ts";
import { intendedToken } from "../intended-token.ts";
import { shapeOf } from "../name-shape.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts extends Reading {
  readonly name: string;
  readonly token: string;
  readonly isCut: boolean;
}

/** R214: a name with characters other than letters, `_` and `-`, which RFC 9309 2.2.1 does not allow in a product token. Google’s parser reads up to the first of them (robots.cc, ExtractUserAgent). */
export const agentCut: Problem<Facts> = {
  code: "R214",
  severity: "error",
  title: "Product token with invalid characters",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = /^[A-Za-z_-]*/.exec(name)?.[0] ?? "";
    if (token === name || shapeOf(name) !== "name" || intendedToken(name)) return NOTHING_FOUND;
    const { severity, facts } = readingOf(name, name, dialect);
    // Operators document such tokens, and their own parsers find them.
    if (facts.isRead) return NOTHING_FOUND;
    // A crawler that is not known is not one of this operator’s, and has another parser.
    if (dialect.operator !== undefined && !crawlerNamed(name)) return NOTHING_FOUND;
    const isCut = dialect.agents.tokenOf(name) === lowerCase(token);
    // No verdict is affected where the parser nearest to the crawler’s own finds its token.
    const own = facts.own === null ? severity : "information";
    return [{ span: value, severity: own, facts: { ...facts, name, token, isCut } }];
  },
  inContext: (found, file) => besideOthers(found, file, found.facts.name),
  sentence: ({ isCut, name, token, reader, ...reading }) => {
    const why = isCut
      ? `${reader} reads ${token ? `only ${code(token)}` : "no token here"}`
      : `${reader} looks for a shorter product token`;
    return `${notObeyedBy(name, reading)}: ${why}${unless(reading)}.`;
  },
  about: [
    "Under RFC 9309 (2.2.1), a product token contains only letters, underscores and hyphens. Google’s parser stops at any other character, so it reads AI2Bot as AI. Perl’s WWW::RobotRules looks only for the first word of a crawler’s name.",
    "Most parsers compare the whole token, and some operators document tokens with digits. Keep the token as its operator documents it, unless the crawler’s parser looks for a shorter one.",
  ],
  example: {
    readAs: "www-robotrules",
    wrong: "User-agent: Sogou web spider\nDisallow: /",
    right: "User-agent: Sogou\nDisallow: /",
  },
  source: rfc("2.2.1"),
};
