import { isOpen, weigh } from "../../engine/decide/decision.ts";
import type { Pattern } from "../../engine/match/pattern.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import {
  examplePath,
  mostAsked,
  outcomeAt,
  outcomeWithout,
  readsWildcards,
  targetAt,
} from "../example-path.ts";
import { replacing } from "../fixes.ts";
import {
  type Fix,
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { canMatch } from "../reach.ts";
import { type GroupView, partOf } from "../views.ts";

/** Whether the star decides something, adds nothing to the same path without it in another line, or is a letter to the reader. */
type Effect =
  | { readonly kind: "decisive"; readonly other: string; readonly line: number }
  | { readonly kind: "idle"; readonly line: number }
  | { readonly kind: "literal"; readonly reader: string };

type Facts = Others & { readonly path: string; readonly without: string } & Effect;

/** R303: a star at the end of a path, which matches nothing more but counts as an octet (RFC 9309 2.2.2), and to readers without wildcards is a letter. Where it changes nothing it is told of only beside the same path without it. */
export const trailingStar: Problem<Facts> = {
  code: "R303",
  severity: "information",
  title: "Star at the end of a path",
  inGroup: (view) => {
    const starred = view.rules.filter(
      ({ path, pattern }) => /[^*]\*$/.test(path) && path !== "/*" && canMatch(pattern),
    );
    if (starred.length === 0) return NOTHING_FOUND;
    if (!readsWildcards(view.dialect)) return literalStars(view, starred);
    const overtaken = overtakenByStars(view, starred);
    return [
      ...[...overtaken].map(([rule, other]) => decisive(view, rule, other)),
      ...saidOnce(
        idleStars(
          view,
          starred.filter((rule) => !overtaken.has(rule)),
        ),
      ),
    ];
  },
  sentence: (facts) => {
    const { path, without, others } = facts;
    if (facts.kind === "decisive")
      return `The star at the end of ${code(path)} matches nothing more, but it makes the rule win over ${code(facts.other)} in line ${facts.line}.`;
    return facts.kind === "literal"
      ? `To ${facts.reader} a star is an ordinary character, so ${code(path)} does not match ${code(without)}${otherRules(others)}.`
      : `${code(path)} matches nothing that ${code(without)} in line ${facts.line} does not, as a star at the end adds nothing${otherRules(others)}.`;
  },
  fixLabels: ({ others }) => ({
    "remove-star": others ? "Remove these stars" : "Remove the star",
    delete: others ? "Delete these lines" : "Delete the line",
  }),
  about: [
    "A path matches whatever begins with it, so a star at its end has nothing to add. Readers without wildcards, such as Python’s up to 3.13.13, take it for a star of the URL, and match nothing with the rule.",
    "Where the longest rule wins, the star still counts as a character. A Disallow can come past an Allow of the same length by it, and an Allow can draw level with a Disallow. Google’s documents of 2019 say that such a star is ignored; its parser counts it.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /somewords\nAllow: /someword*",
    right: "User-agent: *\nDisallow: /somewords\nAllow: /someword",
  },
  source: rfc("2.2.2"),
};

/** Rules that another one without the star makes idle: whoever writes both takes them for two. */
function idleStars(view: GroupView, starred: readonly Rule[]): readonly SpottedAt<Facts>[] {
  // Of the same rules the first.
  const backwards = view.rules.toReversed();
  const plain = new Map(backwards.map((rule) => [`${rule.allows} ${rule.path}`, rule]));
  return starred.flatMap((rule) => {
    const twin = plain.get(`${rule.allows} ${rule.path.slice(0, -1)}`);
    // To a reader that drops the star they are the same: see R401.
    if (!twin || twin.pattern.octets === rule.pattern.octets) return [];
    const [line, other] = [rule.line.number, twin.line.number];
    const canGo = sectionAt(view.group, line) === sectionAt(view.group, other);
    const found = spotted(view, rule, { kind: "idle", line: other });
    return [{ ...found, fixes: canGo ? [deletion(line)] : [] }];
  });
}

function deletion(line: number): Fix {
  return { name: "delete", edits: [{ kind: "delete-line", line }] };
}

function literalStars(view: GroupView, starred: readonly Rule[]): readonly SpottedAt<Facts>[] {
  const effect: Effect = { kind: "literal", reader: view.dialect.title };
  return saidOnce(
    starred
      .filter(({ path }) => path.indexOf("*") === path.length - 1)
      .map((rule) => ({ ...spotted(view, rule, effect), severity: "warning" })),
  );
}

function decisive(view: GroupView, rule: Rule, { path, line }: Rule): SpottedAt<Facts> {
  const effect: Effect = { kind: "decisive", other: path, line: line.number };
  return { ...spotted(view, rule, effect), severity: "warning" };
}

function spotted(view: GroupView, { path, line }: Rule, effect: Effect): SpottedAt<Facts> {
  const value = view.valueAt(line.number);
  const without = path.slice(0, -1);
  return {
    line: line.number,
    span: partOf({ path, span: value }, without.length),
    facts: { path, without, ...effect },
    fixes: [replacing("remove-star", value, without, line.number)],
  };
}

/** Of rules that end in a star those that win somewhere only by it, each with the first rule that it so wins over. */
function overtakenByStars(view: GroupView, starred: readonly Rule[]): ReadonlyMap<Rule, Rule> {
  const { group, dialect, rules } = view;
  const stars = new Set(starred);
  const reach = new Set(starred.map(reachOf));
  const rivals = rules.filter((rule) => reach.has(strengthOf(rule)));
  const overtaken = new Map<Rule, Rule>();
  for (const rival of rivals.slice(0, mostAsked(view))) {
    const path = examplePath(rival.path);
    const decision = weigh(group, dialect, targetAt(dialect, path));
    if (!decision || isOpen(decision)) continue;
    const winner = group.ruleOf(decision);
    if (!stars.has(winner) || overtaken.has(winner)) continue;
    const unstarred = dialect.patternOf(winner.path.slice(0, -1));
    if (outcomeWithout(view, winner, path, unstarred) !== outcomeAt(view, path))
      overtaken.set(winner, rival);
  }
  return overtaken;
}

/** With one octet more a Disallow comes past an Allow of its length, and an Allow level with a Disallow that was longer. */
function reachOf({ allows, pattern: { octets } }: Rule): string {
  return strengthOf({ allows: !allows, pattern: { octets: allows ? octets : octets - 1 } });
}

function strengthOf(rule: { allows: boolean; pattern: Pick<Pattern, "octets"> }): string {
  return `${rule.allows ? "+" : "-"}${rule.pattern.octets}`;
}
