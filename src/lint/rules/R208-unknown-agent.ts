import { crawlers, legacyNamed } from "../../engine/crawlers/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Join } from "../../engine/parse/join.ts";
import type { NamedAgent } from "../../engine/parse/types.ts";
import { code, firstFew } from "../../words/quoting.ts";
import { intendedToken, isSought, shapeOf, tokensOfBrand } from "../agent-names.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

interface Facts {
  readonly names: readonly string[];
}

/** R208: a long list of names that no crawler of the catalogue goes by. */
export const unknownAgent: Problem<Facts> = {
  code: "R208",
  severity: "information",
  title: "List of unknown crawlers",
  inFile: (file) => {
    const agents = unknownIn(file.analysis);
    const [first] = agents;
    const found = first && file.analysis.named(first.token);
    if (!found || agents.length < LEAST) return NOTHING_FOUND;
    const line = found.agent.line.number;
    const facts = { names: agents.map(({ name }) => name) };
    return [{ line, span: file.valueAt(line), facts }];
  },
  sentence: ({ names }) =>
    `The catalogue has no crawlers called ${firstFew(names, code)}; lines for crawlers that no longer exist do nothing.`,
  about: [
    "There are thousands of crawlers, and the catalogue of this page has those that most sites meet. A name it does not have may be a small crawler’s, one that is long gone, or a mistake.",
    "Lists of bad robots that are handed from site to site name many that have not been seen for twenty years, and those still at work seldom read robots.txt.",
  ],
  example: {
    wrong:
      "User-agent: Alexibot\nUser-agent: asterias\nUser-agent: BackDoorBot\nUser-agent: BotALot\nUser-agent: CheeseBot\nUser-agent: CherryPicker\nUser-agent: EmailWolf\nUser-agent: TeleportPro\nUser-agent: WebReaper\nUser-agent: WebStripper\nDisallow: /",
    right: "User-agent: BackDoorBot\nUser-agent: WebReaper\nDisallow: /",
  },
  source: rfc("2.2.1"),
};

// The catalogue is not of all crawlers: some that it lacks are nothing to be told. Lists that are
// handed from site to site name many more.
const LEAST = 10;

/** What stays true while no agent changes; the lines of these agents do not. */
const known = new WeakMap<Join, readonly NamedAgent[]>();

function unknownIn(analysis: Analysis): readonly NamedAgent[] {
  const agents = known.get(analysis.join) ?? findUnknown(analysis);
  known.set(analysis.join, agents);
  return agents;
}

function findUnknown({ join, dialect }: Analysis): readonly NamedAgent[] {
  const { strength, nameOf } = dialect.agents;
  const agents = [...join.addressOf.values()].map(({ agent }) => agent);
  const strangers = agents.filter((agent) => !isKnown(agent));
  if (strength === "exact") return strangers;
  const names = SOUGHT.map(nameOf);
  return strangers.filter(({ token }) => names.every((name) => strength(token, name) === 0));
}

const SOUGHT = crawlers.flatMap(({ chain }) => chain);

/** Whether it is the name of a crawler, or another check speaks of it. */
function isKnown({ name, token }: NamedAgent): boolean {
  if (shapeOf(name) !== "name" || isSought(name) || isSought(token) || legacyNamed(name))
    return true;
  return intendedToken(name) !== null || tokensOfBrand(name).length > 0;
}
