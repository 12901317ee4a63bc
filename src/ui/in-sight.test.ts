import { describe, expect, test } from "vitest";
import { endIn, firstIn, type Items, scrolledTo } from "./in-sight.ts";

/** A hundred rows of 20 pixels; the sixth is 60 high. */
const rows: Items = {
  count: 100,
  startOf: (index) => index * 20 + (index > 5 ? 40 : 0),
  beyond: 2,
};
const total = rows.startOf(rows.count);

const drawn = (items: Items, at: number, size: number) => {
  const view = { at, size };
  return [firstIn(items, view), endIn(items, view)];
};

describe("what is drawn", () => {
  test("is what is in sight, and a few beyond", () => {
    expect(drawn(rows, 0, 100)).toEqual([0, 8]);
    expect(drawn(rows, 200, 100)).toEqual([6, 16]);
    // The tall one is in sight to its last pixel.
    expect(drawn(rows, 159, 100)[0]).toBe(3);
    expect(drawn(rows, 160, 100)[0]).toBe(4);
  });

  test("is the first few until the size of the box is known", () => {
    expect(drawn(rows, 0, 0)).toEqual([0, 3]);
  });

  test("ends with the last", () => {
    expect(drawn(rows, total - 100, 100)[1]).toBe(100);
    expect(drawn({ ...rows, count: 2 }, 0, 500)).toEqual([0, 2]);
    expect(drawn({ ...rows, count: 0 }, 0, 500)).toEqual([0, 0]);
  });

  test("fills the box where items went away and it is still scrolled", () => {
    const few = { ...rows, count: 10 };
    // 240 pixels are left, of which the last 100 will be in sight.
    expect(drawn(few, 1_900, 100)).toEqual([3, 10]);
  });

  test("does not count what the head covers", () => {
    expect(drawn({ ...rows, head: 60 }, 0, 100)).toEqual([0, 5]);
  });
});

describe("an item is brought into sight", () => {
  const bring = (index: number, at: number, atTop = false, head = 0) =>
    scrolledTo({ ...rows, head }, { at, size: 100 }, index, atTop);

  test("by as little as possible", () => {
    expect(bring(1, 10)).toBeNull();
    expect(bring(1, 30)).toBe(20);
    expect(bring(5, 0)).toBe(60);
    expect(bring(99, 0)).toBe(total - 100);
  });

  test("to the top, where that is wanted", () => expect(bring(5, 60, true)).toBe(100));

  test("below the head", () => {
    expect(bring(1, 0, false, 60)).toBeNull();
    expect(bring(2, 0, false, 60)).toBe(20);
    expect(bring(0, 20, false, 60)).toBe(0);
  });
});
