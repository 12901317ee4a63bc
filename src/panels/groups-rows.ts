import type { Analysis } from "../engine/analysis.ts";
import type { Group, Rule } from "../engine/group.ts";
import type { Ignored, Sitemap } from "../engine/reading.ts";

/** A row of the region Groups. */
export type GroupsRow =
  | { readonly kind: "group"; readonly group: Group; readonly open: boolean }
  | { readonly kind: "readers"; readonly group: Group; readonly names: string }
  | { readonly kind: "rule"; readonly group: Group; readonly rule: Rule }
  | { readonly kind: "field"; readonly ignored: Ignored }
  | { readonly kind: "heading"; readonly title: string; readonly count: number }
  | { readonly kind: "sitemap"; readonly sitemap: Sitemap }
  | { readonly kind: "ignored"; readonly ignored: Ignored };

/** Each group once, the one in view unfolded: its readers, rules in order of precedence, and other fields; then sitemaps, and lines that decide nothing. */
export function rowsOf(
  { groups, sitemaps, ignored, dialect }: Analysis,
  current: Group | null,
  readers: (group: Group) => string,
): readonly GroupsRow[] {
  const rows: GroupsRow[] = [];
  for (const group of groups) {
    const open = group === current;
    rows.push({ kind: "group", group, open });
    if (!open) continue;
    rows.push({ kind: "readers", group, names: readers(group) });
    for (const rule of group.ranked) if (!rule.derived) rows.push({ kind: "rule", group, rule });
    for (const entry of fieldsOf(group, ignored)) rows.push({ kind: "field", ignored: entry });
  }
  if (sitemaps.length > 0)
    rows.push({ kind: "heading", title: "Sitemaps", count: sitemaps.length });
  for (const sitemap of sitemaps) rows.push({ kind: "sitemap", sitemap });
  const title = `Ignored by ${dialect.title}`;
  if (ignored.length > 0) rows.push({ kind: "heading", title, count: ignored.length });
  for (const entry of ignored) rows.push({ kind: "ignored", ignored: entry });
  return rows;
}

/** The lines inside a group that are fields of other readers. */
function fieldsOf({ pieces }: Group, ignored: readonly Ignored[]): readonly Ignored[] {
  return ignored.filter(
    ({ line, reason }) =>
      reason === "other-field" &&
      pieces.some(({ first, last }) => first <= line.number && line.number <= last),
  );
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
      return `${row.kind} ${row.ignored.line.number}`;
  }
}
