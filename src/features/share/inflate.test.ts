import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { deflateSync } from "fflate";
import { describe, expect, test } from "vitest";
import { DICTIONARY, inflate, OUTPUT_LIMIT, TIME_LIMIT } from "./inflate.ts";

const TEXT = new TextEncoder().encode("User-agent: *\nDisallow: /wp-admin/\n# été\n".repeat(40));
const BODY = deflateSync(TEXT, { level: 9, dictionary: DICTIONARY });

/** A clock that goes on by so many milliseconds at each look. */
function ticking(milliseconds: number) {
  let looks = 0;
  return { now: () => milliseconds * looks++, looks: () => looks };
}

test("a body inflates with the dictionary before it", () => {
  expect(inflate(BODY)).toEqual(TEXT);
});

test("a body of many steps inflates", () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i * 31) >> 7);
  const result = inflate(deflateSync(bytes, { dictionary: DICTIONARY }));
  expect(result && Buffer.compare(result, bytes)).toBe(0);
});

test("a body cut anywhere leaves a beginning of what it held", () => {
  let before = 0;
  for (let end = 0; end <= BODY.length; end++) {
    const bytes = inflate(BODY.subarray(0, end));
    expect(bytes).toEqual(TEXT.subarray(0, bytes?.length));
    expect(bytes?.length).toBeGreaterThanOrEqual(before);
    before = bytes?.length ?? 0;
  }
  expect(inflate(BODY.subarray(0, BODY.length - 4))?.length).toBeGreaterThan(TEXT.length / 4);
});

test("what follows the end of a body changes nothing", () => {
  expect(inflate(Uint8Array.from([...BODY, 1, 2, 3]))).toEqual(TEXT);
});

test("a body that is not deflate gives what it gives and no error", () => {
  for (const body of [[], [7], [0xff, 0xff, 0xff], [1, 2, 3, 4, 5]])
    expect(inflate(Uint8Array.from(body))).not.toBeNull();
});

test("2 MiB are read, a byte more is not", () => {
  expect(inflate(deflateRawSync(new Uint8Array(OUTPUT_LIMIT)))?.length).toBe(OUTPUT_LIMIT);
  expect(inflate(deflateRawSync(new Uint8Array(OUTPUT_LIMIT + 1)))).toBeNull();
});

test("a body that inflates a thousandfold is given up soon after 2 MiB", () => {
  const bomb = deflateRawSync(Buffer.alloc(180 * 1024 * 1024), { level: 9 });
  const { now, looks } = ticking(1);
  expect(bomb.length).toBeGreaterThan(180_000);
  expect(inflate(bomb, now)).toBeNull();
  // Steps of 1 KiB, each of at most 1 MiB.
  expect(looks()).toBeLessThan(5);
});

describe("a body of 26,667 blocks that hold nothing", () => {
  const bomb = emptyBlocks(26_667);

  test("is as long as the bomb that the format was designed against", () => {
    expect(bomb).toHaveLength(750_010);
  });

  test("is given up when the clock says so", () => {
    const { now, looks } = ticking(200);
    expect(inflate(bomb, now)).toBeNull();
    expect(looks()).toBe(TIME_LIMIT / 200 + 2);
  });
});

/** Blocks with dynamic Huffman codes as large as they get (codes of 15 bits) and nothing in them but their end; RFC 1951 section 3.2.7. */
function emptyBlocks(count: number): Uint8Array {
  const bits: number[] = [];
  const put = (value: number, width: number) => {
    for (let i = 0; i < width; i++) bits.push((value >> i) & 1);
  };
  // Huffman codes go most significant bit first. Code lengths 1 to 15 and 18 have codes of 4 bits, in that order.
  const code = (symbol: number) => {
    for (let i = 3; i >= 0; i--) bits.push((symbol >> i) & 1);
  };
  for (let block = 0; block < count; block++) {
    put(block === count - 1 ? 1 : 0, 1);
    put(2, 2);
    put(0, 5); // 257 literal and length codes
    put(15, 5); // 16 distance codes
    put(15, 4); // 19 code length codes, in their order
    for (const symbol of [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15])
      put(symbol === 16 || symbol === 17 || symbol === 0 ? 0 : 4, 3);
    code(15);
    put(138 - 11, 7);
    code(15);
    put(103 - 11, 7);
    for (const length of [15, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) code(length - 1);
    for (const length of [15, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]) code(length - 1);
    put(0, 1); // 256, the end of the block, has the code 0
  }
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (const [i, bit] of bits.entries()) bytes[i >> 3] = (bytes[i >> 3] ?? 0) | (bit << (i & 7));
  return bytes;
}

test("dictionary 1 is what it was when the first link was shared", () => {
  expect(DICTIONARY).toHaveLength(6376);
  expect(createHash("sha256").update(DICTIONARY).digest("hex")).toBe(
    "bd08bd13932ab54271a60cc744153a747f6798b1faa7787da50778bb7e4071a1",
  );
});
