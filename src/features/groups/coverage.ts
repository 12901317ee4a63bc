import type { Report } from "../../engine/decide/report.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import type { Entry } from "../../engine/match/rulebook.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";

/** What the rules of a group decide, for the crawlers that read it. */
interface GroupCoverage {
  readonly group: Group;
  /** By line number, how many URLs of the table its rule decides, second readings included. Rules without a path that match nothing are left out. */
  readonly decided: ReadonlyMap<number, number>;
}

/** What the rules that the table's crawlers read decide of its URLs. Rules are lines of the file, each counted once, whichever groups it is in. */
export interface Covered {
  readonly urlCount: number;
  readonly ruleCount: number;
  /** The rules that decide no verdict of the table, in the order of the file. */
  readonly idle: readonly Rule[];
  /** In the order of the file. */
  readonly groups: readonly GroupCoverage[];
}

/** So many cells or rules, some 30 ns each, are counted before the time is looked at. */
const AT_ONCE = 512;

/** Counts what each rule decides, of a report that may itself not be counted yet. */
export class Coverage extends Work<Covered> {
  private readonly report: Report;

  constructor(report: Report) {
    super(covering(report));
    this.report = report;
  }

  override run(isTimeUp: IsTimeUp): boolean {
    return this.report.count(isTimeUp) && super.run(isTimeUp);
  }
}

function* covering(report: Report): Generator<void, Covered> {
  const rules = new Map<number, Rule>();
  const deciding = new Set<number>();
  const groups: GroupCoverage[] = [];
  for (const { group, crawler } of groupsRead(report)) {
    const decided = new Map<number, number>();
    groups.push({ group, decided });
    // The rules first: finding the line of one takes long where a group has thousands of sections.
    yield* addRules(group, decided, rules);
    yield* countDecided(report, crawler, decided);
    for (const [line, count] of decided) if (count > 0) deciding.add(line);
  }
  const inOrder = [...rules.values()].sort((a, b) => a.line.number - b.line.number);
  return {
    urlCount: report.question.urls.length,
    ruleCount: inOrder.length,
    idle: inOrder.filter(({ line }) => !deciding.has(line.number)),
    groups,
  };
}

/** Notes each rule of a group by its line: in `rules`, and as one that decides nothing yet. */
function* addRules(
  group: Group,
  decided: Map<number, number>,
  rules: Map<number, Rule>,
): Generator<void> {
  for (const { entries } of group.rulebook.runs)
    for (const [index, entry] of entries.entries()) {
      if (index % AT_ONCE === 0) yield;
      const number = group.numberOf(entry);
      if (decided.has(number) || isEmpty(entry)) continue;
      decided.set(number, 0);
      rules.set(number, group.ruleOf(entry));
    }
}

function* countDecided(
  report: Report,
  crawler: number,
  decided: Map<number, number>,
): Generator<void> {
  for (let url = 0; url < report.question.urls.length; url++) {
    if (url % AT_ONCE === 0) yield;
    const line = report.lineAt(url, crawler);
    if (line !== null) decided.set(line, (decided.get(line) ?? 0) + 1);
  }
}

function isEmpty({ path, pattern }: Entry): boolean {
  return path === "" && pattern.pieces.length === 0;
}

/** A group that crawlers of the table read, and the first of these, by index. */
interface GroupRead {
  readonly analysis: Analysis;
  readonly group: Group;
  readonly crawler: number;
}

/** Every group that crawlers of the table read, each once, in the order of the file. */
export function groupsRead({ columns }: Pick<Report, "columns">): readonly GroupRead[] {
  const read = new Map<Group, GroupRead>();
  for (const [crawler, { analysis, selection }] of columns.entries()) {
    const { group } = selection;
    if (group && !read.has(group)) read.set(group, { analysis, group, crawler });
  }
  return [...read.values()].sort((a, b) => firstLineOf(a) - firstLineOf(b));
}

function firstLineOf({ group }: GroupRead): number {
  return group.sections[0]?.first ?? 0;
}
