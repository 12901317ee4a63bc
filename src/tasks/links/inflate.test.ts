import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { deflateSync } from "fflate";
import { expect, test } from "vitest";
import { DICTIONARY, inflate, OUTPUT_LIMIT } from "./inflate.ts";

const TEXT = new TextEncoder().encode("User-agent: *\nDisallow: /wp-admin/\n# été\n".repeat(40));
const BODY = deflateSync(TEXT, { level: 9, dictionary: DICTIONARY });

test("a body inflates with the dictionary before it", async () => {
  expect(await inflate(BODY)).toEqual(TEXT);
});

test("a body of many steps inflates", async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i * 31) >> 7);
  const result = await inflate(deflateSync(bytes, { dictionary: DICTIONARY }));
  expect(result && Buffer.compare(result, bytes)).toBe(0);
});

test("a body cut anywhere leaves a beginning of what it held", async () => {
  let before = 0;
  for (let end = 0; end <= BODY.length; end++) {
    const bytes = await inflate(BODY.subarray(0, end));
    expect(bytes).toEqual(TEXT.subarray(0, bytes?.length));
    expect(bytes?.length).toBeGreaterThanOrEqual(before);
    before = bytes?.length ?? 0;
  }
  expect((await inflate(BODY.subarray(0, BODY.length - 4)))?.length).toBeGreaterThan(
    TEXT.length / 4,
  );
});

test("a body that is not deflate gives what it gives and no error", async () => {
  for (const body of [[], [7], [0xff, 0xff, 0xff], [1, 2, 3, 4, 5]])
    expect(await inflate(Uint8Array.from(body))).not.toBeNull();
});

test("2 MiB are read, a byte more is not", async () => {
  expect((await inflate(deflateRawSync(new Uint8Array(OUTPUT_LIMIT))))?.length).toBe(OUTPUT_LIMIT);
  expect(await inflate(deflateRawSync(new Uint8Array(OUTPUT_LIMIT + 1)))).toBeNull();
});

test("a body that inflates a thousandfold is given up", { tags: "long" }, async () => {
  const bomb = deflateRawSync(Buffer.alloc(180 * 1024 * 1024), { level: 9 });
  expect(bomb.length).toBeGreaterThan(180_000);
  expect(await inflate(bomb)).toBeNull();
});

test("dictionary 1 is what it was when the first link was shared", async () => {
  expect(DICTIONARY).toHaveLength(6376);
  expect(createHash("sha256").update(DICTIONARY).digest("hex")).toBe(
    "bd08bd13932ab54271a60cc744153a747f6798b1faa7787da50778bb7e4071a1",
  );
});
