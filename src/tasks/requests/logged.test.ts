import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { reportOf } from "../../core/derived.ts";
import { crawlersInput, requestsInput, urlsInput } from "../../core/inputs.ts";
import { openText } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import type { LogRequest } from "../logs/log-request.ts";
import { blockedRequestsOf } from "./blocked-requests.ts";
import { Logged } from "./logged.ts";
import { loggedData } from "./logged-data.ts";
import { Tally } from "./tally.ts";

function request(change: Partial<LogRequest> = {}): LogRequest {
  return {
    method: "GET",
    target: "/",
    origin: "",
    status: 200,
    time: 0,
    userAgent: "GPTBot",
    address: "",
    ...change,
  };
}

function loggedOf(requests: readonly LogRequest[], site: string | null = null): Logged {
  const tally = new Tally();
  for (const one of requests) tally.add(one);
  return new Logged(loggedData(tally, site));
}

const anyRequest = fc.record({
  target: fc.constantFrom("/", "/a", "/a/b", "/robots.txt", "/c?d"),
  origin: fc.constantFrom("", "https://shop.example", "//other.example"),
  userAgent: fc.constantFrom("GPTBot", "Googlebot/2.1", "CCBot/2.0"),
  status: fc.constantFrom(200, 301, 503),
  time: fc.integer({ min: 0, max: 9 }),
});

describe("a log, for the table", () => {
  test("has the count, the last time and its status of each crawler and URL, in any order of them", () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 60 }), (changes) => {
        const requests = changes.map(request);
        const logged = loggedOf(requests, "https://shop.example");
        for (const url of logged.urls)
          for (const token of ["GPTBot", "googlebot", "CCBot", "Bingbot"]) {
            const own = requests.filter(
              ({ origin, target, userAgent }) =>
                origin.replace("//other", "other") + target === url &&
                userAgent.toLowerCase().startsWith(token.toLowerCase()),
            );
            const last = own.reduce((most, { time }) => Math.max(most, time), 0);
            expect(logged.countAt(url, token)).toBe(own.length);
            const pair = logged.at(url, token);
            expect(pair?.requests ?? 0).toBe(own.length);
            if (!pair) continue;
            expect(pair.last).toBe(last);
            expect(pair.lastStatus).toBe(own.findLast(({ time }) => time === last)?.status);
          }
      }),
      { numRuns: runs(200) },
    );
  });

  test("has the URLs and the crawlers with most requests first", () => {
    const logged = loggedOf([
      request({ target: "/a" }),
      ...[1, 2].map(() => request({ target: "/b", userAgent: "CCBot" })),
    ]);
    expect(logged.urls).toEqual(["/b", "/a"]);
    expect(logged.crawlers.map(({ token, requests, urls }) => [token, requests, urls])).toEqual([
      ["CCBot", 2, 1],
      ["GPTBot", 1, 1],
    ]);
  });

  test("knows each crawler’s requests for the robots.txt of the site, and of no other host", () => {
    const of = (origin: string, time: number, status: number) =>
      request({ target: "/robots.txt", origin, time, status });
    const logged = loggedOf(
      [of("https://shop.example", 3, 503), of("", 2, 200), of("https://other.example", 9, 404)],
      "https://shop.example",
    );
    expect(logged.crawlers[0]?.robotsTxt).toEqual({ requests: 2, last: 3, status: 503 });
  });
});

describe("requests that are blocked", () => {
  function sessionWith(logged: Logged, text: string) {
    const session = createSession();
    session.dispatch(openText(session.getState(), text));
    session.dispatch({
      effects: [
        urlsInput.set.of(logged.urls),
        crawlersInput.set.of(logged.crawlers.map(({ token }) => token)),
        requestsInput.set.of(logged),
      ],
    });
    return session;
  }

  test("add up to those of each cell that is blocked", () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 60 }), (changes) => {
        const logged = loggedOf(changes.map(request));
        const session = sessionWith(
          logged,
          "User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /c\n",
        );
        const work = blockedRequestsOf(session.getState());
        work?.run(() => false);
        const report = reportOf(session.getState());
        const expected = report.columns.map(({ token }, crawler) =>
          report.question.urls.reduce(
            (sum, url, row) =>
              sum +
              (report.outcomeAt(row, crawler) === "disallow" ? logged.countAt(url, token) : 0),
            0,
          ),
        );
        expect(work?.result?.byCrawler).toEqual(expected);
      }),
      { numRuns: runs(100) },
    );
  });

  test("are not counted again after a key that changes no cell, and are after one that does", () => {
    const session = sessionWith(
      loggedOf([request({ target: "/a" })]),
      "User-agent: *\nDisallow: /b\n",
    );
    const before = blockedRequestsOf(session.getState());
    const end = session.getState().doc.length;
    session.dispatch({ changes: { from: end, insert: "# x" } });
    expect(blockedRequestsOf(session.getState())).toBe(before);
    session.dispatch({ changes: { from: end, to: end + 3, insert: "Disallow: /a" } });
    const after = blockedRequestsOf(session.getState());
    expect(after).not.toBe(before);
    after?.run(() => false);
    expect(after?.result).toEqual({ total: 1, byCrawler: [1], moreByCrawler: [0] });
  });

  test("are more or fewer than when the log was opened, of each crawler", () => {
    const session = sessionWith(
      loggedOf([
        ...[1, 2, 3].map(() => request({ target: "/a" })),
        ...[1, 2].map(() => request({ target: "/b", userAgent: "CCBot" })),
      ]),
      "User-agent: *\nDisallow: /b\n",
    );
    const moreNow = () => {
      const work = blockedRequestsOf(session.getState());
      work?.run(() => false);
      return work?.result?.moreByCrawler;
    };
    expect(moreNow()).toEqual([0, 0]);
    session.dispatch(openText(session.getState(), "User-agent: *\nDisallow: /a\n"));
    expect(moreNow()).toEqual([3, -2]);
    session.dispatch({ effects: urlsInput.set.of(["/b"]) });
    expect(moreNow()).toEqual([0, -2]);
    session.dispatch({ effects: crawlersInput.set.of(["CCBot", "Bingbot"]) });
    expect(moreNow()).toEqual([-2, 0]);
  });

  test("are of no state without a log", () => {
    expect(blockedRequestsOf(createSession().getState())).toBeNull();
  });
});

test("a line without a User-Agent is no crawler's where other lines have one", () => {
  const cut = request({ userAgent: "", target: "/cut" });
  const { crawlers, urls } = loggedOf([request(), cut]);
  expect([crawlers.map(({ token }) => token), urls]).toEqual([["GPTBot"], ["/"]]);
  expect(loggedOf([cut]).urls).toEqual(["/cut"]);
});
