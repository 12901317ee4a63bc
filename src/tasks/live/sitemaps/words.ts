import type { FailureKind } from "../../../fetch/answer.ts";
import { counted, formOf, listText, type Noun, nouns, numberText } from "../../../words/numbers.ts";
import { code, firstFew } from "../../../words/quoting.ts";
import { refusableText } from "../../lists/words.ts";
import { SITEMAP_LIMITS } from "./limits.ts";
import { listsOwn, type SitemapFile, type SitemapListing, type SitemapRead } from "./model.ts";
import type { SitemapProgress } from "./read-sitemaps.ts";

/** The sitemaps of a site: which there are, what they list, and which of it is blocked. */
export const sitemapWords = {
  title: "Sitemaps",
  details: "Details",
  detailsOf: "Details of the sitemaps",
  cancel: "Cancel",

  /** The sitemaps that a file names. `relative`: how many lines have no absolute URL. */
  named(urls: readonly string[], relative: number): string {
    const others = relative > 0 ? [relativeText(relative)] : [];
    if (urls.length === 0) return others[0] ?? "This file names no sitemap.";
    const named = `This file names ${counted(urls.length, SITEMAPS)}: ${firstFew(urls, code)}.`;
    return [named, ...others].join(" ");
  },
  test: "Test these URLs",
  testAbout: "Fetch the sitemaps through the playground’s server, and add their URLs to the table",
  tryUsual: "Try /sitemap.xml",
  again: "Read again",

  reading: "Reading the sitemaps…",
  progress({ file, files, url, urls }: SitemapProgress): string {
    return `${numberText(file)} of ${numberText(files)}, ${code(url)}: ${counted(urls, nouns.url)} so far`;
  },
  waiting(seconds: number): string {
    return `The playground’s server takes no more requests for now. The next sitemap follows in ${counted(seconds, nouns.second)}.`;
  },
  cameLate:
    "Something else was opened while the sitemaps were being read, so nothing was added. Nothing was lost. Read the sitemaps again.",

  /** What was read in all. */
  read({ files, urls, unread }: SitemapListing): string {
    const all = `${counted(urls.size, nouns.url)} in ${counted(files.length, SITEMAPS)}`;
    return unread === 0 ? `${all}.` : `${all}; ${counted(unread, MORE_SITEMAPS)} not read.`;
  },
  /** What went wrong in some of the sitemaps. */
  news(listing: SitemapListing): readonly string[] {
    const { files } = listing;
    const [file] = files;
    const reads = files.flatMap(({ result }) => (result.kind === "read" ? result : []));
    const broken = files.length - reads.filter(({ cut }) => cut === null).length;
    const foreign = reads.reduce((sum, read) => sum + read.foreign, 0);
    const first = reads.find((read) => read.firstForeign !== null)?.firstForeign ?? null;
    return [
      ...(broken > 0 && file ? [files.length === 1 ? cutText(file) : brokenText(broken)] : []),
      ...(first === null ? [] : [listsOwn(listing) ? someForeign(foreign) : allForeign(first)]),
    ];
  },
  unread(count: number): string {
    const most = `at most ${numberText(SITEMAP_LIMITS.files)} sitemaps and ${numberText(SITEMAP_LIMITS.urlsInAll)} URLs`;
    return `${counted(count, MORE_SITEMAPS)} ${formOf(WAS, count)} not read: the playground reads ${most} at a time.`;
  },
  noRoom(left: number): string {
    return `${counted(left, nouns.url)} did not fit: the table holds at most ${counted(SITEMAP_LIMITS.urlsInAll, nouns.url)}.`;
  },

  /** Before the crawlers and their counts. */
  listedButBlocked: "Listed but blocked:",
  blockedColumn: "Listed but blocked",
  noneBlocked: "No crawler of the table is blocked from a listed URL.",
  counting: "Listed but blocked: counting…",
  /** A crawler, and from how many URLs it is blocked. */
  blockedFor: (crawler: string, count: number): string => `${crawler} ${numberText(count)}`,
  moreBlocked: (crawlers: number): string => `and ${counted(crawlers, MORE_CRAWLERS)}`,
  showBlocked: (crawler: string): string =>
    `Show the listed URLs that ${code(crawler)} may not fetch`,
  showAll: "Show all URLs",
  crawler: "Crawler",
  lines: "Deciding lines",
  blockedOf: (blocked: number, all: number): string =>
    `${numberText(blocked)} of ${counted(all, nouns.url)}`,
  /** A line, and how many URLs it decides; `line` is null where no rule decides. */
  line: (line: number | null, count: number): string =>
    `${line === null ? "no rule" : `line ${line}`} (${numberText(count)})`,
  moreLines: (count: number): string => `and ${counted(count, MORE_LINES)}`,
  moreFiles: (count: number): string => `and ${counted(count, MORE_SITEMAPS)}`,

  /** What became of a sitemap: sentences. */
  about({ result }: Pick<SitemapFile, "result">): readonly string[] {
    switch (result.kind) {
      case "failed":
        return [`Not read. ${result.sentence}`];
      case "status":
        return [`Not read: the site responded with status code ${result.status}.`];
      case "not-a-sitemap":
        return [`Not read: ${NO_SITEMAP[result.as]}.`];
      case "read":
        return aboutRead(result);
    }
  },
  /** Why only the beginning of a sitemap was read. */
  cut: (cut: NonNullable<SitemapRead["cut"]>): string =>
    `The rest was not read: ${CUT[cut] ?? "the response broke off"}.`,
  /** A sitemap that the file itself blocks. `lines`: those that decide, each once. */
  blockedSitemap(crawlers: readonly string[], lines: readonly number[]): string {
    const by =
      lines.length === 0
        ? "the HTTP response blocks it"
        : `${linesText(lines)} ${formOf(BLOCK, lines.length)} it`;
    return `${firstFew(crawlers, code)} may not fetch this sitemap: ${by}.`;
  },
  onOtherSite: (robotsUrl: string): string =>
    `This sitemap is on another site. Whether crawlers may fetch it depends on ${code(robotsUrl)}.`,

  /** Why a sitemap could not be fetched. `message`: what the server says of the same failure of a robots.txt. */
  failed: (failure: FailureKind, message: string): string => FAILED[failure] ?? message,
};

