import { expect, test } from "vitest";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { Report } from "../../engine/decide/report.ts";
import { parseRobots } from "../../engine/index.ts";
import { totalOf } from "./Totals.tsx";

const analysis = parseRobots("User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n");

test("a total is of the cells of every crawler, and null until all are counted", () => {
  const question = { urls: ["/a", "/b", "/c"], crawlers: ["Googlebot", "bingbot", "GPTBot"] };
  const report = new Report(
    () => analysis,
    followerNamed,
    question,
    null,
    () => false,
  );
  expect(totalOf(report, "disallow")).toBeNull();
  report.count(() => false);
  expect([totalOf(report, "disallow"), totalOf(report, "allow")]).toEqual([5, 4]);
  expect(totalOf(report, "undefined")).toBe(0);
});
