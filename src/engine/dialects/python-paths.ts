import { decodeText } from "../bytes.ts";

/** What urllib.parse.urlsplit finds in a URL. A part that is missing and a part that is empty are the same. */
export interface UrlParts {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** urllib.parse.urlsplit, without the errors it raises for hosts that are none. */
export function splitUrl(url: string): UrlParts {
  const clean = url.replace(/^[\0- ]+/, "").replace(/[\t\n\r]/g, "");
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1] ?? "";
  const afterScheme = scheme ? clean.slice(scheme.length + 1) : clean;
  const host = /^\/\/([^/?#]*)/.exec(afterScheme);
  const [beforeFragment, fragment] = cut(afterScheme.slice(host?.[0].length ?? 0), "#");
  const [path, query] = cut(beforeFragment, "?");
  return { scheme, host: host?.[1] ?? "", path, query, fragment };
}

/** urllib.parse.urlunsplit without scheme and host: `//` at the start is doubled, lest it pass for a host. */
export function joinPath({ path, query, fragment }: UrlParts): string {
  const start = path.startsWith("//") ? `//${path}` : path;
  return start + (query && `?${query}`) + (fragment && `#${fragment}`);
}

/** A bare path, or a host and a path, as a URL: Python is given nothing else. */
export function wholeUrl(url: string): string {
  return /^[\0- ]*(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\//.test(url) ? url : `http://${url}`;
}

/** urllib.parse.unquote: escapes are decoded as UTF-8, and what is no UTF-8 becomes U+FFFD. */
export function unquote(text: string): string {
  return text
    .replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => decodeText(octetsOfEscapes(run)))
    .replace(UNDECODABLE, "\ufffd");
}

// bytes.decode(errors="replace") makes one U+FFFD of each beginning of a sequence (Unicode, table
// 3-7) and of each other octet. Octets that are no UTF-8 are U+DC80 to U+DCFF here (bytes.ts).
const UNDECODABLE =
  /\udce0[\udca0-\udcbf]?|\udced[\udc80-\udc9f]?|[\udce1-\udcef][\udc80-\udcbf]?|\udcf0(?:[\udc90-\udcbf][\udc80-\udcbf]?)?|\udcf4(?:[\udc80-\udc8f][\udc80-\udcbf]?)?|[\udcf1-\udcf3][\udc80-\udcbf]{0,2}|[\udc80-\udcff]/gu;

function octetsOfEscapes(run: string): Uint8Array {
  return Uint8Array.from({ length: run.length / 3 }, (_, index) =>
    Number.parseInt(run.slice(index * 3 + 1, index * 3 + 3), 16),
  );
}

function cut(text: string, separator: string): readonly [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}
