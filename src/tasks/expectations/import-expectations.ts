import type { EditorState, TransactionSpec } from "@codemirror/state";
import { expectationsOf } from "../../core/derived.ts";
import {
  crawlersInput,
  EACH_AS_ITSELF,
  expectationsInput,
  focusInput,
  MOST_CRAWLERS,
  MOST_EXPECTED,
  MOST_URLS,
  type ReadAs,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { IsWanted } from "../../core/latest.ts";
import { keptText, type Notice, saying } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { dialectOf } from "../../engine/dialects/index.ts";
import { copyingWords } from "../../words/copying.ts";
import { termWords } from "../../words/terms.ts";
import { badPlaceLines } from "../lists/read-urls.ts";
import { importWords } from "../lists/words.ts";
import type { ExpectationsFound } from "./collection.ts";
import { eachOnce, MOST_LINES } from "./expected-line.ts";
import { type ExpectationsRead, ExpectationsReading } from "./read-expectations.ts";
import { expectationImportWords } from "./words.ts";

/** Sets the expectations of a file or an exported table, adds the URLs and crawlers that are missing, and sets its site where the page has none: one transaction, one undo. The focus goes to the first cell of the file, if it has one. */
export function addExpectations(state: EditorState, found: ExpectationsFound): TransactionSpec {
  if (isEmpty(found)) return {};
  const urls = withMissing(state.field(urlsInput.field), found.urls, MOST_URLS, (url) => url);
  const crawlers = withMissing(
    state.field(crawlersInput.field),
    found.crawlers,
    MOST_CRAWLERS,
    lowerCase,
  );
  const before = expectationsOf(state).forTable(urls.all, crawlers.all);
  const expectations = before.edited(
    (expect) =>
      found.cells.tell((url, crawler, expected, aspect) => {
        const row = urls.places[url];
        const column = crawlers.places[crawler];
        if (isPlace(row) && isPlace(column)) expect(row, column, expected, aspect);
      }),
    eachOnce([...before.lines, ...found.lines]),
  );
  return {
    effects: [
      urlsInput.set.of(urls.all),
      crawlersInput.set.of(crawlers.all),
      expectationsInput.set.of(expectations),
      siteInput.set.of(state.field(siteInput.field) || (found.site ?? "")),
      focusInput.set.of({
        url: urls.places.find(isPlace) ?? 0,
        crawler: crawlers.places.find(isPlace) ?? 0,
      }),
    ],
  };
}

/** Whether a file expects nothing, and names no URL of a table. */
function isEmpty({ urls, lines }: ExpectationsFound): boolean {
  return urls.length + lines.length === 0;
}

/** A list with the missing items added, up to `most`, and the place of each item in it; -1 for an item without room. The list itself where nothing is added. */
function withMissing(
  list: readonly string[],
  added: readonly string[],
  most: number,
  keyOf: (item: string) => string,
): { readonly all: readonly string[]; readonly places: readonly number[] } {
  const placeOf = new Map(list.map((item, place) => [keyOf(item), place]));
  const missing: string[] = [];
  const places = added.map((item) => {
    const known = placeOf.get(keyOf(item));
    if (known !== undefined) return known;
    return list.length + missing.length < most ? list.length + missing.push(item) - 1 : -1;
  });
  return { all: missing.length === 0 ? list : [...list, ...missing], places };
}

function isPlace(place: number | undefined): place is number {
  return place !== undefined && place >= 0;
}

function lowerCase(token: string): string {
  return token.toLowerCase();
}

/** The result of reading expectations. */
export function importSentence(read: ExpectationsRead): string {
  const { urls, crawlers, cells, lines, folded, contradicting, beyond, bad, moreBad } = read;
  const words = expectationImportWords;
  if (isEmpty(read)) return words.nothing;
  const left = bad.length + moreBad;
  const sentences: string[] = [];
  if (cells.count > 0) sentences.push(words.read(cells.count, urls.length, crawlers.length));
  else if (urls.length > 0) sentences.push(words.table(urls.length, crawlers.length));
  if (lines.length > 0) sentences.push(words.readLines(lines.length));
  if (folded > 0) sentences.push(words.repetitions(folded));
  if (contradicting > 0) sentences.push(words.contradictions(contradicting));
  if (beyond > 0)
    sentences.push(words.noRoom(beyond, MOST_URLS, MOST_CRAWLERS, MOST_EXPECTED, MOST_LINES));
  if (left > 0) sentences.push(words.bad(left));
  return sentences.join(" ");
}

/** The entries that were left out, a line each; null where there are none. */
export function badExpectationLines({ bad, moreBad }: ExpectationsRead): string | null {
  return badPlaceLines(bad, moreBad, expectationImportWords.reasons);
}

/** Sets the expectations of a text in one transaction, if that is still wanted after it is read, and tells the result. */
export async function importExpectations(
  session: Session,
  text: string,
  isWanted: IsWanted,
): Promise<Notice> {
  const crawlers = session.getState().field(crawlersInput.field);
  const reading = new ExpectationsReading(text, crawlers);
  await session.scheduler.finish((isTimeUp) => reading.advance(isTimeUp));
  if (!isWanted()) return saying(importWords.cameLate);
  const { found } = reading;
  const before = session.getState();
  session.dispatch(addExpectations(before, found));
  return {
    text: [
      importSentence(found),
      ...noRoom(session, found),
      ...siteSaid(before, found),
      ...readDifferently(session.getState(), found),
    ].join(" "),
    recovered: keptText(copyingWords.leftOut, badExpectationLines(found)),
    isReport: !isEmpty(found),
  };
}

/** What to say of the site of an exported table that was not that of the page. */
function siteSaid(before: EditorState, found: ExpectationsRead): readonly string[] {
  const site = before.field(siteInput.field);
  if (isEmpty(found) || found.site === null || found.site === site) return [];
  const { siteTaken, otherSite } = expectationImportWords;
  return [site === "" ? siteTaken(found.site) : otherSite(found.site)];
}

/** What to say where the expectations are of another way to read robots.txt, which decides some verdicts differently. */
function readDifferently(state: EditorState, { readAs }: ExpectationsRead): readonly string[] {
  if (!readAs || readAs === state.field(readAsInput.field)) return [];
  return [expectationImportWords.readDifferently(titleOfReading(readAs))];
}

/** What a way to read robots.txt is called. */
export function titleOfReading(readAs: ReadAs): string {
  return readAs === EACH_AS_ITSELF ? termWords.eachAsItself : dialectOf(readAs).title;
}

/** What to say where the table was too full for the file. */
function noRoom(session: Session, { urls, crawlers }: ExpectationsRead): readonly string[] {
  const state = session.getState();
  const table = new Set(state.field(urlsInput.field));
  const names = new Set(state.field(crawlersInput.field).map(lowerCase));
  const left =
    urls.filter((url) => !table.has(url)).length +
    crawlers.filter((token) => !names.has(lowerCase(token))).length;
  return left === 0 ? [] : [importWords.noRoom(MOST_URLS, MOST_CRAWLERS, left)];
}
