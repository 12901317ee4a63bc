import type { Group } from "../group.ts";
import type { Span } from "../line.ts";
import { comparedPath } from "../verdict.ts";
import type { Asked } from "./asked.ts";
import type { Flaw, NearMiss } from "./near-miss.ts";

/** A URL that is nearly the one asked for: its path as the dialect compares it, where in it rules that match part from the other, and what they then lack. */
export interface NearUrl {
  readonly path: string;
  readonly marks: readonly Span[];
  readonly flaw: Flaw;
}

/** The rule that decides about a near URL, where it says otherwise than the verdict and would also prevail at the URL itself. */
export function missAt(asked: Asked, group: Group, near: NearUrl): NearMiss | null {
  const { path, marks, flaw } = near;
  const { targetOf } = asked.dialect;
  const there = targetOf(`https://site.example${path}`);
  const target = { ...asked.target, path: there.path, queryPath: there.queryPath };
  const rule = asked.otherwise(group, target);
  if (!rule || comparedPath(rule, target) !== path || !asked.wouldDecide(rule, target)) return null;
  return asked.miss(rule, target, flaw, marks);
}
