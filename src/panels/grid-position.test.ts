import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GridPosition, movedBy } from "./grid-position.ts";

const LAST: GridPosition = { row: 20, column: 5 };
const PAGE = 10;
const KEYS = [
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "PageUp",
  "PageDown",
  "Home",
  "End",
];

function at(row: number, column: number): GridPosition {
  return { row, column };
}

describe("a key", () => {
  test.each<readonly [key: string, ctrl: boolean, to: GridPosition]>([
    ["ArrowUp", false, at(11, 3)],
    ["ArrowDown", false, at(13, 3)],
    ["ArrowLeft", false, at(12, 2)],
    ["ArrowRight", false, at(12, 4)],
    ["PageUp", false, at(2, 3)],
    ["PageDown", false, at(20, 3)],
    ["Home", false, at(12, 0)],
    ["End", false, at(12, 5)],
    ["Home", true, at(0, 0)],
    ["End", true, at(20, 5)],
  ])(
    "%s (with Ctrl: %s) leads from row 12, column 3 to %j (WAI-ARIA APG, grid)",
    (key, ctrl, to) => {
      expect(movedBy(key, ctrl, at(12, 3), LAST, PAGE)).toEqual(to);
    },
  );

  test.each<readonly [key: string, from: GridPosition, to: GridPosition]>([
    ["ArrowUp", at(0, 3), at(0, 3)],
    ["ArrowDown", at(20, 3), at(20, 3)],
    ["ArrowLeft", at(12, 0), at(12, 0)],
    ["ArrowRight", at(12, 5), at(12, 5)],
    ["PageUp", at(9, 3), at(0, 3)],
    ["PageUp", at(10, 3), at(0, 3)],
    ["PageUp", at(11, 3), at(1, 3)],
    ["PageDown", at(9, 3), at(19, 3)],
    ["PageDown", at(10, 3), at(20, 3)],
    ["PageDown", at(11, 3), at(20, 3)],
    ["ArrowUp", at(1, 3), at(0, 3)],
    ["ArrowLeft", at(12, 1), at(12, 0)],
  ])("%s leads from %j to %j, never over the edge", (key, from, to) => {
    expect(movedBy(key, false, from, LAST, PAGE)).toEqual(to);
  });

  test.each([
    "",
    "a",
    " ",
    "Enter",
    "Escape",
    "Tab",
    "F2",
    "Delete",
    "Shift",
    "Control",
    "arrowup",
    "constructor",
  ])("(%j) that moves through no grid leads nowhere", (key) => {
    for (const ctrl of [false, true]) expect(movedBy(key, ctrl, at(12, 3), LAST, PAGE)).toBeNull();
  });

  test.each(KEYS)("%s stays where the grid has one cell only", (key) => {
    for (const ctrl of [false, true])
      expect(movedBy(key, ctrl, at(0, 0), at(0, 0), PAGE)).toEqual(at(0, 0));
  });

  test("leads back into a grid that has become smaller", () => {
    const key = fc.constantFrom(...KEYS);
    const number = fc.nat(30);
    fc.assert(
      fc.property(
        key,
        fc.boolean(),
        number,
        number,
        number,
        number,
        (name, ctrl, row, column, rows, columns) => {
          const to = movedBy(name, ctrl, at(row, column), at(rows, columns), PAGE);
          expect(to?.row).toBeGreaterThanOrEqual(0);
          expect(to?.row).toBeLessThanOrEqual(rows);
          expect(to?.column).toBeGreaterThanOrEqual(0);
          expect(to?.column).toBeLessThanOrEqual(columns);
        },
      ),
    );
  });
});
