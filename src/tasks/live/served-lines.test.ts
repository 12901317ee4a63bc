import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeText } from "../../engine/text/bytes.ts";
import { type EncodingChange, servedInstead } from "./served-lines.ts";

const CLOUDFLARE = "# BEGIN Cloudflare Managed content\n# AI\n# END Cloudflare Managed Content\n";
const DRAFT = "User-agent: *\nDisallow: /a\n";
const draft = (text = DRAFT) => ({ text, isDraft: true });
/** Lines added in these spans, of which Cloudflare wrote the one at `managed`. */
const added = (spans: readonly (readonly [number, number])[], managed = -1) => {
  const all = spans.map(([from, to]) => ({ from, to }));
  return { kind: "added", spans: all, managed: all[managed] ?? null };
};
const linesOf = (before: { text: string; isDraft: boolean }, served: string) =>
  servedInstead(before, served).lines;

describe("what a site sends in place of the draft", () => {
  test.each([
    [DRAFT, { kind: "same" }],
    ["\ufeffUser-agent: *\r\nDisallow: /a\r\n\r\n", { kind: "same" }],
    [`# hello\n${DRAFT}`, added([[1, 1]])],
    [`User-agent: *\nDisallow: /b\n\n${DRAFT}`, added([[1, 3]])],
    [`${DRAFT}\nUser-agent: GPTBot\nDisallow: /\n`, added([[3, 5]])],
    ["User-agent: *\nCrawl-delay: 1\nDisallow: /a", added([[2, 2]])],
    [
      `# BEGIN Cloudflare Managed content\nUser-agent: *\nContent-Signal: ai-train=no\n# END Cloudflare Managed Content\n\n${DRAFT}`,
      added([[1, 5]], 0),
    ],
    ["User-agent: *\nDisallow: /b\n", null],
    ["User-agent: *\n", null],
    [
      "# a\nUser-agent: *\n# b\nDisallow: /a\n",
      added([
        [1, 1],
        [3, 3],
      ]),
    ],
    [
      `# 1\nUser-agent: *\n${CLOUDFLARE}Disallow: /a\n# 9\n`,
      added(
        [
          [1, 1],
          [3, 5],
          [7, 7],
        ],
        1,
      ),
    ],
    [
      `${CLOUDFLARE}User-agent: *\nDisallow: /b\n`,
      { kind: "managed", managed: { from: 1, to: 3 } },
    ],
    [
      "# 1\n# 2\n# 3\nUser-agent: *\n# 4\nDisallow: /b\nDisallow: /a\n# 5",
      added([
        [1, 3],
        [5, 6],
        [8, 8],
      ]),
    ],
    ["", null],
  ])("%j is %j", (served, expected) => {
    expect(linesOf(draft(), served)).toEqual(expected);
  });

  test("is Cloudflare’s block where there is no draft", () => {
    const served = `${DRAFT}${CLOUDFLARE}`;
    const managed = { from: 3, to: 5 };
    expect(linesOf({ text: "", isDraft: false }, served)).toEqual({ kind: "managed", managed });
  });

  test("is not said of a file that is not the user’s own, or empty", () => {
    expect(linesOf({ text: DRAFT, isDraft: false }, DRAFT)).toBeNull();
    expect(linesOf(draft("\n"), DRAFT)).toBeNull();
  });

  test("has the draft’s lines once the added ones are taken out", () => {
    const line = fc.constantFrom("", "a", "b");
    const lines = fc.array(line, { maxLength: 6 });
    fc.assert(
      fc.property(lines, lines, lines, (head, block, tail) => {
        const own = [...head, ...tail, "end"];
        const sent = [...head, ...block, ...tail, "end"];
        const found = linesOf(draft(own.join("\n")), sent.join("\n"));
        expect(found?.kind).toBe(block.length === 0 ? "same" : "added");
        const [{ from, to }, ...more] =
          found?.kind === "added" ? found.spans : [{ from: 1, to: 0 }];
        expect(more).toEqual([]);
        expect([...sent.slice(0, from - 1), ...sent.slice(to)]).toEqual(own);
      }),
    );
  });
});

describe("the encoding that was changed on the way", () => {
  const own = "# café\nUser-agent: *\nDisallow: /naïve\n";
  const bytesOf = (text: string, encoding: BufferEncoding) =>
    decodeText(new Uint8Array(Buffer.from(text, encoding)));

  test.each<readonly [string, string, EncodingChange | null]>([
    ["none", own, null],
    [
      "UTF-16",
      bytesOf(`\ufeff${own}`, "utf16le"),
      { kind: "other", own: "utf-8", sent: "utf-16le-bom" },
    ],
    ["a mark", `\ufeff${own}`, { kind: "mark", isAdded: true }],
    ["windows-1252", bytesOf(own, "latin1"), { kind: "in-one-byte", lines: [1, 3] }],
    [
      "windows-1252, and a line",
      bytesOf(`# ä\n${own}`, "latin1"),
      { kind: "in-one-byte", lines: [2, 4] },
    ],
    [
      "UTF-8 twice",
      own.replaceAll("é", "Ã©").replaceAll("ï", "Ã¯"),
      { kind: "twice", lines: [1, 3] },
    ],
    ["other letters", own.replaceAll("é", "è"), null],
  ])("is known for %s", (_, served, encoding) => {
    expect(servedInstead(draft(own), served).encoding).toEqual(encoding);
  });

  test("is known for a mark that was removed", () => {
    const { encoding, lines } = servedInstead(draft(`\ufeff${own}`), own);
    expect(encoding).toEqual({ kind: "mark", isAdded: false });
    expect(lines).toEqual({ kind: "same" });
  });
});
