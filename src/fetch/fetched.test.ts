import fc from "fast-check";
import { expect, it } from "vitest";
import { base64Of } from "./fetched.ts";

it("is the Base64 that Node writes, of any bytes", () => {
  const property = fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
    expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
  });
  fc.assert(property, { endOnFailure: true });
});

it("is the same of many bytes", () => {
  const bytes = Uint8Array.from({ length: 524_288 }, (_, at) => (at * at) % 256);
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString("base64"));
});
