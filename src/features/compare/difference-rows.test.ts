import { describe, expect, it } from "vitest";
import type { CrawlerDifference, Difference } from "../../tasks/compare/crawler-differences.ts";
import { type DifferenceRow, differenceRows, isSameRow, textOf } from "./difference-rows.ts";

const EQUAL: Difference = { kind: "equal", why: "rules" };
const UNDECIDED: Difference = { kind: "undecided" };
const DIFFERS: Difference = {
  kind: "differs",
  path: "/a",
  before: { outcome: "allow", line: null },
  after: { outcome: "disallow", line: 2 },
};

function found(...all: readonly (readonly [string, Difference])[]): readonly CrawlerDifference[] {
  return all.map(([token, difference]) => ({ token, difference }));
}

function shown(row: DifferenceRow): string {
  if (row.kind === "reader") return `- ${row.token}`;
  if (row.kind === "readers") return `${row.isOpen ? "open " : ""}${row.alike.readers.join()}`;
  return row.alike.difference.kind;
}

const ALL = found(["A", EQUAL], ["B", UNDECIDED], ["C", DIFFERS], ["D", EQUAL], ["E", DIFFERS]);

describe("the rows of what was found of crawlers", () => {
  it("have what differs first, then what is not decided, and once what is of several", () => {
    expect(differenceRows(ALL, null).map(shown)).toEqual([
      ...["C,E", "differs"],
      ...["B", "undecided"],
      ...["A,D", "equal"],
    ]);
  });

  it("name each crawler where they are unfolded", () => {
    const open = textOf({ readers: [], difference: EQUAL });
    expect(differenceRows(ALL, open).map(shown).slice(4)).toEqual([
      ...["open A,D", "- A", "- D", "equal"],
    ]);
  });

  it("are the same as rows that show the same, and no others", () => {
    const rows = differenceRows(ALL, null);
    const others = differenceRows([...ALL, ...found(["F", EQUAL])], null);
    const same = rows.map((row, index) => isSameRow(row, others[index] ?? row));
    expect(same).toEqual([true, true, true, true, false, true]);
  });
});
