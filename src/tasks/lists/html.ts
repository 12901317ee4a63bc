import { LONGEST_URL } from "../../core/inputs.ts";
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

/** The links of an HTML page. Its URL is not known, so only `<base>` can complete relative links, or `site`, of which they are where a person says so. */
export function* htmlItems(text: string, site: string | null = null): Items {
  const markup = new Markup(text, "html", ATTRIBUTES);
  let base: string | null | undefined;
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
    // The HTML Standard 4.2.3: the first one counts, and comes before all links. Each link is read with
    // it, so that a base as long as the page would cost its length for each.
    if (name === "base" && href !== undefined && base === undefined)
      base = href.length > LONGEST_URL ? null : resolved(decodeEntities(href), NOWHERE);
    const link = attributes.get(LINKS.get(name) ?? "");
    yield link === undefined ? null : itemOf(link, from, base ?? site);
  }
}

/** A link by its attribute as written; null for a link that leads to no other page. */
function itemOf(written: string, at: number, base: string | null): Item | null {
  // The URL Standard 4.4 removes these first.
  const whole = decodeEntities(written)
    .replace(/[\t\n\r]/g, "")
    .trim();
  // A fragment is never requested.
  const [link = ""] = whole.split("#", 1);
  if (link === "" || isElsewhere(link)) return null;
  const url = FETCHED.test(link) ? link : pathOrUrl(link, base);
  if (url === null) return { kind: "bad", at, text: link, reason: "relative" };
  return { kind: "url", at, text: url };
}

// RFC 9309 2.3 names http, https and ftp.
const FETCHED = /^(?:https?|ftp):/i;

/** Whether a link leads to something that is not fetched, such as mailto:, javascript: and data:. */
function isElsewhere(link: string): boolean {
  return /^[a-z][a-z0-9+.-]*:/i.test(link) && !FETCHED.test(link);
}

// RFC 2606 2: no host has this name, so a result on it has only a path.
const NOWHERE = "http://nowhere.invalid";

/** A relative link as a URL, or as a path where the host is not known; null where not even the path is known. */
function pathOrUrl(link: string, base: string | null): string | null {
  const href = base && resolved(link, base);
  if (!href) return link.startsWith("/") ? link : null;
  return href.startsWith(`${NOWHERE}/`) ? href.slice(NOWHERE.length) : href;
}

function resolved(link: string, base: string): string | null {
  return URL.canParse(link, base) ? new URL(link, base).href : null;
}
