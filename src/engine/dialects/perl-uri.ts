import { percentEncode } from "../url.ts";
import { withoutDots } from "./dot-segments.ts";
import { trimmed } from "./trim.ts";

/** A text as Perl's URI 5.17 takes it for a URL. URI->new gets rid of wrapping; _uric_escape escapes what no URL contains. */
export function perlUrl(text: string): string {
  const unwrapped = text.replace(/^<(?:URL:)?(.*)>$/, "$1").replace(/^"(.*)"$/, "$1");
  return trimmed(unwrapped, isPerlBlank).replace(/[^;/?:@&=+$,\w.!~*'()%#-]+/gu, percentEncode);
}

/** \s in a text of octets: tab, LF, VT, FF, CR, space. */
export function isPerlBlank(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

/**
 * Path and query of a reference without scheme and host, where the base is `/robots.txt`: URI->abs.
 * It takes whatever stands before a colon for a scheme once the path is cut out.
 */
export function absolutePath(reference: string): string {
  const [, path = "", query = ""] = /^(?:[^:/?]+:)?([^?]*)(.*)$/.exec(reference) ?? [];
  if (path === "") return `/robots.txt${query}`;
  if (path.startsWith("/")) return reference.startsWith("/") ? reference : `/${reference}`;
  return withoutDots(`/${path}`, "kept") + query;
}
