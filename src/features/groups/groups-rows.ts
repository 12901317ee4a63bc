import type { Analysis, Ignorance, Ignored, Sitemap } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import type { FieldName } from "../../engine/text/line.ts";
import { titleOf } from "../../words/terms.ts";
import type { Covered } from "./coverage.ts";
import { groupWords } from "./words.ts";

/** A row of the region Groups. */
export type GroupsRow =
  | { readonly kind: "group"; readonly group: Group; readonly open: boolean }
  | { readonly kind: "readers"; readonly group: Group; readonly said: string }
  | {
      readonly kind: "rule";
      readonly rule: Rule;
      /** How many URLs of the table it decides, and how many there are; null where that is not known. */
      readonly decided: number | null;
      readonly urlCount: number;
      /** How many requests of a log it decides, and how many the readers of its group made; null without a log, and while they are counted. */
      readonly requests: readonly [decided: number, all: number] | null;
    }
  | { readonly kind: "heading"; readonly title: string; readonly count: number }
  | { readonly kind: "sitemap"; readonly sitemap: Sitemap }
  | {
      readonly kind: "field" | "ignored";
      readonly number: number;
      readonly reason: Ignorance;
      readonly field: FieldName | null;
    };

/** What is counted, and of which each is looked at when it is shown. */
interface List<T> {
  readonly length: number;
  at(index: number): T | undefined;
}

type GroupsRows = List<GroupsRow>;

/** What crawlers asked for by a log: how many requests each rule decides, by its line, and how many the crawlers made that read a group. */
export interface AskedOf {
  readonly byLine: ReadonlyMap<number, number>;
  readonly askedBy: (group: Group) => number;
}

/** Each group once, the one in view unfolded: its readers, rules in order of precedence, and other fields; then sitemaps, and lines that decide nothing. A group's row has the group's index. */
export function rowsOf(
  analysis: Analysis,
  current: Group | null,
  readers: (group: Group) => string,
  covered: Covered | null,
  asked: AskedOf | null = null,
): GroupsRows {
  const { groups, sitemaps, ignored, dialect } = analysis;
  const groupRow = (group: Group): GroupsRow => ({ kind: "group", group, open: group === current });
  const unfolded = current ? current.index + 1 : groups.length;
  const title = groupWords.ignoredBy(titleOf(dialect));
  return together([
    rowsFrom(groups.slice(0, unfolded), groupRow),
    ...(current ? insideOf(current, analysis, readers(current), covered, asked) : []),
    rowsFrom(groups.slice(unfolded), groupRow),
    headed(
      groupWords.sitemaps,
      rowsFrom(sitemaps, (sitemap) => ({ kind: "sitemap", sitemap })),
    ),
    headed(
      title,
      rowsFrom(ignored, (entry) => ignoredRow("ignored", entry, analysis)),
    ),
  ]);
}

function insideOf(
  group: Group,
  analysis: Analysis,
  readers: string,
  covered: Covered | null,
  asked: AskedOf | null,
): readonly GroupsRows[] {
  const all = asked?.askedBy(group) ?? 0;
  const urlCount = covered?.urlCount ?? 0;
  return [
    rowsFrom([group], () => ({ kind: "readers", group, said: readers })),
    rowsFrom(group.ranked, (entry) => {
      const rule = group.ruleOf(entry);
      const decided = covered?.decided.get(rule.line.number) ?? null;
      const requests = asked ? ([asked.byLine.get(rule.line.number) ?? 0, all] as const) : null;
      return { kind: "rule", rule, decided, urlCount, requests };
    }),
    rowsFrom(fieldsOf(group, analysis.ignored), (entry) => ignoredRow("field", entry, analysis)),
  ];
}

function ignoredRow(
  kind: "field" | "ignored",
  { line: { number }, reason }: Ignored,
  analysis: Analysis,
): GroupsRow {
  const content = analysis.lineAt(number)?.content;
  return { kind, number, reason, field: content?.kind === "field" ? content.name : null };
}

/** The lines inside a group that are fields of other parsers. */
function fieldsOf({ sections }: Group, ignored: readonly Ignored[]): readonly Ignored[] {
  return ignored.filter(
    ({ line, reason }) =>
      reason === "other-field" &&
      sections.some(({ first, last }) => first <= line.number && line.number <= last),
  );
}

function rowsFrom<T>(list: List<T>, rowOf: (item: T) => GroupsRow): GroupsRows {
  return {
    length: list.length,
    at(index) {
      const item = list.at(index);
      return item === undefined ? undefined : rowOf(item);
    },
  };
}

function headed(title: string, rows: GroupsRows): GroupsRows {
  if (rows.length === 0) return rows;
  return together([
    rowsFrom([title], () => ({ kind: "heading", title, count: rows.length })),
    rows,
  ]);
}

function together(parts: readonly GroupsRows[]): GroupsRows {
  return {
    length: parts.reduce((sum, { length }) => sum + length, 0),
    at(index) {
      let rest = index;
      for (const part of parts) {
        if (rest < part.length) return part.at(rest);
        rest -= part.length;
      }
      return undefined;
    },
  };
}

/** What tells a row from the others. */
export function keyOf(row: GroupsRow): string {
  switch (row.kind) {
    case "group":
    case "readers":
      return `${row.kind} ${row.group.index}`;
    case "rule":
      return `rule ${row.rule.line.number}`;
    case "heading":
      return row.title;
    case "sitemap":
      return `sitemap ${row.sitemap.line.number}`;
    case "field":
    case "ignored":
      return `${row.kind} ${row.number}`;
  }
}

/** Whether two rows show the same. */
export function sameRow(a: GroupsRow, b: GroupsRow): boolean {
  if (a.kind === "rule" && b.kind === "rule")
    return (
      sameRule(a.rule, b.rule) &&
      a.decided === b.decided &&
      a.urlCount === b.urlCount &&
      a.requests?.join() === b.requests?.join()
    );
  if (a.kind === "sitemap" && b.kind === "sitemap")
    return a.sitemap.url === b.sitemap.url && a.sitemap.line.number === b.sitemap.line.number;
  return sameFields(a, b);
}

function sameRule(a: Rule, b: Rule): boolean {
  return a.path === b.path && a.allows === b.allows && a.line.number === b.line.number;
}

function sameFields(a: GroupsRow, b: GroupsRow): boolean {
  const values = new Map<string, unknown>(Object.entries(b));
  return Object.entries(a).every(([name, value]) => values.get(name) === value);
}
