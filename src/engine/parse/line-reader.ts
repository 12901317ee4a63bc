import { offsetAtOctet } from "../text/bytes.ts";
import { NextPlace } from "../text/characters.ts";
import { type Cut, DROPPED, type FieldName, type Line } from "../text/line.ts";
import type { Dialect, LineSyntax } from "./dialect.ts";
import { roleOf } from "./field-role.ts";

const BOM = 0xfeff;
const DROPPED_UNIT = DROPPED.charCodeAt(0);

/** The content of a line: nothing; text without a field; a field. */
export const CONTENT = { blank: 0, junk: 1, field: 2 } as const;

/**
 * Reads lines as one dialect does, in one pass and without an object for each line: the properties
 * describe the last line, as offsets into the text. A line that the dialect ends at further
 * characters has several parts, and each is read as a line.
 */
export class LineReader {
  private text = "";
  /** Whether the text may contain DROPPED. */
  private drops = false;
  /** The part: its start, its end, and whether the line ends there too. */
  from = 0;
  to = 0;
  endsLine = true;
  /** Whether a colon has separated two words of the line (see LineSyntax.pairAt). */
  private isPastColon = false;
  /** Where its comment begins, or -1. */
  hash = -1;
  /** Where the dialect stops reading it, or -1. */
  cutAt = -1;
  content: number = CONTENT.blank;
  keyFrom = 0;
  keyTo = 0;
  valueFrom = 0;
  valueTo = 0;
  name: FieldName | null = null;
  /** What the field does (see roleOf). */
  role = 0;

  private readonly syntax: LineSyntax;
  private readonly keys: Keys;
  private readonly blank = new Uint8Array(0x80);
  private readonly lfs = new NextPlace("\n");
  private readonly crs = new NextPlace("\r");
  private readonly hashes = new NextPlace("#");
  private readonly colons = new NextPlace(":");
  private readonly nuls = new NextPlace("\0");
  private readonly mayCut: boolean;
  /** Further characters at which a part ends. */
  private readonly partEnds: readonly NextPlace[];

  constructor({ syntax, grouping }: Pick<Dialect, "syntax" | "grouping">) {
    this.syntax = syntax;
    this.keys = new Keys(syntax, grouping);
    this.mayCut = syntax.nulEndsLine || syntax.lineLimit !== null;
    this.partEnds = [...syntax.alsoEndsLine].map((end) => new NextPlace(end));
    for (let unit = 0; unit < 0x80; unit++) this.blank[unit] = syntax.isBlank(unit) ? 1 : 0;
  }

  /** The text to read, as the dialect sees it. `drops`: whether DROPPED replaces ignored characters. */
  open(text: string, drops: boolean): void {
    this.text = text;
    this.drops = drops;
    this.endsLine = true;
    this.lfs.open(text);
    this.crs.open(text);
    this.hashes.open(text);
    this.colons.open(text);
    this.nuls.open(text);
    for (const mark of this.partEnds) mark.open(text);
  }

  /** Reads the part that begins at `from`, which never decreases. `isFirst`: whether it is the first of the file. */
  read(from: number, isFirst: boolean): void {
    this.from = from;
    if (this.endsLine) this.isPastColon = false;
    this.findEnd(from);
    const start = isFirst ? from + this.markLength(from) : from;
    if (this.syntax.pairAt) {
      this.readPair(start, this.syntax.pairAt);
      return;
    }
    this.cutAt = this.mayCut ? this.cut(start) : -1;
    const end = this.cutAt < 0 ? this.to : this.cutAt;
    const hash = this.hashFrom(start, end);
    this.hash = hash < end ? hash : -1;
    const to = this.trimmedEnd(start, hash < end ? hash : end);
    const textFrom = this.trimmedStart(start, to);
    if (textFrom === to) this.content = CONTENT.blank;
    else if (!this.findField(textFrom, to)) this.content = CONTENT.junk;
  }

  private markLength(from: number): number {
    const { skipsMark } = this.syntax;
    const length = skipsMark ? markLength(this.text, from) : 0;
    return skipsMark === "whole" && this.text.charCodeAt(from) !== BOM ? 0 : length;
  }

