import { isolateHistory } from "@codemirror/commands";
import type { EditorState, StateEffect, TransactionSpec } from "@codemirror/state";
import type { Answer } from "../engine/parse/response.ts";
import type { Purpose } from "../engine/preferences/preference.ts";
import { charactersOf, type Encoding } from "../engine/text/bytes.ts";
import { charactersIn, expectationsOf, focusOf, otherFilesOf, requestsOf } from "./derived.ts";
import { Expectations, type Expected } from "./expectations.ts";
import {
  answerInput,
  type Cell,
  crawlersInput,
  encodingInput,
  expectationsInput,
  focusInput,
  gatheredInput,
  type LoggedRequests,
  lineEndingInput,
  MOST_CRAWLERS,
  MOST_URLS,
  type OtherFiles,
  otherEndingsInput,
  otherFilesInput,
  purposeInput,
  type ReadAs,
  readAsInput,
  readAsNamed,
  requestsInput,
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
import { urlsIn } from "./typed-urls.ts";

/** Everything that a link carries and an example sets. */
export interface Page {
  /** The file, with its own line endings. */
  readonly text: string;
  /** The encoding of the file; by default UTF-8. */
  readonly encoding?: Encoding;
  readonly urls: readonly string[];
  readonly crawlers: readonly string[];
  readonly readAs: ReadAs;
  /** As typed; empty for none. */
  readonly site: string;
  readonly answer: Answer;
  /** The expectations for these URLs and crawlers; by default none. */
  readonly expectations?: Expectations;
  /** The files of other sites; by default none. */
  readonly others?: OtherFiles | null;
  /** What crawlers asked for, by a log; by default nothing is known of that. A link has none. */
  readonly requests?: LoggedRequests | null;
  /** The purpose whose uses the table shows first; by default it shows verdicts. */
  readonly purpose?: Purpose | null;
  readonly focus: Cell | null;
  /** The id of the example; by default none. */
  readonly lesson?: string | null;
}

/** Replaces the file and all questions: one transaction, one undo. */
export function openPage(state: EditorState, page: Page): TransactionSpec {
  const { urls, crawlers, expectations = Expectations.none(urls, crawlers) } = page;
  return {
    ...openText(state, page.text, page.encoding),
    effects: [
      ...writtenAs(page.text, page.encoding),
      urlsInput.set.of(urls),
      crawlersInput.set.of(crawlers),
      gatheredInput.set.of([]),
      expectationsInput.set.of(expectations),
      readAsInput.set.of(page.readAs),
      siteInput.set.of(page.site),
      answerInput.set.of(page.answer),
      otherFilesInput.set.of(page.others ?? null),
      requestsInput.set.of(page.requests ?? null),
      purposeInput.set.of(page.purpose ?? null),
      focusInput.set.of(page.focus),
      opensPage.of(page.lesson ?? null),
    ],
    annotations: [isolateHistory.of("full"), opensAnother.of(true)],
  };
}

/** Replaces the file, whose encoding is `encoding`, and keeps the questions. One undo. */
export function openText(state: EditorState, text: string, encoding?: Encoding): TransactionSpec {
  return {
    changes: { from: 0, to: state.doc.length, insert: withLineEnding(text, "\n") },
    selection: { anchor: 0 },
    effects: writtenAs(text, encoding),
    annotations: isolateHistory.of("full"),
  };
}

/** Replaces the file by a text that `decodeText` read; a UTF-16 file is edited as characters. One undo. */
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

/** Gives every line of the file the same line ending. One undo. */
export function convertLineEndings(ending: LineEnding): TransactionSpec {
  return {
    effects: [lineEndingInput.set.of(ending), otherEndingsInput.set.of(NO_OTHER_ENDINGS)],
    annotations: isolateHistory.of("full"),
  };
}

/** Chooses another dialect, or each crawler's own; an unknown id changes nothing. */
export function readAs(id: string): TransactionSpec {
  const chosen = readAsNamed(id);
  return chosen ? { effects: readAsInput.set.of(chosen) } : {};
}

/** Sets the site of the robots.txt. */
export function setSite(typed: string): TransactionSpec {
  return { effects: siteInput.set.of(typed.trim()) };
}

/** Sets the response for robots.txt. */
export function setAnswer(answer: Answer): TransactionSpec {
  return { effects: answerInput.set.of(answer) };
}

/** Adds the URLs that a person typed, one on each line, unless the table has them already. */
export function addUrls(state: EditorState, typed: string): TransactionSpec {
  return addUrlList(state, [...new Set(urlsIn(typed))]);
}

/** Adds URLs, each given once, unless the table has them already. */
export function addUrlList(state: EditorState, added: readonly string[]): TransactionSpec {
  return exchangeUrls(state, [], added);
}

/** Replaces URLs by others, each given once, at the end. It does not add URLs that the table has already, nor more than MOST_URLS. */
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

/** Replaces one URL by the typed one; an empty text removes it. */
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

/** Moves a URL; the focus stays on its URL. */
export function moveUrl(state: EditorState, from: number, to: number): TransactionSpec {
  const urls = state.field(urlsInput.field);
  if (to < 0 || to >= urls.length) return {};
  const moved = urlsInput.set.of(movedTo(urls, from, to));
  return { effects: [moved, ...refocused(state, "url", afterMove(from, to))] };
}

/** Adds crawlers by product token, unless the table has them already (in any case), and not more than MOST_CRAWLERS. */
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
  const crawler = placeOfCrawler(state.field(crawlersInput.field), token);
  if (crawler < 0) return addCrawlers(state, [token]);
  return { effects: focusInput.set.of({ url: state.field(focusInput.field)?.url ?? 0, crawler }) };
}

