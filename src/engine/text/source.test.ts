import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeText } from "./bytes.ts";
import { type Edit, Source } from "./source.ts";

const texts = fc
  .array(fc.constantFrom("a", "allow: /é", "\r", "\n", "\r\n", "x".repeat(200)), { maxLength: 60 })
  .map((parts) => parts.join(""));

/** Edits in order, as random numbers place them in a text. */
function editsIn(text: string, places: readonly number[], insert: readonly string[]): Edit[] {
  const sorted = places.map((place) => place % (text.length + 1)).sort((a, b) => a - b);
  const edits: Edit[] = [];
  for (let index = 0; index + 1 < sorted.length; index += 2)
    edits.push({
      from: sorted[index] ?? 0,
      to: sorted[index + 1] ?? 0,
      insert: insert[index / 2] ?? "",
    });
  return edits;
}

function editedText(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to),
    text,
  );
}

const places = fc.array(fc.nat(20_000), { maxLength: 8 });
const inserts = fc.array(texts, { maxLength: 4 });

describe("a source", () => {
  test("is its text, whole and after any edits", () => {
    fc.assert(
      fc.property(fc.array(texts), places, inserts, (parts, at, insert) => {
        const text = parts.join("\n");
        const edits = editsIn(text, at, insert);
        const edited = Source.of(text).edited(edits);
        expect(edited.toString()).toBe(editedText(text, edits));
        expect(edited.length).toBe(edited.toString().length);
      }),
    );
  });

  test("has blocks of whole lines, also after edits", () => {
    fc.assert(
      fc.property(fc.array(texts), places, inserts, (parts, at, insert) => {
        const text = parts.join("\n");
        const { blocks } = Source.of(text).edited(editsIn(text, at, insert));
        expect(blocks.filter(({ isLast }) => isLast)).toEqual(blocks.slice(-1));
        for (const block of blocks.slice(0, -1)) expect(String(block)).toMatch(/\n$/);
      }),
    );
  });

  test("keeps the blocks that an edit does not touch", () => {
    const text = "disallow: /a-path\n".repeat(1000);
    const before = Source.of(text);
    const after = before.edited([{ from: 9000, to: 9001, insert: "b\nc" }]);
    const kept = after.blocks.filter((block) => before.blocks.includes(block));
    expect(before.blocks.length).toBeGreaterThan(3);
    expect(kept.length).toBeGreaterThanOrEqual(before.blocks.length - 2);
  });

  test("has the bytes of its file", () => {
    fc.assert(
      fc.property(fc.array(texts), fc.constantFrom(1, 2), (parts, breakOctets) => {
        const text = parts.join("\n");
        const lineFeeds = text.split("\n").length - 1;
        expect(Source.of(text).octetsWith(breakOctets)).toBe(
          encodeText(text).length + lineFeeds * (breakOctets - 1),
        );
      }),
    );
  });
});
