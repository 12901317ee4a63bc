import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf, reportOf } from "../../core/derived.ts";
import { Expectations, type Expected } from "../../core/expectations.ts";
import { parserDifferencesOf } from "../../core/parser-differences.ts";
import { sample } from "../../core/sample.ts";
import { ALL_ROWS, type RowChoice, type Sort, type TableView } from "../../core/table-view.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { type Column, Report } from "../../engine/decide/report.ts";
import { decidingLineOf, type Outcome } from "../../engine/decide/verdict.ts";
import { parseRobots } from "../../engine/index.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import { letterReadBy, purposesOf } from "./among.ts";
import { rowsWithUse } from "./filter.ts";
import { ShownRows } from "./shown-rows.ts";

const never = () => false;

/** True at every other ask, so that all work is done in the smallest slices. */
function impatient(): () => boolean {
  let asked = 0;
  return () => ++asked % 2 === 0;
}

interface Table {
  readonly report: Report;
  readonly expectations: Expectations;
}

interface Cell {
  readonly column: Column;
  readonly outcome: Outcome | undefined;
  readonly line: number | null;
  readonly expected: Expected | null;
}

/** Something to ask for, and the reference implementation's answer. */
type Asked =
  | { readonly text: string; readonly ofUrl: (url: string) => boolean }
  | { readonly text: string; readonly ofCell: (cell: Cell) => boolean };

const isMet = ({ expected, outcome }: Cell) => expected !== null && expected === outcome;
const isUnmet = ({ expected, outcome }: Cell) => expected !== null && expected !== outcome;

const ASKED: readonly Asked[] = [
  { text: "A", ofUrl: (url) => url.includes("a") || url.includes("A") },
  { text: '-"/B"', ofUrl: (url) => !url.includes("/b") && !url.includes("/B") },
  { text: "1", ofUrl: (url) => url.includes("1") },
  { text: "line:2", ofCell: ({ line }) => line === 2 },
  { text: "-line:3-5,8", ofCell: ({ line }) => ![3, 4, 5, 8].includes(line ?? 0) },
  { text: "line:none", ofCell: ({ line }) => line === null },
  { text: "group:B", ofCell: ({ column }) => letterReadBy(column) === "B" },
  { text: "-crawler:gptbot", ofCell: ({ column }) => column.token !== "GPTBot" },
  { text: "purpose:search", ofCell: ({ column }) => purposesOf(column).includes("search") },
  { text: "is:block", ofCell: ({ outcome }) => outcome === "disallow" },
  { text: "-is:allow", ofCell: ({ outcome }) => outcome !== "allow" },
  { text: "is:undefined", ofCell: ({ outcome }) => outcome === "undefined" },
  { text: "is:unexpected", ofCell: isUnmet },
  { text: "-is:expected", ofCell: (cell) => !isMet(cell) },
  { text: "is:no-expectation", ofCell: ({ expected }) => expected === null },
];

const AMONG: Readonly<Record<string, (column: Column) => boolean>> = {
  "": () => true,
  "crawler:gptbot": ({ token }) => token === "GPTBot",
  "group:A": (column) => letterReadBy(column) === "A",
  "purpose:ai-training": (column) => purposesOf(column).includes("ai-training"),
  "group:none": (column) => letterReadBy(column) === null,
};

const ORDER: readonly (Outcome | undefined)[] = ["disallow", "undefined", "allow", "not-governed"];

/** Every cell looked at, and Array.prototype.sort. */
function slowRows(table: Table, view: TableView, asked: readonly Asked[]): readonly number[] {
  const { urls } = table.report.question;
  const isAmong = AMONG[view.among] ?? (() => true);
  const anyAmong = table.report.columns.some(isAmong);
  const cellsAmong = (url: number) =>
    table.report.columns
      .map((_, crawler) => cellAt(table, url, crawler))
      .filter(({ column }) => !anyAmong || isAmong(column));
  const ofCells = [
    ...asked.flatMap((it) => ("ofCell" in it ? it.ofCell : [])),
    ...shows(view.show),
  ];
  const shown = [...urls.keys()].filter(
    (url) =>
      asked.every((it) => !("ofUrl" in it) || it.ofUrl(urls[url] ?? "")) &&
      (ofCells.length === 0 ||
        cellsAmong(url).some((cell) => ofCells.every((holds) => holds(cell)))),
  );
  const { sort } = view;
  if (!sort) return shown;
  const direction = sort.descending ? -1 : 1;
  const compare = (a: number, b: number): number => {
    if (sort.column === "url") return slowOrder(urls[a] ?? "", urls[b] ?? "");
    const crawler = table.report.columns.findIndex(
      ({ token }) => sort.column === `crawler:${token}`,
    );
    if (crawler < 0) return 0;
    const [one, other] = [cellAt(table, a, crawler), cellAt(table, b, crawler)];
    const byOutcome = ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome);
    return byOutcome || (one.line ?? 1e6) - (other.line ?? 1e6);
  };
  return shown.sort((a, b) => direction * compare(a, b));
}

