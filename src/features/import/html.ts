import type { Item, Items } from "./collection.ts";
import { decodeEntities, Markup } from "./markup.ts";

/** Which attribute of an element is a link that a crawler may follow. */
const LINKS: ReadonlyMap<string, string> = new Map([
  ["a", "href"],
  ["area", "href"],
  ["link", "href"],
  ["img", "src"],
  ["script", "src"],
  ["iframe", "src"],
  ["form", "action"],
]);
const ATTRIBUTES: ReadonlySet<string> = new Set(LINKS.values());

/** The links of an HTML page. `url`: that of the page, or null; relative links start from it, or from the page's `<base>`. */
export function* htmlItems(text: string, url: string | null): Items {
  const markup = new Markup(text, "html", ATTRIBUTES);
  let base = PageBase.of(url);
  let isBased = false;
  for (let construct = markup.next(); construct; construct = markup.next()) {
    if (construct.kind === "unclosed") {
      const { from } = construct;
      yield { kind: "bad", at: from, text: text.slice(from), reason: "unclosed" };
      continue;
    }
    if (construct.kind !== "start") {
      yield null;
      continue;
    }
    const { name, from, attributes } = construct;
    const href = attributes.get("href");
    // The HTML Standard 4.2.3: the first one counts, and stands before all links.
    if (name === "base" && href !== undefined && !isBased) {
      base = base.moved(decodeEntities(href));
      isBased = true;
    }
    const link = attributes.get(LINKS.get(name) ?? "");
    yield link === undefined ? null : itemOf(link, from, base);
  }
}

/** A link by its attribute as written; null for those that lead to no other page. */
function itemOf(written: string, at: number, base: PageBase): Item | null {
  // The URL Standard 4.4 takes these out before it looks.
  const whole = decodeEntities(written)
    .replace(/[\t\n\r]/g, "")
    .trim();
  // A fragment is never requested.
  const [link = ""] = whole.split("#", 1);
  if (link === "" || isElsewhere(link)) return null;
  const url = FETCHED.test(link) ? link : base.resolve(link);
  if (url === null) return { kind: "bad", at, text: link, reason: "relative" };
  return { kind: "url", at, text: url };
}

// RFC 9309 2.3 names http, https and ftp.
const FETCHED = /^(?:https?|ftp):/i;

/** Whether a link is no address of the web, as mailto:, javascript: and data: are. */
function isElsewhere(link: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) && !FETCHED.test(link);
}

// RFC 2606 2: no host has this name, so a result on it has a path only.
const NOWHERE = "http://nowhere.invalid";

/** Where the relative links of a page start from: a URL, a path, or nothing that is known. */
export class PageBase {
  private readonly href: string | null;

  private constructor(href: string | null) {
    this.href = href;
  }

  static of(url: string | null): PageBase {
    return new PageBase(url !== null && URL.canParse(url) ? new URL(url).href : null);
  }

  /** The base that `<base href>` makes of this one. */
  moved(href: string): PageBase {
    const from = this.href ?? NOWHERE;
    return URL.canParse(href, from) ? new PageBase(new URL(href, from).href) : this;
  }

  /** A relative link as a URL, or as a path where the host is not known; null where not even that is. */
  resolve(link: string): string | null {
    const isPath = link.startsWith("/");
    if (this.href === null || !URL.canParse(link, this.href)) return isPath ? link : null;
    const { href } = new URL(link, this.href);
    return href.startsWith(`${NOWHERE}/`) ? href.slice(NOWHERE.length) : href;
  }
}
