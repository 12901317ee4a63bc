import { LONGEST_URL } from "../../core/limits.ts";

/** A request as a line of a log has it. */
export interface LogRequest {
  /** In upper case; empty where the log does not say. */
  readonly method: string;
  /** Path and query as they were sent, without a fragment; it begins with a slash. */
  readonly target: string;
  /** Where it was sent, as a URL begins: `https://shop.example`, or `//shop.example` where the scheme is not known; empty where the line names no host. */
  readonly origin: string;
  /** 0 where the log does not say. */
  readonly status: number;
  /** Milliseconds since 1970; NaN where the log does not say. */
  readonly time: number;
  /** Empty where the log does not say; “-” where the client sent none. */
  readonly userAgent: string;
  /** The address of the client; empty where the log does not say. */
  readonly address: string;
}

/** Why a line of a log gives no URL: it has no request; its request is for no URL (`OPTIONS *`, CONNECT); the log has only the beginning of the URL; the URL is too long. */
export type NoRequest = "no-request" | "no-url" | "cut" | "too-long";

/** A request of a log before its target is read. */
export interface Sent {
  readonly method: string;
  /** The target, with the escapes of the log undone. */
  readonly target: string;
  /** As the log has it, with or without a port; empty where it does not say. */
  readonly host: string;
  /** “http”, “https” or empty. */
  readonly scheme: string;
  readonly status: number;
  readonly time: number;
  readonly userAgent: string;
  readonly address: string;
}

/** The request that was sent. RFC 9112 3.2: a target is a path, which may begin with two slashes, or a URL. Those of OPTIONS * and CONNECT are neither. */
export function requestFrom(sent: Sent): LogRequest | NoRequest {
  const { method, status, time, userAgent, address } = sent;
  let { target } = sent;
  let origin: string | null = null;
  if (target.charCodeAt(0) !== SLASH) {
    // RFC 9112 3.2.2: a host in the target counts before the Host header.
    const authority = ABSOLUTE.exec(target);
    if (!authority) return "no-url";
    const [whole, scheme = "", host = ""] = authority;
    origin = originOf(host, scheme.toLowerCase());
    const rest = target.slice(whole.length);
    target = rest.startsWith("/") ? rest : `/${rest}`;
  }
  origin ??= originOf(sent.host, sent.scheme);
  const hash = target.indexOf("#");
  if (hash >= 0) target = target.slice(0, hash);
  if (target.length > LONGEST_URL) return "too-long";
  if (UNPRINTABLE.test(target)) target = target.replace(UNPRINTABLES, octetOf);
  return { method, target, origin, status, time, userAgent, address };
}

const SLASH = 0x2f;
const ABSOLUTE = /^(https?):\/\/([^/?#*\s]+)(?=[/?#]|$)/i;

// A raw byte that is not UTF-8 is U+DC00 + byte (bytes.ts), and is requested as that byte.
const UNPRINTABLE = /[\0-\x1f\x7f\udc80-\udcff]/;
const UNPRINTABLES = /[\0-\x1f\x7f]|(?<![\ud800-\udbff])[\udc80-\udcff]/g;

function octetOf(character: string): string {
  return percent(character.charCodeAt(0) & 0xff);
}

/** A byte as a URL has it. */
export function percent(octet: number): string {
  return `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
}

/** How a URL on a host begins; empty for any other text. Servers write “-” or “_” where a request names no host. */
function originOf(host: string, scheme: string): string {
  if (host === "" || host === "-" || host === "_") return "";
  const key = `${scheme} ${host}`;
  const known = origins.get(key);
  if (known !== undefined) return known;
  const [all, name = "", port = ""] = HOST.exec(host.toLowerCase()) ?? [];
  const spoken = scheme || (SCHEMES.get(port) ?? "");
  const isUsual = port === "" || SCHEMES.get(port) === spoken;
  const start = spoken === "" ? "//" : `${spoken}://`;
  const origin = all === undefined ? "" : `${start}${name}${isUsual ? "" : `:${port}`}`;
  if (origins.size >= MOST_ORIGINS) origins.clear();
  origins.set(key, origin);
  return origin;
}

/** Hosts repeat, so the last ones are kept. */
const origins = new Map<string, string>();
const MOST_ORIGINS = 1_000;

const HOST = /^([^\s/?#@:[\]"\\<>]{1,255}|\[[\da-f:.]{2,64}\])(?::(\d{1,5}))?$/;

// RFC 9110 4.2.1 and 4.2.2.
const SCHEMES: ReadonlyMap<string, string> = new Map([
  ["80", "http"],
  ["443", "https"],
]);

/** The URL of a request as the table has it: a path where the line names no host. `site`: the URL of the site to which requests without a host went, if it is known. */
export function urlOfRequest(
  { origin, target }: Pick<LogRequest, "origin" | "target">,
  site: string | null,
): string {
  if (origin.startsWith("//")) return (/[.:[]/.test(origin) ? origin.slice(2) : origin) + target;
  if (origin !== "") return origin + target;
  // Without a host, what follows two slashes would be read as one.
  return target.startsWith("//") ? (site ?? "https://example.com") + target : target;
}
