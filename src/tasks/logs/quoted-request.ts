import { percent } from "./log-request.ts";

const [QUOTE, BACKSLASH, SPACE] = ['"', 0x5c, 0x20] as const;

/** Where the field in quotes ends that opens at `open`: at a quote before a space or the end of the line, which no backslash escapes. A quote of the client that the log does not escape is followed by something else. -1 where nothing closes it. */
export function closingQuote(line: string, open: number): number {
  for (let at = line.indexOf(QUOTE, open + 1); at >= 0; at = line.indexOf(QUOTE, at + 1)) {
    const isLast = at === line.length - 1 || line.charCodeAt(at + 1) === SPACE;
    if (isLast && !isEscaped(line, at)) return at;
  }
  return -1;
}

function isEscaped(line: string, at: number): boolean {
  let from = at;
  while (line.charCodeAt(from - 1) === BACKSLASH) from--;
  return (at - from) % 2 === 1;
}

/** The method and the target of a request as it was sent, `GET /path HTTP/1.1`; null for anything else. A request of HTTP/0.9 has no version; a malformed one has spaces in its target. */
export function requestLine(
  text: string,
): { readonly method: string; readonly target: string } | null {
  const method = text.startsWith("GET ") ? "GET" : METHOD.exec(text)?.[1];
  if (method === undefined) return null;
  let from = method.length + 1;
  while (text.charCodeAt(from) === SPACE) from++;
  const version = text.lastIndexOf(" HTTP/");
  return { method, target: text.slice(from, version < from - 1 ? text.length : version) };
}

const METHOD = /^([A-Z]{3,20}) /;

/** A text as it was before Apache (mod_log_config), nginx (log_format, escape=default), lighttpd, H2O or Varnish escaped it. A byte that is not printable ASCII is percent-encoded, which is the same request. */
export function withoutBackslashes(text: string): string {
  if (!text.includes("\\")) return text;
  return text.replace(/\\(?:x([\dA-Fa-f]{2})|(["\\]))/g, (_, octet?: string, plain?: string) =>
    octet === undefined ? (plain ?? "") : byteText(Number.parseInt(octet, 16)),
  );
}

/** A byte that a log wrote as a number. */
export function byteText(octet: number): string {
  return octet >= 0x20 && octet < 0x7f ? String.fromCharCode(octet) : percent(octet);
}
