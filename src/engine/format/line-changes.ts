import type { Field, FieldName, Line, Span } from "../line.ts";
import type { Edit } from "../source.ts";
import type { Change } from "./change.ts";

/** Field names as the documents spell them that define them. */
const SPELLINGS: Readonly<Record<FieldName, string>> = {
  "user-agent": "User-agent",
  allow: "Allow",
  disallow: "Disallow",
  sitemap: "Sitemap",
  "crawl-delay": "Crawl-delay",
  "request-rate": "Request-rate",
  "visit-time": "Visit-time",
  host: "Host",
  "clean-param": "Clean-param",
  noindex: "Noindex",
  "content-signal": "Content-Signal",
  "content-usage": "Content-Usage",
  license: "License",
};

/** What to tidy in a line that is not blank: the case of a field name, and white space. Of a line without a field that is known only the ends: it may be prose, or a URL. */
export function lineChanges(text: string, line: Line): readonly Change[] {
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
    add("field-names", replacing(text, key.from, key.to, SPELLINGS[content.name]));
    add("spaces", [...start, ...roundColon(text, content), ...end]);
  } else add("spaces", [...start, ...end]);
  return changes;
}

/** Whether nothing is written in a line, not even a comment. */
export function isBlank(text: string, line: Line): boolean {
  const { from, to } = writtenIn(text, line);
  return from === to;
}

/** What a line holds but for white space at its ends; `before`: where it begins, after a byte order mark. */
export function writtenIn(text: string, line: Line): Span & { readonly before: number } {
  const before = line.span.from + (line.number === 1 ? markLength(text) : 0);
  let from = before;
  let { to } = line.span;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return { before, from, to };
}

export const MARK = "\ufeff";

/** The length of a byte order mark at the start of the file. Of two only the first would be one, so they are left alone. */
export function markLength(text: string): number {
  return text.startsWith(MARK) && !text.startsWith(MARK + MARK) ? 1 : 0;
}

/** No white space before the colon, and one space after it where a value follows; before a comment it may be there to line it up. */
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
