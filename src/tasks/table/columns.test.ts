import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Expectations } from "../../core/expectations.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { Report } from "../../engine/decide/report.ts";
import { parseRobots } from "../../engine/index.ts";
import { columnsOf, naturalKey, type Table } from "./columns.ts";
import { urlFields, verdictFields } from "./file-fields.ts";
import { columnNamed } from "./shown-rows.ts";

const TRAINING = { purpose: "ai-training", tokens: new Set(["gptbot", "ccbot"]) } as const;

function order(a: string, b: string): number {
  const [one, other] = [naturalKey(a), naturalKey(b)];
  return one < other ? -1 : Number(one > other);
}

/** The same by walking through both: numbers as numbers, all else by UTF-16 units. */
function slowOrder(a: string, b: string): number {
  const [, unit = "", rest = ""] = /^(\d+|.)?(.*)$/s.exec(a) ?? [];
  const [, other = "", more = ""] = /^(\d+|.)?(.*)$/s.exec(b) ?? [];
  if (unit === "" || other === "") return Math.sign(a.length - b.length);
  const areNumbers = /\d/.test(unit) && /\d/.test(other);
  const [left, right] = areNumbers ? [BigInt(unit), BigInt(other)] : [unit, other];
  if (left === right) return slowOrder(rest, more);
  return left < right ? -1 : 1;
}

describe("in natural order", () => {
  test.each([
    ["/p/9", "/p/10"],
    ["/p/10", "/p/10/"],
    ["/p/9/b", "/p/10/a"],
    ["/p", "/p1"],
    ["/p/", "/p1"],
    ["/p1", "/p:"],
    ["/B", "/a"],
    ["/99999999", "/100000000"],
    ["/9999999999999999", "/10000000000000000"],
    ["/18446744073709551615", "/18446744073709551616"],
  ])("%s comes before %s", (a, b) => {
    expect(order(a, b)).toBe(-1);
    expect(order(b, a)).toBe(1);
  });

  test("zeros in front do not count", () => {
    expect(order("/007/", "/7/")).toBe(0);
    expect(order("/00", "/0")).toBe(0);
  });

  test("texts stand as their numbers and characters do", () => {
    const text = fc.string({ unit: fc.constantFrom(..."0019aA/:%é"), maxLength: 40 });
    const agrees = (a: string, b: string, start: string) => {
      expect(order(start + a, start + b)).toBe(slowOrder(start + a, start + b));
    };
    fc.assert(fc.property(text, text, text, agrees), { endOnFailure: true, numRuns: 2_000 });
  });

  test("only the first two thousand characters of a text count", () => {
    const long = "a".repeat(2_000);
    expect(order(`${long}1`, `${long}2`)).toBe(0);
  });
});

const URLS = ["/b", "/a"];
const CRAWLERS = ["Googlebot", "GPTBot"];

/** Everything is blocked for GPTBot, and one URL for the others. `isTimeUp`: whether nothing is decided yet. */
function tableOf(isTimeUp: boolean): Table {
  const analysis = parseRobots("User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n");
  const question = { urls: URLS, crawlers: CRAWLERS };
  const report = new Report(
    () => analysis,
    followerNamed,
    question,
    null,
    () => isTimeUp,
  );
  report.count(() => isTimeUp);
  const expectations = Expectations.none(URLS, CRAWLERS).edited((expectOf) => {
    expectOf(0, 0, "allow");
    expectOf(0, 1, "disallow");
  });
  return { report, expectations, lit: [2, null] };
}

/** The same with another crawler for AI training, which is expected to be allowed where it is blocked. */
function withTraining(): Table {
  const crawlers = [...CRAWLERS, "CCBot"];
  const analysis = parseRobots("User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /\n");
  const report = new Report(
    () => analysis,
    followerNamed,
    { urls: URLS, crawlers },
    null,
    () => false,
  );
  const expectations = Expectations.none(URLS, crawlers).edited((expectOf) =>
    expectOf(0, 2, "allow"),
  );
  return { report, expectations };
}