function cellAt({ report, expectations }: Table, url: number, crawler: number): Cell {
  const verdict = report.verdictAt(url, crawler);
  const [column] = report.columns.slice(crawler);
  if (!column) throw new Error("there is no such crawler");
  return {
    column,
    outcome: verdict?.outcome,
    line: verdict ? decidingLineOf(verdict) : null,
    expected: expectations.at(url, crawler),
  };
}

function shows(show: RowChoice): readonly ((cell: Cell) => boolean)[] {
  if (show === "all") return [];
  if (show === "expected") return [isMet];
  return [show === "unexpected" ? isUnmet : ({ outcome }) => outcome === show];
}

/** The numbers of these URLs are far from where precision ends. */
function slowOrder(a: string, b: string): number {
  const [one, other] = [a, b].map((url) => url.match(/\d+|\D/g) ?? []);
  for (const [index, part] of one?.entries() ?? []) {
    const against = other?.[index] ?? "";
    const areNumbers = /\d/.test(part) && /\d/.test(against);
    const difference = areNumbers ? Number(part) - Number(against) : 0;
    if (difference) return difference;
    if (!areNumbers && part !== against) return part < against ? -1 : 1;
  }
  return (one?.length ?? 0) - (other?.length ?? 0);
}

const TOKENS = ["Googlebot", "GPTBot", "CCBot", "Applebot-Extended", "Mine"];
const DIALECTS: readonly DialectId[] = ["rfc9309", "google-2019"];

const lines = fc.array(
  fc.oneof(
    {
      weight: 1,
      arbitrary: fc.constantFrom("User-agent: *", "User-agent: GPTBot", "User-agent: CCBot"),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom(
        ...["/a", "/*b", "/b/*", "/*1", "/a/b$", "/", "/c"].flatMap((path) => [
          `Disallow: ${path}`,
          `Allow: ${path}`,
        ]),
      ),
    },
  ),
  { minLength: 3, maxLength: 14 },
);

const url = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .string({ unit: fc.constantFrom(..."abcA/012"), maxLength: 7 })
      .map((path) => `/${path}`),
  },
  fc.constantFrom("mailto:a@b.example", "/robots.txt"),
);

function tables(mostUrls: number) {
  return fc
    .record({
      lines,
      urls: fc.uniqueArray(url, { maxLength: mostUrls, size: "max" }),
      crawlers: fc.subarray(TOKENS),
      dialect: fc.constantFrom(...DIALECTS),
      every: fc.integer({ min: 1, max: 6 }),
    })
    .map(({ lines, urls, crawlers, dialect, every }) =>
      tableOf(["User-agent: *", ...lines].join("\n"), urls, crawlers, dialect, every),
    );
}

/** Something is expected of every so many cells. */
function tableOf(
  text: string,
  urls: readonly string[],
  crawlers: readonly string[],
  dialect: DialectId = "rfc9309",
  every = 2,
): Table {
  const analysis = parseRobots(text, dialect);
  const report = new Report(() => analysis, followerNamed, { urls, crawlers }, null, never);
  const expectations = Expectations.none(urls, crawlers).edited((expect) => {
    for (let at = 0; at < urls.length * crawlers.length; at += every)
      expect(at % urls.length, at % crawlers.length, at % 4 < 2 ? "allow" : "disallow");
  });
  return { report, expectations };
}

const sorts: fc.Arbitrary<Sort | null> = fc.oneof(
  fc.constant(null),
  fc.record({
    column: fc.constantFrom("url", ...TOKENS.map((token) => `crawler:${token}`)),
    descending: fc.boolean(),
  }),
);

