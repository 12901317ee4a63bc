import { addExpectations } from "../session/expectations/import-expectations.ts";
import { badExpectationLines, importSentence } from "../session/expectations/import-phrases.ts";
import { ExpectationsReading } from "../session/expectations/read-expectations.ts";
import { crawlersInput } from "../session/inputs.ts";
import type { Session } from "../session/session.ts";
import { inPortions } from "./in-portions.ts";
import { keptText, type Notice } from "./notices.ts";

/** Expects what a text says, in one transaction, and says what came of it. */
export async function importExpectations(session: Session, text: string): Promise<Notice> {
  const crawlers = session.getState().field(crawlersInput.field);
  const reading = new ExpectationsReading(text, crawlers);
  await inPortions((isTimeUp) => reading.advance(isTimeUp));
  const { found } = reading;
  session.dispatch(addExpectations(session.getState(), found));
  return {
    text: importSentence(found),
    recovered: keptText("lines left out", badExpectationLines(found)),
    isReport: found.cells.count > 0,
  };
}
