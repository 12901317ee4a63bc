import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codeBlock, codeSpan } from "./escaping.ts";

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
