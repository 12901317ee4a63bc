import { describe, expect, it, vi } from "vitest";
import { addCrawlers, addUrls, openText, readAs, removeUrl, setSite } from "../../core/intents.ts";
import { createSession, type Session } from "../../core/session.ts";
import { type ComparisonInView, compareInSlices } from "../../tasks/compare/model.ts";
import { followQuestion } from "./comparing.tsx";

function sessionWith(text: string): Session {
  const session = createSession();
  session.dispatch(openText(session.getState(), text));
  return session;
}

function twoSessions() {
  const now = sessionWith("User-agent: *\nDisallow: /b\n");
  now.dispatch(addUrls(now.getState(), "/a\n/b"));
  now.dispatch(addCrawlers(now.getState(), ["Googlebot"]));
  const before = sessionWith("User-agent: *\nDisallow: /a\n");
  const news: ComparisonInView[] = [];
  followQuestion(before, now);
  const stop = compareInSlices(before, now, (found) => news.push(found));
  return { before, now, news, stop };
}

/** The URLs whose verdicts change, once the two are compared as they are. */
async function changedUrls({ before, now, news }: ReturnType<typeof twoSessions>) {
  const found = await vi.waitUntil(
    () => {
      const last = news.at(-1);
      return last?.isCurrent && last.comparison.isOf(before.getState(), now.getState()) && last;
    },
    { timeout: 30_000 },
  );
  const { verdicts } = found.comparison;
  return Array.from({ length: verdicts.size }, (_, index) => verdicts.at(index)?.url);
}

type Change = (sessions: ReturnType<typeof twoSessions>) => void;

const CHANGES: readonly (readonly [string, Change, readonly string[]])[] = [
  ["the file of now", ({ now }) => now.dispatch(openText(now.getState(), "")), ["/a"]],
  ["the file of before", ({ before }) => before.dispatch(openText(before.getState(), "")), ["/b"]],
  ["the table", ({ now }) => now.dispatch(removeUrl(now.getState(), 0)), ["/b"]],
  ["whose file it is", ({ now }) => now.dispatch(setSite("https://a.example")), ["/a", "/b"]],
  ["the reader", ({ now }) => now.dispatch(readAs("google")), ["/a", "/b"]],
];

describe("two sessions that are compared", () => {
  it("are asked the same from the beginning", async () => {
    const sessions = twoSessions();
    expect(await changedUrls(sessions)).toEqual(["/a", "/b"]);
    expect(sessions.news).toHaveLength(1);
  });

  it.each(CHANGES)("are compared again when %s changes", async (_, change, urls) => {
    const sessions = twoSessions();
    await changedUrls(sessions);
    change(sessions);
    expect(await changedUrls(sessions)).toEqual(urls);
  });

  it("are not compared again when the caret moves", async () => {
    const sessions = twoSessions();
    await changedUrls(sessions);
    for (const { dispatch } of [sessions.now, sessions.before])
      dispatch({ selection: { anchor: 3 } });
    expect(sessions.news).toHaveLength(1);
  });

  it("are not compared any more once that is stopped", async () => {
    const sessions = twoSessions();
    await changedUrls(sessions);
    sessions.stop();
    sessions.now.dispatch(openText(sessions.now.getState(), ""));
    expect(sessions.news).toHaveLength(1);
  });
});
