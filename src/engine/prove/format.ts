import { Work } from "../decide/work.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { type Analysis, analyse, sectionAt } from "../parse/analysis.ts";
import type { GroupSection } from "../parse/section.ts";
import { countOf } from "../text/characters.ts";
import { FIELDS, type Field, type Line, type Span } from "../text/line.ts";
import type { Edit } from "../text/source.ts";
import { type Change, type Checks, editsOf, proving, STEPS, type Step } from "./format-proof.ts";

/** A step that was not done, or not completely, and a parser that might read the file differently. */
export interface Left {
  readonly step: Step;
  /** The title of the parser. */
  readonly reader: string;
  /** False where the limit of checks was reached before a change of this step was tried alone. */
  readonly isDecided: boolean;
}

/** How to format a text. */
export interface Formatting {
  /** The edits that format it, in order; at most `MOST_EDITS`, each of which may be many changes. */
  readonly edits: readonly Edit[];
  readonly changed: boolean;
  /** How many lines the changes concern, or are next to. */
  readonly lineCount: number;
  readonly done: readonly Step[];
  /** Whether LF ends the lines of the file now. */
  readonly endsWithLf: boolean;
  readonly left: readonly Left[];
  /** The titles of parsers that reject the whole file as it is, so that no verdict of theirs can stay. */
  readonly rejecting: readonly string[];
}

/** More edits than this become fewer larger ones: an editor takes time for each. */
export const MOST_EDITS = 2_000;

/**
 * Formats a file as far as it is proven that no verdict changes, for any parser that reads it, crawler
 * and URL.
 * The text has LF; `lineEnd` is its line ending in the file, which becomes LF. A step is one
 * reading of the whole file, so a long file belongs to a worker.
 */
export class FormatWork extends Work<Formatting> {
  /** How far the proof is. */
  readonly checks: Checks;

  constructor(text: string, lineEnd = "\n") {
    const checks = { done: 0, most: 0 };
    super(formatting(text, lineEnd, (now) => Object.assign(checks, now)));
    this.checks = checks;
  }
}

function* formatting(
  text: string,
  lineEnd: string,
  onChecks: (checks: Checks) => void,
): Generator<void, Formatting> {
  const changes = changesOf(text, lineEnd);
  const { kept, refused, rejecting } = yield* proving(text, lineEnd.length, changes, onChecks);
  const endsLines = kept.some((change) => change.endsLines);
  const touched = new Set(kept.map(({ line }) => line)).size;
  return {
    edits: fewer(editsOf(kept), text),
    changed: kept.length > 0,
    lineCount: endsLines ? Math.max(touched, countOf("\n", text)) : touched,
    done: STEPS.filter((step) => kept.some((change) => change.step === step)),
    endsWithLf: lineEnd === "\n" || endsLines,
    left: STEPS.flatMap((step) => {
      const ofStep = refused.filter(({ change }) => change.step === step);
      const [found] = [...ofStep.filter(({ isDecided }) => isDecided), ...ofStep];
      return found ? [{ step, reader: found.reader, isDecided: found.isDecided }] : [];
    }),
    rejecting,
  };
}

/** The same edits, neighbours together where there are too many. */
function fewer(edits: readonly Edit[], text: string): readonly Edit[] {
  if (edits.length <= MOST_EDITS) return edits;
  const size = Math.ceil(edits.length / MOST_EDITS);
  return Array.from({ length: Math.ceil(edits.length / size) }, (_, index) =>
    asOne(edits.slice(index * size, (index + 1) * size), text),
  );
}

function asOne(edits: readonly Edit[], text: string): Edit {
  const [first] = edits;
  const from = first?.from ?? 0;
  let to = from;
  let insert = "";
  for (const edit of edits) {
    insert += text.slice(to, edit.from) + edit.insert;
    to = edit.to;
  }
  return { from, to, insert };
}

/** All changes that a formatted file needs, as RFC 9309 reads it. */
function changesOf(text: string, lineEnd: string): readonly Change[] {
  const analysis = analyse(text, rfc9309);
  const written = analysis.lines.filter((line) => !isBlank(text, line));
  const ofText: Change[] = [];
  if (lineEnd !== "\n") ofText.push({ step: "line-ends", line: 1, edits: [], endsLines: true });
  const mark = { from: 0, to: markLength(text), insert: "" };
  if (mark.to > 0) ofText.push({ step: "byte-order-mark", line: 1, edits: [mark] });
  const changes = ofText.concat(
    written.flatMap((line) => lineChanges(text, line)),
    blankLineChanges(text, analysis, written),
  );
  const end = { from: text.length, to: text.length, insert: "\n" };
  if (written.at(-1)?.number === analysis.lineCount)
    changes.push({ step: "line-ends", line: analysis.lineCount, edits: [end] });
  // A character U+FEFF that moved to the start of the file would become a byte order mark.
  const start = written[0] ? writtenIn(text, written[0]).from : 0;
  if (!text.startsWith(MARK, start)) return changes;
  return changes.filter(({ edits }) => edits.every(({ from }) => from >= start));
}

