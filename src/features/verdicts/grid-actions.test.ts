import { describe, expect, test } from "vitest";
import { createStore } from "zustand";
import { sessionWith } from "../../../test/session-with.ts";
import { expectationsOf, focusOf, reportOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { ALL_ROWS, type TableView } from "../../core/table-view.ts";
import { columnsOf } from "../../tasks/table/columns.ts";
import { Rows } from "../../tasks/table/rows.ts";
import { actionsOf } from "./grid-actions.ts";
import { type GridPosition, type Press, positionOf } from "./keys.ts";

const TRAINING = { purpose: "ai-training", tokens: new Set(["gptbot", "ccbot"]) } as const;

const loadTokens = import("../../engine/crawlers/user-agent.ts");

const FILE = "User-agent: *\nDisallow: /b\n";

/** A grid without a page: URLs down, Googlebot and GPTBot across, as it was drawn when a key is pressed. */
function gridWith(
  rowsOf: (urls: number) => Rows = (urls) => new Rows(urls),
  crawlers: readonly string[] = ["Googlebot", "GPTBot"],
) {
  const session = sessionWith({ text: FILE, urls: ["/a", "/b", "/c"], crawlers });
  const tableView = createStore<TableView>(() => ALL_ROWS);
  const lines: number[] = [];
  const told: string[] = [];
  let other: GridPosition | null = null;
  let editing: GridPosition | null = null;
  const shownNow = () => {
    const report = reportOf(session.getState());
    const expectations = expectationsOf(session.getState());
    const columns = columnsOf({ report, expectations, gathered: [TRAINING] });
    const rows = rowsOf(report.question.urls.length);
    const shown = { rows, columns };
    return {
      ...shown,
      active: other ?? positionOf(focusOf(session.getState()), shown),
      last: { row: rows.length, column: columns.length - 1 },
      goToLine: (line: number) => lines.push(line),
    };
  };
  const now = { current: shownNow() };
  const actions = actionsOf({
    session,
    tableView,
    now,
    focusWanted: { current: false },
    setOther: (position) => (other = position),
    setEditing: (position) => (editing = position),
    tell: (outcome) => void outcome.then((notice) => notice && told.push(notice.text)),
  });
  const press = (key: string, held: Partial<Press> = {}): boolean => {
    let isTaken = false;
    now.current = shownNow();
    actions.onKeyDown({
      ...{ key, code: "", ctrlKey: false, metaKey: false, altKey: false, ...held },
      preventDefault: () => (isTaken = true),
    });
    now.current = shownNow();
    return isTaken;
  };
  return {
    press,
    actions,
    tableView,
    lines,
    told,
    at: (row: number, column: number) => actions.activate({ row, column }),
    active: () => now.current.active,
    editing: () => editing,
    focus: () => focusOf(session.getState()),
    urls: () => session.getState().field(urlsInput.field),
    crawlers: () => session.getState().field(crawlersInput.field),
    expected: () => {
      const { urls, crawlers } = reportOf(session.getState()).question;
      const expectations = expectationsOf(session.getState());
      return urls.map((_, url) =>
        crawlers.map((_, crawler) => expectations.at(url, crawler)?.at(0) ?? "-").join(""),
      );
    },
  };
}

describe("in the grid", () => {
  test("a verdict that becomes active is the focused verdict; a head is not", () => {
    const grid = gridWith();
    grid.at(2, 2);
    expect(grid.focus()).toEqual({ url: 1, crawler: 1 });
    grid.at(2, 0);
    expect(grid.focus()).toEqual({ url: 1, crawler: 1 });
    expect(grid.press("ArrowRight")).toBe(true);
    expect(grid.active()).toEqual({ row: 2, column: 1 });
    expect(grid.focus()).toEqual({ url: 1, crawler: 0 });
  });

  test("Enter leads to the rule of a verdict, and nowhere where none decides", () => {
    const grid = gridWith();
    grid.at(1, 1);
    expect(grid.press("Enter")).toBe(true);
    grid.at(2, 1);
    grid.press("Enter");
    expect(grid.lines).toEqual([2]);
  });

  test("a cell of several crawlers leads to one of them, and is expected of all", () => {
    const grid = gridWith(undefined, ["GPTBot", "Googlebot", "CCBot"]);
    grid.at(2, 1);
    expect(grid.focus()).toEqual({ url: 1, crawler: 0 });
    grid.press("Enter");
    expect(grid.lines).toEqual([2]);
    grid.press("a");
    expect(grid.expected()).toEqual(["---", "a-a", "---"]);
    grid.press("ArrowUp");
    grid.press("ArrowUp");
    expect(grid.active()).toEqual({ row: 0, column: 1 });
    grid.press("b");
    expect(grid.expected()).toEqual(["d-d", "d-d", "d-d"]);
    for (const key of ["Enter", "F2", "Delete"]) expect(grid.press(key)).toBe(false);
    grid.press("ArrowDown");
    grid.press("ArrowRight");
    expect(grid.focus()).toEqual({ url: 0, crawler: 1 });
  });

  test("s sorts by the column whose head is active, and back", () => {
    const grid = gridWith();
    grid.at(0, 2);
    grid.press("s");
    expect(grid.tableView.getState().sort).toEqual({ column: "crawler:GPTBot", descending: false });
    grid.at(0, 0);
    grid.press("s");
    grid.press("s");
    expect(grid.tableView.getState().sort).toEqual({ column: "url", descending: true });
    grid.press("s");
    expect(grid.tableView.getState()).toBe(ALL_ROWS);
  });

  test.each<readonly [row: number, column: number, expected: readonly string[]]>([
    [2, 1, ["--", "d-", "--"]],
    [2, 0, ["--", "dd", "--"]],
    [0, 2, ["-d", "-d", "-d"]],
    [0, 0, ["dd", "dd", "dd"]],
  ])("b at row %s, column %s expects %j", (row, column, expected) => {
    const grid = gridWith();
    grid.at(row, column);
    grid.press("b");
    expect(grid.expected()).toEqual(expected);
  });

  test("Alt with an arrow moves a URL or a crawler, and stops at the edges", () => {
    const grid = gridWith();
    grid.at(2, 0);
    for (const key of ["ArrowDown", "ArrowDown"]) grid.press(key, { altKey: true });
    expect([grid.urls(), grid.active()]).toEqual([["/a", "/c", "/b"], { row: 3, column: 0 }]);
    for (let times = 0; times < 4; times++) grid.press("ArrowUp", { altKey: true });
    expect([grid.urls(), grid.active()]).toEqual([["/b", "/a", "/c"], { row: 1, column: 0 }]);
    grid.at(0, 2);
    for (let times = 0; times < 3; times++) grid.press("ArrowLeft", { altKey: true });
    expect([grid.crawlers(), grid.active()]).toEqual([
      ["GPTBot", "Googlebot"],
      { row: 0, column: 1 },
    ]);
    for (let times = 0; times < 3; times++) grid.press("ArrowRight", { altKey: true });
    expect([grid.crawlers(), grid.active()]).toEqual([
      ["Googlebot", "GPTBot"],
      { row: 0, column: 2 },
    ]);
  });

  test("URLs in another order than their own stay where they are, and a notice says why", async () => {
    const grid = gridWith((urls) => new Rows(urls, Int32Array.of(2, 0, 1)));
    grid.at(2, 0);
    expect(grid.press("ArrowUp", { altKey: true })).toBe(true);
    expect(grid.urls()).toEqual(["/a", "/b", "/c"]);
    await Promise.resolve();
    expect(grid.told).toEqual([
      "The URL did not move: the table is filtered or sorted. Press Show all first.",
    ]);
  });

  test("Delete removes the URL that is shown there, or the crawler", () => {
    const grid = gridWith((urls) => new Rows(urls, Int32Array.of(2, 0, 1).slice(0, urls)));
    grid.at(1, 1);
    grid.press("Delete");
    expect(grid.urls()).toEqual(["/a", "/b"]);
    grid.at(0, 1);
    grid.press("Delete");
    expect(grid.crawlers()).toEqual(["GPTBot"]);
  });

  test("F2 edits a URL or a crawler; an edit that is given up changes nothing", () => {
    const grid = gridWith();
    grid.at(2, 0);
    grid.press("F2");
    expect(grid.editing()).toEqual({ row: 2, column: 0 });
    grid.actions.finishEdit({ row: 2, column: 0 }, null, true);
    expect(grid.urls()).toEqual(["/a", "/b", "/c"]);
    grid.press("F2");
    grid.actions.finishEdit({ row: 2, column: 0 }, "/d", true);
    expect([grid.urls(), grid.editing()]).toEqual([["/a", "/d", "/c"], null]);
  });

  test("a URL that is edited is chosen where the view may show it elsewhere", () => {
    const grid = gridWith((urls) => new Rows(urls, Int32Array.of(2, 0, 1)));
    grid.at(1, 0);
    grid.actions.finishEdit({ row: 1, column: 0 }, "/d", true);
    expect(grid.focus()).toBeNull();
    grid.at(0, 0);
    grid.press("s");
    grid.at(1, 0);
    for (const typed of ["/d", "/a"]) grid.actions.finishEdit({ row: 1, column: 0 }, typed, true);
    expect(grid.focus()).toBeNull();
    grid.actions.finishEdit({ row: 1, column: 0 }, "/e", true);
    expect(grid.focus()).toEqual({ url: 2, crawler: 0 });
    grid.press("ArrowRight");
    expect(grid.active()).toEqual({ row: 1, column: 2 });
  });

  test.each<readonly [row: number, column: number, typed: string, told: readonly string[]]>([
    [1, 0, " /b ", ["/b is already in the table, so /a did not change."]],
    [1, 0, "b", ["/b is already in the table, so /a did not change."]],
    [1, 0, "a", []],
    [1, 0, "/d", []],
    [1, 0, "", []],
    [0, 1, "gptbot", ["GPTBot is already in the table, so Googlebot did not change."]],
    [0, 1, "GoogleBot", []],
  ])(
    "an edit at row %s, column %s to %j says where it is there already",
    async (row, column, ...rest) => {
      const [typed, told] = rest;
      const grid = gridWith();
      grid.actions.finishEdit({ row, column }, typed, true);
      await loadTokens;
      await new Promise((done) => setTimeout(done));
      expect(grid.told).toEqual(told);
    },
  );

  test("the head of the URLs is neither edited, removed nor moved", () => {
    const grid = gridWith();
    grid.at(0, 0);
    for (const key of ["Enter", "F2", "Delete"]) expect(grid.press(key)).toBe(false);
    expect(grid.press("ArrowRight", { altKey: true })).toBe(false);
    expect([grid.urls().length, grid.crawlers().length, grid.editing()]).toEqual([3, 2, null]);
  });
});
