import { inPortions } from "../../app/in-portions.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import type { IsWanted } from "../../core/opened.ts";
import type { Session } from "../../core/session.ts";
import { MOST_CRAWLERS, MOST_URLS } from "../../core/table-limits.ts";
import { keptText, type Notice, saying } from "../../ui/notices.ts";
import { copyingWords } from "../../words/copying.ts";
import { importWords } from "../import/words.ts";
import { addExpectations } from "./import-expectations.ts";
import { badExpectationLines, importSentence } from "./import-sentence.ts";
import { type ExpectationsRead, ExpectationsReading } from "./read-expectations.ts";

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
