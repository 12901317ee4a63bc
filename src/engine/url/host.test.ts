import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { hostOf } from "./host.ts";

// What names are made of, and what they are not.
const ODD = [
  ...[
    "a",
    "Z",
    "-",
    "_",
    ".",
    "1",
    "0x",
    "%41",
    "%C3%BC",
    "%",
    "[",
    "]",
    ":",
    "*",
    " ",
    "\0",
    "xn--",
  ],
  ...[
    "ü",
    "ß",
    "\u0130",
    "Σ",
    "ﬁ",
    "。",
    "\u0308",
    "\u200d",
    "\u00ad",
    "\u2028",
    "\ud800",
    "\u{1f600}",
  ],
];

/** What the platform's URL makes of the host; null where it takes none. */
function platformHost(text: string): string | null {
  try {
    return new URL(`http://${text}/`).hostname;
  } catch {
    return null;
  }
}

describe("a host", () => {
  test.each([
    ["EXAMPLE.com", "example.com"],
    ["www.müller.eu", "www.xn--mller-kva.eu"],
    ["WWW.MÜLLER.EU", "www.xn--mller-kva.eu"],
    ["mu\u0308ller.eu", "xn--mller-kva.eu"],
    ["m%C3%BCller.eu", "xn--mller-kva.eu"],
    ["XN--MLLER-KVA.eu", "xn--mller-kva.eu"],
    ["faß.de", "xn--fa-hia.de"],
    ["ΣΊΣΥΦΟΣ.gr", "xn--kxa6akbbkh.gr"],
    ["例え。テスト", "xn--r8jz45g.xn--zckzah"],
    ["ｅｘａｍｐｌｅ．ｃｏｍ", "example.com"],
    ["exam\u00adple.com", "example.com"],
    ["example.com.", "example.com."],
    ["a_b.example.com", "a_b.example.com"],
    ["localhost", "localhost"],
    ["212.96.82.21", "212.96.82.21"],
    ["212.96.82.21.", "212.96.82.21"],
    ["0x7f.1", "127.0.0.1"],
    ["2130706433", "127.0.0.1"],
    ["0300.0250.0.1", "192.168.0.1"],
    ["[::1]", "[::1]"],
    ["[2001:DB8:0:0:1:0:0:1]", "[2001:db8::1:0:0:1]"],
    ["[2001:db8:0:1:1:1:1:1]", "[2001:db8:0:1:1:1:1:1]"],
    ["[::ffff:192.0.2.1]", "[::ffff:c000:201]"],
    ["[::]", "[::]"],
  ])("%s is %s", (text, host) => {
    expect(hostOf(text)).toBe(host);
    expect(platformHost(text)).toBe(host);
  });

  test.each([
    "",
    ".",
    "..",
    "a..b",
    ".com",
    "exa mple.com",
    "*.example.com",
    "a,b",
    "a%2Fb.com",
    "a%FFb.com",
    "100%.com",
    "ex\u2100mple.com",
    "a\u2028b.com",
    "a\ud800b.com",
    "256.1.1.1",
    "1.2.3.4.5",
    "1.2.3.08",
    "[::1",
    "[]",
    "[:]",
    "[:::]",
    "[1::2::3]",
    "[1:2:3:4:5:6:7]",
    "[1:2:3:4:5:6:7:8:9]",
    "[1:2:3:4:5:6:7:8::]",
    "[::1.2.3]",
    "[::1.2.3.256]",
    "[1.2.3.4::]",
    "[fe80::1%25eth0]",
  ])("is not %s", (text) => {
    expect(hostOf(text)).toBeNull();
  });

  test.each([
    ["a label of 64 letters", `${"a".repeat(64)}.com`],
    ["a label of 64 letters once encoded", `${"ü".repeat(60)}.com`],
    ["254 octets", `${"a.".repeat(126)}ab`],
    ["100 KB", "a".repeat(100_000)],
    ["100 KB of another script", "ü".repeat(50_000)],
    ["100 KB of colons", `[${":".repeat(100_000)}]`],
    ["100 KB of escapes", "%61".repeat(33_000)],
    ["100 KB of dots", ".".repeat(100_000)],
  ])("is not %s", (_, text) => {
    expect(hostOf(text)).toBeNull();
  });

  test("has 253 octets at most, a final dot apart (RFC 1035 2.3.4)", () => {
    const longest = `${"a.".repeat(126)}a`;
    expect(hostOf(longest)).toBe(longest);
    expect(hostOf(`${longest}.`)).toBe(`${longest}.`);
  });

  test("in brackets is the platform's", () => {
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(hostOf(`[${address}]`)).toBe(platformHost(`[${address}]`));
      }),
      { numRuns: runs(150) },
    );
    const group = fc.constantFrom("0", "0000", "1", "F", "00ff", "12345", "", "1.2.3.4", "g");
    fc.assert(
      fc.property(fc.array(group, { maxLength: 10 }), (groups) => {
        expect(hostOf(`[${groups.join(":")}]`)).toBe(platformHost(`[${groups.join(":")}]`));
      }),
      { numRuns: runs(250) },
    );
  });

  test("that ends in a number is the platform's", () => {
    const part = fc.constantFrom(
      "0",
      "1",
      "255",
      "256",
      "0x",
      "0xfF",
      "017",
      "08",
      "65536",
      "a",
      "4294967296",
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        expect(hostOf(parts.join("."))).toBe(platformHost(parts.join(".")));
      }),
      { numRuns: runs(250) },
    );
  });

  test("in letters is the platform's", () => {
    const letters = "aZ09-äÖßéñČαΩЖщКК中文한ไท";
    const label = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.array(label, { minLength: 1, maxLength: 3 }), (labels) => {
        const text = `${labels.join(".")}.example`;
        const platform = platformHost(text);
        if (platform !== null) expect(hostOf(text)).toBe(platform);
      }),
      { numRuns: runs(250) },
    );
  });

  test("is its own only form, and no text makes it throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...ODD) }), (text) => {
        const host = hostOf(text);
        if (host !== null) expect(hostOf(host)).toBe(host);
      }),
      { numRuns: runs(250) },
    );
  });
});
