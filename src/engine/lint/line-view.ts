import type { Analysis } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { BlockReading } from "../parse/scan.ts";
import type { Field, Line, Span } from "../text/line.ts";

/** A rule as it stands on its line. */
export interface WrittenRule {
  readonly allows: boolean;
  /** The value as the dialect reads it: without comment and outer white space. */
  readonly path: string;
  /** Where in the line the value stands. */
  readonly span: Span;
}

/** A line as a check sees it; spans are offsets within the line. */
export interface LineView {
  readonly dialect: Dialect;
  /** The line as it stands in the file, without its end. */
  readonly text: string;
  /** As the dialect reads it. Where it ends lines at further characters, `text` is the one part. */
  readonly line: Line;
  /** Whether it is the first of the file. */
  readonly isFirst: boolean;
  /** The field of the line, or null. */
  readonly field: Field | null;
  /** The rule of the line, or null where it is none to the dialect. It may stand outside every group. */
  readonly rule: WrittenRule | null;
}

/** Lines and paths of more characters are not looked at, but for their length. */
export const LONGEST_LOOKED_AT = 16_384;

/** Each line of a block, with its place in it, from 0; a line that the dialect sees as several is several. */
export function lineViews(
  reading: BlockReading,
  dialect: Dialect,
): readonly { readonly at: number; readonly from: number; readonly view: LineView }[] {
  const text = reading.block.toString();
  return reading.lines.flatMap((whole, at) =>
    [whole, ...whole.more].map((part) => ({
      at,
      from: part.span.from - whole.span.from,
      view: viewOf(part, text, dialect, reading.isFirst && at === 0),
    })),
  );
}

function viewOf(part: Line, block: string, dialect: Dialect, isFirst: boolean): LineView {
  const line = movedBy(part, -part.span.from);
  const field = line.content.kind === "field" ? line.content : null;
  const { ruleFields } = dialect.grouping;
  const isRule = field?.name && ruleFields.includes(field.name);
  return {
    dialect,
    text: block.slice(part.span.from, part.span.to),
    line,
    isFirst,
    field,
    rule: isRule ? { allows: field.name === "allow", path: field.text, span: field.value } : null,
  };
}

/** A line of the file with spans as offsets within it, or null where there is none of this number. */
export function lineIn(analysis: Analysis, number: number): Line | null {
  const line = analysis.lineAt(number);
  return line && movedBy(line, -line.span.from);
}

/** A line with its spans moved. */
function movedBy({ number, span, comment, cut, content }: Line, by: number): Line {
  return {
    number,
    span: moved(span, by),
    comment: comment && moved(comment, by),
    cut: cut && { ...cut, at: cut.at + by },
    content:
      content.kind === "field"
        ? { ...content, key: moved(content.key, by), value: moved(content.value, by) }
        : content,
    more: [],
  };
}

function moved({ from, to }: Span, by: number): Span {
  return { from: from + by, to: to + by };
}
