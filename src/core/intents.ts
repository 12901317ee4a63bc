import { isolateHistory } from "@codemirror/commands";
import type { EditorState, StateEffect, TransactionSpec } from "@codemirror/state";
import type { Answer } from "../engine/parse/response.ts";
import { charactersOf, type Encoding } from "../engine/text/bytes.ts";
import { charactersIn, expectationsOf, focusOf } from "./derived.ts";
import { Expectations, type Expected } from "./expectations.ts";
import {
  answerInput,
  type Cell,
  crawlersInput,
  encodingInput,
  expectationsInput,
  focusInput,
  lineEndingInput,
  MOST_CRAWLERS,
  MOST_URLS,
  otherEndingsInput,
  type ReadAs,
  readAsInput,
  readAsNamed,
  siteInput,
  urlsInput,
} from "./inputs.ts";
import {
  type LineEnding,
  lineEndingOf,
  NO_OTHER_ENDINGS,
  otherEndingsOf,
  withLineEnding,
} from "./line-endings.ts";
import { openedOf, opensAnother, opensPage } from "./opened.ts";

/** A page as a whole: what a link carries, and what an example sets. */
export interface Page {
  /** The file, with its own line endings. */
  readonly text: string;
  /** What the file is written in; left out: UTF-8. */
  readonly encoding?: Encoding;
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  readonly readAs: ReadAs;
  /** As typed; empty for none. */
  readonly site: string;
  readonly answer: Answer;
  /** Of this page's URLs and crawlers; left out: none. */
  readonly expectations?: Expectations;
  readonly focus: Cell | null;
  /** The id of the lesson whose page it is; left out: none. */
  readonly lesson?: string | null;
}

/** Replaces file and question together: one transaction, one undo. */
export function openPage(state: EditorState, page: Page): TransactionSpec {
  const { urls, crawlers, expectations = Expectations.none(urls, crawlers) } = page;
  return {
    ...openText(state, page.text, page.encoding),
    effects: [
      ...writtenAs(page.text, page.encoding),
      urlsInput.set.of(urls),
      crawlersInput.set.of(crawlers),
      expectationsInput.set.of(expectations),
      readAsInput.set.of(page.readAs),
      siteInput.set.of(page.site),
      answerInput.set.of(page.answer),
      focusInput.set.of(page.focus),
      opensPage.of(page.lesson ?? null),
    ],
    annotations: [isolateHistory.of("full"), opensAnother.of(true)],
  };
}

/** Replaces the file, written in `encoding`, and keeps the question. One undo. */
export function openText(state: EditorState, text: string, encoding?: Encoding): TransactionSpec {
  return {
    changes: { from: 0, to: state.doc.length, insert: withLineEnding(text, "\n") },
    selection: { anchor: 0 },
    effects: writtenAs(text, encoding),
    annotations: isolateHistory.of("full"),
  };
}

/** Replaces the file by one that was read by `decodeText`; where it is UTF-16, it is edited as characters. One undo. */
export function openFileText(state: EditorState, fileText: string): TransactionSpec {
  const { text, encoding } = charactersOf(fileText);
  return {
    ...openText(state, text, encoding),
    annotations: [isolateHistory.of("full"), opensAnother.of(true)],
  };
}

function writtenAs(text: string, encoding: Encoding = "utf-8"): readonly StateEffect<unknown>[] {
  const usual = lineEndingOf(text);
  return [
    lineEndingInput.set.of(usual),
    otherEndingsInput.set.of(otherEndingsOf(text, usual)),
    encodingInput.set.of(encoding),
  ];
}

/** Ends every line of the file alike. One undo. */
export function convertLineEndings(ending: LineEnding): TransactionSpec {
  return {
    effects: [lineEndingInput.set.of(ending), otherEndingsInput.set.of(NO_OTHER_ENDINGS)],
    annotations: isolateHistory.of("full"),
  };
}

/** Reads the file by another dialect, or each crawler by its own; an unknown id changes nothing. */
export function readAs(id: string): TransactionSpec {
  const chosen = readAsNamed(id);
  return chosen ? { effects: readAsInput.set.of(chosen) } : {};
}

/** Says whose robots.txt it is. */
export function setSite(typed: string): TransactionSpec {
  return { effects: siteInput.set.of(typed.trim()) };
}

/** Says what came back for robots.txt. */
export function setAnswer(answer: Answer): TransactionSpec {
  return { effects: answerInput.set.of(answer) };
}

