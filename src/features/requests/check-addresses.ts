import { isolateHistory } from "@codemirror/commands";
import { requestsInput } from "../../core/inputs.ts";
import { type Notice, saying, undoable } from "../../core/notices.ts";
import type { Session } from "../../core/session.ts";
import { crawlersOfList } from "../../tasks/requests/address-lists.ts";
import { rangesIn } from "../../tasks/requests/address-ranges.ts";
import { Logged, loggedIn } from "../../tasks/requests/logged.ts";
import { beginReading } from "./read-log.ts";
import { requestWords } from "./words.ts";

/** The largest list that is read, in bytes; the largest that is published has some 100 kB. */
const LARGEST_LIST = 16 * 1024 * 1024;

/** Compares the addresses of the open log with lists that operators publish, and with those opened before. Addresses are not kept, so the log is read again. */
export async function checkAddresses(
  session: Session,
  files: readonly File[],
): Promise<Notice | null> {
  const logged = loggedIn(session.getState());
  const read = await Promise.all(files.map(listIn));
  const lists = read.filter((list) => list !== null);
  const others = files.filter((_, at) => read[at] === null).map(({ name }) => name);
  if (lists.length === 0) return saying(requestWords.noLists(others));
  if (!logged) return saying(requestWords.listsWithoutLog);
  if (!logged.source) return saying(requestWords.logIsGone);
  const source = { ...logged.source, lists: [...logged.source.lists, ...lists] };
  const again = await beginReading(source, () => {}).reading;
  if (!again || again.data.urls !== logged.data.urls) return saying(requestWords.notReadAgain);
  if (loggedIn(session.getState()) !== logged) return null;
  const checked = new Logged(again.data, logged.blockedAtFirst);
  checked.blocked = logged.blocked;
  checked.source = source;
  session.dispatch({
    effects: requestsInput.set.of(checked),
    annotations: isolateHistory.of("full"),
  });
  const { crawlers } = checked;
  const known = crawlers.filter(({ verified, notFromOperator }) => verified + notFromOperator > 0);
  return undoable(session, requestWords.checked(known, others));
}

/** A list, with the crawlers that its file name says; null for another file. */
async function listIn(file: File) {
  const tokens = crawlersOfList(file.name);
  if (tokens.length === 0 || file.size > LARGEST_LIST) return null;
  const text = await file.text().catch(() => "");
  return rangesIn(text) ? { tokens, text } : null;
}
