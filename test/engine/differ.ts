import { Work } from "../../src/engine/decide/work.ts";
import type { Dialect } from "../../src/engine/parse/dialect.ts";
import type { Group } from "../../src/engine/parse/group.ts";
import { LIMITS, type Limits } from "../../src/engine/prove/counterexample-search.ts";
import { type Distinction, findWitness } from "../../src/engine/prove/witness-search.ts";

/** Whether two groups can decide any URL differently, whatever time it takes. */
export function differ(
  before: Group | null,
  after: Group | null,
  dialect: Dialect,
  limits: Limits = LIMITS,
): Distinction {
  const search = new Work(findWitness(before, after, dialect, limits));
  search.run(() => false);
  return search.result ?? { kind: "undecided" };
}
