import type { LogFormat } from "./log-format.ts";
import { type LogRequest, type NoRequest, requestFrom } from "./log-request.ts";
import { prefixLength } from "./prefixes.ts";
import { closingQuote, requestLine, withoutBackslashes } from "./quoted-request.ts";
import { clfTime, timeOf } from "./time.ts";

// httpd.apache.org/docs/2.4/mod/mod_log_config.html (2.4.71);
// nginx.org/en/docs/http/ngx_http_log_module.html (1.22.1); lighttpd 1.4.69, mod_accesslog; H2O
// 2.2.5; Varnish 7.1.1
/** The Common and the Combined format, also with the host in front, in lighttpd’s second field or at the end. */
export const combined: LogFormat = {
  id: "combined",
  begin: () => (line) => readQuoted(line, withoutBackslashes, isUnescaped),
};

// squid-cache.org/Doc/config/logformat (5.7, combined); docs.trafficserver.apache.org,
// logging.yaml (9.2.5, extended2)
/** Squid’s and Traffic Server’s lines in the shape of Combined, which escape nothing. */
export const proxyCombined: LogFormat = {
  id: "proxy-combined",
  begin: () => (line) => {
    // Traffic Server writes “GET /” for a request that it refuses to read.
    const isRequest = isUnescaped(line) && !line.endsWith("ERR_INVALID_REQ");
    if (isRequest) return readQuoted(line, asIs, never);
    return line.trim() === "" ? null : "no-request";
  },
};

const TAIL = /" [A-Z_]+:[A-Z_]+$|" \d{3} (?:\S+ ){8,16}(?:[A-Z_]+ )*[A-Z_]+$/;

/** Whether a proxy wrote a line: it ends with what became of the request in its cache. */
function isUnescaped(line: string): boolean {
  const last = line.charCodeAt(line.length - 1);
  return last >= 0x41 && last <= 0x5a && TAIL.test(line.slice(-LONGEST_TAIL));
}

const LONGEST_TAIL = 256;
const asIs = (text: string): string => text;
const never = (): boolean => false;

function readQuoted(
  line: string,
  unescaped: (text: string) => string,
  isOther: (line: string) => boolean,
): LogRequest | NoRequest | null {
  const first = line.indexOf('"');
  const bracket = first < 0 ? -1 : line.lastIndexOf("[", first);
  const hasOtherShape = bracket < 0 ? OTHER.test(line) : isMillisecond(line, bracket);
  if (first < 0 || hasOtherShape || isOther(line)) return line.trim() === "" ? null : "no-request";
  for (let open = first; open >= 0; ) {
    const close = closingQuote(line, open);
    if (close < 0) return requestLine(line.slice(open + 1)) ? "cut" : "no-request";
    if (close - open > LEAST_GLUED && line.lastIndexOf('] "', close) > open)
      return readQuoted(line.slice(startOfGlued(line, close)), unescaped, isOther);
    const sent = requestLine(line.slice(open + 1, close));
    if (sent) {
      const { method } = sent;
      const target = unescaped(sent.target);
      if (isCutByVarnish(target)) return "cut";
      const after = afterRequest(line, close);
      const before = beforeTime(line, bracket);
      const isClf = line.charCodeAt(bracket + 3) === SLASH;
      return requestFrom({
        method,
        target,
        host: before.host || after.host,
        scheme: "",
        status: after.status,
        time: isClf
          ? clfTime(line, bracket + 1)
          : timeOf(line.slice(bracket + 1, line.indexOf("]", bracket))),
        userAgent: unescaped(after.userAgent),
        address: before.address,
      });
    }
    open = line.indexOf('"', close + 1);
  }
  return "no-request";
}

const [DOT, SLASH] = [0x2e, 0x2f];

/** Whether a time in brackets has milliseconds, as HAProxy’s: `[28/Nov/2026:13:56:18.259]`. */
function isMillisecond(line: string, bracket: number): boolean {
  return line.charCodeAt(bracket + 21) === DOT && line.charCodeAt(bracket + 3) === SLASH;
}