/** Adds what a person typed as a URL, one a line; those that are there already are not added again. */
export function addUrls(state: EditorState, typed: string): TransactionSpec {
  return addUrlList(state, [...new Set(urlsIn(typed))]);
}

/** Adds URLs, each given once; those that are there already are not added again. */
export function addUrlList(state: EditorState, added: readonly string[]): TransactionSpec {
  return exchangeUrls(state, [], added);
}

/** Adds URLs, each given once, in the place of others, at the end; those that are there already are not added again, and none beyond MOST_URLS. */
export function exchangeUrls(
  state: EditorState,
  removed: readonly string[],
  added: readonly string[],
): TransactionSpec {
  const all = state.field(urlsInput.field);
  const gone = new Set(removed);
  const before = gone.size > 0 ? all.filter((url) => !gone.has(url)) : all;
  const known = new Set(before);
  const urls = before
    .concat(added.filter((url) => !known.has(url)))
    .slice(0, Math.max(MOST_URLS, before.length));
  if (urls.length === all.length && gone.size === 0) return {};
  const focus = { url: before.length, crawler: state.field(focusInput.field)?.crawler ?? 0 };
  return { effects: [urlsInput.set.of(urls), focusInput.set.of(focus)] };
}

/** Replaces one URL by what a person typed over it; nothing typed removes it. */
export function editUrl(state: EditorState, index: number, typed: string): TransactionSpec {
  const [url] = urlsIn(typed);
  if (url === undefined) return removeUrl(state, index);
  const urls = state.field(urlsInput.field);
  if (urls.includes(url)) return {};
  return { effects: urlsInput.set.of(replacedAt(urls, index, url)) };
}

export function removeUrl(state: EditorState, index: number): TransactionSpec {
  const urls = withoutIndex(state.field(urlsInput.field), index);
  return { effects: [urlsInput.set.of(urls), ...refocused(state, "url", afterRemoval(index))] };
}

/** Takes every URL out of the table. One undo. */
export function removeAllUrls(): TransactionSpec {
  return {
    effects: [urlsInput.set.of([]), focusInput.set.of(null)],
    annotations: isolateHistory.of("full"),
  };
}

/** Takes every crawler out of the table. One undo. */
export function removeAllCrawlers(): TransactionSpec {
  return {
    effects: [crawlersInput.set.of([]), focusInput.set.of(null)],
    annotations: isolateHistory.of("full"),
  };
}

/** Moves a URL to another place; the focus stays on the URL it was on. */
export function moveUrl(state: EditorState, from: number, to: number): TransactionSpec {
  const urls = state.field(urlsInput.field);
  if (to < 0 || to >= urls.length) return {};
  const moved = urlsInput.set.of(movedTo(urls, from, to));
  return { effects: [moved, ...refocused(state, "url", afterMove(from, to))] };
}

/** Adds crawlers by product token; those in the table already (in any case) are not added again, and none beyond MOST_CRAWLERS. */
export function addCrawlers(state: EditorState, tokens: readonly string[]): TransactionSpec {
  const before = state.field(crawlersInput.field);
  const known = new Set(before.map((token) => token.toLowerCase()));
  const added = tokens.filter((token) => {
    const isNew = token !== "" && !known.has(token.toLowerCase());
    known.add(token.toLowerCase());
    return isNew;
  });
  const room = Math.max(0, MOST_CRAWLERS - before.length);
  if (added.length === 0 || room === 0) return {};
  const focus = { url: state.field(focusInput.field)?.url ?? 0, crawler: before.length };
  return {
    effects: [crawlersInput.set.of([...before, ...added.slice(0, room)]), focusInput.set.of(focus)],
  };
}

/** Puts the focus on a crawler's verdicts, which are added to the table where they are not in it. */
export function showCrawler(state: EditorState, token: string): TransactionSpec {
  const crawler = state.field(crawlersInput.field).indexOf(token);
  if (crawler < 0) return addCrawlers(state, [token]);
  return { effects: focusInput.set.of({ url: state.field(focusInput.field)?.url ?? 0, crawler }) };
}

