import { decodeEntities } from "./entities.ts";
import type { Item, Items } from "./item.ts";
import { Markup } from "./markup.ts";
import { PageBase } from "./page-base.ts";

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
