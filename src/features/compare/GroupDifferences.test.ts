import { describe, expect, test } from "vitest";
import { sessionWith } from "../../../test/session-with.ts";
import { sample } from "../../core/sample.ts";
import { Comparison } from "../../tasks/compare/model.ts";
import { groupDifferenceRows, isSameRow, keyOf } from "./GroupDifferences.tsx";

function rowsOf(before: string, after: string) {
  const stateOf = (text: string) =>
    sessionWith({ ...sample, text, urls: ["/a"], crawlers: ["Foo"], focus: null }).getState();
  const comparison = new Comparison(stateOf(before), stateOf(after));
  comparison.run(() => false);
  return groupDifferenceRows(comparison);
}

const STAR = "User-agent: *\nDisallow: /a\n";
const FOO = "User-agent: Foo\nDisallow: /b\n";

describe("the rows of how groups changed", () => {
  test("are none where none did", () => {
    expect(rowsOf(STAR, STAR)).toEqual([]);
  });

  test("lead to a group that appears in Now, below how many there are", () => {
    const rows = rowsOf(STAR, `${STAR}\n${FOO}`);
    expect(rows.map(({ kind }) => kind)).toEqual(["heading", "change", "heading", "change"]);
    expect(rows[0]).toMatchObject({ count: 1 });
    expect(rows[1]).toMatchObject({ place: { side: "now", line: 4 } });
    expect(rows[3]).toMatchObject({ place: { side: "now", line: 4 } });
  });

  test("lead to a group that vanishes in Before", () => {
    const rows = rowsOf(`${STAR}\n${FOO}`, STAR);
    expect(rows[1]).toMatchObject({ kind: "change", place: { side: "before", line: 4 } });
  });

  test("say which uses changed, by which line", () => {
    const before = `${STAR}Content-Usage: train-ai=n\n`;
    const now = `${STAR}Content-Usage: train-ai=n\nContent-Usage: /b train-ai=y, search=n\n`;
    const [heading, ...rows] = rowsOf(before, now);
    expect(heading).toMatchObject({ kind: "heading", text: "Uses that changed", count: 2 });
    expect(rows.map(({ text }) => text.replace(/for .*? crawlers/, "for …"))).toEqual([
      "Training is now allowed for … (line 4, for /b). Before, it was refused (line 3).",
      "Search is now refused for … (line 4, for /b). Before, it was not stated.",
    ]);
    expect(rows[0]).toMatchObject({ place: { side: "now", line: 4 } });
    expect(rowsOf(before, STAR)[1]).toMatchObject({ place: { side: "before", line: 3 } });
  });

  test("are the same where they say the same and lead to the same place", () => {
    const rows = rowsOf(STAR, `${STAR}\n${FOO}`);
    const again = rowsOf(STAR, `${STAR}\n${FOO}`);
    const moved = rowsOf(STAR, `${STAR}\n\n${FOO}`);
    for (const [at, row] of rows.entries()) {
      expect(isSameRow(row, again[at] ?? row)).toBe(true);
      expect(isSameRow(row, moved[at] ?? row)).toBe(row.kind === "heading");
    }
    expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
  });
});
