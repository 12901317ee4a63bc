import { type GroupRead, groupsRead } from "../../core/group-readers.ts";
import type { Report } from "../../engine/decide/report.ts";
import { Work } from "../../engine/decide/work.ts";
import type { Entry } from "../../engine/match/rulebook.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";

/** What the rules that the table's crawlers read decide of its URLs. Rules are lines of the file, each counted once, whichever groups it is in. */
export interface Covered {
  readonly urlCount: number;
  readonly ruleCount: number;
  /** The rules that decide no verdict of the table, in the order of the file. */
  readonly idle: readonly Rule[];
  /** By the line of each rule, how many URLs it decides for at least one crawler, second readings included. Rules without a path that match nothing are left out. */
  readonly decided: ReadonlyMap<number, number>;
}

/** So many cells or rules, some 30 ns each, are counted before the time is looked at. */
const AT_ONCE = 512;

/** Counts what each rule decides, of a report that may itself not be counted yet. */
export class Coverage extends Work<Covered> {
  constructor(report: Report) {
    super(covering(report), (isTimeUp) => report.count(isTimeUp));
  }
}

function* covering(report: Report): Generator<void, Covered> {
  const read = groupsRead(report);
  const rules = new Map<number, Rule>();
  // The rules first: finding the line of one takes long where a group has thousands of sections.
  for (const { group } of read) yield* addRules(group, rules);
  const decided = new Map([...rules.keys()].map((line) => [line, 0]));
  yield* countDecided(report, read, decided);
  const inOrder = [...rules.values()].sort((a, b) => a.line.number - b.line.number);
  return {
    urlCount: report.question.urls.length,
    ruleCount: inOrder.length,
    idle: inOrder.filter(({ line }) => !decided.get(line.number)),
    decided,
  };
}

/** Notes each rule of a group by its line. */
function* addRules(group: Group, rules: Map<number, Rule>): Generator<void> {
  for (const { entries } of group.rulebook.runs)
    for (const [index, entry] of entries.entries()) {
      if (index % AT_ONCE === 0) yield;
      const number = group.numberOf(entry);
      if (!rules.has(number) && !isEmpty(entry)) rules.set(number, group.ruleOf(entry));
    }
}

function* countDecided(
  report: Report,
  read: readonly GroupRead[],
  decided: Map<number, number>,
): Generator<void> {
  // By line, the last URL that was counted: a line can decide it in several groups, and by several parsers.
  const counted = new Map<number, number>();
  let cells = 0;
  for (let url = 0; url < report.question.urls.length; url++)
    for (const { crawler } of read) {
      if (cells++ % AT_ONCE === 0) yield;
      const line = report.lineAt(url, crawler);
      if (line === null || counted.get(line) === url) continue;
      counted.set(line, url);
      decided.set(line, (decided.get(line) ?? 0) + 1);
    }
}

function isEmpty({ path, pattern }: Entry): boolean {
  return path === "" && pattern.pieces.length === 0;
}