/** Blank lines to remove and to insert: none at the start and at the end, one around groups and sitemaps, and at most one elsewhere. `written`: the lines that are not blank. */
function blankLineChanges(
  text: string,
  analysis: Analysis,
  written: readonly Line[],
): readonly Change[] {
  const { lines } = analysis;
  const apart = startsOfParts(written, analysis);
  const changes: Change[] = [];
  const add = (line: number, from: number, to: number, insert = "") => {
    if (from < to || insert)
      changes.push({ step: "blank-lines", line, edits: [{ from, to, insert }] });
  };
  /** The number of the next line, and where it begins. */
  let number = 1;
  let from = markLength(text);
  for (const line of written) {
    if (number === 1) add(1, from, line.span.from);
    // All blank lines except the end of the last one.
    else if (number < line.number) add(number, from, lines[line.number - 2]?.span.to ?? from);
    else if (apart.has(line)) add(number, from, from, "\n");
    number = line.number + 1;
    from = lines[line.number]?.span.from ?? text.length;
  }
  add(number, from, text.length);
  return changes;
}

/** Lines that belong together: the section of a line, sitemap lines outside any section, or other lines. */
type Part = GroupSection | "sitemaps" | "other";

/** The lines at which a separate part begins: its first line, or the comment directly above it. */
function startsOfParts(written: readonly Line[], analysis: Analysis): ReadonlySet<Line> {
  const sitemaps = new Set(analysis.sitemaps.map(({ line }) => line.number));
  const starts = new Set<Line>();
  let part: Part | null = null;
  let start: Line | null = null;
  let last: Line | null = null;
  for (const line of written) {
    if (!start || last?.number !== line.number - 1) start = line;
    last = line;
    if (line.content.kind === "blank") continue;
    const now: Part =
      sectionAt(analysis, line.number) ?? (sitemaps.has(line.number) ? "sitemaps" : "other");
    if (part && standsApart(part, now)) starts.add(start);
    part = now;
    start = null;
  }
  return starts;
}

function standsApart(before: Part, now: Part): boolean {
  if (before === now) return false;
  return typeof now === "object" || now === "sitemaps" || before === "sitemaps";
}

const SPELLINGS = new Map<string, string>(
  FIELDS.map((spelled) => [spelled.toLowerCase(), spelled]),
);

/** Changes in a line that is not blank: the case of a field name, and white space. If the field is unknown, only the ends of the line change, because it may be prose or a URL. */
function lineChanges(text: string, line: Line): readonly Change[] {
  const { number, content, span } = line;
  const changes: Change[] = [];
  const add = (step: Change["step"], edits: readonly Edit[]) => {
    if (edits.length > 0) changes.push({ step, line: number, edits });
  };
  const written = writtenIn(text, line);
  const start = replacing(text, written.before, written.from, "");
  const end = replacing(text, written.to, span.to, "");
  if (content.kind === "field" && content.name) {
    const { key } = content;
    add(
      "field-names",
      replacing(text, key.from, key.to, SPELLINGS.get(content.name) ?? content.name),
    );
    add("spaces", [...start, ...roundColon(text, content), ...end]);
  } else add("spaces", [...start, ...end]);
  return changes;
}

/** Whether a line is empty, without even a comment. */
function isBlank(text: string, line: Line): boolean {
  const { from, to } = writtenIn(text, line);
  return from === to;
}

/** The text of a line without white space at its ends; `before`: its start, after a byte order mark. */
function writtenIn(text: string, line: Line): Span & { readonly before: number } {
  const before = line.span.from + (line.number === 1 ? markLength(text) : 0);
  let from = before;
  let { to } = line.span;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return { before, from, to };
}

const MARK = "\ufeff";

/** The length of a byte order mark at the start of the file. Two of them are left alone, because only the first would be a mark. */
function markLength(text: string): number {
  return text.startsWith(MARK) && !text.startsWith(MARK + MARK) ? 1 : 0;
}

/** No white space before the colon, and one space before a value. Spaces before a comment stay, because they may align it. */
function roundColon(text: string, { key, value }: Field): readonly Edit[] {
  const colon = text.indexOf(":", key.to);
  const before = replacing(text, key.to, colon, "");
  if (value.from === value.to) return before;
  return [...before, ...replacing(text, colon + 1, value.from, " ")];
}

/** RFC 9309 2.2, WS. */
function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09;
}

function replacing(text: string, from: number, to: number, insert: string): readonly Edit[] {
  return text.slice(from, to) === insert ? [] : [{ from, to, insert }];
}
