import type { FieldName, Span } from "../../line.ts";
import { fieldSpan } from "../field-span.ts";
import type { FileView } from "../file-view.ts";

/** A line with a field that some reader knows and that is no agent, rule or sitemap to the one chosen. */
export interface OtherField {
  readonly text: string;
  /** From 1. */
  readonly line: number;
  /** From key to value, as offsets within the line. */
  readonly span: Span;
  /** Where in the line the value stands. */
  readonly value: Span;
}

/** More lines than that say nothing new. */
const MOST_LINES = 1000;

/** Those lines by field, in the order of the file. */
export function otherFields(file: FileView): ReadonlyMap<FieldName, readonly OtherField[]> {
  return file.once("other fields", () => findFields(file));
}

function findFields(file: FileView): ReadonlyMap<FieldName, readonly OtherField[]> {
  const found = new Map<FieldName, OtherField[]>();
  for (const number of numbersOf(file)) {
    const line = file.lineAt(number);
    if (line?.content.kind !== "field" || !line.content.name) continue;
    const { name, text, value } = line.content;
    const field = { text, line: number, span: fieldSpan(line), value };
    const fields = found.get(name);
    if (fields) fields.push(field);
    else found.set(name, [field]);
  }
  return found;
}

function numbersOf({ analysis }: FileView): readonly number[] {
  const { heeds } = analysis.dialect.grouping;
  const heeded = heeds ? analysis.pieces.flatMap((piece) => piece.heeded) : [];
  return [...analysis.ignored.filter(({ reason }) => reason === "other-field"), ...heeded]
    .map(({ line }) => line.number)
    .sort((a, b) => a - b)
    .slice(0, MOST_LINES);
}
