import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Action } from "../../tasks/table/columns.ts";
import { type Command, commandOf, type GridPosition, movedBy, type Press } from "./keys.ts";

const LAST: GridPosition = { row: 20, column: 5 };
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
      expect(movedBy(key, ctrl, at(12, 3), LAST)).toEqual(to);
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
    expect(movedBy(key, false, from, LAST)).toEqual(to);
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
    for (const ctrl of [false, true]) expect(movedBy(key, ctrl, at(12, 3), LAST)).toBeNull();
  });

  test.each(KEYS)("%s stays where the grid has one cell only", (key) => {
    for (const ctrl of [false, true])
      expect(movedBy(key, ctrl, at(0, 0), at(0, 0))).toEqual(at(0, 0));
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
          const to = movedBy(name, ctrl, at(row, column), at(rows, columns));
          expect(to?.row).toBeGreaterThanOrEqual(0);
          expect(to?.row).toBeLessThanOrEqual(rows);
          expect(to?.column).toBeGreaterThanOrEqual(0);
          expect(to?.column).toBeLessThanOrEqual(columns);
        },
      ),
    );
  });
});

interface Place {
  readonly at: GridPosition;
  readonly can: readonly Action[];
}

const URL_HEAD: Place = { at: at(0, 0), can: [] };
const HEAD: Place = { at: at(0, 3), can: ["edit", "remove", "move"] };
const URL_CELL: Place = { at: at(12, 0), can: ["edit", "remove", "move"] };
const VERDICT: Place = { at: at(12, 3), can: ["to-rule", "remove", "move"] };

describe("the active cell", () => {
  function pressed(place: Place, key: string, held: Partial<Press> = {}): Command | null {
    const press = { key, code: "", ctrlKey: false, metaKey: false, altKey: false, ...held };
    return commandOf(press, place.at, LAST, place.can);
  }

  test.each<readonly [name: string, place: Place, key: string, command: Command | null]>([
    ["a verdict", VERDICT, "Enter", { kind: "to-rule" }],
    ["a verdict", VERDICT, "F2", null],
    ["a verdict", VERDICT, "Delete", { kind: "remove" }],
    ["a verdict", VERDICT, "s", null],
    ["a verdict", VERDICT, "a", { kind: "expect", expected: "allow" }],
    ["a verdict", VERDICT, "B", { kind: "expect", expected: "disallow" }],
    ["a verdict", VERDICT, "n", { kind: "expect", expected: null }],
    ["a verdict", VERDICT, "ArrowUp", { kind: "go", to: at(11, 3) }],
    ["a URL", URL_CELL, "Enter", { kind: "edit" }],
    ["a URL", URL_CELL, "F2", { kind: "edit" }],
    ["a URL", URL_CELL, "Delete", { kind: "remove" }],
    ["a URL", URL_CELL, "s", null],
    ["a crawler", HEAD, "Enter", { kind: "edit" }],
    ["a crawler", HEAD, "Delete", { kind: "remove" }],
    ["a crawler", HEAD, "s", { kind: "sort" }],
    ["a crawler", HEAD, "S", { kind: "sort" }],
    ["the head of the URLs", URL_HEAD, "Enter", null],
    ["the head of the URLs", URL_HEAD, "F2", null],
    ["the head of the URLs", URL_HEAD, "Delete", null],
    ["the head of the URLs", URL_HEAD, "s", { kind: "sort" }],
    ["the head of the URLs", URL_HEAD, "b", { kind: "expect", expected: "disallow" }],
  ])("that is %s (%o) takes %s for %o", (_, place, key, command) => {
    expect(pressed(place, key)).toEqual(command);
  });

  test.each([
    ["ф", "KeyA", "allow"],
    ["Ф", "KeyA", "allow"],
    ["β", "KeyB", "disallow"],
    ["מ", "KeyN", null],
    ["ى", "KeyN", null],
    // On a French keyboard, a is where a US keyboard has q.
    ["a", "KeyQ", "allow"],
  ] as const)("takes %s at the place of %s for what is expected", (key, code, expected) => {
    expect(pressed(VERDICT, key, { code })).toEqual({ kind: "expect", expected });
  });

  test.each([
    ["й", "KeyQ"],
    ["q", "KeyA"],
    ["ü", "KeyB"],
    ["Process", "KeyA"],
  ])("takes %s at the place of %s for nothing", (key, code) => {
    expect(pressed(VERDICT, key, { code })).toBeNull();
  });

  test.each<readonly [name: string, place: Place, key: string, by: -1 | 1 | null]>([
    ["a verdict", VERDICT, "ArrowUp", -1],
    ["a verdict", VERDICT, "ArrowDown", 1],
    ["a verdict", VERDICT, "ArrowLeft", null],
    ["a URL", URL_CELL, "ArrowUp", -1],
    ["a URL", URL_CELL, "ArrowRight", null],
    ["a crawler", HEAD, "ArrowLeft", -1],
    ["a crawler", HEAD, "ArrowRight", 1],
    ["a crawler", HEAD, "ArrowDown", null],
    ["the head of the URLs", URL_HEAD, "ArrowRight", null],
    ["a verdict", VERDICT, "Delete", null],
    ["a verdict", VERDICT, "a", null],
  ])("that is %s (%o) is moved by Alt and %s by %s", (_, place, key, by) => {
    const command = pressed(place, key, { altKey: true });
    expect(command).toEqual(by && { kind: "move", by });
  });

  test.each(["ctrlKey", "metaKey"] as const)(
    "is neither sorted nor expected by a letter with %s, which is the browser's",
    (held) => {
      for (const key of ["a", "b", "n", "s"])
        expect(pressed(HEAD, key, { [held]: true })).toBeNull();
    },
  );
});
