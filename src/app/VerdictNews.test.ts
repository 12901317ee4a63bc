import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { sessionWith } from "../../test/session-with.ts";
import { reportOf } from "../core/derived.ts";
import { addUrls, removeUrl } from "../core/intents.ts";
import type { Session } from "../core/session.ts";
import type { Report } from "../engine/decide/report.ts";
import { tellVerdicts } from "./VerdictNews.tsx";

const FILE = "User-agent: *\nDisallow: /a\n";

const PAGE = {
  text: FILE,
  urls: ["/a/1", "/a/2", "/b"],
  crawlers: ["Googlebot", "GPTBot"],
};

let session: Session;
let told: string[];
let first: Report;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  session = sessionWith(PAGE);
  told = [];
  first = reportOf(session.getState());
  stop = tellVerdicts(session, first, (sentence) => {
    if (sentence !== "") told.push(sentence);
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function type(text: string, at = session.getState().doc.length): void {
  session.dispatch(session.getState().update({ changes: { from: at, insert: text } }));
}

describe("what changed in the table", () => {
  test("is told once the table rests, not with each key", () => {
    for (const letter of "Allow: /a/1") {
      type(letter);
      vi.advanceTimersByTime(300);
    }
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(["2 verdicts changed: 2 now allowed."]);
  });

  test("is counted by what the verdicts are now", () => {
    type("b", FILE.indexOf("/a") + 1);
    vi.advanceTimersByTime(1_000);
    type("Disallow: /b\nAllow: /ba");
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([
      "4 verdicts changed: 4 now allowed.",
      "2 verdicts changed: 2 now blocked.",
    ]);
  });

  test("is named where it is one verdict", () => {
    type("User-agent: GPTBot\nDisallow: /b\nDisallow: /a\n");
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(["/b is now blocked for GPTBot."]);
  });

  test("is nothing where a key turns a verdict and the next one turns it back", () => {
    type("x", FILE.indexOf("/a") + 2);
    vi.advanceTimersByTime(300);
    session.dispatch(
      session.getState().update({
        changes: { from: FILE.indexOf("/a") + 2, to: FILE.indexOf("/a") + 3 },
      }),
    );
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
  });

  test("is told, too, where it changed before anybody could tell it", () => {
    stop();
    type("Allow: /a/1");
    stop = tellVerdicts(session, first, (sentence) => {
      if (sentence !== "") told.push(sentence);
    });
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(["2 verdicts changed: 2 now allowed."]);
  });

  test("is nothing where a URL went, or the whole table is another", () => {
    session.dispatch(removeUrl(session.getState(), 0));
    vi.advanceTimersByTime(1_000);
    sessionWith({ ...PAGE, urls: ["/c", "/d"] }, session);
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual([]);
  });

  test("is which URL came, and its verdicts", () => {
    session.dispatch(addUrls(session.getState(), "/a/3"));
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(["Added /a/3: 2 blocked."]);
  });

  test("is how many URLs came, of too many verdicts without these", () => {
    session.dispatch(addUrls(session.getState(), "/c\n/a/3"));
    vi.advanceTimersByTime(1_000);
    const many = Array.from({ length: 1_000 }, (_, at) => `/many/${at}`);
    session.dispatch(addUrls(session.getState(), many.join("\n")));
    vi.advanceTimersByTime(1_000);
    expect(told).toEqual(["Added 2 URLs: 2 blocked and 2 allowed.", "Added 1,000 URLs."]);
  });

  test("can be told twice in the same words, for it is taken back in between", () => {
    const all: string[] = [];
    stop();
    stop = tellVerdicts(session, first, (sentence) => all.push(sentence));
    type("#", FILE.indexOf("Dis"));
    vi.advanceTimersByTime(1_000);
    // Also where it was counted again in between, without news.
    session.counting.setState((times) => times + 1, true);
    vi.advanceTimersByTime(1_000);
    type("\nDisallow: /a");
    vi.advanceTimersByTime(1_000);
    expect(all).toEqual([
      "4 verdicts changed: 4 now allowed.",
      "",
      "4 verdicts changed: 4 now blocked.",
    ]);
  });
});
