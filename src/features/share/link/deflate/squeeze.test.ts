import { inflateRawSync } from "node:zlib";
import fc from "fast-check";
import { deflateSync } from "fflate";
import { describe, expect, test } from "vitest";
import { encodeText } from "../../../../engine/text/bytes.ts";
import { DICTIONARY } from "../dictionary.ts";
import { squeeze } from "./squeeze.ts";

function inflated(body: Uint8Array): Uint8Array {
  return Uint8Array.from(inflateRawSync(body, { dictionary: DICTIONARY }));
}

const line = fc.constantFrom(
  "User-agent: *\n",
  "User-agent: GPTBot\n",
  "Disallow: /wp-admin/\n",
  "Disallow: /shop/a?b=c\n",
  "Allow: /\n",
  "# été 🤖\n",
);

describe("what is squeezed", () => {
  test("is read by zlib as it was", () => {
    const text = fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.array(fc.oneof(line, fc.string({ maxLength: 9 }))).map((all) => encodeText(all.join(""))),
      fc.array(fc.constantFrom(97, 98), { maxLength: 1500 }).map((all) => Uint8Array.from(all)),
    );
    fc.assert(
      fc.property(text, (bytes) => {
        expect(inflated(squeeze(bytes, DICTIONARY))).toEqual(bytes);
      }),
      { endOnFailure: true, numRuns: 300 },
    );
  });

  test.each([
    ["nothing", ""],
    ["the longest match many times", "a".repeat(5000)],
    ["the dictionary's first bytes, which are furthest", "Disallow: /administrator/\n"],
    ["every byte once", String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte))],
  ])("may be %s", (_, text) => {
    const bytes = encodeText(text);
    expect(inflated(squeeze(bytes, DICTIONARY))).toEqual(bytes);
  });

  test("is shorter than the usual way", () => {
    const lines = ["cart", "checkout", "my-account", "search?q=", "tmp/export", "media/*.webp$"];
    const text = encodeText(
      `User-agent: *\n${lines.map((path) => `Disallow: /${path}\nAllow: /${path}/help\n`).join("")}`,
    );
    const usual = deflateSync(text, { level: 9, dictionary: DICTIONARY });
    expect(squeeze(text, DICTIONARY).length).toBeLessThan(usual.length);
  });
});
