import type { EditorState } from "@codemirror/state";
import type { Report } from "../engine/decide/report.ts";
import { type Analysis, groupsOf, sectionAt } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import { analysisOf, reportOf } from "./derived.ts";

/** A group that crawlers of the table read, by the analysis of their parser, and the first of these crawlers, by index. */
export interface GroupRead {
  readonly analysis: Analysis;
  readonly group: Group;
  readonly crawler: number;
}

/** Every group that crawlers of the table read, each once for each parser that reads it, in the order of the file. */
export function groupsRead(report: Report): readonly GroupRead[] {
  const read = [...readIn(report).values()].flatMap((byGroup) => [...byGroup.values()]);
  return read.sort((a, b) => firstLineOf(a) - firstLineOf(b));
}

/** Those that have this line. */
export function groupsReading(report: Report, line: number): readonly GroupRead[] {
  return [...readIn(report)].flatMap(([analysis, byGroup]) => {
    const section = sectionAt(analysis, line);
    return section ? groupsOf(analysis, section).flatMap((group) => byGroup.get(group) ?? []) : [];
  });
}

/** The parser that reads the file for the page, if crawlers of the table read this line by another parser for which the rules may decide differently; else null. */
export function oneOfSeveralParsers(state: EditorState, line: number): Dialect | null {
  const analysis = analysisOf(state);
  const section = sectionAt(analysis, line);
  const shown = (section ? groupsOf(analysis, section) : []).map((group) => ({ analysis, group }));
  const differs = groupsReading(reportOf(state), line).some(
    (read) => read.analysis !== analysis && !shown.some((own) => decideAlike(own, read)),
  );
  return differs ? analysis.dialect : null;
}

/** The crawlers of the table that read a group of `analysis`: those of its parser by their group, and those of other parsers by the place of the user-agent line that leads them to their own. */
export function readersOf(group: Group, analysis: Analysis, report: Report): readonly string[] {
  const lines = agentLinesOf(group);
  return report.columns
    .filter(({ analysis: own, selection }) => {
      if (own === analysis) return selection.group === group;
      return "agent" in selection.reason && lines.has(selection.reason.agent.line.number);
    })
    .map(({ token }) => token);
}

/** The numbers of the user-agent lines of a group. */
function agentLinesOf({ membership, sections }: Group): ReadonlySet<number> {
  const tokens = new Set(membership.agents.map(({ token }) => token));
  const lines = new Set<number>();
  for (const { first, names } of sections)
    for (const { token, line } of names) if (tokens.has(token)) lines.add(first + line);
  return lines;
}

type Read = Pick<GroupRead, "analysis" | "group">;

/** Groups with more rules are taken as different: this is asked for lines in sight while the person types. */
const MOST_COMPARED = 1000;

/** Whether two parsers read the same rules in a group, and choose among rules in the same way. */
function decideAlike(one: Read, other: Read): boolean {
  const [ours, theirs] = [one.analysis.dialect, other.analysis.dialect];
  if (!CHOICE.every((part) => ours[part] === theirs[part])) return false;
  const counts = [one.group.ruleCount, other.group.ruleCount];
  if (counts[0] !== counts[1] || Math.max(...counts) > MOST_COMPARED) return false;
  return rulesText(one.group) === rulesText(other.group);
}

const CHOICE = ["precedence", "ties", "weight", "settle"] as const;

const texts = new WeakMap<Group, string>();

/** The rules of a group as its parser reads them, in a text that is quick to compare. */
function rulesText(group: Group): string {
  const text =
    texts.get(group) ??
    JSON.stringify(group.rules.map(({ line, allows, pattern }) => [line, allows, pattern]));
  texts.set(group, text);
  return text;
}

type ByAnalysis = ReadonlyMap<Analysis, ReadonlyMap<Group, GroupRead>>;

const known = new WeakMap<Report, ByAnalysis>();

function readIn(report: Report): ByAnalysis {
  const made = known.get(report) ?? findRead(report);
  known.set(report, made);
  return made;
}

function findRead({ columns }: Report): ByAnalysis {
  const read = new Map<Analysis, Map<Group, GroupRead>>();
  for (const [crawler, { analysis, selection }] of columns.entries()) {
    const { group } = selection;
    if (!group) continue;
    const byGroup = read.get(analysis) ?? new Map<Group, GroupRead>();
    read.set(analysis, byGroup);
    if (!byGroup.has(group)) byGroup.set(group, { analysis, group, crawler });
  }
  return read;
}

function firstLineOf({ group }: GroupRead): number {
  return group.sections[0]?.first ?? 0;
}
