import type { Rule } from "../engine/parse/types.ts";
import { code } from "../words/quoting.ts";
import {
  examplePath,
  misses,
  mostAsked,
  outcomeAt,
  outcomeWith,
  targetAt,
} from "./example-path.ts";
import { ofRule, ruleBelow, ruleText } from "./fixes.ts";
import { type Others, type SpottedAt, saidOnce } from "./problem.ts";
import type { GroupView } from "./views.ts";

/** The second rule that a rule needs below it, to match all that was meant. */
interface Twin {
  readonly path: string;
  /** A path that only the second rule matches. Left out: the one that it is evidently about. */
  readonly missed?: string;
  /** The part of the first rule’s path that is marked; left out, all of it. */
  readonly from?: number;
  readonly to?: number;
}

/** What is told of rules without their twin. */
export interface TwinFacts extends Others {
  readonly path: string;
  readonly twin: string;
  readonly missed: string;
  readonly allows: boolean;
}

/** The rules that miss a URL which their twin would match, told once; the fix adds the twins that would decide it. */
export function withoutTwin(
  view: GroupView,
  rules: readonly Rule[],
  twinOf: (path: string) => Twin,
): readonly SpottedAt<TwinFacts>[] {
  const found = rules.slice(0, mostAsked(view)).flatMap((rule): readonly SpottedAt<TwinFacts>[] => {
    const { path, allows } = rule;
    const { path: twin, missed = examplePath(twin), from, to } = twinOf(path);
    const reached = examplePath(path);
    if (!misses(view, rule, reached, missed)) return [];
    const outcome = outcomeWith(view, rule, twin, targetAt(view.dialect, missed));
    const facts = { path, twin, missed, allows };
    const fix = { name: "add-twin", edits: [ruleBelow(view, rule, twin)] };
    const fixes = outcome === outcomeAt(view, reached) ? [fix] : [];
    return [{ ...ofRule(view, rule, facts, from, to), fixes }];
  });
  return saidOnce(found);
}

/** The label of the fix. `several`: what it adds for several rules. */
export function twinLabel({ twin, allows, others }: TwinFacts, several: string) {
  return { "add-twin": others ? several : `Add ${code(ruleText({ allows, path: twin }))}` };
}