// Lines of other formats, which have no time in brackets: JSON, and a load balancer’s (alb.ts).
const OTHER = /^(?:\{|(?:https?|h2|wss?|grpcs?) \d{4}-)/;

// varnishncsa 7.1.1 writes the host before the path, and at most 254 bytes of the path.
function isCutByVarnish(target: string): boolean {
  const isWhole = target.length > 254 && target.startsWith("http");
  return isWhole && target.indexOf("/", 8) === target.length - 254;
}

// Squid 5.7 cuts a line at 8,192 bytes without its end, so that the next one follows in it.
const LEAST_GLUED = 4_000;

/** Where the last line begins that follows another without a line end: after the URL that was cut, which no one can tell from the address. */
function startOfGlued(line: string, close: number): number {
  const quote = line.lastIndexOf('] "', close);
  return line.lastIndexOf("[", quote);
}

/** What is known from the fields before the time: `host:port address - user`, `address host user`, `address - user`, after what another program wrote before the line. */
function beforeTime(
  line: string,
  bracket: number,
): { readonly host: string; readonly address: string } {
  const start = line.indexOf(" ");
  // Nearly all lines: the address, and a client of whom the server knows no name.
  if (isAddress(line, 0, start) && line.startsWith(" - ", start))
    return { host: "", address: line.slice(0, start) };
  const fields = line.slice(0, Math.max(0, Math.min(bracket, LONGEST_BEFORE))).split(" ");
  const isKnown = ([one = "", two = ""]: readonly string[]) =>
    isAddress(one, 0, one.length) || isAddress(two, 0, two.length);
  if (!isKnown(fields))
    fields.splice(
      0,
      fields.length,
      ...line.slice(prefixLength(line), Math.max(0, bracket)).split(" "),
    );
  const [one = "", two = ""] = fields;
  if (isAddress(one, 0, one.length)) return { host: isHost(two) ? two : "", address: one };
  if (isAddress(two, 0, two.length)) return { host: isHost(one) ? one : "", address: two };
  return { host: "", address: "" };
}

const LONGEST_BEFORE = 2_000;

/** Whether a part of a line is an IP address. */
function isAddress(line: string, from: number, to: number): boolean {
  let colons = 0;
  for (let at = from; at < to; at++) {
    const unit = line.charCodeAt(at);
    if (unit === 0x3a) colons++;
    const isDigit = unit >= 0x30 && unit <= 0x39;
    const isHex = (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x66;
    if (!isDigit && unit !== DOT && unit !== 0x3a && !isHex) return false;
  }
  const unit = line.charCodeAt(from);
  return to > from && (colons > 1 || (colons === 0 && unit >= 0x30 && unit <= 0x39));
}

/** Whether a field is a host, as a server writes it: a name with a dot and letters at its end, or one with a port. */
function isHost(field: string): boolean {
  return /^(?:[\w-]+\.)+[a-z][\w-]*(?::\d{1,5})?$|^[\w-]+:\d{1,5}$|^[\d.]+:\d{1,5}$|^localhost$/i.test(
    field,
  );
}

/** What follows the request: `200 612 "referer" "user agent"`, and the host where that is at the end. */
function afterRequest(
  line: string,
  close: number,
): { readonly status: number; readonly userAgent: string; readonly host: string } {
  const status = statusAt(line, close + 2);
  const open = line.indexOf('"', close + 1);
  const end = open < 0 ? -1 : closingQuote(line, open);
  if (end < 0) return { status, userAgent: "", host: hostIn(line, close + 1) };
  const next = line.indexOf('"', end + 1);
  // A line with one such field has either; only the Referer is a URL.
  if (next < 0) {
    const only = line.slice(open + 1, end);
    const isReferer = only === "-" || /^https?:\/\//.test(only);
    return { status, userAgent: isReferer ? "" : only, host: hostIn(line, end + 1) };
  }
  const last = closingQuote(line, next);
  if (last < 0) return { status, userAgent: "", host: "" };
  return { status, userAgent: line.slice(next + 1, last), host: hostIn(line, last + 1) };
}

function statusAt(line: string, at: number): number {
  const status = Number(line.slice(at, at + 3));
  return status >= 100 && status <= 999 ? status : 0;
}

/** The host among the fields at the end of a line; empty for none. */
function hostIn(line: string, from: number): string {
  if (line.length - from < 4) return "";
  const fields = line.slice(from, from + LONGEST_BEFORE).split(/[\s"]+/);
  return fields.find(isHostName) ?? "";
}

function isHostName(field: string): boolean {
  return /^(?:[\w-]+\.)+[a-z]{2,}(?::\d{1,5})?$/i.test(field);
}
