import { offsetAtOctet } from "./bytes.ts";
import type { LineSyntax } from "./dialect.ts";
import { type Cut, DROPPED, type Field, type FieldName, type Line, type Span } from "./line.ts";

const BOM = 0xfeff;

/** Reads every line of `text`. Lines end at CR, LF or CRLF (RFC 9309 2.2, EOL); a text always has at least one line. */
export function scan(text: string, syntax: LineSyntax): readonly Line[] {
  const reader = lineReader(text, syntax);
  const { marks } = reader;
  const lines: Line[] = [];
  for (let from = 0; ; ) {
    const lf = marks.lf.from(from);
    const cr = marks.cr.from(from);
    const to = Math.min(lf, cr);
    lines.push(readLine(reader, from, to, lines.length + 1));
    if (to === text.length) return lines;
    from = lf === cr + 1 && lf < text.length ? lf + 1 : to + 1;
  }
}

function lineReader(file: string, syntax: LineSyntax): LineReader {
  const { alsoEndsLine, fieldNamed, isBlank } = syntax;
  const fields = new Map<string, FieldName | null>();
  const text = syntax.seenAs?.(file) ?? file;
  const drops = text !== file;
  return {
    text,
    drops,
    isBlank: drops ? (unit) => unit === DROPPED_UNIT || isBlank(unit) : isBlank,
    marks: new Marks(text),
    syntax,
    ends: alsoEndsLine ? [...text.matchAll(alsoEndsLine)].map(({ index }) => index).reverse() : [],
    // Files repeat a handful of keys thousands of times.
    fieldNamed(key) {
      const known = fields.get(key);
      if (known !== undefined) return known;
      const name = fieldNamed(key);
      fields.set(key, name);
      return name;
    },
  };
}

const DROPPED_UNIT = DROPPED.charCodeAt(0);

interface LineReader {
  /** The file as the dialect sees it. */
  readonly text: string;
  /** Whether DROPPED may stand in the text. */
  readonly drops: boolean;
  readonly isBlank: (unit: number) => boolean;
  readonly marks: Marks;
  readonly syntax: LineSyntax;
  /** Where lines end that no CR or LF ends; the next one last. */
  readonly ends: number[];
  readonly fieldNamed: (key: string) => FieldName | null;
}

function readLine(reader: LineReader, from: number, to: number, number: number): Line {
  const end = nextEnd(reader, to);
  if (end === to) return readPart(reader, from, to, number, []);
  const more: Line[] = [];
  const first = readPart(reader, from, end, number, more);
  for (let start = end + 1; ; ) {
    const partEnd = nextEnd(reader, to);
    more.push(readPart(reader, start, partEnd, number, []));
    if (partEnd === to) return first;
    start = partEnd + 1;
  }
}

function nextEnd({ ends }: LineReader, to: number): number {
  const next = ends.at(-1);
  if (next === undefined || next >= to) return to;
  ends.pop();
  return next;
}

function readPart(
  reader: LineReader,
  from: number,
  to: number,
  number: number,
  more: readonly Line[],
): Line {
  const { text, marks, syntax } = reader;
  const start = from === 0 && syntax.skipsMark ? markLength(text) : from;
  const cut = cutOf(text, marks, start, to, syntax);
  const end = cut?.at ?? to;
  const hash = marks.hash.from(start);
  const hasComment = hash < end;
  const content = trim(text, start, hasComment ? hash : end, reader.isBlank);
  return {
    number,
    span: { from, to },
    comment: hasComment ? { from: hash, to: end } : null,
    cut,
    content: content.from === content.to ? BLANK : (readField(reader, content) ?? JUNK),
    more,
  };
}

const BLANK: Line["content"] = { kind: "blank" };
const JUNK: Line["content"] = { kind: "junk" };

function readField(reader: LineReader, line: Span): Field | null {
  const { text, syntax, isBlank, fieldNamed } = reader;
  const parted = partedAt(reader, line);
  if (!parted) return null;
  const key = trim(text, line.from, parted.from, isBlank);
  if (key.from === key.to && !syntax.keyMayBeEmpty) return null;
  const value = trim(text, parted.to, line.to, isBlank);
  const name = fieldNamed(seen(reader, key));
  return { kind: "field", name, key, value, text: seen(reader, value) };
}

/** Where the key ends and the value starts. */
function partedAt(reader: LineReader, line: Span): Span | null {
  const { keyFirst, partedWithoutColon } = reader.syntax;
  const found = keyFirst?.(seen(reader, line));
  if (found) return partsAt(reader, line, found.key, found.value);
  const colon = reader.marks.colon.from(line.from);
  if (colon < line.to) return { from: colon, to: colon + 1 };
  const blank = partedWithoutColon(seen(reader, line));
  return blank === null ? null : partsAt(reader, line, blank, blank + 1);
}

/** The text of a span, without what the dialect passes over. */
function seen({ text, drops }: LineReader, { from, to }: Span): string {
  const span = text.slice(from, to);
  return drops ? span.replaceAll(DROPPED, "") : span;
}

/** Key and value by how many characters of the line are seen before them. */
function partsAt(reader: LineReader, { from }: Span, key: number, value: number): Span {
  return { from: placeOf(reader, from, key), to: placeOf(reader, from, value) };
}

function placeOf({ text, drops }: LineReader, from: number, count: number): number {
  if (!drops) return from + count;
  let at = from;
  for (let left = count; left > 0; at++) if (text[at] !== DROPPED) left--;
  return at;
}

function cutOf(
  text: string,
  marks: Marks,
  from: number,
  to: number,
  { lineLimit, nulEndsLine }: LineSyntax,
): Cut | null {
  const full = lineLimit === null ? to : offsetAtOctet(text, from, to, lineLimit);
  const nul = nulEndsLine ? marks.nul.from(from) : full;
  if (nul < full) return { at: nul, reason: "nul" };
  return full < to ? { at: full, reason: "length" } : null;
}

/** A byte order mark, whole or (as undecodable bytes) its first one or two octets: robots.cc, RobotsTxtParser::Parse. */
function markLength(text: string): number {
  if (text.charCodeAt(0) === BOM) return 1;
  if (text.charCodeAt(0) !== 0xdcef) return 0;
  return text.charCodeAt(1) === 0xdcbb ? 2 : 1;
}

function trim(text: string, start: number, end: number, isBlank: (unit: number) => boolean): Span {
  let from = start;
  let to = end;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return { from, to };
}

/** The characters that lines are cut at. */
class Marks {
  readonly lf: Mark;
  readonly cr: Mark;
  readonly hash: Mark;
  readonly colon: Mark;
  readonly nul: Mark;

  constructor(text: string) {
    this.lf = new Mark(text, "\n");
    this.cr = new Mark(text, "\r");
    this.hash = new Mark(text, "#");
    this.colon = new Mark(text, ":");
    this.nul = new Mark(text, "\0");
  }
}

/**
 * Where a character stands next. It remembers what it found, so that asking on every line costs one
 * pass over the file in all; String.indexOf alone would run to the end of the file each time.
 */
class Mark {
  private readonly text: string;
  private readonly character: string;
  private found = -1;

  constructor(text: string, character: string) {
    this.text = text;
    this.character = character;
  }

  /** The first place at or after `at`, or the text's length. `at` never goes back. */
  from(at: number): number {
    if (this.found < at) {
      const found = this.text.indexOf(this.character, at);
      this.found = found < 0 ? this.text.length : found;
    }
    return this.found;
  }
}
