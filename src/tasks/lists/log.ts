import { LONGEST_URL } from "../../core/inputs.ts";
import type { Item, Items } from "./collection.ts";
import { linesIn } from "./lines.ts";

/** Enough to recognize a log. */
const MOST_LINES = 20;

/** Whether the beginning of a text is a server log: it names its fields, or most of its lines have a request in quotes. */
export function isLog(sample: string): boolean {
  let lines = 0;
  let requests = 0;
  for (const { from, to } of linesIn(sample)) {
    const line = sample.slice(from, to);
    if (line.trim() === "") continue;
    if (fieldsIn(line)) return true;
    lines++;
    if (requestTargetIn(line) !== null) requests++;
    if (lines === MOST_LINES) break;
  }
  return requests * 2 > lines;
}

/** The requests of a log in the Common or Combined format or a variant of them, or in W3C's Extended format. */
export function* logItems(text: string): Items {
  const log = new LogLines();
  for (const { from, to } of linesIn(text)) {
    const line = text.slice(from, Math.min(to, from + LONGEST_LINE));
    // A long line counts as several, so that the caller can pause.
    for (let more = line.length; more > PORTION; more -= PORTION) yield null;
    yield log.itemOf(line, from);
  }
}

/** Reads the lines of a log, one after another. */
export class LogLines {
  private fields: W3cFields | null = null;

  /** The request of a line; null for a comment and an empty line. */
  itemOf(line: string, at: number): Item | null {
    if (line.startsWith("#")) this.fields = fieldsIn(line) ?? this.fields;
    return line.startsWith("#") || line.trim() === "" ? null : itemOf(line, at, this.fields);
  }
}

/** How much of a line is read, in UTF-16 units; a request beyond it is too long, or not one. */
const LONGEST_LINE = 2 * LONGEST_URL;
const PORTION = 1_024;

function itemOf(line: string, at: number, fields: W3cFields | null): Item {
  const target = fields ? w3cTargetIn(line, fields) : requestTargetIn(line);
  // RFC 9112 3.2: other targets are "*" and, for tunnels, a host with a port.
  if (target !== null && (target.startsWith("/") || target.includes("://")))
    return { kind: "url", at, text: target };
  return { kind: "bad", at, text: line, reason: "no-request" };
}

/** The target of the first request in quotes in a line of a log, `"GET /path HTTP/1.1"`; null where there is none. */
function requestTargetIn(line: string): string | null {
  for (let open = line.indexOf('"'); open >= 0; ) {
    const close = closingQuote(line, open);
    if (close < 0) return null;
    const target = targetOf(line.slice(open + 1, close));
    if (target !== null) return target;
    open = line.indexOf('"', close + 1);
  }
  return null;
}

/** The next quote without a backslash before it: Apache writes a quote in the request as \". */
function closingQuote(line: string, open: number): number {
  for (let at = open + 1; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === '"') return at;
  }
  return -1;
}

const METHOD = /^[A-Z]{3,20} +/;

// A request of HTTP/0.9 has no version; a malformed one has spaces in its target.
function targetOf(request: string): string | null {
  const method = METHOD.exec(request)?.[0];
  if (method === undefined) return null;
  const version = request.lastIndexOf(" HTTP/");
  const end = version < method.length - 1 ? request.length : version;
  return unescaped(request.slice(method.length, Math.max(end, method.length)));
}

// Apache (mod_log_config) and nginx (log_format, escape=default) write \xHH for a byte that is
// not printable; percent-encoded it is the same request.
function unescaped(target: string): string {
  if (!target.includes("\\")) return target;
  return target.replace(/\\(?:x([\dA-Fa-f]{2})|(["\\]))/g, (_, octet?: string, plain?: string) =>
    octet === undefined ? (plain ?? "") : `%${octet.toUpperCase()}`,
  );
}

/** Which fields of a log in W3C's Extended Log File Format (IIS, CloudFront) have the request, by index. */
interface W3cFields {
  readonly stem: number;
  /** -1 where the log has none. */
  readonly query: number;
}

const DIRECTIVE = "#Fields:";

/** What a `#Fields:` directive says; null for any other line, and for one without the request. */
function fieldsIn(line: string): W3cFields | null {
  if (!line.startsWith(DIRECTIVE)) return null;
  const names = line
    .slice(DIRECTIVE.length)
    .trim()
    .toLowerCase()
    .split(/[ \t]+/, MOST_FIELDS);
  const whole = names.indexOf("cs-uri");
  if (whole >= 0) return { stem: whole, query: -1 };
  const stem = names.indexOf("cs-uri-stem");
  return stem < 0 ? null : { stem, query: names.indexOf("cs-uri-query") };
}

const MOST_FIELDS = 256;

/** The path and query of a line; null where it has too few fields. */
function w3cTargetIn(line: string, { stem, query }: W3cFields): string | null {
  const values = line.split(/[ \t]+/, Math.max(stem, query) + 1);
  const path = values[stem];
  if (path === undefined) return null;
  // "-" stands for a field without a value.
  const queryText = values[query] ?? "-";
  return queryText === "-" ? path : `${path}?${queryText}`;
}