const requests = fc
  .record({
    asked: fc.array(fc.constantFrom(...ASKED), { maxLength: 3 }),
    show: fc.constantFrom<RowChoice>(
      "all",
      "all",
      "allow",
      "disallow",
      "undefined",
      "not-governed",
      "unexpected",
      "expected",
    ),
    among: fc.constantFrom(...Object.keys(AMONG)),
    sort: sorts,
  })
  .map(({ asked, ...rest }) => ({
    asked,
    view: { ...rest, query: asked.map(({ text }) => text).join(" ") },
  }));

function listed(shown: ShownRows): readonly number[] {
  const { result: rows } = shown;
  if (!rows) throw new Error("the rows are not found yet");
  const urls = Array.from({ length: rows.length }, (_, row) => rows.at(row));
  expect(urls.map((url) => rows.rowOf(url))).toEqual([...urls.keys()]);
  return urls;
}

describe("the rows that a view shows", () => {
  test("are those that a look at every cell finds, in the order that sorting all gives", () => {
    const agree = (table: Table, { view, asked }: { view: TableView; asked: readonly Asked[] }) => {
      const shown = new ShownRows(table.report, table.expectations, view);
      expect(shown.run(never)).toBe(true);
      expect(listed(shown)).toEqual(slowRows(table, view, asked));
    };
    fc.assert(fc.property(tables(30), requests, agree), { numRuns: runs(100), endOnFailure: true });
  });

  test("are the same when they are found in the smallest slices", () => {
    const agree = (table: Table, { view, asked }: { view: TableView; asked: readonly Asked[] }) => {
      table.report.count(never);
      const shown = new ShownRows(table.report, table.expectations, view);
      const isTimeUp = impatient();
      while (!shown.run(isTimeUp));
      expect(listed(shown)).toEqual(slowRows(table, view, asked));
    };
    fc.assert(fc.property(tables(1_500), requests, agree), {
      numRuns: runs(5),
      endOnFailure: true,
    });
  });
});

const FILE = [
  "User-agent: *", //       1
  "Disallow: /a", //        2
  "Allow: /a/b", //         3
  "", //                    4
  "User-agent: GPTBot", //  5
  "Disallow: /", //         6
].join("\n");

const URLS = ["/a/b/10", "/a/b/9", "/A", "/a", "mailto:a@b.example", "/c"];

const table = tableOf(FILE, URLS, ["Googlebot", "GPTBot"]);

function shownBy(view: Partial<TableView>): string {
  const shown = new ShownRows(table.report, table.expectations, { ...ALL_ROWS, ...view });
  shown.run(never);
  return listed(shown)
    .map((url) => URLS[url])
    .join(" ");
}

describe("a view", () => {
  test.each<readonly [view: Partial<TableView>, urls: string]>([
    [{ query: "/a" }, "/a/b/10 /a/b/9 /A /a"],
    [{ query: "line:3" }, "/a/b/10 /a/b/9"],
    [{ query: "line:3 is:block" }, ""],
    [{ query: "line:none" }, "/A mailto:a@b.example /c"],
    [{ query: "line:none", among: "crawler:GPTBot" }, "mailto:a@b.example"],
    [{ query: "line:6 group:A" }, ""],
    [{ query: "crawler:bingbot" }, ""],
    [{ query: "crawler:bingbot", among: "group:B" }, ""],
    [{ show: "disallow", among: "group:A" }, "/a"],
    [{ show: "disallow", among: "group:C" }, "/a/b/10 /a/b/9 /A /a /c"],
    [{ show: "not-governed" }, "mailto:a@b.example"],
    [{ query: "/", sort: { column: "url", descending: false } }, "/A /a /a/b/9 /a/b/10 /c"],
    [{ query: "/", sort: { column: "url", descending: true } }, "/c /a/b/10 /a/b/9 /a /A"],
    [
      { sort: { column: "crawler:Googlebot", descending: false } },
      "/a /a/b/10 /a/b/9 /A /c mailto:a@b.example",
    ],
    [
      { sort: { column: "crawler:GPTBot", descending: true } },
      "mailto:a@b.example /a/b/10 /a/b/9 /A /a /c",
    ],
    [{ query: "/a", sort: { column: "crawler:CCBot", descending: true } }, "/a/b/10 /a/b/9 /A /a"],
  ])("%j shows %s", (view, urls) => {
    expect(shownBy(view)).toBe(urls);
  });

  test("that shows all needs no look at the table", () => {
    for (const query of ["", "  ", '""']) {
      const { report, expectations } = tableOf(FILE, URLS, ["Googlebot"]);
      const shown = new ShownRows(report, expectations, { ...ALL_ROWS, query, among: "group:A" });
      expect(shown.run(() => true)).toBe(true);
      expect(listed(shown)).toEqual([...URLS.keys()]);
      expect(report.isCounted).toBe(false);
    }
  });

  test("has the verdicts counted only where it is about verdicts", () => {
    const views: readonly (readonly [view: Partial<TableView>, counts: boolean])[] = [
      [{ query: "/a" }, false],
      [{ sort: { column: "url", descending: true } }, false],
      [{ query: "/a group:A" }, true],
    ];
    for (const [view, counts] of views) {
      const { report, expectations } = tableOf(FILE, URLS, ["Googlebot"]);
      const shown = new ShownRows(report, expectations, { ...ALL_ROWS, ...view });
      expect(shown.run(() => true)).toBe(false);
      expect(shown.result).toBeNull();
      expect(shown.run(never)).toBe(true);
      expect(report.isCounted).toBe(counts);
    }
  });
});

