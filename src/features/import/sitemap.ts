import { addressOf, type Item, type Items } from "./collection.ts";
import { decodeEntities, Markup } from "./markup.ts";

/** Which kind of sitemap (sitemaps.org) the first element of a text makes it, or null. */
export function sitemapKindOf(text: string): "sitemap" | "sitemap-index" | null {
  const markup = new Markup(text, "xml");
  let construct = markup.next();
  while (construct && construct.kind !== "start") construct = markup.next();
  switch (construct?.name.slice(prefixOf(construct.name).length)) {
    case "urlset":
    case "url":
    case "loc":
      return "sitemap";
    case "sitemapindex":
    case "sitemap":
      return "sitemap-index";
    default:
      return null;
  }
}

/** The `<loc>`s of a sitemap or of a sitemap index, with the prefix of the first element: an `<image:loc>` does not count. */
export function* sitemapItems(text: string): Items {
  const markup = new Markup(text, "xml");
  let loc: Loc | null = null;
  let locName: string | null = null;
  for (let construct = markup.next(); construct; construct = markup.next()) {
    let item: Item | null = null;
    const { kind } = construct;
    if (kind === "text") loc?.parts.push(decodeEntities(text.slice(construct.from, construct.to)));
    else if (kind === "cdata") loc?.parts.push(text.slice(construct.from, construct.to));
    else if (kind === "start" || kind === "end") {
      locName ??= `${prefixOf(construct.name)}loc`;
      const isLoc = construct.name === locName;
      item = loc && itemOf(loc, isLoc && kind === "end");
      loc = isLoc && kind === "start" ? { at: construct.from, parts: [] } : null;
    } else if (kind === "unclosed" && !loc)
      item = { kind: "bad", at: construct.from, text: text.slice(construct.from), reason: kind };
    yield item;
  }
  if (loc) yield itemOf(loc, false);
}

/** An open `<loc>` and its content. */
interface Loc {
  readonly at: number;
  readonly parts: string[];
}

function itemOf({ at, parts }: Loc, isClosed: boolean): Item {
  const text = parts.join("");
  return isClosed
    ? { kind: "url", at, text: addressOf(text) }
    : { kind: "bad", at, text, reason: "unclosed" };
}

/** The prefix of a name, with its colon; empty for no prefix. */
function prefixOf(name: string): string {
  return name.slice(0, name.indexOf(":") + 1);
}
