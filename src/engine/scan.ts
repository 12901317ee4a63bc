import { offsetAtOctet } from "./bytes.ts";
import type { LineSyntax } from "./dialect.ts";
import type { Cut, Field, Line, Span } from "./line.ts";

const LF = 0x0a;
const CR = 0x0d;
const BOM = 0xfeff;

/** Reads every line of `text`. Lines end at CR, LF or CRLF (RFC 9309 2.2, EOL); a text always has at least one line. */
export function scan(text: string, syntax: LineSyntax): readonly Line[] {
  const lines: Line[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit !== LF && unit !== CR) continue;
    lines.push(readLine(text, from, at, lines.length + 1, syntax));
    if (unit === CR && text.charCodeAt(at + 1) === LF) at++;
    from = at + 1;
  }
  lines.push(readLine(text, from, text.length, lines.length + 1, syntax));
  return lines;
}

function readLine(
  text: string,
  from: number,
  to: number,
  number: number,
  syntax: LineSyntax,
): Line {
  const start = number === 1 ? from + markLength(text) : from;
  const cut = cutOf(text, start, to, syntax);
  const end = cut?.at ?? to;
  const hash = indexIn(text, "#", start, end);
  const content = trim(text, { from: start, to: hash ?? end }, syntax.isBlank);
  return {
    number,
    span: { from, to },
    comment: hash === null ? null : { from: hash, to: end },
    cut,
    content:
      content.from === content.to
        ? { kind: "blank" }
        : (readField(text, content, syntax) ?? { kind: "junk" }),
  };
}

function readField(text: string, line: Span, syntax: LineSyntax): Field | null {
  const colon = indexIn(text, ":", line.from, line.to);
  const separator = colon ?? (syntax.colonOptional ? blankBetweenTwoWords(text, line) : null);
  if (separator === null) return null;
  const key = trim(text, { from: line.from, to: separator }, syntax.isBlank);
  if (key.from === key.to) return null;
  const value = trim(text, { from: separator + 1, to: line.to }, syntax.isBlank);
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

function cutOf(text: string, from: number, to: number, syntax: LineSyntax): Cut | null {
  const full = syntax.lineLimit === null ? to : offsetAtOctet(text, from, to, syntax.lineLimit);
  const nul = syntax.nulEndsLine ? indexIn(text, "\0", from, full) : null;
  if (nul !== null) return { at: nul, reason: "nul" };
  return full < to ? { at: full, reason: "length" } : null;
}

/** A byte order mark, whole or (as undecodable bytes) its first one or two octets: robots.cc, RobotsTxtParser::Parse. */
function markLength(text: string): number {
  if (text.charCodeAt(0) === BOM) return 1;
  if (text.charCodeAt(0) !== 0xdcef) return 0;
  return text.charCodeAt(1) === 0xdcbb ? 2 : 1;
}

/** Bounded: String.indexOf would run on to the end of the file for every line without the character. */
function indexIn(text: string, character: string, from: number, to: number): number | null {
  const unit = character.charCodeAt(0);
  for (let at = from; at < to; at++) if (text.charCodeAt(at) === unit) return at;
  return null;
}

function trim(text: string, span: Span, isBlank: (unit: number) => boolean): Span {
  let { from, to } = span;
  while (from < to && isBlank(text.charCodeAt(from))) from++;
  while (to > from && isBlank(text.charCodeAt(to - 1))) to--;
  return { from, to };
}
