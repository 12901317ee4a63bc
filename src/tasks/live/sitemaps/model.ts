import type { EditorState } from "@codemirror/state";
import type { Sitemap } from "../../../engine/parse/analysis.ts";
import type { FailureKind, SitemapOpened } from "../../../fetch/answer.ts";
import { isAbsolute, type Refusable, type RootKind } from "../../lists/sitemap.ts";
import { type Listing, listingOf } from "./listed.ts";

/** How a site answered to a request for a sitemap: its body is on the way. */
export interface SitemapReply {
  readonly kind: "opened";
  readonly opened: SitemapOpened;
  /** Throws SitemapCut. */
  readonly pieces: AsyncIterable<Uint8Array>;
}

/** Why there is none, in a sentence. */
export interface NoReply {
  readonly kind: "failed";
  readonly sentence: string;
}

/** The body broke off. */
export class SitemapCut extends Error {
  readonly failure: FailureKind;

  constructor(failure: FailureKind) {
    super(failure);
    this.failure = failure;
  }
}

/** Each absolute URL once. Crawlers need not complete others (sitemaps.org), and Problems has them. */
export function absoluteUrls(sitemaps: readonly Sitemap[]): readonly string[] {
  return [...new Set(sitemaps.map(({ url }) => url).filter(isAbsolute))];
}

/** How many lines name a sitemap without an absolute URL. */
export function relativeCount(sitemaps: readonly Sitemap[]): number {
  return sitemaps.filter(({ url }) => !isAbsolute(url)).length;
}

/** What became of a sitemap. */
export interface SitemapFile {
  readonly url: string;
  readonly result:
    | NoReply
    | { readonly kind: "status"; readonly status: number }
    // "xml" is of another kind; "other" is neither XML nor a list.
    | { readonly kind: "not-a-sitemap"; readonly as: "html" | "xml" | "empty" | "other" }
    | SitemapRead;
}

/** What a sitemap is: one of XML, by its first element, or a text with a URL on each line. */
export type SitemapKind = RootKind | "text";

/** What was read of a sitemap. */
export interface SitemapRead extends Refusable {
  readonly kind: "read";
  readonly as: SitemapKind;
  /** How many URLs, or in an index sitemaps, it lists. */
  readonly entries: number;
  /** How many entries have no usable URL. */
  readonly bad: number;
  /** How many refer to entities of the file itself. */
  readonly unexpanded: number;
  /** How many URLs the robots.txt of the site does not govern, and the first of them. */
  readonly foreign: number;
  readonly firstForeign: string | null;
  /** How many of its entries were listed before, here or in another file; and how many sitemaps of an index were not read because they lead too deep. */
  readonly again: number;
  readonly tooDeep: number;
  /** Why the rest was not read; null where all was. */
  readonly cut: SitemapLimit | "gzip" | "unclosed" | FailureKind | null;
  readonly unknownCharset: string | null;
}

/** A limit of limits.ts that ended the reading of a file. */
export type SitemapLimit = "bytes" | "urls" | "urls-in-all";

/** What the sitemaps of a site list. */
export class SitemapListing implements Listing {
  /** The robots.txt of the site. */
  readonly asked: string;
  readonly files: readonly SitemapFile[];
  /** Each URL once, in the order of the files, with the index of the first file that lists it. */
  readonly urls: ReadonlyMap<string, number>;
  /** How many sitemaps were not asked for, because there are too many. */
  readonly unread: number;

  constructor(
    asked: string,
    files: readonly SitemapFile[],
    urls: ReadonlyMap<string, number>,
    unread: number,
  ) {
    this.asked = asked;
    this.files = files;
    this.urls = urls;
    this.unread = unread;
  }
}

/** Whether the sitemaps list a URL that the robots.txt of the site governs. */
export function listsOwn({ files }: SitemapListing): boolean {
  return files.some(
    ({ result }) =>
      result.kind === "read" && result.as !== "index" && result.entries > result.foreign,
  );
}

/** What sitemaps list, where they were read; else null. */
export function sitemapsOf(state: EditorState): SitemapListing | null {
  const listing = listingOf(state);
  return listing instanceof SitemapListing ? listing : null;
}