test("a view of what parsers decide differently asks them, and is about each crawler by itself", () => {
  const text = "User-agent: *\nDisallow: /a\nDisalow: /b\n";
  const urls = ["/a", "/b", "/c"];
  // Both read the same group.
  const crawlers = ["GPTBot", "Googlebot"];
  const state = sessionWith({ ...sample, text, urls, crawlers, focus: null }).getState();
  for (const [query, expected] of [
    ["is:differ", [1]],
    ["is:differ is:block", [1]],
    ["is:differ crawler:GPTBot is:block", []],
    ["-is:differ", [0, 2]],
    ["is:differ is:differ crawler:Googlebot", [1]],
  ] as const) {
    const differences = parserDifferencesOf(state);
    const args = [reportOf(state), expectationsOf(state)] as const;
    const shown = new ShownRows(...args, { ...ALL_ROWS, query }, differences);
    expect(shown.run(never)).toBe(true);
    expect([query, listed(shown)]).toEqual([query, expected]);
    expect(differences.result).toBe(2);
  }
});

test("a view of uses asks the lines that say what a page may be used for", () => {
  const lines = ["User-agent: *", "Disallow: /a", "Content-Usage: search=y", "Content-Usage: /b"];
  const file = [...lines, "User-agent: GPTBot", "Disallow: /c", "Content-Signal: ai-train=no"];
  const urls = ["/a", "/b", "/c"];
  const analysis = parseRobots(file.join("\n"));
  const crawlers = ["Googlebot", "Bingbot", "GPTBot"];
  const expectations = Expectations.none(urls, crawlers);
  for (const [query, expected] of [
    ["use:train=refused", [0, 1]],
    ["use:train=refused crawler:Googlebot", []],
    ["use:search=allowed", [2]],
    ["use:search=unstated crawler:bingbot", [1]],
    ["use:input=not-applicable", [0, 2]],
    ["-use:input=not-applicable -crawler:GPTBot", [1, 2]],
  ] as const) {
    const asked = new Report(() => analysis, followerNamed, { urls, crawlers }, null, never);
    const shown = new ShownRows(asked, expectations, { ...ALL_ROWS, query });
    expect(shown.run(never)).toBe(true);
    expect([query, listed(shown)]).toEqual([query, expected]);
  }
});

describe("rows that were found", () => {
  const { report, expectations } = table;
  const edited = new Report(
    () => parseRobots("User-agent: *"),
    followerNamed,
    report.question,
    null,
    never,
  );
  const moreUrls = tableOf(FILE, [...URLS, "/d"], ["Googlebot", "GPTBot"]);

  test.each<readonly [view: Partial<TableView>, areStill: boolean]>([
    [{}, true],
    [{ query: "/a", sort: { column: "url", descending: true } }, true],
    [{ query: "line:2" }, false],
    [{ query: "crawler:gptbot" }, false],
    [{ sort: { column: "crawler:CCBot", descending: true } }, false],
  ])("by %j are still those after an edit of the file: %s", (changes, areStill) => {
    const view = { ...ALL_ROWS, ...changes };
    const shown = new ShownRows(report, expectations, view);
    expect(shown.areThoseOf(report, expectations, view)).toBe(true);
    expect(shown.areThoseOf(edited, expectations, view)).toBe(areStill);
    expect(shown.areThoseOf(moreUrls.report, moreUrls.expectations, view)).toBe(false);
    expect(shown.areThoseOf(report, expectations, { ...view })).toBe(false);
  });
});

