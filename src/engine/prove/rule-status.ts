import { type Analysis, groupsOf, sectionAt } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";

/**
 * What the rule on a line is good for (see Liveness), as plain data that a worker can send. Lines are
 * numbers, from 1.
 */
export interface LineStatus {
  readonly line: number;
  readonly liveness: LineLiveness;
  /**
   * Whether the line can go and no verdict changes: alone, and together with all others of its
   * group that never decide, or that do and are redundant. Each section keeps a rule, or its agents
   * would join the next. Null where that is not proven.
   */
  readonly redundant: boolean | null;
}

/** Whether a rule ever decides: a path that it does; the lines that together stand before it, none where it matches no URL; or unknown. */
export type LineLiveness =
  | { readonly kind: "decides"; readonly path: string }
  | { readonly kind: "dead"; readonly shadowedBy: readonly number[] }
  | { readonly kind: "undecided" };

/** The status of a line, by its number; null where it is not known, or the line is no rule. */
export type StatusByLine = (line: number) => LineStatus | null;

/** What a line is good for that several groups have; null where there is nothing known. */
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

/** The status of a line in all groups that have it, each asked by `statusIn`; null where one of them does not know. */
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
