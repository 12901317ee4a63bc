import type { Span } from "../text/line.ts";
import type { Member } from "./preference.ts";

/** No more members of a line are shown, explained or checked than these, the first ones. All of them count. */
export const MOST_MEMBERS = 200;

const isBlank = (character: string | undefined) => character === " " || character === "\t";

/**
 * Cuts `text`, from `from` on, at the commas between members. It accepts everything, so that a
 * member can be shown and explained where the dictionary as a whole cannot be parsed. `isDictionary`:
 * whether there may be strings, in which a comma separates nothing, and parameters after a semicolon
 * (RFC 9651 3.3.3, 3.1.2). One pass.
 */
export function membersIn(text: string, from: number, isDictionary: boolean): readonly Member[] {
  const members: Member[] = [];
  for (let at = from; at < text.length && members.length < MOST_MEMBERS; ) {
    const cut = new Cut(text, at, isDictionary);
    if (cut.member) members.push(cut.member);
    at = cut.end + 1;
  }
  return members;
}

/** One member: where it ends, and its parts. */
class Cut {
  /** The comma after it, or the end of the text. */
  readonly end: number;
  /** Null where there is only white space. */
  readonly member: Member | null;
  private readonly text: string;

  constructor(text: string, from: number, isDictionary: boolean) {
    this.text = text;
    let equals = -1;
    let semicolon = -1;
    let at = from;
    for (; at < text.length && text[at] !== ","; at++) {
      const character = text[at];
      if (isDictionary && character === '"') at = this.stringEnd(at);
      else if (isDictionary && character === ";" && semicolon < 0) semicolon = at;
      else if (character === "=" && equals < 0 && semicolon < 0) equals = at;
    }
    this.end = Math.min(at, text.length);
    this.member = this.memberOf(from, equals, semicolon < 0 ? this.end : semicolon);
  }

  private memberOf(from: number, equals: number, end: number): Member | null {
    const span = this.trimmed(from, this.end);
    if (span.from === span.to) return null;
    return {
      span,
      label: this.trimmed(from, equals < 0 ? end : equals),
      value: equals < 0 ? null : this.trimmed(equals + 1, end),
    };
  }

  /** The quotation mark that ends the string which begins here, or the end of the text. A display string (`%"`) has no backslashes. */
  private stringEnd(from: number): number {
    const { text } = this;
    const isDisplay = text[from - 1] === "%";
    for (let at = from + 1; at < text.length; at++) {
      if (text[at] === '"') return at;
      if (text[at] === "\\" && !isDisplay) at++;
    }
    return text.length;
  }

  private trimmed(start: number, end: number): Span {
    let [from, to] = [start, end];
    while (from < to && isBlank(this.text[from])) from++;
    while (to > from && isBlank(this.text[to - 1])) to--;
    return { from, to };
  }
}
