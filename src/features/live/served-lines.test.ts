import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { servedLines } from "./served-lines.ts";

const DRAFT = "User-agent: *\nDisallow: /a\n";
const draft = (text = DRAFT) => ({ text, isDraft: true });
const added = (from: number, to: number, isCloudflares = false) => ({
  kind: "added",
  from,
  to,
  isCloudflares,
});

describe("what a site sends in place of the draft", () => {
  test.each([
    [DRAFT, { kind: "same" }],
    ["\ufeffUser-agent: *\r\nDisallow: /a\r\n\r\n", { kind: "same" }],
    [`# hello\n${DRAFT}`, added(1, 1)],
    [`User-agent: *\nDisallow: /b\n\n${DRAFT}`, added(1, 3)],
    [`${DRAFT}\nUser-agent: GPTBot\nDisallow: /\n`, added(3, 5)],
    ["User-agent: *\nCrawl-delay: 1\nDisallow: /a", added(2, 2)],
    [
      `# BEGIN Cloudflare Managed content\nUser-agent: *\nContent-Signal: ai-train=no\n# END Cloudflare Managed Content\n\n${DRAFT}`,
      added(1, 5, true),
    ],
    ["User-agent: *\nDisallow: /b\n", null],
    ["User-agent: *\n", null],
    ["# a\nUser-agent: *\n# b\nDisallow: /a\n", null],
    ["", null],
  ])("%j is %j", (served, expected) => {
    expect(servedLines(draft(), served)).toEqual(expected);
  });

  test("is not said of a file that is not the user’s own, or empty", () => {
    expect(servedLines({ text: DRAFT, isDraft: false }, DRAFT)).toBeNull();
    expect(servedLines(draft("\n"), DRAFT)).toBeNull();
  });

  test("has the draft’s lines once the added ones are taken out", () => {
    const line = fc.constantFrom("", "a", "b");
    const lines = fc.array(line, { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, lines, (head, block, tail) => {
        const own = [...head, ...tail, "end"];
        const sent = [...head, ...block, ...tail, "end"];
        const found = servedLines(draft(own.join("\n")), sent.join("\n"));
        expect(found?.kind).toBe(block.length === 0 ? "same" : "added");
        const { from, to } = found?.kind === "added" ? found : { from: 1, to: 0 };
        expect([...sent.slice(0, from - 1), ...sent.slice(to)]).toEqual(own);
      }),
    );
  });
});
