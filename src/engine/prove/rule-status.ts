import { type Analysis, groupsOf, sectionAt } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";

/**
 * What the rule on a line is good for (see Life), as plain data that a worker can send. Lines are
 * numbers, from 1.
 */
export interface RuleLifeAt {
  readonly line: number;
  readonly life: LifeAt;
  /**
   * Whether the line can go and no verdict changes: alone, and together with all others of its
   * group that never decide, or that do and are redundant. Each section keeps a rule, or its agents
   * would join the next. Null where that is not proven.
   */
  readonly redundant: boolean | null;
}

/** Whether a rule ever decides: a path that it does; the lines that together stand before it, none where it matches no URL; or unknown. */
export type LifeAt =
  | { readonly kind: "decides"; readonly path: string }
  | { readonly kind: "never"; readonly shadowedBy: readonly number[] }
  | { readonly kind: "undecided" };

/** The life of a line, by its number; null where it is not known, or the line is no rule. */
export type LivesByLine = (line: number) => RuleLifeAt | null;

/** What a line is good for that several groups have; null where there is nothing known. */
export function inAll(lives: readonly RuleLifeAt[]): RuleLifeAt | null {
  const [first] = lives;
  if (!first || lives.length === 1) return first ?? null;
  const { line } = first;
  return { line, life: lifeInAll(lives), redundant: isRedundantInAll(lives) };
}

function lifeInAll(lives: readonly RuleLifeAt[]): LifeAt {
  const shadows = new Set<number>();
  let open: LifeAt | null = null;
  for (const { life } of lives) {
    if (life.kind === "decides") return life;
    if (life.kind === "undecided") open = life;
    else for (const line of life.shadowedBy) shadows.add(line);
  }
  return open ?? { kind: "never", shadowedBy: [...shadows].sort((a, b) => a - b) };
}

function isRedundantInAll(lives: readonly RuleLifeAt[]): boolean | null {
  if (lives.some(({ redundant }) => redundant === false)) return false;
  return lives.every(({ redundant }) => redundant) ? true : null;
}

/** The life of a line in all groups that have it, each asked by `lifeIn`; null where one of them does not know. */
export function lifeAt(
  analysis: Analysis,
  line: number,
  lifeIn: (group: Group) => RuleLifeAt | null,
): RuleLifeAt | null {
  const section = sectionAt(analysis, line);
  const groups = section ? groupsOf(analysis, section) : [];
  const lives = groups.flatMap((group) => lifeIn(group) ?? []);
  return lives.length === groups.length ? inAll(lives) : null;
}
