import type { Rule } from "../engine/parse/types.ts";
import type { Span } from "../engine/text/line.ts";
import type { Edit } from "../engine/text/source.ts";
import type { Fix, LineEdit, Others, SpottedAt } from "./problem.ts";
import { type Lines, type LineView, partOf } from "./views.ts";

/** A fix that replaces a part of the line. */
export function replacing(name: string, { from, to }: Span, insert: string, line = 1): Fix {
  return { name, edits: [{ kind: "replace", line, from, to, insert }] };
}

/** A fix that writes several values in the place of one, each on a line that begins as its line does. */
export function severalLines(
  name: string,
  { text, field }: LineView,
  span: Span,
  values: readonly string[],
): Fix {
  const start = text.slice(field?.key.from, span.from);
  return replacing(name, span, values.join(`\n${start}`));
}

/** An edit that writes a line below the line with this number. */
export function lineBelow(lines: Lines, number: number, text: string): LineEdit {
  const end = lines.lineAt(number)?.span.to ?? 0;
  return { kind: "replace", line: number, from: end, to: end, insert: `\n${text}` };
}

/** An edit that writes a `Disallow` without a path below the line with this number. */
export function emptyDisallowBelow(lines: Lines, number: number): LineEdit {
  // temoto/robotstxt, parseLine: without a line ending after it, a last field without a value is lost.
  const isLast = number === lines.analysis.lineCount;
  return lineBelow(lines, number, isLast ? "Disallow:\n" : "Disallow:");
}

/** An edit that writes a rule of the same kind, with another path, below a rule. */
export function ruleBelow(lines: Lines, { allows, line }: Rule, path: string): LineEdit {
  return lineBelow(lines, line.number, ruleText({ allows, path }));
}

/** A rule as files have it: `Disallow: /cart`. */
export function ruleText(rule: Pick<Rule, "allows" | "path">): string {
  return `${fieldOf(rule)}: ${rule.path}`;
}

/** The field of a rule. */
export function fieldOf({ allows }: Pick<Rule, "allows">): string {
  return allows ? "Allow" : "Disallow";
}

/** A fix that deletes a line. */
export function deletion(line: number): Fix {
  return { name: "delete", edits: [{ kind: "delete-line", line }] };
}

/** Its label, where it is for several lines or for one. */
export function deletionLabel({ others }: Others) {
  return { delete: others ? "Delete these lines" : "Delete the line" };
}

/**
 * Fixes as edits of a text, in order and without overlap: where edits would touch the same text,
 * the later ones are left out. `spanOf` gives the offsets of a line without its end, or null;
 * `length` is the text's.
 */
export function editsOf(
  fixes: readonly Fix[],
  spanOf: (line: number) => Span | null,
  length: number,
): readonly Edit[] {
  const all = fixes.flatMap((fix) => fix.edits);
  const tail = deletedTail(all, spanOf);
  const edits = all
    .filter((edit) => edit.kind !== "delete-line" || edit.line < tail)
    .flatMap((edit) => editOf(edit, spanOf) ?? [])
    .concat(deletionFrom(tail, spanOf, length) ?? [])
    .sort((a, b) => a.from - b.from || a.to - b.to);
  const kept: Edit[] = [];
  for (const edit of edits) {
    const before = kept.at(-1);
    // Two insertions at one place are two fixes of one problem, or their order would matter.
    const overlaps = before && (edit.from < before.to || edit.from === before.from);
    if (!overlaps) kept.push(edit);
  }
  return kept;
}

type SpanOf = (line: number) => Span | null;

function editOf(edit: LineEdit, spanOf: SpanOf): Edit | null {
  const span = spanOf(edit.line);
  if (!span) return null;
  if (edit.kind === "delete-line")
    return { from: span.from, to: spanOf(edit.line + 1)?.from ?? span.to, insert: "" };
  const { from, to, insert } = edit;
  return { from: span.from + from, to: span.from + to, insert };
}

/** The first of the lines that are deleted at the end of the text; infinite where the last line stays. */
function deletedTail(edits: readonly LineEdit[], spanOf: SpanOf): number {
  const deleted = new Set(edits.flatMap(({ kind, line }) => (kind === "delete-line" ? line : [])));
  const last = [...deleted].find((line) => spanOf(line) && !spanOf(line + 1));
  let first = last ?? Number.POSITIVE_INFINITY;
  while (deleted.has(first - 1)) first--;
  return first;
}

/** The last line has no line ending of its own, so the one before it is deleted with it. */
function deletionFrom(line: number, spanOf: SpanOf, length: number): Edit | null {
  const span = spanOf(line);
  return span && { from: spanOf(line - 1)?.to ?? span.from, to: length, insert: "" };
}

/** What is found of a rule: its path is marked, or the part of it between these places. */
export function ofRule<Facts>(
  lines: Lines,
  { path, line: { number: line } }: Rule,
  facts: Facts,
  from = 0,
  to?: number,
): SpottedAt<Facts> {
  return { line, span: partOf({ path, span: lines.valueAt(line) }, from, to), facts };
}

/** A fix that gives a rule another path. */
export function withPath(
  name: string,
  lines: Lines,
  { line: { number } }: Rule,
  path: string,
): Fix {
  return replacing(name, lines.valueAt(number), path, number);
}
