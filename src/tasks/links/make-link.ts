import { answerCode } from "../../core/answer-codes.ts";
import { expectationsOf, fileTextOf, focusOf, otherFilesOf } from "../../core/derived.ts";
import {
  answerInput,
  crawlersInput,
  type OtherFile,
  purposeInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import type { Session } from "../../core/session.ts";
import { robotsUrlOf } from "../../engine/url/scope.ts";
import { storedLines } from "../expectations/expected-line.ts";
import { lettersOf, lettersOfUses } from "../expectations/letters.ts";
import type { LinkFile } from "./frame.ts";
import { encodeLink } from "./write-link.ts";

/** The fragment that carries the page as it is. Rejects where no link can carry it. */
export async function makeLink(session: Pick<Session, "getState">): Promise<string> {
  const state = session.getState();
  const others = otherFilesOf(state);
  const purpose = state.field(purposeInput.field);
  const expectations = expectationsOf(state);
  const expected = lettersOfUses(expectations);
  const { lines } = expectations;
  return encodeLink({
    text: fileTextOf(state),
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    dialect: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: answerCode(state.field(answerInput.field)),
    expectations: lettersOf(expectations),
    ...((purpose || expected) && { uses: { purpose, expected } }),
    ...(lines.length > 0 && { lines: storedLines(lines) }),
    ...(others && { others: others.files.map(linkFileOf) }),
    focus: focusOf(state),
  });
}

function linkFileOf({ site, answer, fileText }: OtherFile): LinkFile {
  return [robotsUrlOf(site), answerCode(answer), fileText];
}
