import { describe, expect, test } from "vitest";
import { Rows } from "./rows.ts";

const OUTSIDE = [-1, 3];

describe("the rows", () => {
  test("of a whole table are its URLs", () => {
    const rows = new Rows(3);
    expect(rows.length).toBe(3);
    for (const index of [0, 1, 2])
      expect([rows.at(index), rows.rowOf(index)]).toEqual([index, index]);
    for (const index of OUTSIDE) expect([rows.at(index), rows.rowOf(index)]).toEqual([-1, -1]);
  });

  test("of a list lead to its URLs, and its URLs to them", () => {
    const rows = new Rows(9, Int32Array.of(7, 2, 5));
    expect(rows.length).toBe(3);
    expect([0, 1, 2].map((row) => rows.at(row))).toEqual([7, 2, 5]);
    expect([7, 2, 5].map((url) => rows.rowOf(url))).toEqual([0, 1, 2]);
    for (const row of OUTSIDE) expect(rows.at(row)).toBe(-1);
    for (const url of [-1, 0, 8, 9]) expect(rows.rowOf(url)).toBe(-1);
  });
});
