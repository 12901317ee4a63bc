import { offsetAtOctet } from "./bytes.ts";
import type { LineSyntax } from "./dialect.ts";
import type { Cut, Field, FieldName, Line, Span } from "./line.ts";

const BOM = 0xfeff;

/** Reads every line of `text`. Lines end at CR, LF or CRLF (RFC 9309 2.2, EOL); a text always has at least one line. */
export function scan(text: string, syntax: LineSyntax): readonly Line[] {
  const marks = new Marks(text);
  const fields = new Map<string, FieldName | null>();
  // Files repeat a handful of keys thousands of times.
  const fieldNamed = (key: string) => {
    const known = fields.get(key);
    if (known !== undefined) return known;
    const name = syntax.fieldNamed(key);
    fields.set(key, name);
    return name;
  };
  const reader: LineReader = { text, marks, syntax: { ...syntax, fieldNamed } };
  const lines: Line[] = [];
  for (let from = 0; ; ) {
    const lf = marks.lf.from(from);
    const cr = marks.cr.from(from);
    const to = Math.min(lf, cr);
    lines.push(readLine(reader, from, to, lines.length + 1));
    if (to === text.length) return lines;
    from = lf === cr + 1 ? lf + 1 : to + 1;
  }
}

interface LineReader {
  readonly text: string;
  readonly marks: Marks;
  readonly syntax: LineSyntax;
}

function readLine(
  { text, marks, syntax }: LineReader,
  from: number,
  to: number,
  number: number,
): Line {
  const start = number === 1 ? from + markLength(text) : from;
  const cut = cutOf(text, marks, start, to, syntax);
  const end = cut?.at ?? to;
  const hash = marks.hash.from(start);
  const hasComment = hash < end;
  const content = trim(text, start, hasComment ? hash : end, syntax.isBlank);
  return {
    number,
    span: { from, to },
    comment: hasComment ? { from: hash, to: end } : null,
    cut,
    content:
      content.from === content.to ? BLANK : (readField(text, marks, content, syntax) ?? JUNK),
  };
}

const BLANK: Line["content"] = { kind: "blank" };
const JUNK: Line["content"] = { kind: "junk" };

function readField(text: string, marks: Marks, line: Span, syntax: LineSyntax): Field | null {
  let separator: number | null = marks.colon.from(line.from);
  if (separator >= line.to)
    separator = syntax.colonOptional ? blankBetweenTwoWords(text, line) : null;
  if (separator === null) return null;
  const key = trim(text, line.from, separator, syntax.isBlank);
  if (key.from === key.to) return null;
  const value = trim(text, separator + 1, line.to, syntax.isBlank);
  return {
    kind: "field",
    name: syntax.fieldNamed(text.slice(key.from, key.to)),
    key,
    value,
    text: text.slice(value.from, value.to),
  };
}

/** robots.cc, GetKeyAndValueFrom: without a colon, white space separates if the line has exactly two words. */
function blankBetweenTwoWords(text: string, line: Span): number | null {
  const isSpaceOrTab = (unit: number) => unit === 0x20 || unit === 0x09;
  let separator: number | null = null;
  for (let at = line.from; at < line.to; at++) {
    if (!isSpaceOrTab(text.charCodeAt(at))) continue;
    if (separator !== null && !isSpaceOrTab(text.charCodeAt(at - 1))) return null;
    separator ??= at;
  }
  return separator;
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
