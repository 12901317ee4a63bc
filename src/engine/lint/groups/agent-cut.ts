import { crawlerNamed } from "../../crawlers/index.ts";
import { lowerCase } from "../../text/characters.ts";
import { type LineCheck, NOTHING_FOUND } from "../check.ts";
import { tokenMeantBy } from "./misspelling.ts";
import { readingOf } from "./name-reading.ts";
import { shapeOf } from "./name-shape.ts";

/** R214: a name with other characters than RFC 9309 2.2.1 has in a product token: letters, `_` and `-`. Google’s parser reads up to the first other. */
export const agentCut: LineCheck = {
  code: "R214",
  severity: "error",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = /^[A-Za-z_-]*/.exec(name)?.[0] ?? "";
    if (token === name || shapeOf(name) !== "name" || tokenMeantBy(name)) return NOTHING_FOUND;
    const { severity, facts } = readingOf(name, name, dialect);
    // A name that other readers might misread is worth a word only where it is known to be right.
    if (facts.isRead && !crawlerNamed(name)) return NOTHING_FOUND;
    const isCut = dialect.agents.tokenOf(name) === lowerCase(token);
    return [
      {
        span: value,
        severity,
        facts: { ...facts, name, token, isCut: isCut },
      },
    ];
  },
};
