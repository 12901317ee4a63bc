import type { Expectations } from "../../core/expectations.ts";
import { standingOf } from "../../core/mismatches.ts";
import type { Column, Report } from "../../engine/decide/report.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import { crawlersAmong, isAmong } from "./among.ts";
import { type Condition, type LineRange, type Query, readQuery, type Term } from "./query.ts";
import type { Shown, TableView } from "./table-view.ts";

/** Which rows of a table a view shows. Where it asks cells, the report has to be counted. */
export class RowFilter {
  readonly asksCells: boolean;
  private readonly report: Report;
  private readonly expectations: Expectations;
  private readonly words: Query["words"];
  private readonly conditions: readonly Term<Condition>[];
  /** Of whose cells one has to meet all conditions, by index. */
  private readonly crawlers: readonly number[];

  constructor(report: Report, expectations: Expectations, view: TableView) {
    const { words, crawlers, cells } = readQuery(view.query);
    const { columns } = report;
    this.report = report;
    this.expectations = expectations;
    this.words = words;
    this.conditions = [...conditionsOf(view.show), ...cells];
    this.asksCells = this.conditions.length + crawlers.length > 0;
    const asked = crawlersAmong(columns, view.among).filter((index) => {
      const column = columns[index];
      return column && crawlers.every((term) => isAmong(column, term.asked) !== term.negated);
    });
    const areAlike = this.conditions.every((term) => term.asked.kind !== "standing");
    this.crawlers = areAlike ? oneOfEachGroup(columns, asked) : asked;
  }

  get showsAll(): boolean {
    return !this.asksCells && this.words.length === 0;
  }

  /** How much work it is to tell, in UTF-16 units looked through or conditions asked. */
  costOf(url: number): number {
    const { length = 0 } = this.report.question.urls[url] ?? "";
    return length * this.words.length + this.crawlers.length * this.conditions.length;
  }

  shows(url: number): boolean {
    if (!this.hasWords(url)) return false;
    return !this.asksCells || this.crawlers.some((crawler) => this.meetsAll(url, crawler));
  }

  private hasWords(url: number): boolean {
    if (this.words.length === 0) return true;
    const text = (this.report.question.urls[url] ?? "").toLowerCase();
    return this.words.every(({ asked, negated }) => text.includes(asked) !== negated);
  }

  private meetsAll(url: number, crawler: number): boolean {
    return this.conditions.every(
      ({ asked, negated }) => this.meets(asked, url, crawler) !== negated,
    );
  }

  private meets(condition: Condition, url: number, crawler: number): boolean {
    const { report, expectations } = this;
    switch (condition.kind) {
      case "outcome":
        return report.outcomeAt(url, crawler) === condition.outcome;
      case "line":
        return isIn(condition.ranges, report.lineAt(url, crawler));
      case "no-line":
        return report.lineAt(url, crawler) === null;
      case "standing": {
        const expected = expectations.at(url, crawler);
        const outcome = expected && report.outcomeAt(url, crawler);
        return standingOf(expected, outcome) === condition.standing;
      }
    }
  }
}

function conditionsOf(show: Shown): readonly Term<Condition>[] {
  switch (show) {
    case "all":
      return [];
    case "unexpected":
      return [{ asked: { kind: "standing", standing: "unmet" }, negated: false }];
    case "expected":
      return [{ asked: { kind: "standing", standing: "met" }, negated: false }];
    default:
      return [{ asked: { kind: "outcome", outcome: show }, negated: false }];
  }
}

/** Crawlers that read the same group of the same analysis have their verdicts in common, but not what is expected of them. */
function oneOfEachGroup(
  columns: readonly Column[],
  crawlers: readonly number[],
): readonly number[] {
  const known = new Map<Analysis, Set<Group | null>>();
  return crawlers.filter((index) => {
    const column = columns[index];
    if (!column) return false;
    const { analysis, selection } = column;
    const groups = known.get(analysis) ?? new Set();
    known.set(analysis, groups);
    const isFirst = !groups.has(selection.group);
    groups.add(selection.group);
    return isFirst;
  });
}

function isIn(ranges: readonly LineRange[], line: number | null): boolean {
  return line !== null && ranges.some(({ first, last }) => first <= line && line <= last);
}
