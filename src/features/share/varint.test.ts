import fc from "fast-check";
import { expect, test } from "vitest";
import { readVarint, VARINT_LIMIT, varintOf } from "./frame.ts";

test("a number comes back from wherever it stands", () => {
  fc.assert(
    fc.property(fc.nat(VARINT_LIMIT - 1), fc.uint8Array({ maxLength: 3 }), (value, before) => {
      const bytes = [...before, ...varintOf(value), 0xff];
      expect(readVarint(Uint8Array.from(bytes), before.length)).toEqual({
        value,
        next: bytes.length - 1,
      });
    }),
  );
});

test.each([
  [0, [0x00]],
  [127, [0x7f]],
  [128, [0x80, 0x01]],
  [300, [0xac, 0x02]],
  [VARINT_LIMIT - 1, [0xff, 0xff, 0xff, 0x7f]],
])("%i is %j (LEB128)", (value, bytes) => {
  expect(varintOf(value)).toEqual(bytes);
});

test.each([
  ["ends inside", [0x80]],
  ["is not in its shortest form", [0x81, 0x00]],
  ["has more than four bytes", [0xff, 0xff, 0xff, 0xff, 0x01]],
  ["is not there", []],
])("a number that %s is none", (_, bytes) => {
  expect(readVarint(Uint8Array.from(bytes), 0)).toBeNull();
});
