import { crawlers, legacyNamed } from "../../engine/crawlers/index.ts";
import { purposeTokenMeant, purposeTokenNamed } from "../../engine/crawlers/purpose-tokens.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Join } from "../../engine/parse/join.ts";
import type { NamedAgent } from "../../engine/parse/types.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { isSought, tokensMeant } from "../intended-token.ts";
import { shapeOf } from "../name-shape.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";
import { remembered } from "../views.ts";

/** R208: a long list of names that are not in the catalogue. RFC 9309 2.2.1: a crawler obeys the group that has its own product token. */
export const unknownAgent: Problem<{ readonly names: readonly string[] }> = {
  code: "R208",
  severity: "information",
  title: "List of unknown crawlers",
  inFile: (file) => {
    const { join, dialect } = file.analysis;
    const agents = unknownIn(join, dialect);
    const [first] = agents;
    const found = first && file.analysis.named(first.token);
    if (!found || agents.length < LEAST) return NOTHING_FOUND;
    const facts = { names: agents.map(({ name }) => name) };
    return [{ line: found.agent.line.number, facts }];
  },
  sentence: ({ names }) =>
    `These user-agent lines may have no effect: ${firstFew(names, code)} are not in the catalogue.`,
  about: [
    "There are thousands of crawlers, and the catalogue of the playground has only the most common ones. An unknown name can belong to a small crawler or to a retired one, or it can be a mistake.",
    "Sites often copy long lists of names from each other, and many of these names are outdated. Keep the names that you find in your server logs.",
  ],
  example: {
    wrong:
      "User-agent: Alexibot\nUser-agent: asterias\nUser-agent: BackDoorBot\nUser-agent: BotALot\nUser-agent: CheeseBot\nUser-agent: CherryPicker\nUser-agent: EmailWolf\nUser-agent: TeleportPro\nUser-agent: WebReaper\nUser-agent: WebStripper\nDisallow: /",
    right: "User-agent: BackDoorBot\nUser-agent: WebReaper\nDisallow: /",
  },
  source: rfc("2.2.1"),
};

// The catalogue does not have all crawlers: a few unknown names are not worth a report. Lists that
// sites copy from each other have many more.
const LEAST = 10;

/** These stay the same while no user-agent line changes, but their line numbers do not. */
const unknownIn = remembered((join: Join, dialect: Dialect): readonly NamedAgent[] => {
  const { strength, nameOf } = dialect.agents;
  const agents = [...join.addressOf.values()].map(({ agent }) => agent);
  const strangers = agents.filter((agent) => !isKnown(agent));
  if (strength === "exact") return strangers;
  const names = SOUGHT.map(nameOf);
  return strangers.filter(({ token }) => names.every((name) => strength(token, name) === 0));
});

const SOUGHT = crawlers.flatMap(({ chain }) => chain);

/** Whether it is the name of a crawler, or belongs to another check. */
function isKnown({ name, token }: NamedAgent): boolean {
  if (shapeOf(name) !== "name" || isSought(name) || isSought(token) || legacyNamed(name))
    return true;
  if (purposeTokenNamed(name) || purposeTokenMeant(name)) return true;
  return tokensMeant(name).length > 0;
}