function aboutRead(read: SitemapRead): readonly string[] {
  const { as, entries, bad, unexpanded, foreign, firstForeign, again, tooDeep, cut } = read;
  const noun = as === "index" ? SITEMAPS : nouns.url;
  return [
    `${KINDS[as]} with ${counted(entries, noun)}.`,
    ...(cut === null ? [] : [sitemapWords.cut(cut)]),
    ...(bad > 0 ? [`${counted(bad, ENTRIES)} left out: no usable URL.`] : []),
    ...(unexpanded > 0
      ? [
          `${counted(unexpanded, nouns.url)} ${formOf(REFER, unexpanded)} to entities that the file defines. The playground never expands them.`,
        ]
      : []),
    ...refusableText(read),
    ...(foreign > 0 && firstForeign !== null ? [foreignText(foreign, firstForeign)] : []),
    ...(again > 0 ? [againText(as, again)] : []),
    ...(tooDeep > 0
      ? [
          `${counted(tooDeep, SITEMAPS)} not read: the playground follows indexes to level ${SITEMAP_LIMITS.levels}.`,
        ]
      : []),
    ...(read.unknownCharset === null
      ? []
      : [
          `The encoding ${code(read.unknownCharset)} is unknown, so the playground read the file as UTF-8.`,
        ]),
  ];
}

// sitemaps.org, "Specifying the Sitemap location in your robots.txt file": "the complete URL".
function relativeText(count: number): string {
  return `${counted(count, SITEMAP_LINES)} ${formOf(HAS, count)} no absolute URL, so crawlers may ignore ${formOf(THEM, count)}.`;
}

/** Why a sitemap was not read to its end. */
function cutText({ result }: SitemapFile): string {
  const cut = result.kind === "read" ? result.cut : null;
  return cut === null ? sitemapWords.about({ result }).join(" ") : sitemapWords.cut(cut);
}

