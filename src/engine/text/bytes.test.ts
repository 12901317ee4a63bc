import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { decodeText, encodeText, octetsOf, offsetAtOctet } from "./bytes.ts";

// fast-check's own "binary" unit lists every code point first, which takes seconds.
const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff })
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point));

// The bytes at which UTF-8 sequences begin, go on, and go wrong (Unicode, table 3-7).
const EDGES = [
  0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe2, 0xed,
  0xee, 0xef, 0xf0, 0xf1, 0xf4, 0xf5, 0xff, 0xbb,
];
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 100 }),
  fc.array(fc.constantFrom(...EDGES), { maxLength: 12 }).map((octets) => Uint8Array.from(octets)),
  fc.string({ unit: anyCharacter }).map((text) => new TextEncoder().encode(text)),
);

/** What the platform makes of these bytes; null where they are not UTF-8. */
function platformText(octets: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(octets);
  } catch {
    return null;
  }
}

describe("bytes", () => {
  test("come back from the text they became", () => {
    fc.assert(
      fc.property(bytes, (octets) => {
        expect(encodeText(decodeText(octets))).toEqual(octets);
      }),
      { numRuns: runs(600) },
    );
  });

  test("that are UTF-8 become the platform's text, others a text with raw bytes in it", () => {
    fc.assert(
      fc.property(bytes, (octets) => {
        const text = decodeText(octets);
        const expected = platformText(octets);
        if (expected === null) expect(text).toMatch(/[\udc80-\udcff]/u);
        else expect(text).toBe(expected);
      }),
      { numRuns: runs(600) },
    );
  });

  test("by the thousand come back as well", () => {
    const octets = Uint8Array.from({ length: 20_000 }, (_, i) => (i * i * 31) >> 5);
    expect(Buffer.compare(encodeText(decodeText(octets)), octets)).toBe(0);
  });
});

describe("a text", () => {
  test("of whole characters has the platform's bytes", () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(encodeText(text)).toEqual(new TextEncoder().encode(text));
        expect(decodeText(encodeText(text))).toBe(text);
      }),
    );
  });

  test("with a surrogate that stands for no byte has U+FFFD there, as the platform's", () => {
    for (const text of ["a\ud800", "\udbffb", "\udc00", "\udc7f", "\udd00", "\ud800\ud800\udc00"])
      expect(encodeText(text)).toEqual(new TextEncoder().encode(text));
  });

  test("has as many octets as are counted, in any part of it", () => {
    fc.assert(
      fc.property(bytes.map(decodeText), fc.nat(50), fc.nat(50), (text, a, b) => {
        const from = Math.min(a, b, text.length);
        const to = Math.min(Math.max(a, b), text.length);
        expect(octetsOf(text, from, to)).toBe(encodeText(text.slice(from, to)).length);
      }),
    );
  });

  test("is full at the last character that ends within the limit", () => {
    fc.assert(
      fc.property(bytes.map(decodeText), fc.nat(60), (text, limit) => {
        const ends = [0];
        for (const character of text) ends.push((ends.at(-1) ?? 0) + character.length);
        const expected = ends.findLast((end) => octetsOf(text, 0, end) <= limit);
        expect(offsetAtOctet(text, 0, text.length, limit)).toBe(expected);
      }),
    );
  });
});
