import { addressOf } from "../../core/typed-urls.ts";
import type { Item, Items } from "./collection.ts";
import { type Construct, decodeEntities, Markup } from "./markup.ts";

/** What the first element of a text makes it: a sitemap or an index (sitemaps.org), an RSS or Atom feed, an HTML page, or anything else. */
export type RootKind = "urlset" | "index" | "feed" | "html" | "other";

/** Where the URLs of a text are. Names are in lower case, with their prefix. */
interface Root {
  readonly kind: RootKind;
  /** The first element. */
  readonly name: string;
  /** The element with a URL. */
  readonly loc: string;
  /** The element that it is in; null where it may be anywhere. */
  readonly entry: string | null;
  /** Whether the URL is an attribute (RFC 4287 4.2.7). */
  readonly isHref: boolean;
}

function rootNamed(name: string): Root {
  const prefix = prefixOf(name);
  const kind = KINDS.get(name.slice(prefix.length)) ?? "other";
  if (kind !== "feed") return { kind, name, loc: `${prefix}loc`, entry: null, isHref: false };
  if (!name.endsWith("feed")) return { kind, name, loc: "link", entry: "item", isHref: false };
  return { kind, name, loc: `${prefix}link`, entry: `${prefix}entry`, isHref: true };
}

const KINDS: ReadonlyMap<string, RootKind> = new Map<string, RootKind>([
  ["urlset", "urlset"],
  ["url", "urlset"],
  ["loc", "urlset"],
  ["sitemapindex", "index"],
  ["sitemap", "index"],
  ["rss", "feed"],
  ["rdf", "feed"],
  ["feed", "feed"],
  ["html", "html"],
]);

/** Which kind of sitemap (sitemaps.org, which counts feeds among them) the first element of a text makes it, or null. */
export function sitemapKindOf(text: string): "sitemap" | "sitemap-index" | "feed" | null {
  const markup = new Markup(text, "xml");
  let construct = markup.next();
  while (construct && construct.kind !== "start") construct = markup.next();
  const kind = construct && rootNamed(construct.name).kind;
  if (kind === "urlset") return "sitemap";
  if (kind === "index") return "sitemap-index";
  return kind === "feed" ? kind : null;
}

/** The `<loc>`s of a sitemap or of a sitemap index, or the links of a feed’s entries. `locs` counts what strict programs refuse. */
export function* sitemapItems(text: string, locs: Locs = new Locs()): Items {
  const markup = new Markup(text, "xml", HREF);
  for (let construct = markup.next(); construct; construct = markup.next())
    yield locs.take(construct, text);
  yield locs.end();
}

/** The longest tag or text of a sitemap that comes in portions, in UTF-16 units; the rest of a longer one is ignored. */
const LONGEST_PIECE = 1024 * 1024;

/** Reads a sitemap or a feed that comes in portions, in one pass: only what a portion cuts is kept. */
export class SitemapStream {
  readonly locs = new Locs();
  /** What the last portion cut, and what came since. */
  private text = "";
  private added = "";

  /** The items that the text so far completes. */
  *read(portion: string): Generator<Item, void> {
    this.added += portion;
    // A long construct is looked at again only when it has doubled, so that all takes linear time.
    if (this.added.length >= this.text.length)
      yield* this.constructs(this.added.length < LONGEST_PIECE);
  }

  /** The items that the end of the text completes. */
  *end(): Generator<Item, void> {
    yield* this.constructs(false);
    const last = this.locs.end();
    if (last) yield last;
  }

  private *constructs(mayGoOn: boolean): Generator<Item, void> {
    const { locs } = this;
    const text = this.text + this.added;
    const markup = new Markup(text, "xml", HREF);
    let kept = text.length;
    for (let construct = markup.next(); construct; construct = markup.next()) {
      const isCut =
        construct.kind === "unclosed" ||
        (construct.kind === "text" && construct.to === text.length);
      if (isCut && mayGoOn && "from" in construct) {
        kept = construct.from;
        break;
      }
      const item = locs.take(construct, text);
      if (item) yield item;
    }
    this.text = text.slice(kept);
    this.added = "";
  }
}