function brokenText(count: number): string {
  return `${counted(count, SITEMAPS)} not read to the end.`;
}

function someForeign(count: number): string {
  return `${counted(count, nouns.url)} of ${formOf(OTHER_SITE, count)}.`;
}

/** Of a site that moved to another host, such as from example.com to www.example.com. */
function allForeign(first: string): string {
  const origin = URL.canParse(first) ? new URL(first).origin : "null";
  const site = origin === "null" ? first : origin;
  return `All of them are on another site, so this file decides none. Open ${code(site)} live to test them.`;
}

function againText(as: SitemapRead["as"], count: number): string {
  return as === "index"
    ? `${counted(count, SITEMAPS)} named again: each is read once.`
    : `${counted(count, nouns.url)} listed again: each is counted once.`;
}

// sitemaps.org, "Sitemap file location": all URLs must be from a single host.
function foreignText(count: number, first: string): string {
  return `${counted(count, nouns.url)} ${formOf(HAS, count)} a different host, scheme or port from this robots.txt, such as ${code(first)}. This file’s rules do not apply to ${formOf(THEM, count)}.`;
}

const MEBIBYTES = SITEMAP_LIMITS.bytes / 1024 / 1024;

const CUT: Readonly<Partial<Record<NonNullable<SitemapRead["cut"]>, string>>> = {
  bytes: `a sitemap may have at most ${MEBIBYTES} MiB without its compression`,
  "too-large": `a sitemap may have at most ${MEBIBYTES} MiB`,
  urls: `a sitemap may have at most ${numberText(SITEMAP_LIMITS.urls)} entries`,
  "urls-in-all": `the table holds at most ${numberText(SITEMAP_LIMITS.urlsInAll)} URLs`,
  gzip: "the gzip data are damaged or incomplete",
  unclosed: "the file ends before its last element is closed",
  timeout: "the site did not send the whole sitemap within 60 seconds",
};

const NO_SITEMAP = {
  html: "this is an HTML page, not a sitemap",
  xml: "this XML file is neither a sitemap nor a feed",
  empty: "the response is empty",
  other: "this is neither XML nor a list of absolute URLs",
};

const FAILED: Readonly<Partial<Record<FailureKind, string>>> = {
  incomplete: "The response was incomplete or was not valid HTTP.",
  "too-large": "The response has more than 16 KiB of headers.",
  timeout:
    "The site sent no response in time, which is 10 seconds unless the playground’s server sets another limit.",
  "too-many-redirects": "The site redirects more than five times in a row.",
  "redirect-loop": "The redirects lead in a circle.",
  "bad-request": "This is not the URL of a sitemap.",
};

const KINDS: Readonly<Record<SitemapRead["as"], string>> = {
  urlset: "Sitemap",
  index: "Index",
  feed: "Feed",
  text: "Text file",
  html: "HTML page",
  other: "XML file",
};

function linesText(lines: readonly number[]): string {
  return lines.length === 1 ? `line ${lines[0]}` : `lines ${listText(lines.map(String))}`;
}

const SITEMAPS: Noun = { one: "sitemap", other: "sitemaps" };
const SITEMAP_LINES: Noun = { one: "Sitemap line", other: "Sitemap lines" };
const MORE_SITEMAPS: Noun = { one: "more sitemap", other: "more sitemaps" };
const MORE_CRAWLERS: Noun = { one: "more crawler", other: "more crawlers" };
const MORE_LINES: Noun = { one: "more line", other: "more lines" };
const ENTRIES: Noun = { one: "entry", other: "entries" };
const WAS: Noun = { one: "was", other: "were" };
const HAS: Noun = { one: "has", other: "have" };
const THEM: Noun = { one: "it", other: "them" };
const BLOCK: Noun = { one: "blocks", other: "block" };
const OTHER_SITE: Noun = { one: "another site", other: "other sites" };
const REFER: Noun = { one: "refers", other: "refer" };
