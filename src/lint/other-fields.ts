import type { FieldName, Span } from "../engine/text/line.ts";
import { groupedBy } from "../engine/text/lists.ts";
import { MOST_READ } from "./limits.ts";
import type { SpottedAt } from "./problem.ts";
import { type FileView, fieldSpan } from "./views.ts";

/** A line with a known field that the chosen dialect does not read as a user-agent line, rule or sitemap. */
export interface OtherField {
  readonly name: FieldName;
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** From key to value, as offsets within the line. */
  readonly span: Span;
  /** Where in the line the value is. */
  readonly value: Span;
}

/** These lines by field, in the order of the file. */
export function otherFields(file: FileView): ReadonlyMap<FieldName, readonly OtherField[]> {
  return file.once("other fields", () => groupedBy(findFields(file), ({ name }) => name));
}

function findFields(file: FileView): readonly OtherField[] {
  return numbersOf(file).flatMap((number) => {
    const line = file.lineAt(number);
    if (line?.content.kind !== "field" || !line.content.name) return [];
    const { name, text, value } = line.content;
    return [{ name, text, line: number, span: fieldSpan(line), value }];
  });
}

function numbersOf({ analysis }: FileView): readonly number[] {
  const { observes } = analysis.dialect.grouping;
  const observed = observes ? analysis.sections.flatMap((section) => section.observed) : [];
  return [...analysis.ignored.filter(({ reason }) => reason === "other-field"), ...observed]
    .map(({ line }) => line.number)
    .sort((a, b) => a - b)
    .slice(0, MOST_READ);
}

/** The facts of a field that is reported once for the file. */
export interface FieldFacts {
  /** The value of the first line with the field. */
  readonly text: string;
}

/** The first line with a field, for a problem that is reported once. */
export function firstOfField(file: FileView, name: FieldName): readonly SpottedAt<FieldFacts>[] {
  const [first] = otherFields(file).get(name) ?? [];
  if (!first) return [];
  const { line, span, text } = first;
  return [{ line, span, facts: { text } }];
}
