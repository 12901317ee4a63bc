import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../test/runs.ts";
import { codeBlock, codeSpan, csvLine, unguarded, xmlText } from "./escaping.ts";

const anyMarkdown = fc
  .array(fc.constantFrom("`", "```", "~~~", "|", "\\", " ", "a", "\n", "\r", "<b>", "\0"))
  .map((parts) => parts.join(""));

/** What a code span in a cell of a table shows: GFM 4.10 for pipes, CommonMark 6.1 for the rest. */
function shown(cell: string): string {
  const fence = /^`*/.exec(cell)?.[0] ?? "";
  const inside = cell.slice(fence.length, cell.length - fence.length).replaceAll("\\|", "|");
  const isPadded = inside.startsWith(" ") && inside.endsWith(" ") && inside.trim() !== "";
  return isPadded ? inside.slice(1, -1) : inside;
}

describe("a cell of a CSV file", () => {
  test.each([
    ["=1+1", "'=1+1"],
    ["＝1+1", "'＝1+1"],
    ["'@x", "''@x"],
    // Where a semicolon or a tab separates cells, these would be two.
    ["a;=1+1", '"a;=1+1"'],
    ["a\t=1+1", '"a\t=1+1"'],
    ["/a", "/a"],
  ])("of %j is %j", (text, cell) => {
    expect(csvLine([text])).toBe(`${cell}\r\n`);
  });

  test("is given back without its guard", () => {
    for (const text of ["=1", "＝1", "'=1", "'a", "a"])
      expect(unguarded(csvLine([text]).trimEnd())).toBe(text);
  });
});

describe("a code span", () => {
  test.each([
    ["", ""],
    [" \n", ""],
    ["/a", "`/a`"],
    ["/a|b", "`/a\\|b`"],
    ["/a`b", "``/a`b``"],
    ["`", "`` ` ``"],
    ["``/```", "```` ``/``` ````"],
    ["/a\r\n| b", "`/a  \\| b`"],
    [" /a ", "`  /a  `"],
  ])("of %j is %j", (text, code) => {
    expect(codeSpan(text)).toBe(code);
  });

  test("shows its text, in one cell, and nothing in it ends it", () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        const code = codeSpan(text);
        const plain = text.replace(/[\0-\x1f]/g, " ");
        expect(shown(code)).toBe(plain.trim() === "" ? "" : plain);
        expect(code).not.toMatch(/(?<!\\)\||[\r\n]/);
        const [fence = ""] = code.match(/^`+/) ?? [];
        const runs = code.match(/`+/g) ?? [];
        expect(runs.filter((run) => run === fence)).toHaveLength(code === "" ? 0 : 2);
      }),
      { endOnFailure: true },
    );
  });
});

describe("a code block", () => {
  test.each([
    ["", "```text\n```\n"],
    ["a", "```text\na\n```\n"],
    ["a\n", "```text\na\n```\n"],
    ["```\n", "````text\n```\n````\n"],
  ])("of %j is %j", (text, block) => {
    expect(codeBlock(text)).toBe(block);
  });

  test("is ended by nothing in it", () => {
    fc.assert(
      fc.property(anyMarkdown, (text) => {
        const lines = codeBlock(text).split(/\r\n|\n|\r/);
        const fence = lines[0]?.replace("text", "") ?? "";
        expect(lines.filter((line) => line.includes(fence))).toHaveLength(2);
        expect(lines.slice(-2)).toEqual([fence, ""]);
      }),
      { endOnFailure: true },
    );
  });
});

/** What an XML 1.0 reader gives back of an attribute's value; throws where it is not well formed (2.2, 2.3, 4.1). */
function readBack(value: string): string {
  if (/[<"'>]|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(value))
    throw new Error("a character that may not stand here");
  if (/&(?!(?:amp|lt|gt|quot|apos|#9|#10|#13);)/.test(value)) throw new Error("a bare ampersand");
  // 3.3.3: white space that is written as itself is not kept.
  const normalised = value.replace(/[\t\n\r]/g, " ");
  const names: Readonly<Record<string, string>> = {
    amp: "&",
    lt: "<",
    gt: ">",
    quot: '"',
    apos: "'",
    "#9": "\t",
    "#10": "\n",
    "#13": "\r",
  };
  return normalised.replace(/&([^;]+);/g, (_, name: string) => names[name] ?? "");
}

/** Each character that XML does not have, as U+FFFD: by its code, one at a time. */
function storable(text: string): string {
  return Array.from(text, (character) => {
    const point = character.codePointAt(0) ?? 0;
    const isWhite = point === 9 || point === 10 || point === 13;
    const isCharacter =
      isWhite ||
      (point >= 0x20 && point < 0xd800) ||
      (point >= 0xe000 && point < 0xfffe) ||
      point > 0xffff;
    return isCharacter ? character : "\ufffd";
  }).join("");
}

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom("]]>", "<![CDATA[", "<!--", "&amp;", "&#0;", "&", '"', "'", "<", ">", "\r\n"),
      fc.nat(0xffff).map((unit) => String.fromCharCode(unit)),
      fc.constantFrom("\0", "\t", "\x1b", "\ud800", "\udc80", "😀", "\ufffe", "\u2028"),
    ),
  )
  .map((parts) => parts.join(""));

describe("a text in XML", () => {
  test.each([
    ["", ""],
    ["/a?b=1&c=2", "/a?b=1&amp;c=2"],
    ["]]>", "]]&gt;"],
    ["a\r\n\t", "a&#13;&#10;&#9;"],
    ["\0\ud800😀\udc80", "\ufffd\ufffd😀\ufffd"],
    [`<a b="c" d='e'>`, "&lt;a b=&quot;c&quot; d=&apos;e&apos;&gt;"],
  ])("%j is %j", (text, xml) => {
    expect(xmlText(text)).toBe(xml);
  });

  test("is well formed, and read back as it is but for what XML does not have", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readBack(xmlText(text))).toBe(storable(text));
      }),
      { endOnFailure: true, numRuns: runs(400) },
    );
  });
});