/** Where a crawler is in the table, however its product token is written; -1 where it is not. */
export function placeOfCrawler(crawlers: readonly string[], token: string): number {
  return crawlers.findIndex((other) => other.toLowerCase() === token.toLowerCase());
}

/** Replaces a crawler of the table. An empty token removes it. A token that the table has already changes nothing, and neither does an unknown crawler. */
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

/** Moves a crawler; the focus stays on its crawler. */
export function moveCrawler(state: EditorState, from: number, to: number): TransactionSpec {
  const crawlers = state.field(crawlersInput.field);
  if (to < 0 || to >= crawlers.length) return {};
  const moved = crawlersInput.set.of(movedTo(crawlers, from, to));
  return { effects: [moved, ...refocused(state, "crawler", afterMove(from, to))] };
}

/** Sets the expectation of a cell, of its verdict or, where the table shows uses, of the chosen purpose; of a whole row or column if the cell has no crawler or no URL; or of the whole table. `gathered`: the crawlers of a cell that is for several. */
export function expect(
  state: EditorState,
  { url, crawler }: Partial<Cell>,
  expected: Expected | null,
  gathered?: readonly number[],
): TransactionSpec {
  const before = state.field(expectationsInput.field);
  const urls = url === undefined ? before.urls.keys() : [url];
  const crawlers = gathered ?? (crawler === undefined ? [...before.crawlers.keys()] : [crawler]);
  const aspect = state.field(purposeInput.field) ?? "verdict";
  const now = before.edited((set) => {
    for (const row of urls) for (const column of crawlers) set(row, column, expected, aspect);
  });
  return { effects: expectationsInput.set.of(now) };
}

/** The new index of an item once the one at `removed` is gone; the item that takes its place inherits. */
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

/** A copy of `list` in which the item at `from` moves to `to`. */
export function movedTo<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : withoutIndex(list, from).toSpliced(to, 0, item);
}

/** A copy of `list` with `item` at `index`, if the list is long enough. */
function replacedAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return list.map((other, at) => (at === index ? item : other));
}

/** A page with all its parts. */
export type WholePage = Required<Page>;

/** The page of a state, as `openPage` opens it. */
export function wholePageIn(state: EditorState): WholePage {
  return { text: charactersIn(state), ...settingsIn(state) };
}

/** Whether two states have the same page. */
export function showSamePage(one: EditorState, other: EditorState): boolean {
  return areSame(partsOf(one), partsOf(other));
}

/** Whether two states have the same page, wherever its focus is and whether or not the panel of its example is open. */
export function showSameWork(one: EditorState, other: EditorState): boolean {
  return areSame(partsOf(one).slice(2), partsOf(other).slice(2));
}

function areSame(parts: readonly unknown[], others: readonly unknown[]): boolean {
  return parts.every((part, index) => part === others[index]);
}

// What is only looked at comes first.
function partsOf(state: EditorState): readonly unknown[] {
  const { focus, lesson, ...settings } = settingsIn(state);
  const endings = [state.field(lineEndingInput.field), state.field(otherEndingsInput.field)];
  return [focus, lesson, state.doc, ...endings, ...Object.values(settings)];
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
    others: otherFilesOf(state),
    requests: requestsOf(state),
    purpose: state.field(purposeInput.field),
    focus: focusOf(state),
    lesson: openedOf(state).lesson,
  };
}
