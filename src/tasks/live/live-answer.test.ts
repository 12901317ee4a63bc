import { describe, expect, test } from "vitest";
import { MOST_REDIRECTS } from "../../core/answers.ts";
import { defaultDialect, dialects } from "../../engine/dialects/index.ts";
import { meaningOf } from "../../engine/parse/response.ts";
import type { Fetched, Hop } from "../../fetch/answer.ts";
import { answerOfStatus, failedAnswer, liveAnswer, redirectsOf } from "./live-answer.ts";

const ASKED = "https://shop.example/robots.txt";

function hop(url: string, status = 200): Hop {
  return { kind: "answered", url, status, location: null, family: 4, milliseconds: 5 };
}

function head(changed: Partial<Fetched> = {}) {
  const hops = changed.hops ?? [hop(ASKED, changed.status)];
  return { asked: ASKED, status: 200, contentType: "text/plain", cut: false, ...changed, hops };
}

const OUTAGE = { lasting: "short", cachedCopy: false };

describe("what came back for robots.txt", () => {
  test.each([
    ["a file", head(), { kind: "ok" }],
    ["an HTML page", head({ contentType: "Text/HTML; charset=utf-8" }), { kind: "html" }],
    ["an XHTML page", head({ contentType: "application/xhtml+xml" }), { kind: "html" }],
    ["what is named like one", head({ contentType: "text/html5" }), { kind: "ok" }],
    ["a body that goes on", head({ cut: true }), { kind: "too-large" }],
    ["404", head({ status: 404 }), { kind: "status", status: 404 }],
    ["429", head({ status: 429 }), { kind: "status", status: 429 }],
    ["503", head({ status: 503 }), { kind: "status", status: 503, ...OUTAGE }],
  ])("%s is that", (_name, answer, expected) => {
    expect(liveAnswer(answer, "").answer).toEqual(expected);
    expect(liveAnswer(answer, "").taken).toBe("exactly");
  });

  test.each([
    [204, { kind: "ok" }, true],
    [418, { kind: "status", status: 400 }, false],
    [520, { kind: "status", status: 500, ...OUTAGE }, false],
    [999, { kind: "status", status: 500, ...OUTAGE }, false],
  ])("%i is read as its class, RFC 9110 15", (status, expected, isFile) => {
    const read = liveAnswer(head({ status }), "");
    expect(read).toEqual({ answer: expected, taken: "as-its-class", isFile });
  });

  test.each([301, 304])("%i that leads nowhere is as no file", (status) => {
    const read = liveAnswer(head({ status }), "");
    expect(read).toEqual({
      answer: { kind: "status", status: 404 },
      taken: "as-no-file",
      isFile: false,
    });
  });

  test("a page is known by its beginning only where no Content-Type says what it is", () => {
    const page = "\n<!DOCTYPE html><p>";
    expect(liveAnswer(head({ contentType: null }), page).answer.kind).toBe("html");
    expect(liveAnswer(head({ contentType: null }), "User-agent: <html>").answer.kind).toBe("ok");
    expect(liveAnswer(head(), page).answer.kind).toBe("ok");
  });

  test("redirects count, and it is the last host that tells whether they left the first", () => {
    const www = hop("https://www.shop.example/robots.txt");
    const back = hop(`${ASKED}?again`);
    const away = [hop(ASKED, 301), www];
    expect(liveAnswer(head({ hops: away }), "").answer).toEqual({
      kind: "redirects",
      count: 1,
      toOtherHost: true,
    });
    expect(liveAnswer(head({ hops: [hop(ASKED, 301), www, back] }), "").answer).toEqual({
      kind: "redirects",
      count: 2,
      toOtherHost: false,
    });
    expect(redirectsOf(head({ hops: away }))).toEqual({ count: 1, toHost: "www.shop.example" });
  });

  test("a request that failed before another scheme was tried is no redirect", () => {
    const failed: Hop = { kind: "failed", url: ASKED, failure: "tls", milliseconds: 3 };
    const asked = "http://shop.example/robots.txt";
    expect(liveAnswer(head({ asked, hops: [failed, hop(asked)] }), "").answer.kind).toBe("ok");
  });

  test("what the file is comes before how it was reached", () => {
    const hops = [hop(ASKED, 302), hop("https://shop.example/login")];
    expect(liveAnswer(head({ hops, contentType: "text/html" }), "").answer.kind).toBe("html");
  });
});

describe("a failure", () => {
  test.each(["dns", "refused", "tls", "incomplete", "too-large", "timeout"] as const)(
    "of kind %s is read as out of reach",
    (failure) => {
      expect(failedAnswer(failure, [])).toEqual({ kind: "unreachable", ...OUTAGE });
    },
  );

  test("of redirects is read as more than any reader with a limit follows, who would else be shown a file that is not there", () => {
    const www = "https://www.shop.example/robots.txt";
    const hops = [hop(ASKED, 301), ...Array.from({ length: 5 }, () => hop(www, 301))];
    expect(failedAnswer("too-many-redirects", hops)).toEqual({
      kind: "redirects",
      count: MOST_REDIRECTS,
      toOtherHost: true,
    });
    expect(failedAnswer("redirect-loop", [hop(ASKED, 301)])).toEqual({
      kind: "redirects",
      count: MOST_REDIRECTS,
      toOtherHost: false,
    });
  });

  test.each(dialects.filter(({ responses }) => responses.redirects.limit !== null))(
    "of redirects is beyond what $title follows",
    ({ responses }) => {
      const answer = failedAnswer("too-many-redirects", [hop(ASKED, 301)]);
      expect(answer && meaningOf(responses, answer)).toEqual(responses.redirects.beyond);
    },
  );

  test.each(["not-allowed", "bad-request", "rate-limited", "switched-off"] as const)(
    "of kind %s says nothing of the site",
    (failure) => {
      expect(failedAnswer(failure, [])).toBeNull();
    },
  );
});

describe("the response for a status code alone", () => {
  test.each([
    [200, "read-file"],
    [301, "allow-all"],
    [404, "allow-all"],
    [418, "allow-all"],
    [503, "disallow-all"],
    [520, "disallow-all"],
  ])("means to RFC 9309 after %i: %s", (status, kind) => {
    expect(meaningOf(defaultDialect.responses, answerOfStatus(status)).kind).toBe(kind);
  });
});
