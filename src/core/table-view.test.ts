import { expect, test } from "vitest";
import { ALL_ROWS, changedView, nextSort, sortedBy } from "./table-view.ts";

test("a view changed back to the plain one is the plain one", () => {
  const filtered = changedView(ALL_ROWS, { query: "cart" });
  expect(filtered).toEqual({ ...ALL_ROWS, query: "cart" });
  expect(changedView(filtered, { query: "" })).toBe(ALL_ROWS);
});

test.each(["url", "crawler:GPTBot"])(
  "choosing the column %s again sorts forth, back, and not",
  (column) => {
    const forth = nextSort(null, column);
    const back = nextSort(forth, column);
    expect([forth, back].map((sort) => sortedBy(sort, column))).toEqual([
      "ascending",
      "descending",
    ]);
    expect(nextSort(back, column)).toBeNull();
  },
);

test("choosing another column begins anew", () => {
  const other = nextSort({ column: "crawler:GPTBot", descending: false }, "crawler:CCBot");
  expect(other).toEqual({ column: "crawler:CCBot", descending: false });
  expect(sortedBy(other, "crawler:GPTBot")).toBeNull();
});
