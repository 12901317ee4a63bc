import { describe, expect, test } from "vitest";
import { NO_CACHING } from "../../../test/fetched.ts";
import type { Caching } from "../../fetch/answer.ts";
import { keepingOf } from "./kept-until.ts";

const NOW = Date.parse("Sun, 22 Nov 2026 12:00:00 GMT");
const HOUR = 3_600_000;

const RFC_9309 = { cacheHours: 24 };
const SILENT = { cacheHours: null };
const GOOGLE = { cacheHours: 24, headersMayLengthen: true } as const;

function kept(headers: Partial<Caching>, policy: Parameters<typeof keepingOf>[1] = RFC_9309) {
  const keeping = keepingOf({ ...NO_CACHING, ...headers }, policy, NOW);
  return keeping.kind === "until" ? [keeping.by, (keeping.time - NOW) / HOUR] : keeping.kind;
}

describe("how long a crawler may keep a file", () => {
  test.each([
    ["nothing is said", {}, ["reader", 24]],
    ["max-age is less than 24 hours", { cacheControl: "public, max-age=3600" }, ["max-age", 1]],
    ["max-age is more", { cacheControl: "max-age=604800" }, ["reader", 24]],
    ["it has aged", { cacheControl: 'Max-Age="7200"', age: "3600" }, ["max-age", 1]],
    ["max-age is for shared caches", { cacheControl: "s-maxage=60" }, ["reader", 24]],
    ["max-age is there twice", { cacheControl: "max-age=3600, max-age=0" }, ["max-age", 1]],
    ["it is no number", { cacheControl: "max-age=soon" }, "asked-each-time"],
    ["no-store", { cacheControl: "max-age=3600, no-store" }, "never"],
    ["no-cache", { cacheControl: "No-Cache" }, "asked-each-time"],
    ["max-age=0", { cacheControl: "max-age=0" }, "asked-each-time"],
    [
      "Expires, by the sender’s clock",
      { expires: "Sun, 22 Nov 2026 05:00:00 GMT", date: "Sun, 22 Nov 2026 03:00:00 GMT" },
      ["expires", 2],
    ],
    ["Expires without a Date", { expires: "Sun, 22 Nov 2026 14:00:00 GMT" }, ["expires", 2]],
    ["Expires is past", { expires: "Thu, 01 Jan 1970 00:00:00 GMT" }, "asked-each-time"],
    ["Expires is no date", { expires: "0" }, "asked-each-time"],
    [
      "max-age before Expires",
      { cacheControl: "max-age=3600", expires: "Sun, 22 Nov 2026 14:00:00 GMT" },
      ["max-age", 1],
    ],
  ])("where %s, RFC 9111 4.2 and RFC 9309 2.4", (_name, headers, expected) => {
    expect(kept(headers)).toEqual(expected);
  });

  test("is RFC 9309’s 24 hours where a reader’s documents are silent", () => {
    expect(kept({}, SILENT)).toEqual(["rfc9309", 24]);
    expect(kept({ cacheControl: "max-age=604800" }, SILENT)).toEqual(["rfc9309", 24]);
  });

  test("is lengthened by headers for readers that say so", () => {
    expect(kept({ cacheControl: "max-age=604800" }, GOOGLE)).toEqual(["max-age", 168]);
    expect(kept({}, GOOGLE)).toEqual(["reader", 24]);
  });
});
