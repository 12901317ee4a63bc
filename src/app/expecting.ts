import { expectationsOf, reportOf } from "../session/derived.ts";
import { ExpectNow } from "../session/expectations/expect-now.ts";
import { expectationsInput } from "../session/inputs.ts";
import { meantFor } from "../session/latest.ts";
import type { Session } from "../session/session.ts";
import { tableMenuWords } from "../words/table-menus.ts";
import { inPortions } from "./in-portions.ts";
import type { Notice } from "./notices.ts";

/** Expects every verdict of the table to stay as it is, and says how many that are; nothing where another page was opened before that was known. */
export async function expectNow(
  session: Session,
  isWanted = meantFor(session, "table"),
): Promise<Notice | null> {
  const state = session.getState();
  const work = new ExpectNow(state);
  await inPortions((isTimeUp) => work.run(isTimeUp));
  if (!isWanted()) return null;
  // Of a large table that takes a while.
  if (reportOf(session.getState()) !== reportOf(state)) return expectNow(session, isWanted);
  const { expectations, skipped } = work.result ?? {
    expectations: expectationsOf(state),
    skipped: 0,
  };
  session.dispatch({ effects: expectationsInput.set.of(expectations) });
  return {
    text: tableMenuWords.expectedNow(expectations.count, skipped),
    recovered: null,
    isReport: true,
  };
}
