import { addExpectations } from "../session/expectations/import-expectations.ts";
import { badExpectationLines, importSentence } from "../session/expectations/import-sentence.ts";
import {
  type ExpectationsRead,
  ExpectationsReading,
} from "../session/expectations/read-expectations.ts";
import { crawlersInput, urlsInput } from "../session/inputs.ts";
import type { IsWanted } from "../session/latest.ts";
import type { Session } from "../session/session.ts";
import { MOST_CRAWLERS, MOST_URLS } from "../session/table-limits.ts";
import { copyingWords } from "../words/copying.ts";
import { importWords } from "../words/imports.ts";
import { inPortions } from "./in-portions.ts";
import { keptText, type Notice, saying } from "./notices.ts";

/** Expects what a text says, in one transaction, if that is still wanted once it is read, and says what came of it. */
export async function importExpectations(
  session: Session,
  text: string,
  isWanted: IsWanted,
): Promise<Notice> {
  const crawlers = session.getState().field(crawlersInput.field);
  const reading = new ExpectationsReading(text, crawlers);
  await inPortions((isTimeUp) => reading.advance(isTimeUp));
  if (!isWanted()) return saying(importWords.cameLate);
  const { found } = reading;
  session.dispatch(addExpectations(session.getState(), found));
  return {
    text: [importSentence(found), ...noRoom(session, found)].join(" "),
    recovered: keptText(copyingWords.leftOut, badExpectationLines(found)),
    isReport: found.cells.count > 0,
  };
}

/** What to say where the table was too full for the file. */
function noRoom(session: Session, { urls, crawlers }: ExpectationsRead): readonly string[] {
  const state = session.getState();
  const table = new Set(state.field(urlsInput.field));
  const names = new Set(state.field(crawlersInput.field).map((token) => token.toLowerCase()));
  const left =
    urls.filter((url) => !table.has(url)).length +
    crawlers.filter((token) => !names.has(token.toLowerCase())).length;
  if (left === 0) return [];
  return [importWords.noRoom(MOST_URLS, MOST_CRAWLERS, left)];
}
