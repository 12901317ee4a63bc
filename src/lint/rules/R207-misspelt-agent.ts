import { code, firstFew } from "../../words/quoting.ts";
import { intendedToken, meansCrawler, shapeOf, tokensOfBrand } from "../agent-names.ts";
import { replacing } from "../fixes.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";

interface Facts {
  readonly name: string;
  /** What it may have been meant for. */
  readonly tokens: readonly string[];
}

/** R207: a name that no crawler of the catalogue has, but nearly the name of one, or that of its operator or product. */
export const misspeltAgent: Problem<Facts> = {
  code: "R207",
  severity: "warning",
  title: "Name that is nearly a crawler’s",
  inLine: ({ field, dialect }) => {
    if (field?.name !== "user-agent" || shapeOf(field.text) !== "name") return NOTHING_FOUND;
    const { text: name, value } = field;
    const token = intendedToken(name);
    const meant = token === null ? tokensOfBrand(name) : [token];
    // Some readers find `Google` within the crawler's name.
    if (meant.length === 0 || meant.some((own) => meansCrawler(name, own, dialect)))
      return NOTHING_FOUND;
    const spotted: Spotted<Facts> = { span: value, facts: { name, tokens: meant } };
    if (token === null) return [{ ...spotted, severity: "information" }];
    return [{ ...spotted, fixes: [replacing("token", value, token)] }];
  },
  sentence: ({ name, tokens }) =>
    `The catalogue has no crawler called ${code(name)}, and ${firstFew(tokens, code)} ${tokens.length > 1 ? "do" : "does"} not obey this group.`,
  fixLabels: ({ tokens: [first] }) => ({ token: `Write ${code(first)}` }),
  about: [
    "Names are compared letter by letter; only case does not matter. A group for a name that no crawler has is read by nobody, and nobody reports it.",
    "The name of a company or of a product is not that of its crawlers: OpenAI’s are called GPTBot, OAI-SearchBot and ChatGPT-User. Write the product token as the operator documents it, without spaces, and with hyphens only where it has them.",
  ],
  example: {
    wrong: "User-agent: Google bot\nDisallow: /cart",
    right: "User-agent: Googlebot\nDisallow: /cart",
  },
  source: rfc("2.2.1"),
};
