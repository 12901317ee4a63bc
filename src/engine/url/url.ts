import { percentEncode } from "./quoting.ts";
import { isScheme } from "./scope.ts";

/**
 * Path, parameters and query of a URL, beginning with a slash; "/" if it has none. Accepts absolute
 * URLs, `//host/path`, `host/path` without a scheme, and paths alone; drops a fragment.
 *
 * The rules are those of robots.cc, GetPathParamsQuery, which accepts every input.
 */
export function pathOf(url: string): string {
  const start = url.startsWith("//") ? 2 : 0;
  const scheme = url.indexOf("://", start);
  const early = indexOfPath(url, start);
  // If the path begins before "://", then "://" is part of the path.
  const hostStart = scheme >= 0 && !(early >= 0 && early < scheme) ? scheme + 3 : start;
  const from = indexOfPath(url, hostStart);
  if (from < 0) return "/";
  const hash = url.indexOf("#", start);
  if (hash >= 0 && hash < from) return "/";
  const path = url.slice(from, hash < 0 ? undefined : hash);
  return path.startsWith("/") ? path : `/${path}`;
}

const [SLASH, QUESTION, SEMICOLON] = [0x2f, 0x3f, 0x3b];

function indexOfPath(url: string, from: number): number {
  for (let at = from; at < url.length; at++) {
    const unit = url.charCodeAt(at);
    if (unit === SLASH || unit === QUESTION || unit === SEMICOLON) return at;
  }
  return -1;
}

/** A URL for a path: one that begins with two slashes would be read as a host. A URL stays as it is. */
export function urlOf(path: string): string {
  return path.startsWith("//") ? `https://example.com${path}` : path;
}

/** What a person typed, as a crawler would request it; or its scheme, if no crawler fetches that. */
type Request =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "other-scheme"; readonly scheme: string };

/**
 * The URL as a crawler sends it: white space and characters outside ASCII are percent-encoded in
 * UTF-8 (RFC 3986 2.5), everything else is as typed. A URL with another scheme (mailto:,
 * javascript:) has no robots.txt.
 */
export function requestOf(typed: string): Request {
  if (REQUESTED.test(typed)) return { kind: "url", url: typed };
  // `localhost:8080/x` is a host with a port, not a scheme.
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):(?!\d{1,5}(?:[/?#;]|$))/
    .exec(typed)?.[1]
    ?.toLowerCase();
  if (scheme && !isScheme(scheme)) return { kind: "other-scheme", scheme };
  return { kind: "url", url: typed.replace(/[^!-~]/gu, percentEncode) };
}

// Nearly every URL is one, and to look at it once takes less than to look for its scheme and its characters.
const REQUESTED = /^(?:https?:\/\/|\/)[!-~]*$/;

/** Whether a text is an absolute URL, which sitemaps.org requires in a sitemap line. */
export function isWholeUrl(text: string): boolean {
  return /^[A-Za-z][A-Za-z0-9+.-]*:\/\//.test(text);
}
