import { addressOf, type Item, type Items } from "./collection.ts";
import { type Construct, decodeEntities, Markup } from "./markup.ts";

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

/** The `<loc>`s of a sitemap or of a sitemap index. */
export function* sitemapItems(text: string): Items {
  const markup = new Markup(text, "xml");
  const locs = new Locs();
  for (let construct = markup.next(); construct; construct = markup.next())
    yield locs.take(construct, text);
  yield locs.end();
}

/** Takes the constructs of a sitemap in order, and gives its `<loc>`s, with the prefix of the first element: an `<image:loc>` does not count. */
export class Locs {
  private open: Loc | null = null;
  private name: string | null = null;

  /** The item that a construct of `text` ends; null for most. */
  take(construct: Construct, text: string): Item | null {
    const { open } = this;
    const { kind } = construct;
    if (kind === "text") open?.parts.push(decodeEntities(text.slice(construct.from, construct.to)));
    else if (kind === "cdata") open?.parts.push(text.slice(construct.from, construct.to));
    else if (kind === "start" || kind === "end") {
      this.name ??= `${prefixOf(construct.name)}loc`;
      const isLoc = construct.name === this.name;
      this.open = isLoc && kind === "start" ? { at: construct.from, parts: [] } : null;
      return open && itemOf(open, isLoc && kind === "end");
    } else if (kind === "unclosed" && !open)
      return { kind: "bad", at: construct.from, text: text.slice(construct.from), reason: kind };
    return null;
  }

  /** The item that the end of the text cuts off, or null. */
  end(): Item | null {
    return this.open && itemOf(this.open, false);
  }
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
