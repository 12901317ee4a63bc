import { type Analysis, groupsOf, sectionAt } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";

/**
 * The status of the rule on a line (see Liveness), as plain data that a worker can send. Lines are
 * numbers, from 1.
 */
export interface LineStatus {
  readonly line: number;
  readonly liveness: LineLiveness;
  /**
   * Whether the line can be removed without changing a verdict: alone, and together with all other
   * redundant lines of its group that never decide, or that do. Each section keeps a rule, because
   * its user-agent lines would otherwise join the next section. Null if that is not proven.
   */
  readonly redundant: boolean | null;
}

/** Whether a rule ever decides: a path that it decides, or that is left open between it and another; the lines that together take precedence over it, none if it matches no URL; or undecided. */
export type LineLiveness =
  | { readonly kind: "decides"; readonly path: string }
  | { readonly kind: "dead"; readonly shadowedBy: readonly number[] }
  | { readonly kind: "undecided" };

/** The status of a line, by its number; null if it is not known, or if the line is not a rule. */
export type StatusByLine = (line: number) => LineStatus | null;

/** The status of a line that several groups share; null if nothing is known. */
export function statusInAll(statuses: readonly LineStatus[]): LineStatus | null {
  const [first] = statuses;
  if (!first || statuses.length === 1) return first ?? null;
  const { line } = first;
  return { line, liveness: livenessInAll(statuses), redundant: isRedundantInAll(statuses) };
}

function livenessInAll(statuses: readonly LineStatus[]): LineLiveness {
  const shadows = new Set<number>();
  let open: LineLiveness | null = null;
  for (const { liveness } of statuses) {
    if (liveness.kind === "decides") return liveness;
    if (liveness.kind === "undecided") open = liveness;
    else for (const line of liveness.shadowedBy) shadows.add(line);
  }
  return open ?? { kind: "dead", shadowedBy: [...shadows].sort((a, b) => a - b) };
}

function isRedundantInAll(statuses: readonly LineStatus[]): boolean | null {
  if (statuses.some(({ redundant }) => redundant === false)) return false;
  return statuses.every(({ redundant }) => redundant) ? true : null;
}

/** The status of a line in all groups that have it, each from `statusIn`; null if one of them is not known. */
export function statusAt(
  analysis: Analysis,
  line: number,
  statusIn: (group: Group) => LineStatus | null,
): LineStatus | null {
  const section = sectionAt(analysis, line);
  const groups = section ? groupsOf(analysis, section) : [];
  const statuses = groups.flatMap((group) => statusIn(group) ?? []);
  return statuses.length === groups.length ? statusInAll(statuses) : null;
}

/** In larger files, only the first groups are looked at, and only groups that are not too large. */
const MOST_GROUPS = 1000;
export const MOST_RULES_LOOKED_AT = 5_000;
const MOST_CONTINUED = 100;

/** The groups whose rules are looked at, by index. */
export function lookedAt({ groups }: Analysis): readonly number[] {
  const indices: number[] = [];
  let rules = 0;
  for (const group of groups.slice(0, MOST_GROUPS)) {
    // Where sections continue each other, each group can have thousands of rules.
    if (group.membership.isContinued && indices.length >= MOST_CONTINUED) continue;
    const { index, ruleCount } = group;
    if (ruleCount === 0 || rules + ruleCount > MOST_RULES_LOOKED_AT) continue;
    rules += ruleCount;
    indices.push(index);
  }
  return indices;
}
