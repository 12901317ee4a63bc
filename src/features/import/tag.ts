import { lowerCase } from "../../engine/text/characters.ts";

/** The inside of a start tag: the attributes that were asked for, as written, and where the tag ends, behind its ">". */
export interface Tag {
  readonly attributes: ReadonlyMap<string, string>;
  readonly to: number;
}

// No element has as many; a text that is one tag would otherwise be read without a pause.
const MOST_ATTRIBUTES = 10_000;

const BETWEEN = /[\s/]*/y;
const NAME = /=?[^\s/>=]*/y;
const EQUALS = /\s*=\s*/y;
const UNQUOTED = /[^\s>]*/y;

/**
 * Reads attributes from `from`, behind the tag's name, as the HTML Standard does (13.2.5.32 and
 * following), which finds those of XML as well; null where the text ends before the tag does. Of
 * attributes with the same name the first counts. `wanted`: names in lower case.
 */
export function readTag(text: string, from: number, wanted: ReadonlySet<string>): Tag | null {
  const attributes = new Map<string, string>();
  let at = end(BETWEEN, text, from);
  for (let count = 0; at < text.length; count++, at = end(BETWEEN, text, at)) {
    if (text[at] === ">") return { attributes, to: at + 1 };
    if (count === MOST_ATTRIBUTES) return passedOver(text, at, attributes);
    const nameEnd = end(NAME, text, at);
    const value = valueAt(text, nameEnd);
    if (!value) return null;
    const name = lowerCase(text.slice(at, nameEnd));
    if (wanted.has(name) && !attributes.has(name))
      attributes.set(name, text.slice(value.from, value.to));
    at = value.after;
  }
  return null;
}

function passedOver(text: string, at: number, attributes: Tag["attributes"]): Tag | null {
  const to = text.indexOf(">", at) + 1;
  return to === 0 ? null : { attributes, to };
}

/** The value that follows an attribute's name, none being empty; null where its quote is never closed. */
function valueAt(text: string, nameEnd: number) {
  const from = end(EQUALS, text, nameEnd);
  if (from === nameEnd) return { from, to: from, after: from };
  const quote = text[from];
  if (quote !== '"' && quote !== "'") {
    const to = end(UNQUOTED, text, from);
    return { from, to, after: to };
  }
  const to = text.indexOf(quote, from + 1);
  return to < 0 ? null : { from: from + 1, to, after: to + 1 };
}

/** Where a match of a sticky expression at `from` ends; `from` where there is none. */
function end(expression: RegExp, text: string, from: number): number {
  expression.lastIndex = from;
  return expression.test(text) ? expression.lastIndex : from;
}
