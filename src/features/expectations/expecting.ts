import { inPortions } from "../../app/in-portions.ts";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import { expectationsInput } from "../../core/inputs.ts";
import { meantFor } from "../../core/opened.ts";
import type { Session } from "../../core/session.ts";
import type { Notice } from "../../ui/notices.ts";
import { tableMenuWords } from "../../words/table-menus.ts";
import { ExpectNow } from "./expect-now.ts";

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