const HREF: ReadonlySet<string> = new Set(["href", "rel"]);

/** URLs of a sitemap that the playground reads, and that strict programs refuse. */
export interface Refusable {
  /** How many are not absolute (sitemaps.org, loc: “must begin with the protocol”). */
  readonly relative: number;
  /** How many have a “&” or “<” that XML does not allow there (XML 1.0, 2.4). */
  readonly unescaped: number;
}

/** Takes the constructs of a sitemap in order, and gives its `<loc>`s, with the prefix of the first element: an `<image:loc>` does not count. Of a feed, it gives the links of its entries. */
export class Locs implements Refusable {
  relative = 0;
  unescaped = 0;
  /** How many of them refer to an entity that is not one of XML itself, and is not expanded. */
  unexpanded = 0;
  /** Whether the first element was closed. */
  isWhole = false;
  private root: Root | null = null;
  private open: Loc | null = null;
  private isInEntry = false;

  /** Null where there was no element yet. */
  get kind(): RootKind | null {
    return this.root?.kind ?? null;
  }

  /** The item that a construct of `text` ends; null for most. */
  take(construct: Construct, text: string): Item | null {
    const { open } = this;
    const { kind } = construct;
    if (kind === "text") this.addText(text.slice(construct.from, construct.to));
    else if (kind === "cdata") open?.parts.push(text.slice(construct.from, construct.to));
    else if (kind === "start" || kind === "end") {
      this.root ??= rootNamed(construct.name);
      const { name, loc, entry, isHref } = this.root;
      if (construct.name === entry) this.isInEntry = kind === "start";
      if (construct.name === name) this.isWhole = kind === "end";
      const isLoc = construct.name === loc && (entry === null || this.isInEntry);
      if (isHref) return isLoc && kind === "start" ? this.linkOf(construct) : null;
      this.open =
        isLoc && kind === "start" ? { at: construct.from, parts: [], isUnescaped: false } : null;
      return open && this.closed(open, isLoc && kind === "end");
    } else if (kind === "unclosed" && !open)
      return { kind: "bad", at: construct.from, text: text.slice(construct.from), reason: kind };
    return null;
  }

  /** The item that the end of the text cuts off, or null. */
  end(): Item | null {
    return this.open && itemOf(this.open, false);
  }

  /** RFC 4287 4.2.7.2: a link without `rel` is an alternate one, which is the page itself. */
  private linkOf({ from, attributes }: Extract<Construct, { kind: "start" }>): Item | null {
    if ((attributes.get("rel") ?? "alternate") !== "alternate") return null;
    const href = this.decoded(attributes.get("href") ?? "");
    return { kind: "url", at: from, text: addressOf(href) };
  }

  private addText(text: string): void {
    const { open } = this;
    open?.parts.push(this.decoded(text));
    if (open && UNESCAPED.test(text)) open.isUnescaped = true;
  }

  private closed(open: Loc, isClosed: boolean): Item {
    const item = itemOf(open, isClosed);
    if (item.kind === "url" && item.text !== "") {
      if (open.isUnescaped) this.unescaped++;
      // Nothing says what the links of a feed are relative to, but they may be.
      if (this.kind !== "feed" && !isAbsolute(open.parts.join("").trim())) this.relative++;
    }
    return item;
  }

  private decoded(text: string): string {
    const decoded = decodeEntities(text);
    if (this.open && /&[A-Za-z_][\w.-]*;/.test(text.replace(/&(?:amp|lt|gt|quot|apos);/g, "")))
      this.unexpanded++;
    return decoded;
  }
}

/** sitemaps.org, “Text file”: “fully specify URLs, including the http”. */
export function isAbsolute(url: string): boolean {
  return /^https?:\/\//i.test(url);
}

// XML 1.0, 4.1: a reference ends with a semicolon.
const UNESCAPED = /<|&(?!(?:#\d+|#x[\da-f]+|[a-z_:][\w:.-]*);)/i;

/** An open `<loc>` and its content. */
interface Loc {
  readonly at: number;
  readonly parts: string[];
  isUnescaped: boolean;
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
