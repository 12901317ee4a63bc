import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { movedTo, withoutIndex } from "./intents.ts";

const letters: readonly string[] = ["a", "b", "c", "d"];
const lists = fc.array(fc.nat(9));

describe("a list without an item", () => {
  test.each([
    [0, "bcd"],
    [2, "abd"],
    [3, "abc"],
    [4, "abcd"],
    [-1, "abcd"],
    [Number.NaN, "abcd"],
  ])("at %d is %s", (index, expected) => {
    expect(withoutIndex(letters, index).join("")).toBe(expected);
  });

  test("loses one item only, though others are equal to it", () => {
    expect(withoutIndex(["a", "a", "a"], 1)).toEqual(["a", "a"]);
  });

  test("leaves the list it came from alone", () => {
    withoutIndex(letters, 0);
    expect(letters).toEqual(["a", "b", "c", "d"]);
  });
});

describe("a list with an item moved", () => {
  test.each([
    [0, 0, "abcd"],
    [0, 1, "bacd"],
    [0, 3, "bcda"],
    [3, 0, "dabc"],
    [2, 1, "acbd"],
    [1, 2, "acbd"],
    [4, 0, "abcd"],
    [-1, 0, "abcd"],
  ])("from %d to %d is %s", (from, to, expected) => {
    expect(movedTo(letters, from, to).join("")).toBe(expected);
  });

  test("has the same items, the moved one where it was to be", () => {
    fc.assert(
      fc.property(lists, fc.nat(12), fc.nat(12), (list, from, to) => {
        fc.pre(from < list.length && to < list.length);
        const moved = movedTo(list, from, to);
        expect(moved[to]).toBe(list[from]);
        expect(moved.toSorted()).toEqual(list.toSorted());
        expect(withoutIndex(moved, to)).toEqual(withoutIndex(list, from));
        expect(movedTo(moved, to, from)).toEqual(list);
      }),
    );
  });

  test("leaves the list it came from alone", () => {
    movedTo(letters, 0, 3);
    expect(letters).toEqual(["a", "b", "c", "d"]);
  });
});
