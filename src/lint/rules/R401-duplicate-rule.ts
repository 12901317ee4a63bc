import { type Analysis, lineText, sectionAt, withoutComment } from "../../engine/parse/analysis.ts";
import type { GroupSection } from "../../engine/parse/section.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { firstIndexFrom } from "../../engine/text/lists.ts";
import { code } from "../../words/quoting.ts";
import { deletion, deletionLabel, ofRule } from "../fixes.ts";
import {
  NOTHING_FOUND,
  type Others,
  otherRules,
  type Problem,
  rfc,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { type GroupView, remembered } from "../views.ts";

interface Facts extends Others {
  readonly path: string;
  readonly line: number;
  /** Whether every parser reads the same rule twice. */
  readonly isPlain: boolean;
}

/** R401: a rule that its group has twice; of more than a few that are alike, only the first is told of. */
export const duplicateRule: Problem<Facts> = {
  code: "R401",
  severity: "information",
  title: "Duplicate rule",
  inGroup: (group) => {
    const found = [...group.rulesByPattern.values()].flatMap((same) =>
      [true, false].flatMap((allows) => {
        const [first, ...others] = same.filter((rule) => rule.allows === allows);
        // What a rule without a path says is another matter: see R412.
        if (!first || first.path === "") return [];
        return others.flatMap((rule) => repetition(rule, first, group));
      }),
    );
    return [true, false].flatMap((isPlain) => {
      const alike = found.filter(({ facts }) => facts.isPlain === isPlain);
      return alike.length > FEW ? saidOnce(inOrder(alike)) : alike;
    });
  },
  // Lines between two sections are not the group's own.
  inContext: (found, { analysis }) =>
    found.facts.isPlain && isParted(analysis, found.facts.line, found.line)
      ? { ...found, facts: { ...found.facts, isPlain: false } }
      : found,
  sentence: ({ path, line, isPlain, under, others }) =>
    isPlain
      ? `${code(path)} is already in line ${line}, so this line changes nothing${otherRules(others)}.`
      : `This line changes nothing ${under}, which reads line ${line} as the same rule${otherRules(others)}.`,
  fixLabels: deletionLabel,
  about: [
    "A rule counts once, however often its group repeats it. A duplicate is harmless, but a person who later changes one of the lines may overlook the other.",
    "Parsers can differ about what is a duplicate, for example if one of the lines is misspelt and only some parsers accept it. The playground then offers no deletion: for another parser, the line can be the only one that counts.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2.2"),
};

/** More than these are a list that was pasted twice, or many hands at work. */
const FEW = 5;

/** From the top, those that can be deleted before the others. */
function inOrder(found: readonly SpottedAt<Facts>[]): readonly SpottedAt<Facts>[] {
  return [...found].sort(
    (a, b) => (b.fixes?.length ?? 0) - (a.fixes?.length ?? 0) || a.line - b.line,
  );
}

function repetition(rule: Rule, first: Rule, view: GroupView): readonly SpottedAt<Facts>[] {
  const { number } = rule.line;
  const section = sectionAt(view.group, number);
  const isSameSection = section === sectionAt(view.group, first.line.number);
  if (!isSameSection && !isOnlyFor(section, view)) return NOTHING_FOUND;
  // Where it might be the only rule of its section, the user-agent lines above it would join the
  // next group.
  const isPlain = isPlainlySame(first, rule, view, isSameSection);
  const fixes = isSameSection && isPlain ? [deletion(number)] : [];
  const facts = { path: rule.path, line: first.line.number, isPlain };
  return [{ ...ofRule(view, rule, facts), fixes }];
}

/** Whether both lines are written as every parser reads them, and, in one section, nothing between them can begin another group for other parsers. */
function isPlainlySame(
  first: Rule,
  rule: Rule,
  { analysis }: GroupView,
  isSameSection: boolean,
): boolean {
  const [from, to] = [first.line.number, rule.line.number];
  if (isSameSection && isParted(analysis, from, to)) return false;
  return [from, to].every((line) => plainPath(analysis, line) === rule.path);
}

/** Whether a line between these two may begin another group for other parsers. */
function isParted(analysis: Analysis, from: number, to: number): boolean {
  const unknown = unknownLines(analysis);
  const next = unknown[firstIndexFrom(unknown, (line) => line > from)];
  return next !== undefined && next < to;
}

/** Lines that the parser does not know. Another may read a misspelt user-agent line in them. */
const unknownLines = remembered(({ ignored }: Analysis) =>
  ignored
    .filter(({ reason }) => reason === "unknown-field" || reason === "no-field")
    .map(({ line }) => line.number),
);

const PLAIN = /^(?:dis)?allow\s*:\s*(.*)$/is;

/** The path of a rule that is spelt as in RFC 9309, with nothing that only some parsers drop; or null. */
function plainPath(analysis: Analysis, number: number): string | null {
  const line = analysis.lineAt(number);
  const text = line && withoutComment(lineText(analysis, line)).trim();
  return (text && PLAIN.exec(text)?.[1]) ?? null;
}

/** Whether a section names no other crawlers than the group: to others the rule may be new. */
function isOnlyFor(section: GroupSection | null, { group }: GroupView): boolean {
  return new Set(section?.names.map(({ token }) => token)).size === group.agentCount;
}
