import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { followerNamed } from "../engine/crawlers/following.ts";
import { Report } from "../engine/decide/report.ts";
import { parseRobots, preferencesFor } from "../engine/index.ts";
import { purposes } from "../engine/preferences/preference.ts";
import { Expectations, type Expected } from "./expectations.ts";
import {
  expectedUsesAt,
  standingOfUse,
  USE_VALUES,
  UseTotals,
  unmetUses,
} from "./expected-uses.ts";

const never = () => false;

function reportOn(text: string, urls: readonly string[], crawlers: readonly string[]): Report {
  const analysis = parseRobots(text);
  return new Report(() => analysis, followerNamed, { urls, crawlers }, null, never);
}

describe("totals of uses", () => {
  const lines = fc.array(
    fc.constantFrom(
      "User-agent: *",
      "User-agent: GPTBot",
      "Disallow: /a",
      "Allow: /a/b",
      "Content-Usage: train-ai=n, search=y",
      "Content-Usage: /a train-ai=y",
      "Content-Signal: ai-input=no, search=no",
      "",
    ),
    { maxLength: 12 },
  );
  const urls = ["/", "/a", "/a/b", "https://shop.example/a"];
  const crawlers = ["GPTBot", "CCBot", "Googlebot"];

  test("count what each cell alone says, and what is not as expected", () => {
    const expected = fc.array(
      fc.tuple(
        fc.nat(urls.length - 1),
        fc.nat(crawlers.length - 1),
        fc.constantFrom<Expected>("allow", "disallow"),
        fc.constantFrom(...purposes),
      ),
      { maxLength: 6 },
    );
    const agrees = (
      file: readonly string[],
      cells: readonly [number, number, Expected, (typeof purposes)[number]][],
    ) => {
      const text = file.join("\n");
      const report = reportOn(text, urls, crawlers);
      const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
        for (const [url, crawler, wanted, purpose] of cells)
          expectOf(url, crawler, wanted, purpose);
      });
      const totals = new UseTotals(report, expectations);
      for (let asks = 0; !totals.run(() => ++asks % 3 === 0); );
      const analysis = parseRobots(text);
      let unmet = 0;
      for (const purpose of purposes) {
        const values = urls.flatMap((url, row) =>
          crawlers.map((crawler, column) => {
            const { value } = preferencesFor(analysis, crawler, url)[purpose];
            if (standingOfUse(expectations.at(row, column, purpose), value) === "unmet") unmet++;
            return value;
          }),
        );
        for (const value of USE_VALUES)
          expect(totals.result?.counts[purpose][value]).toBe(
            values.filter((other) => other === value).length,
          );
      }
      expect(totals.result?.unmet).toBe(unmet);
    };
    fc.assert(fc.property(lines, expected, agrees), { endOnFailure: true, numRuns: 200 });
  });

  test("say of each expected use of a cell whether it is as expected", () => {
    const report = reportOn("User-agent: *\nContent-Usage: train-ai=n\nAllow: /", ["/"], ["A"]);
    const expectations = Expectations.none(["/"], ["A"]).edited((expectOf) => {
      expectOf(0, 0, "disallow", "training");
      expectOf(0, 0, "disallow", "input");
      expectOf(0, 0, "allow", "search");
      expectOf(0, 0, "disallow");
    });
    const uses = expectedUsesAt(report, expectations, 0, 0);
    expect(uses.map(({ purpose, answer, standing }) => [purpose, answer.value, standing])).toEqual([
      ["training", "refused", "met"],
      ["input", "unstated", "unmet"],
      ["search", "unstated", "unmet"],
    ]);
    expect(unmetUses(report, expectations, 0, 0)).toBe(2);
  });
});
