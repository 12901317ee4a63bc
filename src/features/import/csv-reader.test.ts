import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { runs } from "../../../test/runs.ts";
import { csvLine } from "../../words/escaping.ts";
import { CsvReader, MOST_COLUMNS, type Separator } from "./csv.ts";

// A busy machine needs seconds for all that is tried here.
vi.setConfig({ testTimeout: 60_000 });

function rowsOf(text: string, separator: Separator = ","): readonly (readonly string[])[] {
  const reader = new CsvReader(text, separator);
  const rows: (readonly string[])[] = [];
  for (let row = reader.next(); row; row = reader.next()) rows.push(row.cells);
  return rows;
}

/** RFC 4180 character by character, for texts without unclosed quotes. */
function slowRowsOf(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let cell = "";
  let row: string[] = [];
  let state: "start" | "plain" | "quoted" = "start";
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (state === "quoted") {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at++;
      } else state = "plain";
    } else if (state === "start" && character === '"') state = "quoted";
    else if (character === ",") {
      row.push(cell);
      cell = "";
      state = "start";
    } else if (character === "\n" || character === "\r") {
      if (character === "\r" && text[at + 1] === "\n") at++;
      rows.push([...row, cell]);
      row = [];
      cell = "";
      state = "start";
    } else {
      cell += character;
      state = "plain";
    }
  }
  const endsInside = text !== "" && !/[\r\n]$/.test(text);
  return endsInside || state !== "start" ? [...rows, [...row, cell]] : rows;
}

const anyCell = fc
  .array(fc.constantFrom("a", '"', ",", "\r", "\n", ";", " ", "=", "é", "\0"), { maxLength: 8 })
  .map((parts) => parts.join(""));

describe("the rows of a CSV file", () => {
  test.each<readonly [text: string, rows: readonly (readonly string[])[]]>([
    ["", []],
    ["\n", [[""]]],
    ["a", [["a"]]],
    [
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["a\rb\nc", [["a"], ["b"], ["c"]]],
    [",", [["", ""]]],
    ['"a,b","c""d"', [["a,b", 'c"d']]],
    ['"a\r\nb",c', [["a\r\nb", "c"]]],
    ['"",""""', [["", '"']]],
    ['a"b,c', [['a"b', "c"]]],
    ['"a"b,c', [["ab", "c"]]],
    ['"a', [['"a']]],
    ['a,"b\nc,"d"', [["a", 'b\nc,d"']]],
    ['"a""\n"b', [['a"\nb']]],
    [
      'a,"b""\nc,d',
      [
        ["a", '"b""'],
        ["c", "d"],
      ],
    ],
  ])("%j are %j", (text, rows) => {
    expect(rowsOf(text)).toEqual(rows);
  });

  test("are those that the standard's grammar finds, where every quote is closed", () => {
    fc.assert(
      fc.property(anyCell, (text) => {
        const reader = new CsvReader(text, ",");
        while (reader.next());
        fc.pre(reader.unclosedAt === null);
        expect(rowsOf(text)).toEqual(slowRowsOf(text));
      }),
      { endOnFailure: true, numRuns: runs(400) },
    );
  });

  test("that we write are read back, with an apostrophe before what could be a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const safe = rows.map((cells) => cells.map((cell) => cell.replace(/^[=\r\n]/, "'$&")));
        expect(rowsOf(rows.map(csvLine).join(""))).toEqual(safe);
      }),
      { endOnFailure: true },
    );
  });

  test("have no more cells than anybody looks at", () => {
    expect(rowsOf(",".repeat(1_000_000))[0]).toHaveLength(MOST_COLUMNS);
  });
});
