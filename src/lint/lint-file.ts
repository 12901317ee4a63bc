import type { Analysis } from "../engine/parse/analysis.ts";
import { statusesIn } from "../engine/prove/group-status-search.ts";
import { lookedAt, MOST_RULES_LOOKED_AT } from "../engine/prove/rule-status.ts";
import type { Finding } from "./problem.ts";
import { Lint } from "./run.ts";
import type { Surroundings } from "./views.ts";

/** Every problem of a file, in its order, however long it takes: those that the page shows once it knows which rules never decide. */
export function problemsIn(
  analysis: Analysis,
  beside: Omit<Surroundings, "statusAt">,
): readonly Finding[] {
  const groups = lookedAt(analysis).flatMap((index) => analysis.groups[index] ?? []);
  const statusAt = statusesIn(analysis, MOST_RULES_LOOKED_AT, groups);
  const lint = new Lint(analysis, { ...beside, statusAt });
  lint.run(() => false);
  return lint.findings ?? [];
}
