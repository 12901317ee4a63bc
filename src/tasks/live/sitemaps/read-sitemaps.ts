import { governs, type Site } from "../../../engine/url/scope.ts";
import type { Item } from "../../lists/collection.ts";
import { flawOf } from "../../lists/flaw.ts";
import { isAbsolute } from "../../lists/sitemap.ts";
import { SITEMAP_LIMITS } from "./limits.ts";
import {
  type NoReply,
  SitemapCut,
  type SitemapFile,
  type SitemapLimit,
  SitemapListing,
  type SitemapRead,
  type SitemapReply,
} from "./model.ts";
import { SitemapBroken, textOf } from "./sitemap-bytes.ts";
import { SitemapReading } from "./sitemap-reading.ts";

/** What reading needs of where it runs. */
interface Means {
  readonly ask: (url: string) => Promise<SitemapReply | NoReply>;
  /** Called after each little work: lets other work run if it is time, and throws where all is cancelled. */
  readonly pause: () => Promise<void>;
  /** Called when a file begins and while it is read. */
  readonly onProgress: (progress: SitemapProgress) => void;
}

/** How far the reading is. */
export interface SitemapProgress {
  /** The number of the file, from 1, of those that are known. */
  readonly file: number;
  readonly files: number;
  readonly url: string;
  readonly urls: number;
}

/** A sitemap to read; `level`: 1 for those of the file, 2 for those of their indexes. */
interface Wanted {
  readonly url: string;
  readonly level: number;
}

/** Reads sitemaps, one after another, and those that their indexes list. `asked`, `site`: whose robots.txt names them. */
export async function readSitemaps(
  roots: readonly string[],
  asked: string,
  site: Site,
  means: Means,
): Promise<SitemapListing> {
  const all = new AllFiles();
  for (const url of roots) all.want(url, 1);
  const files: SitemapFile[] = [];
  for (const wanted of all.queue) {
    const told = () =>
      means.onProgress({
        file: files.length + 1,
        files: all.queue.length,
        url: wanted.url,
        urls: all.fileOf.size,
      });
    told();
    const result = await new FileReading(wanted, site, files.length, all).run(means, told);
    files.push({ url: wanted.url, result });
    if (all.isFull) break;
  }
  const unread = all.unread + all.queue.length - files.length;
  return new SitemapListing(asked, files, all.fileOf, unread);
}

/** What was found in all files so far. */
class AllFiles {
  /** Grows while it is read. */
  readonly queue: Wanted[] = [];
  readonly fileOf = new Map<string, number>();
  /** How many sitemaps there was no room for. */
  unread = 0;
  private readonly known = new Set<string>();

  get isFull(): boolean {
    return this.fileOf.size >= SITEMAP_LIMITS.urlsInAll;
  }

  /** False for a sitemap that is known, so that no circle of indexes is followed. */
  want(url: string, level: number): boolean {
    if (this.known.has(url)) return false;
    if (this.queue.length >= SITEMAP_LIMITS.files) this.unread++;
    else {
      this.known.add(url);
      this.queue.push({ url, level });
    }
    return true;
  }
}

/** The reading of one file. */
class FileReading {
  private readonly reading = new SitemapReading();
  private readonly wanted: Wanted;
  private readonly site: Site;
  private readonly index: number;
  private readonly all: AllFiles;
  private entries = 0;
  private bad = 0;
  private foreign = 0;
  private firstForeign: string | null = null;
  /** Those that were listed before. */
  private again = 0;
  private tooDeep = 0;

  constructor(wanted: Wanted, site: Site, index: number, all: AllFiles) {
    this.wanted = wanted;
    this.site = site;
    this.index = index;
    this.all = all;
  }

  async run(means: Means, told: () => void): Promise<SitemapFile["result"]> {
    const reply = await means.ask(this.wanted.url);
    if (reply.kind === "failed") return reply;
    const { status, body, contentType } = reply.opened;
    if (status < 200 || status > 299) return { kind: "status", status };
    if (body !== "sitemap") return { kind: "not-a-sitemap", as: body };
    let cut: SitemapRead["cut"] = null;
    let unknownCharset: string | null = null;
    try {
      const text = await textOf(reply.pieces, contentType);
      unknownCharset = text.unknownCharset;
      for await (const portion of text.texts) {
        cut = this.take(this.reading.read(portion));
        if (cut !== null) break;
        told();
        await means.pause();
      }
      cut ??= this.take(this.reading.end());
    } catch (error) {
      cut = reasonOf(error);
    }
    return this.resultOf(cut, unknownCharset);
  }

  private resultOf(cut: SitemapRead["cut"], unknownCharset: string | null): SitemapFile["result"] {
    const { reading, entries, bad, foreign, firstForeign, again, tooDeep } = this;
    const as = reading.kind ?? "other";
    if (as === "html") return { kind: "not-a-sitemap", as };
    const { form } = reading;
    if (as === "other" && form !== "text" && cut === null && entries === 0)
      return { kind: "not-a-sitemap", as: form };
    // Bytes after the end of a file do no harm; servers append them.
    const isHarmless = reading.isWhole && (cut === "gzip" || cut === "unclosed");
    const isCut = !reading.isWhole && entries > 0;
    return {
      kind: "read",
      as,
      entries,
      bad,
      unexpanded: reading.unexpanded,
      ...reading.refusable,
      foreign,
      firstForeign,
      again,
      tooDeep,
      cut: isHarmless ? null : (cut ?? (isCut ? "unclosed" : null)),
      unknownCharset,
    };
  }

  /** Takes what a portion of the file has; the limit that it reaches, or null. */
  private take(items: Iterable<Item>): SitemapLimit | null {
    for (const item of items) {
      const isIndex = this.reading.kind === "index";
      // sitemaps.org, "Sitemap index files": nothing completes the URL of a sitemap.
      const isWhole = !isIndex || isAbsolute(item.text);
      if (item.kind === "bad" || flawOf(item.text) || !isWhole) {
        this.bad++;
        continue;
      }
      if (this.entries >= SITEMAP_LIMITS.urls) return "urls";
      this.entries++;
      if (isIndex) this.addFile(item.text);
      else if (!this.addUrl(item.text)) return "urls-in-all";
    }
    return null;
  }

  private addFile(url: string): void {
    const level = this.wanted.level + 1;
    if (level > SITEMAP_LIMITS.levels) this.tooDeep++;
    else if (!this.all.want(url, level)) this.again++;
  }

  /** False where there is no room. */
  private addUrl(url: string): boolean {
    if (!governs(this.site, url).governed) {
      this.foreign++;
      this.firstForeign ??= url;
    }
    const { fileOf, isFull } = this.all;
    if (fileOf.has(url)) {
      this.again++;
      return true;
    }
    if (isFull) return false;
    fileOf.set(url, this.index);
    return true;
  }
}

function reasonOf(error: unknown): SitemapRead["cut"] {
  if (error instanceof SitemapBroken) return error.reason;
  if (error instanceof SitemapCut) return error.failure;
  throw error;
}
