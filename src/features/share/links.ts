import { answerCode, answerCoded } from "../../core/answers.ts";
import { expectationsOf, fileTextOf, focusOf } from "../../core/derived.ts";
import {
  answerInput,
  crawlersInput,
  MOST_CRAWLERS,
  MOST_URLS,
  readAsInput,
  readAsNamed,
  siteInput,
  urlsInput,
} from "../../core/inputs.ts";
import { openPage } from "../../core/intents.ts";
import { askToOpen, type IsWanted } from "../../core/latest.ts";
import type { Session } from "../../core/session.ts";
import { defaultDialect } from "../../engine/dialects/index.ts";
import { charactersOf } from "../../engine/text/bytes.ts";
import { type Notice, saying } from "../../ui/notices.ts";
import { expectationsSpelled, lettersOf } from "../expectations/letters.ts";
import { decodeLink, encodeLink, type LinkState } from "./link.ts";
import { faultyNotice, linkNotice, tooLargeNotice } from "./link-notices.ts";
import { readReadableLink } from "./readable-link.ts";
import { linkWords } from "./words.ts";

/** Opens what a fragment carries, in one transaction, if that is still wanted once it is read; else returns what to say. */
export async function openLink(
  session: Session,
  fragment: string,
  isWanted: IsWanted = askToOpen(session),
): Promise<Notice | null> {
  const readable = readReadableLink(fragment);
  if (readable.kind === "faulty") return faultyNotice(readable);
  const result = readable.kind === "none" ? decodeLink(fragment) : readable;
  if (!isWanted()) return null;
  return result.kind === "whole" ? openState(session, result.state) : linkNotice(result);
}

function openState(session: Session, state: LinkState): Notice | null {
  // A link of a few hundred characters can hold millions of lines.
  if (state.urls.length > MOST_URLS || state.crawlers.length > MOST_CRAWLERS)
    return tooLargeNotice(state);
  const readAs = readAsNamed(state.dialect);
  const answer = answerCoded(state.answer);
  if (!answer) return linkNotice({ kind: "newer" });
  const expectations = expectationsSpelled(state.expectations, state.urls, state.crawlers);
  if (!expectations) return linkNotice({ kind: "damaged", recovered: state });
  const page = {
    ...state,
    ...charactersOf(state.text),
    answer,
    expectations,
    readAs: readAs ?? defaultDialect.id,
  };
  session.dispatch(openPage(session.getState(), page));
  return readAs ? null : saying(linkWords.unknownParser(state.dialect, defaultDialect.title));
}

/** The fragment that carries the page as it is. Rejects where no link can carry it. */
export async function makeLink(session: Session): Promise<string> {
  const state = session.getState();
  const carried = {
    text: fileTextOf(state),
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    dialect: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: answerCode(state.field(answerInput.field)),
    expectations: lettersOf(expectationsOf(state)),
    focus: focusOf(state),
  };
  // A link says what it shows, so that no default decides it later.
  return encodeLink(carried, true);
}
