import { encodeText } from "../text/bytes.ts";

/**
 * Path, parameters and query of a URL, beginning with a slash; "/" where there are none. Takes
 * whole URLs, `//host/path`, `host/path` without a scheme, and bare paths; a fragment is dropped.
 *
 * The rules are those of robots.cc, GetPathParamsQuery, which gives every input an answer.
 */
export function pathOf(url: string): string {
  const start = url.startsWith("//") ? 2 : 0;
  const scheme = url.indexOf("://", start);
  const early = indexOfPath(url, start);
  // A path that begins before "://" means that "://" is part of the path.
  const hostStart = scheme >= 0 && !(early >= 0 && early < scheme) ? scheme + 3 : start;
  const from = indexOfPath(url, hostStart);
  if (from < 0) return "/";
  const hash = url.indexOf("#", start);
  if (hash >= 0 && hash < from) return "/";
  const path = url.slice(from, hash < 0 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
}

function indexOfPath(url: string, from: number): number {
  for (let at = from; at < url.length; at++) {
    const character = url[at];
    if (character === "/" || character === "?" || character === ";") return at;
  }
  return -1;
}

// RFC 9309 2.3 names http, https and ftp.
const FETCHED: ReadonlySet<string> = new Set(["http", "https", "ftp"]);

/** What a person typed, as a crawler would request it; or the scheme of something no crawler fetches. */
type Request =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "other-scheme"; readonly scheme: string };

/**
 * The URL as it goes over the wire: white space and what is not ASCII percent-encoded in UTF-8
 * (RFC 3986 2.5), all else as typed. Addresses that are not web addresses (mailto:, javascript:)
 * have no robots.txt at all.
 */
export function requestOf(typed: string): Request {
  // `localhost:8080/x` is a host with a port, not a scheme.
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):(?!\d{1,5}(?:[/?#;]|$))/
    .exec(typed)?.[1]
    ?.toLowerCase();
  if (scheme && !FETCHED.has(scheme)) return { kind: "other-scheme", scheme };
  return { kind: "url", url: typed.replace(/[^!-~]/gu, percentEncode) };
}

/** Every octet of `text`, in UTF-8, as a percent-escape in upper case. */
export function percentEncode(text: string): string {
  let encoded = "";
  for (const octet of encodeText(text))
    encoded += `%${octet.toString(16).toUpperCase().padStart(2, "0")}`;
  return encoded;
}

/** Whether a text is a URL with its scheme and host, as sitemaps.org wants it of a sitemap line. */
export function isWholeUrl(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text);
}