describe("by use", () => {
  const text = `User-agent: *
Allow: /
Disallow: /no
Content-Usage: /a train-ai=n
Content-Usage: /b train-ai=y
Content-Usage: /c train-ai=n

User-agent: Other
Disallow: /a
`;
  const urls = ["/b", "/no", "/c", "/x", "/a"];
  const { report, expectations } = tableOf(text, urls, ["GPTBot", "CCBot", "Other"]);
  const shown = (
    view: Partial<TableView>,
    expected = expectations,
    purpose = "training" as const,
  ) => {
    const found = new ShownRows(report, expected, { ...ALL_ROWS, ...view }, null, null, purpose);
    found.run(never);
    const rows = found.result;
    return Array.from({ length: rows?.length ?? 0 }, (_, row) => urls[rows?.at(row) ?? -1]);
  };

  test("rows are refused first, then not stated, allowed and not applicable, each by line", () => {
    const sort = { column: "crawler:CCBot", descending: false };
    expect(shown({ sort })).toEqual(["/a", "/c", "/x", "/b", "/no"]);
    expect(shown({ sort: { ...sort, descending: true } })).toEqual(["/no", "/b", "/x", "/c", "/a"]);
  });

  test("rows are found anew for another purpose only where they are sorted", () => {
    const view = { ...ALL_ROWS, sort: { column: "crawler:CCBot", descending: false } };
    const found = new ShownRows(report, expectations, view, null, null, "training");
    expect(found.areThoseOf(report, expectations, view, null, "training")).toBe(true);
    expect(found.areThoseOf(report, expectations, view, null, "search")).toBe(false);
    expect(found.areThoseOf(report, expectations, view)).toBe(false);
  });

  test("a total shows the rows that it counts", () => {
    expect(shown({ show: rowsWithUse("training", "refused") })).toEqual(["/c", "/a"]);
    expect(shown({ show: rowsWithUse("search", "not-applicable") })).toEqual(["/no", "/a"]);
  });

  test("what is not as expected is asked of each crawler, also where crawlers share a group", () => {
    const expected = expectations.edited((expectOf) => {
      expectOf(0, 1, "disallow", "training");
      expectOf(4, 0, "disallow", "training");
      expectOf(3, 1, "allow");
    });
    expect(shown({ show: "use:unexpected" }, expected)).toEqual(["/b"]);
    expect(shown({ query: "use:unexpected crawler:GPTBot" }, expected)).toEqual([]);
  });
});

describe("the cell that a view asks for", () => {
  // Googlebot and CCBot read the group of *; the cells of /b differ only in what is expected.
  const urls = ["/a", "/b"];
  const crawlers = ["GPTBot", "Googlebot", "CCBot"];
  const text = "User-agent: *\nDisallow: /b\n\nUser-agent: GPTBot\nDisallow: /a\n";
  const { report } = tableOf(text, urls, crawlers);
  const expectations = Expectations.none(urls, crawlers).edited((expect) => {
    expect(1, 2, "allow");
  });
  const cellFor = (view: Partial<TableView>, url: number, crawler: number) => {
    const shown = new ShownRows(report, expectations, { ...ALL_ROWS, ...view });
    shown.run(never);
    return shown.cellFor({ url, crawler });
  };

  test.each([
    ["the chosen one where it is one", { show: "disallow" }, [1, 2], [1, 2]],
    ["the first of its row else", { show: "disallow" }, [0, 2], [0, 0]],
    ["in the first row where its own is not shown", { show: "unexpected" }, [0, 0], [1, 2]],
    ["of the same crawler where any will do", { query: "b" }, [0, 1], [1, 1]],
  ] as const)("is %s", (_, view, [url, crawler], cell) => {
    expect(cellFor(view, url, crawler)).toEqual({ url: cell[0], crawler: cell[1] });
  });

  test("is none where no row is shown", () => {
    expect(cellFor({ show: "undefined" }, 0, 0)).toBeNull();
  });
});
