import { expectationsOf, reportOf } from "../session/derived.ts";
import { ExpectNow } from "../session/expectations/expect-now.ts";
import { expectationsInput } from "../session/inputs.ts";
import { counted } from "../session/phrases.ts";
import type { Session } from "../session/session.ts";
import { inPortions } from "./in-portions.ts";
import type { Notice } from "./notices.ts";

/** Expects every verdict of the table to stay as it is, and says how many that are. */
export async function expectNow(session: Session): Promise<Notice> {
  const state = session.getState();
  const work = new ExpectNow(state);
  await inPortions((isTimeUp) => work.run(isTimeUp));
  // Of a large table that takes a while.
  if (reportOf(session.getState()) !== reportOf(state)) return expectNow(session);
  const { expectations, skipped } = work.result ?? {
    expectations: expectationsOf(state),
    skipped: 0,
  };
  session.dispatch({ effects: expectationsInput.set.of(expectations) });
  const left =
    skipped > 0
      ? ` ${counted(skipped, "verdict")} neither allow nor block, and nothing is expected of them.`
      : "";
  return {
    text: `${counted(expectations.count, "verdict")} expected to stay as they are. What changes from here on is red.${left}`,
    recovered: null,
    isReport: true,
  };
}
