import type { Analysis } from "../../analysis.ts";
import { crawlers } from "../../crawlers/index.ts";
import type { Dialect } from "../../dialect.ts";
import type { Join } from "../../join.ts";
import type { NamedAgent } from "../../scan.ts";
import { type FileCheck, NOTHING_FOUND } from "../check.ts";
import { isSought, tokensOfBrand } from "./brand.ts";
import { firstThree } from "./first-three.ts";
import { legacyNamed } from "./legacy-tokens.ts";
import { tokenMeantBy } from "./misspelling.ts";
import { shapeOf } from "./name-shape.ts";

/** R208: names that no crawler of the catalogue goes by. */
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

// The catalogue is not of all crawlers: one or two that it lacks are nothing to be told.
const LEAST = 3;

/** What stays true while no agent changes; the lines of these agents do not. */
const known = new WeakMap<Join, readonly NamedAgent[]>();

function unknownIn({ join, dialect }: Analysis): readonly NamedAgent[] {
  const agents =
    known.get(join) ??
    [...join.addressOf.values()].flatMap(({ agent }) => (isUnknown(agent, dialect) ? agent : []));
  known.set(join, agents);
  return agents;
}

function isUnknown({ name, token }: NamedAgent, { agents }: Dialect): boolean {
  if (shapeOf(name) !== "name" || isSought(name) || isSought(token) || legacyNamed(name))
    return false;
  if (tokenMeantBy(name) || tokensOfBrand(name).length > 0) return false;
  const { strength, nameOf } = agents;
  return (
    strength === "exact" ||
    !crawlers.some(({ chain }) => chain.some((own) => strength(token, nameOf(own)) > 0))
  );
}
