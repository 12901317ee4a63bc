import { isOpen, weigh } from "../../decision.ts";
import type { Rule } from "../../group.ts";
import type { Pattern } from "../../pattern.ts";
import { type GroupCheck, NOTHING_FOUND, type SpottedAt } from "../check.ts";
import type { Facts } from "../finding.ts";
import type { GroupView } from "../group-view.ts";
import { examplePath } from "./example-path.ts";
import { targetAt } from "./matches-at.ts";
import { mostAsked, outcomeAt, outcomeWithout } from "./outcome-at.ts";
import { partOf } from "./part-of.ts";
import { readsWildcards } from "./reads-wildcards.ts";
import { saidOnce } from "./said-once.ts";
import { withPath } from "./with-path.ts";

/** R303: a star at the end of a path, which matches nothing more but counts as an octet (RFC 9309 2.2.2). */
export const trailingStar: GroupCheck = {
  code: "R303",
  severity: "information",
  inGroup: (view) => {
    if (!readsWildcards(view.dialect)) return NOTHING_FOUND;
    const starred = view.rules.filter(({ path }) => /[^*]\*$/.test(path) && path !== "/*");
    if (starred.length === 0) return NOTHING_FOUND;
    const beaten = beatenByStars(view, starred);
    const idle = starred.filter((rule) => !beaten.has(rule));
    return [
      ...saidOnce(idle.map((rule) => spotted(view, rule, {}))),
      ...[...beaten].map(
        ([rule, { path, line }]): SpottedAt => ({
          ...spotted(view, rule, { other: path, line: line.number }),
          severity: "warning",
        }),
      ),
    ];
  },
};

function spotted(view: GroupView, rule: Rule, more: Facts): SpottedAt {
  const { path } = rule;
  const line = rule.line.number;
  const value = view.valueAt(line);
  return {
    line,
    span: partOf({ path, span: value }, path.length - 1),
    facts: { path, without: path.slice(0, -1), ...more },
    fixes: [withPath("remove-star", value, path.slice(0, -1), line)],
  };
}

/** Rules that win only by their star, each with the first rule that it wins over so. */
function beatenByStars(view: GroupView, starred: readonly Rule[]): ReadonlyMap<Rule, Rule> {
  const { group, dialect } = view;
  const stars = new Set(starred);
  const overtaken = new Set(starred.map(overtakenBy));
  const rivals = view.rules.filter((rule) => overtaken.has(strengthOf(rule)));
  const beaten = new Map<Rule, Rule>();
  for (const rival of rivals.slice(0, mostAsked(view))) {
    const path = examplePath(rival.path);
    const decision = weigh(group, dialect, targetAt(dialect, path));
    if (!decision || isOpen(decision)) continue;
    const winner = group.ruleOf(decision);
    if (!stars.has(winner) || beaten.has(winner)) continue;
    const unstarred = dialect.patternOf(winner.path.slice(0, -1));
    if (outcomeWithout(view, winner, path, unstarred) !== outcomeAt(view, path))
      beaten.set(winner, rival);
  }
  return beaten;
}

/** With one octet more a Disallow comes past an Allow of its length, and an Allow level with a Disallow that was longer. */
function overtakenBy({ allows, pattern: { octets } }: Rule): string {
  return strengthOf({ allows: !allows, pattern: { octets: allows ? octets : octets - 1 } });
}

function strengthOf(rule: { allows: boolean; pattern: Pick<Pattern, "octets"> }): string {
  return `${rule.allows ? "+" : "-"}${rule.pattern.octets}`;
}
