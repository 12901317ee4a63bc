import { type Decision, weigh } from "../engine/decide/decision.ts";
import { caseOf } from "../engine/decide/request-context.ts";
import type { Target } from "../engine/match/search.ts";
import type { Group } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";
import { type FileView, remembered } from "./views.ts";

/** What the rules of a group decide for a URL of the table. */
export interface PageAnswer {
  readonly group: Group;
  readonly url: string;
  readonly target: Target;
  readonly decision: Decision;
}

const MOST_GROUPS = 4;
/** Pieces of patterns times URLs: all of them are tried again at every change. */
const MOST_TESTS = 200_000;

/** The URLs of the table that rules decide: in the `*` group and, where there are few groups, in the others. */
export function pageAnswers(file: FileView): readonly PageAnswer[] {
  return file.once("page answers", () => findAnswers(file));
}

/** A rule, and the answer for a URL of the table that shows its problem. */
export interface ShownRule extends PageAnswer {
  readonly rule: Rule;
}

/** The rules that `ruleOf` finds in answers, each with its first answer. */
export function shownRules(
  answers: readonly PageAnswer[],
  ruleOf: (answer: PageAnswer) => Rule | null,
): readonly ShownRule[] {
  const shown = new Map<number, ShownRule>();
  for (const answer of answers) {
    const rule = ruleOf(answer);
    if (rule && !shown.has(rule.line.number)) shown.set(rule.line.number, { ...answer, rule });
  }
  return [...shown.values()];
}

function findAnswers(file: FileView): readonly PageAnswer[] {
  const { analysis, surroundings } = file;
  const { dialect } = analysis;
  const groups = groupsToAsk(file);
  const pieces = groups.reduce((sum, group) => sum + piecesIn(group), 1);
  const most = Math.floor(MOST_TESTS / pieces);
  return surroundings.urls.slice(0, most).flatMap((typed) => {
    const { url, target, verdict } = caseOf(analysis, typed, surroundings.context);
    if (verdict) return [];
    return groups.map((group) => ({
      group,
      url,
      target,
      decision: weigh(group, dialect, target),
    }));
  });
}

function groupsToAsk({ analysis, surroundings }: FileView): readonly Group[] {
  if (surroundings.urls.length === 0) return [];
  if (analysis.groups.length <= MOST_GROUPS) return analysis.groups;
  const star = analysis.groupNamed("*");
  return star ? [star] : [];
}

/** How many pieces the patterns of a group have together. */
const piecesIn = remembered((group: Group) =>
  group.rules.reduce((sum, { pattern }) => sum + pattern.pieces.length, 0),
);
