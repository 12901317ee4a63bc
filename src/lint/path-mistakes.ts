import { fieldNamed } from "../engine/dialects/shared.ts";
import type { Span } from "../engine/text/line.ts";
import { MOST_READ } from "./limits.ts";

// Paths can also mean brackets, parentheses, plus signs and `.*` as they are: `?filter[x]=`,
// `Foo_(bar)`, `/+source`, `tv-schedule.*`. Each sign here needs more than one of these characters.
const SIGNS: readonly RegExp[] = [
  /^\^/,
  /\\(?:[.+?$/()[\]{}|^]|[dws][+*{])/,
  /\[\^?(?:[A-Za-z0-9]-[A-Za-z0-9]){1,4}[^\][]{0,20}\][+*?]?/,
  /\([^()|]*\|[^()]*\)/,
  /\(\.[*+]\??\)|\(\?[:=!<]/,
  /\{[^{}:,"]*,[^{}:"]*\}/,
  /(?<=[^*]\/)\.[*+](?=$|[/$])/,
  // `/.*/` and `/.*.swp` can mean hidden files.
  /(?<=(?:^|[^*])\/)\.\*(?=\\|\/\w|\.(?!sw)\w)/,
  /\|(?=\/)/,
];

/** The first part of a path that only a regular expression or a shell pattern would have, or null. */
export function regularExpressionIn(path: string): Span | null {
  if (!/[\\^[({]|\/\.[*+]|\|\//.test(path)) return null;
  for (const sign of SIGNS) {
    const found = sign.exec(path);
    if (found) return { from: found.index, to: found.index + found[0].length };
  }
  return null;
}

/** Where in a value there are names of other fields, with a colon after them and before them nothing, a blank, or a line break as other languages write it: `/ User-agent: a`, `/\nAllow: /b`. Where a program wrote no line break, what follows must be a value: `s.xmlUser-agent: *`. */
export function fieldsIn(value: string): readonly Span[] {
  const found: Span[] = [];
  for (const match of value.matchAll(FIELDS)) {
    const { 1: blank = "", 2: name = "", 3: glued = "", index } = match;
    const key = name || glued;
    if (!fieldNamed(key)) continue;
    const from = index + blank.length;
    found.push({ from, to: from + key.length });
    if (found.length === MOST_READ) break;
  }
  return found;
}

const FIELDS =
  /(^|[ \t]|\\n|<[bB][rR] ?\/?>)([A-Za-z-]{4,14})[ \t]*:|(?<=[a-z\d*/$])(User-[Aa]gent(?=: [\w*])|(?:Disa|A)llow(?=: [/*])|Sitemap(?=: https?:)|Crawl-delay(?=: \d))/g;

/** A text without the quotation marks, straight or typographic, at its start and its end. */
export function withoutQuotes(text: string): string {
  return text.replace(/^["'`«\u2018-\u201f]|["'`»\u2018-\u201f]$/g, "");
}

/** The text between quotation marks that are the first and the last character, where there are no others; otherwise null. */
export function unquoted(text: string): string | null {
  return /^["'`«\u2018-\u201f]([^"'`«»\u2018-\u201f]+)["'`»\u2018-\u201f]$/.exec(text)?.[1] ?? null;
}

/** The text before the HTML tags at its end, such as `<br>` and `</p>`; null where there are none. */
export function withoutTag(text: string): string | null {
  let end = text.length;
  while (true) {
    const from = text.lastIndexOf("<", end - 1);
    if (from < 0 || !TAG.test(text.slice(from, end))) break;
    end = from;
  }
  return end < text.length ? text.slice(0, end).trimEnd() : null;
}

const TAG = /^<\/?(?:br|p|div|li|pre|span|td|code|body|html) ?\/?>$/i;