  private readPair(from: number, pairAt: NonNullable<LineSyntax["pairAt"]>): void {
    const { text } = this;
    const lineEnd = this.to;
    const { key, value, comment, end, isPastColon } = pairAt(text, from, lineEnd, this.isPastColon);
    this.to = end;
    this.endsLine = end === lineEnd;
    this.isPastColon = isPastColon;
    this.hash = comment ?? -1;
    this.keyFrom = key.from;
    this.keyTo = key.to;
    this.valueFrom = value.from;
    this.valueTo = value.to;
    // Without a value, the end of the line is the value; at the end of the file there is none.
    if (key.from === key.to) this.content = CONTENT.blank;
    else if (value.from === value.to && lineEnd === text.length) this.content = CONTENT.junk;
    else this.setField();
  }

  /** The value of the field as the dialect sees it. */
  get value(): string {
    return this.seen(this.valueFrom, this.valueTo);
  }

  /** The key of the field as the dialect sees it. */
  get key(): string {
    return this.seen(this.keyFrom, this.keyTo);
  }

  /** The part as an object. `shift` is added to offsets into `text` to get offsets into the file. */
  toLine(number: number, shift: number, more: readonly Line[]): Line {
    const { hash, cutAt, to } = this;
    const end = cutAt < 0 ? to : cutAt;
    return {
      number,
      span: { from: this.from + shift, to: to + shift },
      comment: hash < 0 ? null : { from: hash + shift, to: end + shift },
      cut: this.cutOf(shift),
      content: this.contentOf(shift),
      more,
    };
  }

  private cutOf(shift: number): Cut | null {
    if (this.cutAt < 0) return null;
    return {
      at: this.cutAt + shift,
      reason: this.text.charCodeAt(this.cutAt) === 0 && this.syntax.nulEndsLine ? "nul" : "length",
    };
  }

  private contentOf(shift: number): Line["content"] {
    if (this.content === CONTENT.blank) return { kind: "blank" };
    if (this.content === CONTENT.junk) return { kind: "junk" };
    return {
      kind: "field",
      name: this.name,
      key: { from: this.keyFrom + shift, to: this.keyTo + shift },
      value: { from: this.valueFrom + shift, to: this.valueTo + shift },
      text: this.value,
    };
  }

  private findEnd(from: number): void {
    this.to = Math.min(this.lfs.from(from), this.crs.from(from));
    this.endsLine = true;
    if (this.partEnds.length > 0) this.findPartEnd(from);
    const most = this.syntax.splitsLinesAfter;
    // No character has more than three bytes for each of its UTF-16 units.
    if (most === undefined || (this.to - from) * 3 <= most) return;
    const full = offsetAtOctet(this.text, from, this.to, most);
    if (full >= this.to) return;
    this.to = full;
    this.endsLine = false;
  }

  private findPartEnd(from: number): void {
    for (const mark of this.partEnds) {
      const end = mark.from(from);
      if (end >= this.to) continue;
      this.to = end;
      this.endsLine = false;
    }
  }

  /** Where a comment begins; at `end` or after it if there is none. */
  private hashFrom(from: number, end: number): number {
    const { commentFollows } = this.syntax;
    let hash = this.hashes.from(from);
    while (commentFollows && hash > from && hash < end) {
      if (commentFollows(this.text.charCodeAt(hash - 1))) break;
      hash = this.hashes.from(hash + 1);
    }
    return hash;
  }

  private cut(from: number): number {
    const { lineLimit, nulEndsLine } = this.syntax;
    const { to } = this;
    const full = lineLimit === null ? to : offsetAtOctet(this.text, from, to, lineLimit);
    const nul = nulEndsLine ? this.nuls.from(from) : full;
    if (nul < full) return nul;
    return full < to ? full : -1;
  }

