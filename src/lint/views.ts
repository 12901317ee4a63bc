import type { RequestContext } from "../engine/decide/request-context.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { BlockReading } from "../engine/parse/scan.ts";
import type { Rule } from "../engine/parse/types.ts";
import type { StatusByLine } from "../engine/prove/rule-status.ts";
import type { Field, Line, Span } from "../engine/text/line.ts";
import { groupedBy } from "../engine/text/lists.ts";

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

/** A group as a check sees it. */
export class GroupView {
  readonly dialect: Dialect;
  readonly group: Group;
  private readonly analysis: Analysis;
  private madeRules: readonly Rule[] | undefined;
  private madeSame: ReadonlyMap<string, readonly Rule[]> | undefined;

  constructor(analysis: Analysis, group: Group) {
    this.dialect = analysis.dialect;
    this.analysis = analysis;
    this.group = group;
  }

  /** The rules that stand in the file, in its order, without the second readings that a dialect adds, and without those that are too long to look at. */
  get rules(): readonly Rule[] {
    this.madeRules ??= this.group.rules.filter(
      ({ derived, path }) => !derived && path.length <= LONGEST_LOOKED_AT,
    );
    return this.madeRules;
  }

  /** The rules by what they compare, escapes and characters read as the dialect does; each list in the order of the file. */
  get rulesByPattern(): ReadonlyMap<string, readonly Rule[]> {
    this.madeSame ??= groupedBy(this.rules, patternKey);
    return this.madeSame;
  }

  /** A line of the file with spans as offsets within it, or null. */
  lineAt(number: number): Line | null {
    return lineIn(this.analysis, number);
  }

  /** Where in its line the value of a field stands; the whole line where it has none. */
  valueAt(number: number): Span {
    return valueSpan(this.lineAt(number));
  }
}

/** A text that two patterns have in common exactly when they match the same by the same letters. */
export function patternKey({ pattern, path }: Pick<Rule, "pattern" | "path">): string {
  // A rule about a site of its own is like none but its own spelling.
  if (pattern.isAbout || pattern.pieces.length === 0) return `\0${path}`;
  return `${pattern.pieces.join("*")}${pattern.anchored ? "\0$" : ""}`;
}

/** What stands beside the file. */
export interface Surroundings {
  readonly context: RequestContext;
  /** URLs that the person asks about, as typed. */
  readonly urls: readonly string[];
  /** What each rule is good for, as far as that is known. Left out: nothing is. */
  readonly statusAt?: StatusByLine;
}

/** Of more URLs than these, the checks see the first. */
const MOST_URLS = 200;

/** What another check has found. */
interface Found {
  readonly line: number;
  readonly problem: { readonly code: string };
}

/** A file as a check sees it. */
export class FileView {
  readonly analysis: Analysis;
  readonly surroundings: Surroundings;
  private readonly found: readonly Found[];
  private readonly known = new Map<string, unknown>();

  /** `found`: what the checks before have found, and go on to find. */
  constructor(analysis: Analysis, surroundings: Surroundings, found: readonly Found[]) {
    this.analysis = analysis;
    this.surroundings = { ...surroundings, urls: surroundings.urls.slice(0, MOST_URLS) };
    this.found = found;
  }

  /** A line with spans as offsets within it, or null where there is none of this number. */
  lineAt(number: number): Line | null {
    return lineIn(this.analysis, number);
  }

  /** Where in its line the value of a field stands; the whole line where it has none. */
  valueAt(number: number): Span {
    return valueSpan(this.lineAt(number));
  }

  /** The first lines of the file, of a long one no more than is soon looked through. */
  get start(): string {
    return String(this.analysis.layout.source.blocks[0] ?? "").slice(0, 4096);
  }

  /** The codes of the problems that were found on a line when this was first asked of any. */
  codesAt(number: number): readonly string[] {
    const byLine = this.once("codes", () => groupedBy(this.found, ({ line }) => line));
    return byLine.get(number)?.map(({ problem }) => problem.code) ?? [];
  }

  /** What several checks of this file need, made once. `key` names it. */
  once<T>(key: string, make: () => T): T {
    if (!this.known.has(key)) this.known.set(key, make());
    return this.known.get(key) as T;
  }
}

/** The field of a line, from its key to the end of its value; the whole line where it has none. */
export function fieldSpan(line: Line | null): Span {
  if (line?.content.kind !== "field") return lineSpan(line);
  const { key, value } = line.content;
  return { from: key.from, to: Math.max(key.to, value.to) };
}

/** The value of the field of a line; the whole line where it has none. */
export function valueSpan(line: Line | null): Span {
  return line?.content.kind === "field" ? line.content.value : lineSpan(line);
}

/** All of a line without its end; nothing where there is no line. */
export function lineSpan(line: Line | null): Span {
  return line?.span ?? { from: 0, to: 0 };
}

/** Where a part of a path stands in its line; the whole value where the dialect passes over characters of it. */
export function partOf(
  { path, span }: Pick<WrittenRule, "path" | "span">,
  from: number,
  to = path.length,
): Span {
  if (span.to - span.from !== path.length) return span;
  return { from: span.from + from, to: span.from + to };
}
