import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { fileTextOf, otherFilesOf, otherSiteOf, reportOf, siteOf } from "../../core/derived.ts";
import {
  answerInput,
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
  robotsUrlOf,
  type Scheme,
  type Site,
  WEB,
} from "../../engine/url/scope.ts";
import { setLive } from "../live/model.ts";

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

/** The sites of the table, that of the file in the editor first, and then in the order of the table. */
export function tableSites(state: EditorState): readonly TableSite[] {
  const own = siteOf(state);
  const { sites, siteOfUrl } = sitesIn(state.field(urlsInput.field), own?.scheme);
  const counts = new Map<string, number>();
  for (const index of siteOfUrl) {
    const site = index < 0 ? own : sites[index];
    if (site) counts.set(originOf(site), (counts.get(originOf(site)) ?? 0) + 1);
  }
  const files = otherFilesOf(state)?.files ?? [];
  const byOrigin = new Map<string, TableSite>();
  for (const site of [...(own ? [own] : []), ...sites, ...files.map((file) => file.site)]) {
    const origin = originOf(site);
    if (byOrigin.has(origin)) continue;
    const isInEditor = own !== null && originOf(own) === origin;
    const file = files.find((other) => originOf(other.site) === origin) ?? null;
    byOrigin.set(origin, {
      site,
      origin,
      urls: counts.get(origin) ?? 0,
      file: isInEditor ? null : file,
      isInEditor,
    });
  }
  return [...byOrigin.values()];
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

/** Whether there is room for the file of a site. */
export function hasRoomFor(state: EditorState, site: Site): boolean {
  const files = otherFilesOf(state)?.files ?? [];
  return files.length < MOST_OTHER_FILES || files.some((file) => isSame(file.site, site));
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
  return {
    ...opened,
    effects: [
      effects,
      siteInput.set.of(originOf(file.site)),
      answerInput.set.of(file.answer),
      otherFilesInput.set.of(otherFiles([...filesWithout(state, file.site), former])),
      urlsInput.set.of(absoluteUrls(reportOf(state).question.urls, own)),
      setLive.of(null),
    ].flat(),
  };
}

/** The same URLs, each once, so that none depends on the site of the file in the editor. */
function absoluteUrls(urls: readonly string[], own: Site): readonly string[] {
  return [...new Set(urls.map((url) => absoluteUrl(url, own)))];
}

function absoluteUrl(url: string, own: Site): string {
  const typed = url.trim();
  if (addressOf(typed, own.scheme).kind === "path")
    return originOf(own) + (typed.startsWith("/") ? typed : `/${typed}`);
  const isSame = (["http", "https"] as const).every(
    (scheme: Scheme) => nameOf(typed, scheme) === nameOf(typed, own.scheme),
  );
  return isSame ? url : `${own.scheme}://${typed.replace(/^\/\//, "")}`;
}

function nameOf(url: string, scheme: Scheme): string | null {
  const address = addressOf(url, scheme);
  return address.kind === "site" ? robotsUrlOf(address.site) : null;
}