/** Replaces a crawler of the table; no name removes it, one that is there already changes nothing, nor does a crawler that is not there any more. */
export function editCrawler(state: EditorState, crawler: string, token: string): TransactionSpec {
  const crawlers = state.field(crawlersInput.field);
  const index = crawlers.indexOf(crawler);
  if (index < 0) return {};
  if (!token) return removeCrawler(state, index);
  const lower = token.toLowerCase();
  const taken = crawlers.some((other, at) => at !== index && other.toLowerCase() === lower);
  if (taken || crawlers[index] === token) return {};
  return { effects: crawlersInput.set.of(replacedAt(crawlers, index, token)) };
}

export function removeCrawler(state: EditorState, index: number): TransactionSpec {
  const crawlers = withoutIndex(state.field(crawlersInput.field), index);
  const focus = refocused(state, "crawler", afterRemoval(index));
  return { effects: [crawlersInput.set.of(crawlers), ...focus] };
}

/** Moves a crawler to another place; the focus stays on the crawler it was on. */
export function moveCrawler(state: EditorState, from: number, to: number): TransactionSpec {
  const crawlers = state.field(crawlersInput.field);
  if (to < 0 || to >= crawlers.length) return {};
  const moved = crawlersInput.set.of(movedTo(crawlers, from, to));
  return { effects: [moved, ...refocused(state, "crawler", afterMove(from, to))] };
}

/** Says what verdicts are expected to be: of a cell, of a whole row or column where the cell has no crawler or no URL, or of the whole table. */
export function expect(
  state: EditorState,
  { url, crawler }: Partial<Cell>,
  expected: Expected | null,
): TransactionSpec {
  const before = state.field(expectationsInput.field);
  const urls = url === undefined ? before.urls.keys() : [url];
  const crawlers = crawler === undefined ? [...before.crawlers.keys()] : [crawler];
  const now = before.edited((set) => {
    for (const row of urls) for (const column of crawlers) set(row, column, expected);
  });
  return { effects: expectationsInput.set.of(now) };
}

/** The URLs of a text, one a line. A word without a scheme, a slash or a dot is taken for a path. */
export function urlsIn(text: string): readonly string[] {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => (looksLikePath(line) ? `/${line}` : line));
}

// "cart/help" is a path that somebody forgot the slash of; "shop.example/cart", "localhost:80/"
// and "[::1]/x" begin with a host.
function looksLikePath(line: string): boolean {
  const first = line.split(/[/?#;]/, 1)[0] ?? "";
  return !line.startsWith("/") && first !== "localhost" && !/[.:[]/.test(first);
}

/** Where an item is after the one at `removed` is gone; the one that takes its place inherits. */
function afterRemoval(removed: number): (index: number) => number {
  return (index) => (index > removed ? index - 1 : index);
}

function afterMove(from: number, to: number): (index: number) => number {
  return (index) => {
    if (index === from) return to;
    if (from < index && index <= to) return index - 1;
    return to <= index && index < from ? index + 1 : index;
  };
}

function refocused(state: EditorState, axis: keyof Cell, place: (index: number) => number) {
  const focus = state.field(focusInput.field);
  return focus ? [focusInput.set.of({ ...focus, [axis]: place(focus[axis]) })] : [];
}

/** A copy of `list` without the item at `index`. */
export function withoutIndex<T>(list: readonly T[], index: number): readonly T[] {
  return list.filter((_, at) => at !== index);
}

/** A copy of `list` in which the item at `from` stands at `to`. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : withoutIndex(list, from).toSpliced(to, 0, item);
}

/** A copy of `list` with `item` at `index`, where there is such a place. */
function replacedAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((other, at) => (at === index ? item : other));
}

/** A page of which nothing is left out. */
export type WholePage = Required<Page>;

/** The page that a state shows, as `openPage` opens it. */
export function wholePageIn(state: EditorState): WholePage {
  return { text: charactersIn(state), ...settingsIn(state) };
}

/** Whether two states show the same page. */
export function showSamePage(one: EditorState, other: EditorState): boolean {
  const others = partsOf(other);
  return partsOf(one).every((part, index) => part === others[index]);
}

function partsOf(state: EditorState): readonly unknown[] {
  const { doc } = state;
  const endings = [state.field(lineEndingInput.field), state.field(otherEndingsInput.field)];
  return [doc, ...endings, ...Object.values(settingsIn(state))];
}

function settingsIn(state: EditorState): Omit<WholePage, "text"> {
  return {
    encoding: state.field(encodingInput.field),
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    readAs: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: state.field(answerInput.field),
    expectations: expectationsOf(state),
    focus: focusOf(state),
    lesson: openedOf(state).lesson,
  };
}
