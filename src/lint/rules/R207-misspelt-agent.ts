import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { purposeTokenMeant, purposeTokenNamed } from "../../engine/crawlers/purpose-tokens.ts";
import { select } from "../../engine/decide/select.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedToken, tokensMeant } from "../intended-token.ts";
import { shapeOf } from "../name-shape.ts";
import { leadsTo, meansCrawler } from "../obeyed-agents.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";

interface Facts {
  readonly name: string;
  /** The tokens of the crawlers that may have been meant, or `*`, or a purpose token. */
  readonly tokens: readonly string[];
}

/** R207: a name that is not in the catalogue, but nearly a product token there or a purpose token, the name of an operator or a product, or a word for all crawlers. */
export const misspeltAgent: Problem<Facts> = {
  code: "R207",
  severity: "warning",
  title: "Product token of no known crawler",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent") return NOTHING_FOUND;
    const { text: name, value } = field;
    const purpose = purposeTokenMeant(name)?.token;
    if (purpose !== undefined) {
      if (meansCrawler(name, purpose, dialect)) return NOTHING_FOUND;
      const facts = { name, tokens: [purpose] };
      return [{ span: value, facts, fixes: [replacing("token", value, purpose)] }];
    }
    if (shapeOf(name) !== "name") return NOTHING_FOUND;
    const token = ALL.test(name) || NONE.test(name) ? "*" : intendedToken(name);
    const meant = token === null ? tokensMeant(name) : [token];
    if (meant.length === 0 && UNSOUGHT.test(name))
      return [{ span: value, facts: { name, tokens: [] }, fixes: [] }];
    // Some dialects find `Google` within the name of the crawler.
    if (meant.length === 0 || meant.some((own) => meansCrawler(name, own, dialect)))
      return NOTHING_FOUND;
    const spotted: Spotted<Facts> = { span: value, facts: { name, tokens: meant } };
    if (token === null) return [spotted];
    // Whether the rules are for all crawlers or for none, only the person knows.
    if (NONE.test(name)) return [spotted];
    return [{ ...spotted, fixes: [replacing("token", value, token)] }];
  },
  inContext: (found, file) => {
    if (found.facts.tokens.length === 0) return found;
    const isBrand = found.fixes.length === 0;
    const tokens = found.facts.tokens.filter(
      (token) =>
        !leadsTo(file, found.line, token) && !(isBrand && hasOwnGroup(token, file.analysis)),
    );
    return tokens.length > 0 ? { ...found, facts: { ...found.facts, tokens } } : null;
  },
  sentence: ({ name, tokens }) =>
    tokens.length === 0
      ? `No crawler in the catalogue obeys this group: none is called ${code(name)}.`
      : tokens.some((token) => purposeTokenNamed(token))
        ? `This group states nothing about the use of pages: ${code(name)} is not a purpose token.`
        : tokens.includes("*")
          ? `Most crawlers do not obey this group: ${code("*")} stands for the crawlers that no other group names, but ${code(name)} does not.`
          : `${firstFew(tokens, code)} ${tokens.length > 1 ? "do" : "does"} not obey this group: no crawler in the catalogue is called ${code(name)}.`,
  fixLabels: ({ tokens: [first] }) => ({ token: `Write ${code(first)}` }),
  about: [
    "Under RFC 9309, a product token must be spelt exactly, apart from upper and lower case. If no crawler has the token, no crawler obeys the group, and none reports an error.",
    "The name of a company or a product is usually not a product token. OpenAI’s tokens, for example, include GPTBot, OAI-SearchBot and ChatGPT-User. Write the token exactly as its operator documents it.",
    "The same is true of a token that names a purpose and not a crawler, such as __usage_ai-training: without its underscores it means nothing.",
    "Write * if you mean every crawler that no other group names. Parsers read a word such as all, any or none as the name of one crawler.",
  ],
  example: {
    wrong: "User-agent: Google bot\nDisallow: /cart",
    right: "User-agent: Googlebot\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};

/** Whether a group names the crawler: then it was not meant by the name of its company. */
function hasOwnGroup(token: string, analysis: Analysis): boolean {
  const crawler = crawlerNamed(token);
  return crawler !== null && select(analysis, crawler).reason.kind === "own";
}

/** Words that people write for `*`. One crawler, such as `bot`, is more often meant as a part of names. */
const ALL =
  /^(?:\/|all|any|every(?:one|body)|(?:all[ -])?(?:bots|robots|crawlers|spiders)|(?:any|every)[ -](?:bot|robot|crawler|spider))$/i;

/** Words for no crawler: of a person, or of a program without a value. */
const NONE = /^(?:none|no[ -]?one|null|undefined)$/i;

/** What people call products and kinds of programs whose crawlers have other names, or none that is documented (November 2026). */
const UNSOUGHT =
  /^(?:grok|x-?ai|copilot|bard|meta[ -]?ai|ai|llms?|ai[ -](?:bots?|crawlers?|agents?))$/i;
