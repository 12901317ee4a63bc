import { expect, test } from "vitest";
import { google } from "../../engine/dialects/google.ts";
import { dialectNamed } from "../../engine/dialects/index.ts";
import { rfc9309 } from "../../engine/dialects/rfc9309.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import { statusesIn } from "../../engine/prove/group-status-search.ts";
import { ruleStatusWords, shownText } from "./words.ts";

interface Row {
  readonly readAs?: DialectId;
  readonly file: readonly string[];
  /** What is said at the end of each line. */
  readonly said: readonly (string | null)[];
}

const COULD_GO = "redundant: no verdict needs it";

const rows: readonly Row[] = [
  {
    file: ["User-agent: *", "Disallow: /a", "Disallow: /a/b", "Allow: /a/b/c"],
    said: [null, null, COULD_GO, null],
  },
  {
    file: ["User-agent: *", "Disallow: /a", "Allow: /a*"],
    said: [null, "never decides: line 3 is longer", null],
  },
  {
    file: ["User-agent: *", "Disallow: /a", "Allow: /a"],
    said: [null, "never decides: line 3 is equally long, and Allow wins a tie", null],
  },
  {
    file: ["User-agent: *", "Disallow: /a", "Disallow: /a"],
    said: [null, null, "never decides: line 2 says the same"],
  },
  {
    readAs: "python",
    file: ["User-agent: *", "Allow: /", "Disallow: /a"],
    said: [null, null, "never decides: line 2 comes first"],
  },
  {
    file: ["User-agent: *", "Disallow: a", "Disallow: /b"],
    said: [null, "never decides: no URL can match", null],
  },
  // What has no path is not meant to decide, and what stands alone keeps its group.
  { file: ["User-agent: *", "Disallow:", "Disallow: /a"], said: [null, null, null] },
  { file: ["User-agent: *", "Disallow:"], said: [null, null] },
  { file: ["User-agent: *", "Allow: /"], said: [null, null] },
];

test.each(rows)("at the ends of the lines $file it is said what they are good for", (row) => {
  const analysis = analyse(row.file.join("\n"), dialectNamed(row.readAs ?? "") ?? rfc9309);
  const statusOf = statusesIn(analysis, 100);
  const said = row.file.map((_, index) => {
    const status = statusOf(index + 1);
    return status && ruleStatusWords.note(status, analysis, () => null);
  });
  expect(said).toEqual(row.said);
});

test("of many rules that stand before one, the first two are named", () => {
  const analysis = analyse("", rfc9309);
  const phraseFor = (...shadowedBy: readonly number[]) =>
    ruleStatusWords.note(
      { line: 9, liveness: { kind: "dead", shadowedBy }, redundant: true },
      analysis,
      () => null,
    );
  expect(phraseFor(3, 4)).toBe("never decides: lines 3 and 4 win");
  expect(phraseFor(3, 4, 5, 6)).toBe("never decides: lines 3, 4 and 2 more win");
});

test("where crawlers of the table read a line by several parsers, the one that it is said of is named", () => {
  const analysis = analyse("User-agent: *\nDisallow: /a\nAllow: /a*\nAllow: /a*b", google);
  const statusOf = statusesIn(analysis, 100);
  const said = [2, 4].map((line) => {
    const status = statusOf(line);
    return status && ruleStatusWords.note(status, analysis, () => google);
  });
  expect(said).toEqual([
    "never decides for Google’s parser: line 3 is longer",
    "redundant for Google’s parser: no verdict needs it",
  ]);
});

test.each([
  ["/\u200bcart\u2028x", "/[U+200B]cart[U+2028]x"],
  ["GPT\u202eBot", "GPT[U+202E]Bot"],
  ["/cart ä", "/cart ä"],
])("what shows nothing in a name or a path is seen as in the table: %j", (text, shown) => {
  expect(shownText(text)).toBe(shown);
});
