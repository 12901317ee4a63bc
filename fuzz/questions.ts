import fc from "fast-check";
import { focusedVerdictOf, reportOf, siteOf, siteReadingOf } from "../src/core/derived.ts";
import { type Cell, focusInput } from "../src/core/inputs.ts";
import { addCrawlers, addUrls, openText, setSite } from "../src/core/intents.ts";
import { createSession, type Session } from "../src/core/session.ts";
import type { Flaw } from "../src/engine/advise/near-miss.ts";
import { nearMissesOf } from "../src/engine/advise/near-misses-of.ts";
import { productTokenOf } from "../src/engine/crawlers/user-agent.ts";
import { judge } from "../src/engine/decide/decide.ts";
import { explain } from "../src/engine/decide/explain.ts";
import { whyWords } from "../src/tasks/why/words.ts";
import { expectSame, expectThat } from "./expect.ts";
import { property } from "./property.ts";
import { agent, text, url } from "./texts.ts";

/** Whatever is typed for a URL, a crawler or a site is answered, explained, and answered the same by the engine alone. */
export const questions = property(
  "URLs, agents and sites",
  () => fc.record({ file: text(), url: url(), agent: agent(), site: url() }),
  ({ file, url: typed, agent: named, site }) => {
    const session = createSession();
    const dispatch = session.dispatch;
    dispatch(openText(session.getState(), file));
    dispatch(addUrls(session.getState(), typed));
    dispatch(addCrawlers(session.getState(), [named, productTokenOf(named)]));
    const { question, columns } = reportOf(session.getState());
    for (const url of question.urls.keys())
      for (const crawler of columns.keys()) lookAt(session, { url, crawler });
    dispatch(setSite(site));
    expectThat(siteReadingOf(session.getState()).kind !== undefined, "a site is read");
    for (const url of question.urls.keys()) lookAt(session, { url, crawler: 0 });
  },
);

/** The near misses that are about the URL: the plain way to check one is to ask for its other URL. */
const OF_URLS: ReadonlySet<Flaw["kind"]> = new Set<Flaw["kind"]>([
  "case",
  "escape",
  "encoded-twice",
  "untidy",
  "slash",
  "end",
  "parameter",
  "deeper",
]);

/** Has a cell explained as Why does; without a site, the engine alone answers the same. */
function lookAt(session: Session, cell: Cell): void {
  session.dispatch({ effects: focusInput.set.of(cell) });
  const focused = focusedVerdictOf(session.getState());
  if (!focused) {
    expectThat(reportOf(session.getState()).columns.length === 0, "a cell has a verdict");
    return;
  }
  const { verdict, column } = focused;
  whyWords.verdict(verdict, explain(verdict, column.analysis.dialect));
  for (const { flaw, path, outcome } of nearMissesOf(verdict, column)) {
    if (!OF_URLS.has(flaw.kind)) continue;
    const near = judge(column.analysis, column.selection.group, `https://site.example${path}`);
    expectSame(near.outcome, outcome);
  }
  if (siteOf(session.getState()) || verdict.outcome === "not-governed") return;
  const { outcome } = judge(column.analysis, column.selection.group, verdict.url);
  expectSame(verdict.outcome, outcome);
}
