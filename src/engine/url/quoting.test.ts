import fc from "fast-check";
import { expect, test } from "vitest";
import { codePoint } from "../../../test/code-point.ts";
import { encodeText } from "../text/bytes.ts";
import { octetAt, percentEncode, quotingOf, requote } from "./quoting.ts";

const anyText = fc.string({ unit: codePoint, maxLength: 20 });

test("a text percent-encoded spells each of its bytes in three characters", () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const octets = percentEncode(text).match(/%[0-9A-F]{2}/g) ?? [];
      expect(octets.map((octet) => Number.parseInt(octet.slice(1), 16))).toEqual([
        ...encodeText(text),
      ]);
    }),
  );
});

const quoting = quotingOf(/[\w.~-]/, /(?:%[0-9A-Fa-f]{2}|[^\w.~/%-])+/g);

test.each([
  ["%61%2D%5f", "a-_", "decodes what is named"],
  ["%2f%c3%a9", "%2F%C3%A9", "writes other percent-encodings in upper case"],
  ["é 😀", "%C3%A9%20%F0%9F%98%80", "encodes what is not kept"],
  ["%4%g1%", "%4%g1%", "keeps a percent sign that begins no percent-encoding"],
  ["%%36%31", "%61", "does not look again at what it has written"],
  ["\udcc3(", "%C3%28", "encodes a byte that is not UTF-8 as this byte"],
])("%s becomes %s: it %s", (text, quoted) => {
  expect(requote(text, quoting)).toBe(quoted);
});

test("the percent sign of an encoding without a meaning is a character", () => {
  const { escapes } = quoting;
  const encoded = quotingOf(/[\w.~-]/, /(?:%[0-9A-Fa-f]{2}|[^\w.~/-])+/g);
  const slashless = {
    ...encoded,
    known: new Map(),
    escapes: escapes.map((to, octet) => (octet === 0x2f ? null : to)),
  };
  expect(requote("%2f%61", slashless)).toBe("%252fa");
});

test("a text of millions of percent-encodings is written", { tags: "long" }, () => {
  const count = 2 ** 23;
  expect(requote(`/${"%2d".repeat(count)}é`, quoting)).toHaveLength(1 + count + 6);
});

test("an octet has two hexadecimal digits", () => {
  expect(octetAt("%c3", 1)).toBe(0xc3);
  for (const text of ["", "a", "g0", "0G", "/0", "0:", "@0", "0`"])
    expect(octetAt(text, 0)).toBeNaN();
});
