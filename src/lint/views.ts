import { readerNamed } from "../engine/crawlers/index.ts";
import type { RequestContext } from "../engine/decide/request-context.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import type { BlockReading } from "../engine/parse/scan.ts";
import type { Rule } from "../engine/parse/types.ts";
import type { StatusByLine } from "../engine/prove/rule-status.ts";
import type { Field, Line, Span } from "../engine/text/line.ts";
import { groupedBy } from "../engine/text/lists.ts";
import { MOST_TRIED } from "./limits.ts";

/** A rule as it is written on its line. */
export interface WrittenRule {
  readonly allows: boolean;
  /** The value as the dialect reads it: without the comment and the white space around it. */
  readonly path: string;
  /** Where in the line the value is. */
  readonly span: Span;
}

/** A line as a check sees it; spans are offsets within the line. */
export interface LineView {
  readonly dialect: Dialect;
  /** The line as it is in the file, without its end. */
  readonly text: string;
  /** The line as the dialect reads it. Where the dialect also ends lines at other characters, `text` is one part of the line. */
  readonly line: Line;
  /** Whether it is the first of the file. */
  readonly isFirst: boolean;
  /** The field of the line, or null. */
  readonly field: Field | null;
  /** The rule of the line; null where the dialect sees none. It may be outside every group. */
  readonly rule: WrittenRule | null;
}

/** Of longer lines and paths, only the length is looked at. */
export const LONGEST_LOOKED_AT = 16_384;

/** Each line of a block with its place in the block, from 0. A line that the dialect reads as several comes as several. */
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

/** The lines of a file by their numbers. */
export class Lines {
  readonly analysis: Analysis;

  constructor(analysis: Analysis) {
    this.analysis = analysis;
  }

  /** A line with spans as offsets within it; null where there is none of this number. */
  lineAt(number: number): Line | null {
    const line = this.analysis.lineAt(number);
    return line && movedBy(line, -line.span.from);
  }

  /** Where in its line the value of a field is; the whole line where it has no field. */
  valueAt(number: number): Span {
    const line = this.lineAt(number);
    return line?.content.kind === "field" ? line.content.value : lineSpan(line);
  }
}

/** A group as a check sees it. */
export class GroupView extends Lines {
  readonly dialect: Dialect;
  readonly group: Group;
  /** The rules as they are written in the file and in its order: without the second readings that a dialect adds, and without rules too long to look at. */
  readonly rules: readonly Rule[];
  private byPattern: ReadonlyMap<string, readonly Rule[]> | undefined;

  constructor(analysis: Analysis, group: Group) {
    super(analysis);
    this.dialect = analysis.dialect;
    this.group = group;
    this.rules = group.rules.filter(
      ({ derived, path }) => !derived && path.length <= LONGEST_LOOKED_AT,
    );
  }

  /** The rules by their patterns, as the dialect reads percent-encoding and characters; each list is in the order of the file. */
  get rulesByPattern(): ReadonlyMap<string, readonly Rule[]> {
    this.byPattern ??= groupedBy(this.rules, patternKey);
    return this.byPattern;
  }
}

/** A text that is the same for two patterns exactly when they match the same URLs by the same letters. */
export function patternKey({ pattern, path }: Pick<Rule, "pattern" | "path">): string {
  // A rule about another site equals only a rule that is written in the same way.
  if (pattern.isAbout || pattern.pieces.length === 0) return `\0${path}`;
  return `${pattern.pieces.join("*")}${pattern.anchored ? "\0$" : ""}`;
}

/** What the person has given beside the file. */
export interface Surroundings {
  readonly context: RequestContext;
  /** URLs that the person asks about, as typed. */
  readonly urls: readonly string[];
  /** Product tokens of crawlers that the person asks about, as typed. Left out: none. */
  readonly crawlers?: readonly string[];
  /** The status of each rule, as far as it is known. Left out: of none. */
  readonly statusAt?: StatusByLine;
}

/** The checks see no more URLs, and no more crawlers, than these, the first ones. */
const MOST_ASKED_ABOUT = 200;

const LONGEST_START = 4096;

/** What another check found. */
interface Found {
  readonly line: number;
  readonly problem: { readonly code: string };
  readonly severity: string;
}

/** A file as a check sees it. */
export class FileView extends Lines {
  readonly surroundings: Required<Omit<Surroundings, "statusAt">> & Pick<Surroundings, "statusAt">;
  private readonly found: readonly Found[];
  private readonly known = new Map<string, unknown>();

  /** `found`: what the checks before this one have found, and go on to find. */
  constructor(analysis: Analysis, surroundings: Surroundings, found: readonly Found[]) {
    super(analysis);
    const { urls, crawlers = [] } = surroundings;
    const seen = <T>(all: readonly T[]) => all.slice(0, MOST_ASKED_ABOUT);
    this.surroundings = { ...surroundings, urls: seen(urls), crawlers: seen(crawlers) };
    this.found = found;
  }

  /** The beginning of the file; of a long one only as much as can be searched quickly. */
  get start(): string {
    const { source } = this.analysis.layout;
    // After edits, the same text has other blocks.
    const blocks = source.blocks.slice(0, source.blockAt(LONGEST_START) + 1);
    const starts = blocks.map((block) => String(block).slice(0, LONGEST_START));
    return starts.join("").slice(0, LONGEST_START);
  }

  /** The lines of that beginning, without their ends. */
  get startLines(): readonly string[] {
    return this.once("start lines", () => this.start.split(/\r\n|\r|\n/));
  }

  /** The codes of the problems on a line that were found before the first call of this method. */
  codesAt(number: number): readonly string[] {
    const byLine = this.once("codes", () => groupedBy(this.found, ({ line }) => line));
    return byLine.get(number)?.map(({ problem }) => problem.code) ?? [];
  }

  /** The lines with an error or a warning that was found so far. A field that no crawler reads harms none. */
  harmedLines(): ReadonlySet<number> {
    const harmful = this.found.filter(
      ({ severity, problem }) => severity !== "information" && problem.code !== "R101",
    );
    return new Set(harmful.map(({ line }) => line));
  }

  /** A value that several checks of this file need; it is made once. `key` is its name. */
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

/** All of a line without its end; nothing where there is no line. */
export function lineSpan(line: Line | null): Span {
  return line?.span ?? { from: 0, to: 0 };
}

/** Where in its line a part of a path is; the whole value where the dialect ignores some of its characters. */
export function partOf(
  { path, span }: Pick<WrittenRule, "path" | "span">,
  from: number,
  to = path.length,
): Span {
  if (span.to - span.from !== path.length) return span;
  return { from: span.from + from, to: span.from + to };
}

/** The same function of an object, which keeps what it made for as long as the object is there. */
export function remembered<Key extends object, Rest extends readonly unknown[], Value>(
  make: (key: Key, ...rest: Rest) => Value,
): (key: Key, ...rest: Rest) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key, ...rest) => {
    const made = known.get(key) ?? { value: make(key, ...rest) };
    known.set(key, made);
    return made.value;
  };
}

/** The parser of the page, and those of the crawlers that a group names. */
export function readersOf({ dialect, group }: GroupView): readonly Dialect[] {
  const names = Array.from({ length: Math.min(group.agentCount, MOST_TRIED) }, (_, index) =>
    group.agentAt(index),
  );
  return [dialect, ...names.flatMap((agent) => (agent ? readerNamed(agent.token) : []))];
}
