import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { encodeText } from "../../engine/text/bytes.ts";
import { textIn, unpackedBytes } from "./log-bytes.ts";

async function textOf(bytes: Uint8Array): Promise<{ text: string; isDamaged: boolean }> {
  let text = "";
  try {
    for await (const part of textIn(unpackedBytes(new Blob([bytes.slice()])))) text += part;
  } catch {
    return { text, isDamaged: true };
  }
  return { text, isDamaged: false };
}

const LINES = Array.from({ length: 5_000 }, (_, at) => `GET /ä/${at * 7919}\n`).join("");

test.each<readonly [what: string, bytes: Uint8Array, text: string]>([
  ["plain text", encodeText(LINES), LINES],
  ["gzip", gzipSync(LINES), LINES],
  [
    "two files in gzip, one after the other",
    Buffer.concat([gzipSync("a\n"), gzipSync(LINES)]),
    `a\n${LINES}`,
  ],
  ["a byte that is not UTF-8", encodeText("/caf\udce9\n"), "/caf\udce9\n"],
  ["UTF-16, as PowerShell writes it", Buffer.from("\ufeffGET /ä\n", "utf16le"), "GET /ä\n"],
  ["nothing", new Uint8Array(), ""],
])("%s is read", async (_, bytes, text) => {
  expect(await textOf(bytes)).toEqual({ text, isDamaged: false });
});

test("what comes before the damage of a file in gzip is read", async () => {
  const packed = gzipSync(LINES);
  const { text, isDamaged } = await textOf(packed.subarray(0, packed.length / 2));
  expect(isDamaged).toBe(true);
  expect(text.length).toBeGreaterThan(LINES.length / 4);
  expect(LINES.startsWith(text)).toBe(true);
});
