import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { reportOf } from "../../core/derived.ts";
import { crawlersInput, requestsInput, urlsInput } from "../../core/inputs.ts";
import { openText } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import type { LogRequest } from "../logs/log-request.ts";
import { blockedRequestsOf, differencesOf } from "./blocked-requests.ts";
import { Logged } from "./logged.ts";
import { loggedData } from "./logged-data.ts";
import { ruleRequestsOf } from "./rule-requests.ts";
import { Tally } from "./tally.ts";
import { loggedWords, percentText } from "./words.ts";

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
        expect([...(work?.result?.of.values() ?? [])].map(({ blocked }) => blocked)).toEqual(
          expected,
        );
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
    expect(after?.result).toEqual({ total: 1, of: new Map([["gptbot", { blocked: 1, more: 0 }]]) });
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
      return [...(work?.result?.of.values() ?? [])].map(({ more }) => more);
    };
    expect(moreNow()).toEqual([0, 0]);
    session.dispatch(openText(session.getState(), "User-agent: *\nDisallow: /a\n"));
    expect(moreNow()).toEqual([3, -2]);
    session.dispatch({ effects: urlsInput.set.of(["/b"]) });
    expect(moreNow()).toEqual([0, -2]);
    session.dispatch({ effects: crawlersInput.set.of(["CCBot", "Bingbot"]) });
    expect(moreNow()).toEqual([-2, 0]);
  });

  test("are told of by the crawlers with the largest differences", () => {
    const agents = ["GPTBot", "CCBot", "Googlebot", "Bytespider"];
    const logged = loggedOf(
      agents.flatMap((userAgent, at) =>
        Array.from({ length: at + 1 }, () => request({ target: "/a", userAgent })),
      ),
    );
    const session = sessionWith(logged, "");
    const toldNow = () => {
      const work = blockedRequestsOf(session.getState());
      work?.run(() => false);
      return work?.result ? loggedWords.sinceOpened(differencesOf(logged, work.result)) : null;
    };
    expect(toldNow()).toBe("");
    session.dispatch(openText(session.getState(), "User-agent: CCBot\nDisallow: /"));
    expect(toldNow()).toBe(
      "Since the log was opened, the file blocks 2 more of CCBot’s requests (100 %).",
    );
    session.dispatch(openText(session.getState(), "User-agent: *\nDisallow: /a"));
    expect(toldNow()).toBe(
      "Since the log was opened, the file blocks 4 more of Bytespider’s requests (100 %), 3 more of Googlebot’s requests (100 %) and other numbers of 2 more crawlers.",
    );
  });

  test("are a share in the head of each crawler’s column", () => {
    const logged = loggedOf([request({ target: "/a" }), request({ target: "/b" })]);
    const session = sessionWith(logged, "User-agent: *\nDisallow: /a\n");
    expect(logged.headOf("GPTBot", "GPTBot: 1 of 2 URLs blocked").note).toBe("…");
    blockedRequestsOf(session.getState())?.run(() => false);
    expect(logged.headOf("gptbot", "GPTBot: 1 of 2 URLs blocked")).toEqual({
      label: "GPTBot: 1 of 2 URLs blocked, 1 of 2 requests blocked (50 %)",
      note: "50 %",
      share: 0.5,
    });
    expect(logged.headOf("CCBot", "CCBot: 1 of 2 URLs blocked")).toEqual({
      label: "CCBot: 1 of 2 URLs blocked, no requests",
      note: "–",
      share: 0,
    });
  });

  test("are those that the Disallow rules decide, and each rule has its own", () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 60 }), (changes) => {
        const logged = loggedOf(changes.map(request));
        const file = "User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /c\n";
        const session = sessionWith(logged, file);
        const [blocked, byRule] = [
          blockedRequestsOf(session.getState()),
          ruleRequestsOf(session.getState()),
        ];
        blocked?.run(() => false);
        byRule?.run(() => false);
        const of = (line: number) => byRule?.result?.get(line) ?? 0;
        expect(of(2) + of(4)).toBe(blocked?.result?.total);
        const own = changes.filter(({ target }) => target === "/a/b").length;
        expect(of(3)).toBe(own);
      }),
      { numRuns: runs(100) },
    );
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

test.each([
  [0, "0 %"],
  [0.001, "under 1 %"],
  [0.184, "18 %"],
  [0.999, "99 %"],
  [1, "100 %"],
])("a share of %d is %s", (share, text) => {
  expect(percentText(share)).toBe(text);
});
