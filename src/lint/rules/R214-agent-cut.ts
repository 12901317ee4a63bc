import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { intendedToken, type Reading, readingOf, shapeOf, unless } from "../agent-names.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts extends Reading {
  readonly name: string;
  readonly token: string;
  readonly isCut: boolean;
}

/** R214: a name with other characters than RFC 9309 2.2.1 has in a product token: letters, `_` and `-`. Google’s parser reads up to the first other. */
export const agentCut: Problem<Facts> = {
  code: "R214",
  severity: "error",
  title: "Name with other characters than letters",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = /^[A-Za-z_-]*/.exec(name)?.[0] ?? "";
    if (token === name || shapeOf(name) !== "name" || intendedToken(name)) return NOTHING_FOUND;
    const { severity, facts } = readingOf(name, name, dialect);
    // A name that other readers might misread is worth a word only where it is known to be right.
    if (facts.isRead && !crawlerNamed(name)) return NOTHING_FOUND;
    const isCut = dialect.agents.tokenOf(name) === lowerCase(token);
    return [
      {
        span: value,
        severity,
        facts: { ...facts, name, token, isCut },
      },
    ];
  },
  sentence: ({ isRead, isCut, name, token, own, reader }) => {
    const part = token ? `only ${code(token)} of ${code(name)}` : `no name in ${code(name)}`;
    if (isRead)
      return `A product token has letters, ${code("_")} and ${code("-")} only, so some readers find ${part}.`;
    const why = isCut
      ? `By ${reader} ${part} is read`
      : `To ${reader} the crawler ${code(name)} has a shorter name`;
    return `${why}, so that crawler does not obey this group${unless(own)}.`;
  },
  about: [
    "By RFC 9309 a product token consists of letters, underscores and hyphens. Google’s parser stops at the first other character: it reads AI2Bot as AI.",
    "Most readers compare the name whole, and crawlers with digits in their names follow such a group all the same. Keep the name as its operator writes it.",
  ],
  example: {
    readAs: "www-robotrules",
    wrong: "User-agent: Sogou web spider\nDisallow: /",
    right: "User-agent: Sogou\nDisallow: /",
  },
  source: rfc("2.2.1"),
};
