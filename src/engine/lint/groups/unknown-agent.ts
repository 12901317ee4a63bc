import { crawlers } from "../../crawlers/index.ts";
import { legacyNamed } from "../../crawlers/legacy-tokens.ts";
import type { Analysis } from "../../parse/analysis.ts";
import type { Join } from "../../parse/join.ts";
import type { NamedAgent } from "../../parse/types.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { isSought, tokensOfBrand } from "./brand.ts";
import { firstThree } from "./first-three.ts";
import { tokenMeantBy } from "./misspelling.ts";
import { shapeOf } from "./name-shape.ts";

/** R208: a long list of names that no crawler of the catalogue goes by. */
export const unknownAgent: FileCheck = {
  code: "R208",
  severity: "information",
  inFile: (file) => {
    const agents = unknownIn(file.analysis);
    const [first] = agents;
    const found = first && file.analysis.named(first.token);
    if (!found || agents.length < LEAST) return NOTHING_FOUND;
    const line = found.agent.line.number;
    const facts = firstThree(agents.map(({ name }) => name));
    return [{ line, span: file.valueAt(line), facts }];
  },
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
  return tokenMeantBy(name) !== null || tokensOfBrand(name).length > 0;
}