  private findField(from: number, to: number): boolean {
    const { syntax } = this;
    if (!this.part(from, to)) return false;
    this.keyFrom = from;
    this.keyTo = this.trimmedEnd(from, this.keyTo);
    if (this.keyTo === from && !syntax.keyMayBeEmpty) return false;
    this.valueFrom = this.trimmedStart(this.valueFrom, to);
    this.valueTo = to;
    this.setField();
    return true;
  }

  private setField(): void {
    const { text, keys } = this;
    const key = this.drops ? keys.named(this.key) : keys.at(text, this.keyFrom, this.keyTo);
    this.content = CONTENT.field;
    this.name = key.name;
    this.role = key.role;
  }

  /** Sets keyTo and valueFrom, where the key ends and the value begins. */
  private part(from: number, to: number): boolean {
    const { keyFirst, partedWithoutColon } = this.syntax;
    const found = keyFirst?.(this.seen(from, to));
    if (found) return this.partAt(from, found.key, found.value);
    const colon = this.colons.from(from);
    if (colon < to) {
      this.keyTo = colon;
      this.valueFrom = colon + 1;
      return true;
    }
    const blank = partedWithoutColon?.(this.seen(from, to)) ?? null;
    return blank !== null && this.partAt(from, blank, blank + 1);
  }

  /** Key and value, by the number of characters that the dialect sees before each. */
  private partAt(from: number, key: number, value: number): boolean {
    this.keyTo = this.placeOf(from, key);
    this.valueFrom = this.placeOf(from, value);
    return true;
  }

  private placeOf(from: number, count: number): number {
    if (!this.drops) return from + count;
    let at = from;
    for (let left = count; left > 0; at++) if (this.text[at] !== DROPPED) left--;
    return at;
  }

  /** The text of a span, without the characters that the dialect ignores. */
  private seen(from: number, to: number): string {
    const span = this.text.slice(from, to);
    return this.drops ? span.replaceAll(DROPPED, "") : span;
  }

  private trimmedStart(from: number, to: number): number {
    let at = from;
    while (at < to && this.isBlank(this.text.charCodeAt(at))) at++;
    return at;
  }

  private trimmedEnd(from: number, to: number): number {
    let at = to;
    while (at > from && this.isBlank(this.text.charCodeAt(at - 1))) at--;
    return at;
  }

  private isBlank(unit: number): boolean {
    if (unit < 0x80) return this.blank[unit] === 1;
    return (this.drops && unit === DROPPED_UNIT) || this.syntax.isBlank(unit);
  }
}

/** A key of a field, with its meaning. */
interface Key {
  readonly text: string;
  readonly name: FieldName | null;
  readonly role: number;
}

const SLOTS = 256;

/** Keys that occurred before. Files repeat a few keys thousands of times, so most are recognised without making a string. */
class Keys {
  private readonly syntax: LineSyntax;
  private readonly grouping: Dialect["grouping"];
  private readonly slots: (Key | undefined)[] = new Array<Key | undefined>(SLOTS).fill(undefined);

  constructor(syntax: LineSyntax, grouping: Dialect["grouping"]) {
    this.syntax = syntax;
    this.grouping = grouping;
  }

  at(text: string, from: number, to: number): Key {
    const middle = (from + to) >> 1;
    const slot = (text.charCodeAt(from) * 31 + text.charCodeAt(middle) * 7 + to - from) % SLOTS;
    const known = this.slots[slot];
    if (known && known.text.length === to - from && text.startsWith(known.text, from)) return known;
    const key = this.named(text.slice(from, to));
    this.slots[slot] = key;
    return key;
  }

  named(text: string): Key {
    const name = this.syntax.fieldNamed(text);
    return { text, name, role: roleOf(name, this.grouping) };
  }
}

/** The length of a byte order mark, whole or (as undecodable bytes) its first one or two bytes: robots.cc, RobotsTxtParser::Parse. */
function markLength(text: string, at: number): number {
  if (text.charCodeAt(at) === BOM) return 1;
  if (text.charCodeAt(at) !== 0xdcef) return 0;
  return text.charCodeAt(at + 1) === 0xdcbb ? 2 : 1;
}
