import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loggedOf } from "../../../test/logged-of.ts";
import { runs } from "../../../test/runs.ts";
import { NOT_STORED, requestsStoredIn, storedRequests } from "./stored-requests.ts";

const anyRequest = fc.tuple(
  fc.constantFrom("GPTBot", "CCBot/2.0"),
  fc.constantFrom("/", "/a", "/robots.txt", "/c,d"),
  fc.constantFrom(Number.NaN, 0, 1_793_577_600_000),
);

describe("the counts of a log in a draft", () => {
  test("are those of the log, after any storage of plain data", () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { minLength: 1 }), fc.boolean(), (requests, isCounted) => {
        const logged = loggedOf(...requests);
        if (isCounted) logged.blockedAtFirst = new Uint8Array(logged.data.url.length).fill(1);
        const stored = JSON.parse(JSON.stringify(storedRequests(logged)));
        const read = requestsStoredIn(stored);
        expect(read?.data).toEqual(logged.data);
        expect(read?.blockedAtFirst).toEqual(logged.blockedAtFirst);
      }),
      { numRuns: runs(100) },
    );
  });

  test("are not stored where they are more than 20,000", () => {
    const targets = Array.from({ length: 20_001 }, (_, number) => `/${number}`);
    const of = (some: readonly string[]) =>
      loggedOf(...some.map((target) => ["GPTBot", target] as const));
    expect(storedRequests(of(targets))).toBe(NOT_STORED);
    expect(storedRequests(of(targets.slice(1)))).not.toBe(NOT_STORED);
  });

  test.each([
    ["a text", "urls"],
    ["crawlers that are none", { crawlers: "[{}]" }],
    ["crawlers that are no JSON", { crawlers: "[" }],
    ["a URL that is not there", { url: "7" }],
    ["a column that is too short", { last: "" }],
    ["crawlers that begin behind the end", { starts: "0,9" }],
    ["crawlers in a wrong order", { starts: "1,0" }],
    ["no URLs", { urls: null }],
  ])("are not read from %s", (_, change) => {
    const stored = storedRequests(loggedOf(["GPTBot", "/a", 0]));
    const damaged = typeof change === "string" ? change : { ...Object(stored), ...change };
    expect(requestsStoredIn(damaged)).toBeNull();
  });
});
