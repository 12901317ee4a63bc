import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { reportOf } from "../../core/derived.ts";
import { crawlersInput, requestsInput, urlsInput } from "../../core/inputs.ts";
import { openText } from "../../core/intents.ts";
import { createSession } from "../../core/session.ts";
import type { LogRequest } from "../logs/log-request.ts";
import { Logged } from "./logged.ts";
import { loggedData } from "./logged-data.ts";
import { overTime } from "./over-time.ts";
import { Tally } from "./tally.ts";

const HOUR = 3_600_000;
const MORNING = Date.UTC(2026, 10, 1, 6);

function request(target: string, hour: number, userAgent = "GPTBot"): LogRequest {
  const time = MORNING + hour * HOUR + 1;
  return { method: "GET", target, origin: "", status: 200, time, userAgent, address: "" };
}

/** What the picture of a crawler shows, where `/a` is blocked. */
function pictureOf(requests: readonly LogRequest[], crawler = "GPTBot") {
  const tally = new Tally(null, true);
  for (const one of requests) tally.add(one);
  const logged = new Logged(loggedData(tally, null));
  const session = createSession([]);
  session.dispatch(openText(session.getState(), "User-agent: *\nDisallow: /a\n"));
  const { urls } = logged;
  session.dispatch({
    effects: [
      urlsInput.set.of(urls),
      crawlersInput.set.of([crawler]),
      requestsInput.set.of(logged),
    ],
  });
  const work = overTime(logged, reportOf(session.getState()), 0);
  while (work && !work.run(() => false));
  return work?.result ?? null;
}

describe("requests over time", () => {
  test("are counted by hour, blocked and others apart, with those for robots.txt", () => {
    const requests = [
      request("/a", 0),
      request("/b", 0),
      request("/robots.txt", 2),
      request("/a", 2, "bingbot"),
      request("/a", 2),
    ];
    expect(pictureOf(requests)).toEqual({
      hours: 1,
      stretches: [
        { from: MORNING, blocked: 1, others: 1, robotsTxt: 0 },
        { from: MORNING + HOUR, blocked: 0, others: 0, robotsTxt: 0 },
        { from: MORNING + 2 * HOUR, blocked: 1, others: 1, robotsTxt: 1 },
      ],
    });
  });

  test("are none of a crawler that is not in the log, nor where the log has no times", () => {
    expect(pictureOf([request("/a", 0)], "bingbot")).toBeNull();
    expect(pictureOf([request("/a", Number.NaN)])).toBeNull();
  });

  test.each([
    ["an hour", 0, 1],
    ["two days", 48, 1],
    ["a week", 7 * 24, 3],
    ["a month", 30 * 24, 24],
    ["a year", 365 * 24, 7 * 24],
    ["until the year 9000", 7_000 * 365 * 24, null],
  ] as const)("over %s are at most sixty stretches", (_, span, hours) => {
    const found = pictureOf([request("/a", 0), request("/b", span)]);
    if (hours !== null) expect(found?.hours).toBe(hours);
    expect(found?.stretches.length).toBeLessThanOrEqual(60 + 1);
    expect(found?.stretches.at(0)?.blocked).toBe(1);
    expect(found?.stretches.at(-1)?.others).toBe(1);
  });

  test("add up to the requests of the crawler, in any order of the log", () => {
    const anyRequest = fc.tuple(
      fc.constantFrom("/a", "/a/b", "/b", "/robots.txt"),
      fc.nat(5_000),
      fc.constantFrom("GPTBot", "bingbot"),
    );
    fc.assert(
      fc.property(fc.array(anyRequest, { minLength: 1, maxLength: 60 }), (all) => {
        const own = all.filter(([, , agent]) => agent === "bingbot");
        const found = pictureOf(
          all.map((one) => request(...one)),
          "bingbot",
        );
        const sum = (of: "blocked" | "others" | "robotsTxt") =>
          found?.stretches.reduce((total, stretch) => total + stretch[of], 0) ?? 0;
        const blocked = own.filter(([target]) => target.startsWith("/a")).length;
        const read = own.filter(([target]) => target === "/robots.txt").length;
        expect([sum("blocked"), sum("others"), sum("robotsTxt")]).toEqual([
          blocked,
          own.length - blocked,
          read,
        ]);
        const times = own.map(([, hour]) => MORNING + hour * HOUR);
        if (found) expect(found.stretches[0]?.from).toBeLessThanOrEqual(Math.min(...times));
      }),
      { numRuns: runs(100) },
    );
  });
});
