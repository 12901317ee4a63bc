import type { Pattern } from "../../engine/match/pattern.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import {
  decidingRule,
  examplePath,
  mostAsked,
  outcomeAt,
  outcomeWithout,
  readsWildcards,
} from "../example-path.ts";
import { deletion, deletionLabel, ofRule, ruleText, withPath } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { canMatch } from "../reach.ts";
import type { GroupView } from "../views.ts";

/** Whether the star decides something, adds nothing to the same path without it in another line, or is an ordinary character to the parser. */
type Effect =
  | { readonly kind: "decisive"; readonly other: string; readonly line: number }
  | { readonly kind: "idle"; readonly line: number }
  | { readonly kind: "literal" };

type Facts = Others & { readonly path: string; readonly without: string } & Effect;

/** R303: a star at the end of a path, which matches nothing more but counts as an octet (RFC 9309 2.2.2), and to parsers without wildcards is an ordinary character. Where it changes nothing it is told of only beside the same path without it. */
export const trailingStar: Problem<Facts> = {
  code: "R303",
  severity: "information",
  title: "Star at the end of a path",
  inGroup: (view) => {
    const starred = view.rules.filter(
      ({ path, pattern }) => /[^*]\*$/.test(path) && path !== "/*" && canMatch(pattern),
    );
    if (starred.length === 0) return NOTHING_FOUND;
    if (!readsWildcards(view.dialect)) {
      const literal = starred.filter(({ path }) => path.indexOf("*") === path.length - 1);
      return saidOnce(literal.map((rule) => spotted(view, rule, { kind: "literal" })));
    }
    const overtaken = overtakenByStars(view, starred);
    const others = starred.filter((rule) => !overtaken.has(rule));
    const decisive = [...overtaken].map(([rule, { path, line }]) =>
      spotted(view, rule, { kind: "decisive", other: path, line: line.number }),
    );
    return [...decisive, ...saidOnce(idleStars(view, others))];
  },
  sentence: (facts) => {
    const { path, without, others } = facts;
    if (facts.kind === "decisive")
      return `${code(path)} wins over ${code(facts.other)} in line ${facts.line} only because its final star adds to its length. The star adds no URLs.`;
    return facts.kind === "literal"
      ? `${code(path)} does not match ${code(without)} for ${facts.reader}, which treats a star as an ordinary character${otherRules(others)}.`
      : `${code(path)} matches the same URLs as ${code(without)} in line ${facts.line}, because a rule matches every URL that begins with its path${otherRules(others)}.`;
  },
  fixLabels: (facts) => ({
    "remove-star": facts.others ? "Remove these stars" : "Remove the star",
    ...deletionLabel(facts),
  }),
  about: [
    "A rule already matches every URL that begins with its path, so a star at the end adds no URLs. Parsers without wildcards, such as Python up to 3.13.13, treat the star as an ordinary character. For them, the rule matches only URLs that contain a star.",
    "In most parsers where the longest rule wins, the star adds one to the length of its rule. With the star, a Disallow can become longer than an Allow and win. An Allow can become as long as a Disallow, and Allow wins a tie. Google’s documentation of July 2019 says that a star at the end is ignored; Google’s parser counts it.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /somewords\nAllow: /someword*",
    right: "User-agent: *\nDisallow: /somewords\nAllow: /someword",
  },
  source: rfc("2.2.2"),
};

/** Rules that another one without the star makes idle: a person who writes both believes that they differ. */
function idleStars(view: GroupView, starred: readonly Rule[]): readonly SpottedAt<Facts>[] {
  // Of the same rules the first.
  const plain = new Map(view.rules.toReversed().map((rule) => [ruleText(rule), rule]));
  return starred.flatMap((rule) => {
    const twin = plain.get(ruleText(rule).slice(0, -1));
    // To a parser that drops the star they are the same: see R401.
    if (!twin || twin.pattern.octets === rule.pattern.octets) return [];
    const [line, other] = [rule.line.number, twin.line.number];
    const canGo = sectionAt(view.group, line) === sectionAt(view.group, other);
    const found = spotted(view, rule, { kind: "idle", line: other });
    return [{ ...found, fixes: canGo ? [deletion(line)] : [] }];
  });
}

function spotted(view: GroupView, rule: Rule, effect: Effect): SpottedAt<Facts> {
  const without = rule.path.slice(0, -1);
  return {
    ...ofRule<Facts>(view, rule, { path: rule.path, without, ...effect }, without.length),
    severity: effect.kind === "idle" ? "information" : "warning",
    fixes: [withPath("remove-star", view, rule, without)],
  };
}

/** Of rules that end in a star those that win somewhere only by it, each with the first rule that it wins over in this way. */
function overtakenByStars(view: GroupView, starred: readonly Rule[]): ReadonlyMap<Rule, Rule> {
  const stars = new Set(starred);
  const reach = new Set(starred.map(strengthItOvertakes));
  const rivals = view.rules.filter((rule) => reach.has(strengthOf(rule)));
  const overtaken = new Map<Rule, Rule>();
  for (const rival of rivals.slice(0, mostAsked(view))) {
    const path = examplePath(rival.path);
    const winner = decidingRule(view, path);
    if (!winner || !stars.has(winner) || overtaken.has(winner)) continue;
    const unstarred = view.dialect.patternOf(winner.path.slice(0, -1));
    if (outcomeWithout(view, winner, path, unstarred) !== outcomeAt(view, path))
      overtaken.set(winner, rival);
  }
  return overtaken;
}

/** The strength of the rules that this rule overtakes by its star alone: with one octet more, a Disallow wins over an Allow of its length, and an Allow reaches a tie with a Disallow that was longer. */
function strengthItOvertakes({ allows, pattern: { octets } }: Rule): string {
  return strengthOf({ allows: !allows, pattern: { octets: allows ? octets : octets - 1 } });
}

function strengthOf(rule: { allows: boolean; pattern: Pick<Pattern, "octets"> }): string {
  return `${rule.allows ? "+" : "-"}${rule.pattern.octets}`;
}
