import { isPath } from "../../engine/url/scope.ts";

/** The origin of every absolute URL of a list, as written there. */
interface OneOrigin {
  /** As `https://shop.example`. */
  readonly origin: string;
  /** Whether the list has paths too, which name no host. */
  readonly hasPaths: boolean;
}

/** The one origin of a list of URLs; null where there are several, or something that is neither a URL of the web nor a path. */
export function oneOriginOf(urls: readonly string[]): OneOrigin | null {
  const first = urls.find((url) => !isPath(url)) ?? "";
  const [origin] = /^https?:\/\/[^/?#\\@\s]+/i.exec(first.slice(0, LONGEST)) ?? [];
  if (origin === undefined || origin.length === LONGEST) return null;
  let hasPaths = false;
  for (const url of urls) {
    if (isPath(url)) hasPaths = true;
    else if (!url.startsWith(origin) || !isEnd(url[origin.length])) return null;
  }
  return { origin, hasPaths };
}

/** What a URL says after its origin, as a path. */
export function pathAfter(origin: string, url: string): string {
  const path = url.slice(origin.length);
  return path.startsWith("/") ? path : `/${path}`;
}

// A host has at most 253 characters (RFC 1035 2.3.4).
const LONGEST = 300;

function isEnd(character: string | undefined): boolean {
  return character === undefined || character === "/" || character === "?" || character === "#";
}
