import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";
import { deflateSync } from "fflate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  DICTIONARY,
  type Inflated,
  inflate,
  inflateInSteps,
  OUTPUT_LIMIT,
  TIME_LIMIT,
} from "./inflate.ts";

const TEXT = new TextEncoder().encode("User-agent: *\nDisallow: /wp-admin/\n# été\n".repeat(40));
const BODY = deflateSync(TEXT, { level: 9, dictionary: DICTIONARY });

/** The platform's stream, counting the bytes it hands on. */
function counting() {
  let emitted = 0;
  class Stream {
    readonly readable: DecompressionStream["readable"];
    readonly writable: DecompressionStream["writable"];
    constructor(format: CompressionFormat) {
      const inner = new DecompressionStream(format);
      this.writable = inner.writable;
      this.readable = inner.readable.pipeThrough(
        new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            emitted += chunk.length;
            controller.enqueue(chunk);
          },
        }),
      );
    }
  }
  return { Stream, emitted: () => emitted };
}

/** A clock that goes on by so many milliseconds whenever somebody looks. */
function ticking(milliseconds: number) {
  let looks = 0;
  return { now: () => milliseconds * looks++, looks: () => looks };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe.each<readonly [string, (body: Uint8Array) => Promise<Inflated>]>([
  ["the platform's stream", inflate],
  ["no such stream", (body) => inflate(body, null)],
  ["fflate in steps", async (body) => inflateInSteps(body)],
])("with %s", (_, unpack) => {
  // No time goes by, however busy the machine is: fflate has a second.
  beforeEach(() => {
    vi.stubGlobal("performance", { now: () => 0 });
  });

  test("a body inflates with the dictionary before it", async () => {
    expect(await unpack(BODY)).toEqual({ kind: "output", bytes: TEXT });
  });

  test("a body of many steps inflates", async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => (i * i * 31) >> 7);
    const result = await unpack(deflateSync(bytes, { dictionary: DICTIONARY }));
    expect(result.kind === "output" && Buffer.compare(result.bytes, bytes)).toBe(0);
  });

  test("an end that is missing leaves what came before it", async () => {
    const result = await unpack(BODY.subarray(0, BODY.length - 4));
    expect(result.kind).toBe("output");
    const { bytes } = result.kind === "output" ? result : { bytes: new Uint8Array(0) };
    expect(bytes.length).toBeGreaterThan(TEXT.length / 4);
    expect(bytes).toEqual(TEXT.subarray(0, bytes.length));
  });

  test("a body that is no deflate gives what it gives and no error", async () => {
    for (const body of [[], [7], [0xff, 0xff, 0xff], [1, 2, 3, 4, 5]])
      expect((await unpack(Uint8Array.from(body))).kind).toBe("output");
  });

  test("2 MiB are read, a byte more is not", async () => {
    const exact = await unpack(deflateRawSync(new Uint8Array(OUTPUT_LIMIT)));
    expect(exact.kind === "output" && exact.bytes.length).toBe(OUTPUT_LIMIT);
    const beyond = await unpack(deflateRawSync(new Uint8Array(OUTPUT_LIMIT + 1)));
    expect(beyond).toEqual({ kind: "too-large" });
  });
});

test("a body cut anywhere is read alike by both", async () => {
  for (let end = 0; end <= BODY.length; end++) {
    const body = BODY.subarray(0, end);
    expect(await inflate(body)).toEqual(inflateInSteps(body));
  }
});

test("where the platform has no stream at all, fflate serves", async () => {
  vi.stubGlobal("DecompressionStream", undefined);
  expect(await inflate(BODY)).toEqual({ kind: "output", bytes: TEXT });
});

test("where the platform's stream does not know raw deflate, fflate serves", async () => {
  class Old {
    readonly readable = new ReadableStream<Uint8Array<ArrayBuffer>>();
    readonly writable = new WritableStream<BufferSource>();
    constructor(format: CompressionFormat) {
      throw new TypeError(`Unsupported compression format: '${format}'`);
    }
  }
  expect(await inflate(BODY, Old)).toEqual({ kind: "output", bytes: TEXT });
});

describe("a body that inflates a thousandfold", () => {
  const bomb = deflateRawSync(Buffer.alloc(180 * 1024 * 1024), { level: 9 });

  test("stops the platform's stream soon after 2 MiB", async () => {
    const { Stream, emitted } = counting();
    expect(bomb.length).toBeGreaterThan(180_000);
    expect(await inflate(bomb, Stream)).toEqual({ kind: "too-large" });
    expect(emitted()).toBeLessThan(2 * OUTPUT_LIMIT);
  });

  test("stops fflate soon after 2 MiB", () => {
    const { now, looks } = ticking(1);
    expect(inflateInSteps(bomb, now)).toEqual({ kind: "too-large" });
    // Steps of 256 bytes, each of at most 264 KiB.
    expect(looks()).toBeLessThan(16);
  });
});

describe("a body of 26,667 blocks that hold nothing", () => {
  const bomb = emptyBlocks(26_667);

  test("is as long as the bomb that the format was designed against", () => {
    expect(bomb).toHaveLength(750_010);
  });

  test("does not hold the platform's stream", async () => {
    expect(await inflate(bomb)).toEqual({ kind: "output", bytes: new Uint8Array(0) });
  });

  test("holds fflate until the clock says so", () => {
    const { now, looks } = ticking(20);
    expect(inflateInSteps(bomb, now)).toEqual({ kind: "too-large" });
    expect(looks()).toBe(TIME_LIMIT / 20 + 2);
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