describe("the columns of a table", () => {
  const columns = columnsOf(tableOf(false));

  test("are the URLs and one for each crawler, each with a name of its own", () => {
    expect(columns.map(({ title, crawler }) => [title, crawler])).toEqual([
      ["URL", null],
      ["Googlebot", 0],
      ["GPTBot", 1],
    ]);
    expect(new Set(columns.map(({ id }) => id)).size).toBe(columns.length);
  });

  test("have the counts of what is blocked in their heads", () => {
    expect(columns.map(({ head }) => head())).toEqual([
      { label: null, note: "blocked of 2" },
      { label: "Googlebot: 1 of 2 URLs blocked", note: "1", group: 0, share: 0.5 },
      { label: "GPTBot: 2 of 2 URLs blocked", note: "2", group: 1, share: 1 },
    ]);
  });

  test("say that verdicts are still counted", () => {
    expect(columnsOf(tableOf(true)).map(({ head }) => head())).toEqual([
      { label: null, note: "counting 2…" },
      { label: "Googlebot: still counting 2 URLs", note: "…", group: 0, share: 0 },
      { label: "GPTBot: still counting 2 URLs", note: "…", group: 1, share: 0 },
    ]);
  });

  test("have the verdict, what is expected of it, and whether its line is lit", () => {
    const verdict = { kind: "verdict", outcome: "disallow", isLit: false, others: "" };
    expect(columns.map(({ contentOf }) => contentOf(0))).toEqual([
      { kind: "url", text: "/b", path: "/b" },
      { ...verdict, line: 2, isLit: true, expected: "allow", standing: "unmet" },
      { ...verdict, line: 5, expected: "disallow", standing: "met" },
    ]);
  });

  test("are shared by the crawlers of a purpose where that is wanted", () => {
    const table = withTraining();
    const columns = columnsOf({ ...table, gathered: [TRAINING] });
    expect(columns.map(({ title, crawler }) => [title, crawler])).toEqual([
      ["URL", null],
      ["Googlebot", 0],
      ["AI training", null],
    ]);
    const [, , training] = columns;
    expect(training?.gathered?.crawlers).toEqual([1, 2]);
    expect(training?.head()).toEqual({ label: null, note: "2 crawlers" });
    expect([0, 1].map((url) => training?.contentOf(url))).toMatchObject([
      { text: "Block", outcome: "disallow", title: "Blocked: GPTBot and CCBot", isUnmet: true },
      { text: "1 of 2 blocked", outcome: null, title: "Blocked: GPTBot", isUnmet: false },
    ]);
    expect([0, 1].map((url) => training?.gathered?.leadsTo(url))).toEqual([1, 1]);
    expect([0, 1].map((url) => training?.keyOf(url))).toEqual([0, 1]);
    expect(columnNamed(table, "purpose:ai-training")?.keyOf(1)).toBe(1);
  });

  test("are not shared by one crawler alone", () => {
    const columns = columnsOf({ ...tableOf(false), gathered: [TRAINING] });
    expect(columns.map(({ title }) => title)).toEqual(["URL", "Googlebot", "GPTBot"]);
  });

  test("order rows by URL, and by verdict with what is blocked first", () => {
    const [url, googlebot] = columns.map(({ keyOf }) => [0, 1].sort(byKey(keyOf)));
    expect([url, googlebot]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  test("write fields into files, each under a name of its own", () => {
    const names = [...urlFields, ...verdictFields].map(({ names }) => names);
    for (const format of ["csv", "json", "markdown"] as const)
      expect(new Set(names.map((name) => name[format])).size).toBe(names.length);
  });
});

function byKey(keyOf: (url: number) => string | number) {
  return (a: number, b: number) => (keyOf(a) < keyOf(b) ? -1 : 1);
}
