import { reportOf } from "../src/core/derived.ts";
import type { ReadAs } from "../src/core/inputs.ts";
import { type Page, readAs } from "../src/core/intents.ts";
import { decidingLineOf, type Outcome } from "../src/engine/decide/verdict.ts";
import { sessionWith } from "./session-with.ts";

/** A cell of the table: who asks for what, and by whose reading where it is not the page's own. */
interface Asked {
  readonly crawler: string;
  readonly url: string;
  readonly readAs?: ReadAs | undefined;
}

/** What a cell says: the outcome, and the number of the line that decides it, or null. */
interface Answered {
  readonly outcome: Outcome;
  readonly line: number | null;
}

/** What a page that was opened shows in one of its cells; undefined for a cell it does not have. */
export function shownOn(page: Page, asked: Asked): Answered | undefined {
  const session = sessionWith(page);
  if (asked.readAs) session.dispatch(readAs(asked.readAs));
  const [url, crawler] = [page.urls.indexOf(asked.url), page.crawlers.indexOf(asked.crawler)];
  const verdict = reportOf(session.getState()).verdictAt(url, crawler);
  return verdict && { outcome: verdict.outcome, line: decidingLineOf(verdict) };
}
