import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import {
  analysisOf,
  expectationsOf,
  fileTextOf,
  otherFilesOf,
  otherSiteOf,
  reportOf,
  siteOf,
} from "../../core/derived.ts";
import {
  answerInput,
  expectationsInput,
  type OtherFile,
  otherFilesInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import { openText } from "../../core/intents.ts";
import { withLineEnding } from "../../core/line-endings.ts";
import { MOST_OTHER_FILES, otherFiles, sitesIn } from "../../core/other-files.ts";
import { charactersOf } from "../../engine/text/bytes.ts";
import {
  siteOf as addressOf,
  governs,
  robotsUrlOf,
  type Scheme,
  type Site,
  WEB,
} from "../../engine/url/scope.ts";
import { setLive } from "../../tasks/live/model.ts";
import { oneOriginOf } from "../../tasks/table/one-origin.ts";

/** A site whose URLs are in the table, or whose file is here. */
export interface TableSite {
  readonly site: Site;
  /** As `https://shop.example`. */
  readonly origin: string;
  /** How many URLs of the table it has; for the file in the editor, paths too. */
  readonly urls: number;
  /** Its file beside the one in the editor, or null. */
  readonly file: OtherFile | null;
  readonly isInEditor: boolean;
}

/** The sites of a table, the first of many. */
export interface TableSites {
  readonly shown: readonly TableSite[];
  readonly total: number;
}

/** More sites are counted, not listed. */
const MOST_LISTED = 100;

/** The sites of the table: that of the file in the editor, those with a file, and the others in the order of the table. */
export function tableSites(state: EditorState): TableSites {
  const own = siteOf(state);
  const { sites, siteOfUrl } = sitesIn(state.field(urlsInput.field), own?.scheme);
  const counts = new Int32Array(sites.length);
  let paths = 0;
  for (const index of siteOfUrl) {
    if (index === -1) paths++;
    else if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  }
  const files = new Map(
    (otherFilesOf(state)?.files ?? []).map((file) => [robotsUrlOf(file.site), file]),
  );
  const places = new Map(sites.map((site, index) => [robotsUrlOf(site), { site, index }]));
  const ownUrl = own && robotsUrlOf(own);
  if (own && ownUrl) places.set(ownUrl, { site: own, index: places.get(ownUrl)?.index ?? -1 });
  for (const [url, { site }] of files) if (!places.has(url)) places.set(url, { site, index: -1 });
  const rankOf = (url: string) => (url === ownUrl ? 0 : files.has(url) ? 1 : 2);
  const inOrder = [...places].sort(([one], [other]) => rankOf(one) - rankOf(other));
  const shown = inOrder.slice(0, MOST_LISTED).map(([url, { site, index }]): TableSite => {
    const isInEditor = url === ownUrl;
    return {
      site,
      origin: originOf(site),
      urls: (counts[index] ?? 0) + (isInEditor ? paths : 0),
      file: isInEditor ? null : (files.get(url) ?? null),
      isInEditor,
    };
  });
  return { shown, total: places.size };
}

/** A site that the file in the editor may be of. */
export interface OfferedSite {
  readonly origin: string;
  /** Whether it is that of a Sitemap line; else most URLs have it. */
  readonly isOfSitemap: boolean;
  /** How many URLs of the table have it, of those that name a site. */
  readonly urls: number;
  readonly named: number;
  /** How many URLs are not governed any more once it is the site. */
  readonly ungoverned: number;
}

/** The site that the URLs of the table most likely mean: the one of all of them, of most, or of those that a Sitemap line has too. Null where the site is known, or nothing speaks for one. */
export function offeredSite(state: EditorState): OfferedSite | null {
  const urls = state.field(urlsInput.field);
  const own = siteOf(state);
  const one = oneOriginOf(urls);
  if (one) {
    // Paths are of the site, where one is typed: then these are the URLs of two.
    const isOther = own && !one.hasPaths && !governs(own, `${one.origin}/`).governed;
    if (own && !isOther) return null;
    return { origin: one.origin, isOfSitemap: false, urls: 1, named: 1, ungoverned: 0 };
  }
  if (own) return null;
  const { sites, siteOfUrl } = sitesIn(urls);
  const counts = sites.map(() => 0);
  for (const index of siteOfUrl) if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
  const named = counts.reduce((sum, count) => sum + count, 0);
  const most = counts.findIndex((count) => count * 2 > named);
  const index = most >= 0 ? most : siteOfSitemap(state, sites);
  const site = sites[index];
  const count = counts[index];
  if (!site || !count || !isOfWeb(site)) return null;
  const files = new Set(otherFilesOf(state)?.files.map((file) => robotsUrlOf(file.site)));
  const ungoverned = counts.filter(
    (_, at) => at !== index && !files.has(robotsUrlOf(sites[at] ?? site)),
  );
  return {
    origin: originOf(site),
    isOfSitemap: most < 0,
    urls: count,
    named,
    ungoverned: ungoverned.reduce((sum, urls) => sum + urls, 0),
  };
}

/** The index of the first site that a Sitemap line names; -1 where none does. */
function siteOfSitemap(state: EditorState, sites: readonly Site[]): number {
  const places = new Map(sites.map((site, index) => [robotsUrlOf(site), index]));
  for (const { url } of analysisOf(state).sitemaps) {
    const address = addressOf(url.trim(), "https");
    const place = address.kind === "site" ? places.get(robotsUrlOf(address.site)) : undefined;
    if (place !== undefined) return place;
  }
  return -1;
}

/** A site as people write it, without the path of its robots.txt. */
export function originOf(site: Site): string {
  return robotsUrlOf(site).slice(0, -"/robots.txt".length);
}

/** Whether the playground’s server can ask a site. */
export function isOfWeb({ scheme }: Site): boolean {
  return WEB.includes(scheme);
}

/** The file of another site that decides the focused verdict, and the line, if any; null where the file in the editor does. */
export function focusedFileOf(state: EditorState): OtherFile | null {
  const site = otherSiteOf(state);
  return (site && otherFilesOf(state)?.files.find((file) => isSame(file.site, site))) ?? null;
}

function isSame(one: Site, other: Site): boolean {
  return robotsUrlOf(one) === robotsUrlOf(other);
}

/** A line of a file, from 1. */
interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** The lines of a file around one of them; none where there is none. */
export function linesOf({ fileText }: OtherFile, number: number | null): readonly NumberedLine[] {
  if (number === null) return [];
  const lines = withLineEnding(charactersOf(fileText).text, "\n").split("\n");
  const from = Math.max(1, number - AROUND);
  return lines
    .slice(from - 1, number + AROUND)
    .map((text, index) => ({ number: from + index, text }));
}

const AROUND = 1;

/** Whether the page is in a frame, whose page could have people press a button that they do not see. */
export function isFramed(): boolean {
  return window.top !== window;
}

/** How many more files there is room for. */
export function roomIn(state: EditorState): number {
  return MOST_OTHER_FILES - (otherFilesOf(state)?.files.length ?? 0);
}

/** Whether there is room for the file of a site. */
export function hasRoomFor(state: EditorState, site: Site): boolean {
  const files = otherFilesOf(state)?.files ?? [];
  return roomIn(state) > 0 || files.some((file) => isSame(file.site, site));
}

/** Keeps a file beside the one in the editor, in the place of the one that its site had. One undo. */
export function keepFile(state: EditorState, file: OtherFile): TransactionSpec {
  if (!hasRoomFor(state, file.site)) return {};
  return withFiles([...(otherFilesOf(state)?.files ?? []), file]);
}

/** Takes away the file of a site. One undo. */
export function removeFile(state: EditorState, site: Site): TransactionSpec {
  return withFiles(filesWithout(state, site));
}

function filesWithout(state: EditorState, site: Site): readonly OtherFile[] {
  return (otherFilesOf(state)?.files ?? []).filter((file) => !isSame(file.site, site));
}

function withFiles(files: readonly OtherFile[]): TransactionSpec {
  return {
    effects: otherFilesInput.set.of(otherFiles(files)),
    annotations: isolateHistory.of("full"),
  };
}

/** Lets a file change places with the one in the editor, whose site must be known. No verdict changes: paths become absolute URLs. One undo. */
export function editInstead(state: EditorState, file: OtherFile): TransactionSpec {
  const own = siteOf(state);
  if (!own) return {};
  const answer = state.field(answerInput.field);
  const former = { site: own, fileText: fileTextOf(state), answer, opened: null };
  const { text, encoding } = charactersOf(file.fileText);
  const { effects = [], ...opened } = openText(state, text, encoding);
  const urls = reportOf(state).question.urls.map((url) => absoluteUrl(url, own));
  // A path may become a URL that the table has already.
  const once = [...new Set(urls)];
  const expected = expectationsOf(state);
  const { crawlers } = expected;
  return {
    ...opened,
    effects: [
      effects,
      siteInput.set.of(originOf(file.site)),
      answerInput.set.of(file.answer),
      otherFilesInput.set.of(otherFiles([...filesWithout(state, file.site), former])),
      urlsInput.set.of(once),
      // In two steps: each URL keeps its expectations in its place, and then the table becomes shorter.
      expectationsInput.set.of(expected.forTable(urls, crawlers).forTable(once, crawlers)),
      setLive.of(null),
    ].flat(),
  };
}

/** The same URL, so that it does not depend on the site of the file in the editor. */
function absoluteUrl(url: string, own: Site): string {
  const typed = url.trim();
  if (addressOf(typed, own.scheme).kind === "path")
    return originOf(own) + (typed.startsWith("/") ? typed : `/${typed}`);
  const namesScheme = WEB.every((scheme) => nameOf(typed, scheme) === nameOf(typed, own.scheme));
  return namesScheme ? url : `${own.scheme}://${typed.replace(/^\/\//, "")}`;
}

function nameOf(url: string, scheme: Scheme): string | null {
  const address = addressOf(url, scheme);
  return address.kind === "site" ? robotsUrlOf(address.site) : null;
}
