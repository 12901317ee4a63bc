import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CHARACTER_LIMIT, checkOf, openContainer } from "./link.ts";
import { sealContainer } from "./write-link.ts";

const BODY = Uint8Array.from({ length: 40 }, (_, i) => (i * 89) & 255);
const SEALED = { kind: "sealed", version: "1", body: BODY, check: 0xabcdef };

test("the check is the low 24 bits of CRC-32 (its usual test vector is CBF43926)", () => {
  expect(checkOf(new TextEncoder().encode("123456789"))).toBe(0xf43926);
  expect(checkOf(new Uint8Array(0))).toBe(0);
});

test("what is sealed opens again, and ends in a letter or digit", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("0", "1"),
      fc.uint8Array({ minLength: 1, maxLength: 400 }),
      fc.nat(0xff_ff_ff),
      (version, body, check) => {
        const fragment = sealContainer(version, body, check);
        expect(fragment).toMatch(/^[01][\w-]*[A-Za-z0-9]$/);
        expect(openContainer(fragment)).toEqual({ kind: "sealed", version, body, check });
      },
    ),
  );
});

test("the payload is base64url (RFC 4648 section 5)", () => {
  const bytes = Buffer.from(sealContainer("1", BODY, 0xabcdef).slice(1), "base64url");
  expect([...bytes]).toEqual([40, 0xef, 0xcd, 0xab, ...BODY]);
});

describe("on the way", () => {
  const fragment = sealContainer("1", BODY, 0xabcdef);
  const [head, tail] = [fragment.slice(0, 20), fragment.slice(20)];

  test.each([
    ".",
    ")",
    "**",
    "_",
    "A",
    "=",
    "==",
    "%",
    "%E2%80",
    "&utm_source=x",
    "&utm_campaign=a-name-longer-than-the-whole-link-that-it-was-glued-to-by-somebody",
    "%20and%20more",
    "\u200B",
  ])("%s glued to the end changes nothing", (glue) => {
    expect(openContainer(fragment + glue)).toEqual(SEALED);
  });

  test.each(["#", "(", "**", "_", "%20", "#/", "\uFEFF"])(
    "%s glued to the front changes nothing",
    (glue) => {
      expect(openContainer(glue + fragment)).toEqual(SEALED);
    },
  );

  test.each([
    ["a line break", "\r\n"],
    ["a space", " "],
    ["a zero-width space", "\u200B"],
    ["a zero-width joiner", "\u200D"],
    ["a word joiner", "\u2060"],
    ["a soft hyphen", "\u00AD"],
    ["a byte order mark", "\uFEFF"],
    ["a mark of direction", "\u200E"],
    ["what a browser makes of a zero-width space", "%E2%80%8B"],
    ["what a browser makes of a space", "%20"],
    ["several of them", "%20\n\u00AD%E2%80%8B"],
  ])("%s inside changes nothing", (_, inserted) => {
    expect(openContainer(head + inserted + tail)).toEqual(SEALED);
  });

  test("a character that does not belong there cuts the link", () => {
    expect(openContainer(`${head}.${tail}`)).toMatchObject({ kind: "cut", arrived: 20 });
  });

  test("every shorter link says what it needs", () => {
    for (let arrived = 1; arrived < fragment.length; arrived++) {
      const expected = arrived < 3 ? 8 : fragment.length;
      expect(openContainer(fragment.slice(0, arrived))).toMatchObject({
        kind: "cut",
        arrived,
        expected,
      });
    }
  });
});

test.each([
  ["a length of nothing", "1AAAAAAAA"],
  ["a length not in its shortest form", "1gQAAAAAA"],
  ["a length of five bytes", "1_____wEAAAAA"],
  ["a length beyond the limit", "1____fwAAAAA"],
])("%s is damaged", (_, fragment) => {
  expect(openContainer(fragment)).toEqual({ kind: "damaged", recovered: null });
});

test.each([
  ["nothing", ""],
  ["a number sign", "#"],
  ["signs only", "#--//%20"],
  ["an anchor", "#section"],
  ["an anchor of two words", "getting-started"],
  ["an anchor of capitals", "Getting_Started-FAQ"],
  ["an anchor in camel case", "gettingStartedHere2"],
  ["an anchor with a year", "2024-roadmap"],
  ["a route", "#/examples/googlebot"],
  ["a readable link", "text=User-agent:%20*&url=/a"],
  ["an example", "example=order-of-rules"],
  ["a name longer than a link", "selectedExample=3"],
  ["a name that begins like a version", "1st=a&2nd=b"],
  ["a flag before others", "dark&text=a"],
  ["a text fragment", ":~:text=robots"],
  ["too little to be a link", "2abcDEF9"],
  ["characters of another script", "段落"],
])("%s is no link", (_, fragment) => {
  expect(openContainer(fragment)).toEqual({ kind: "none" });
});

test.each([
  ["the next version", "2P2VvbmMRQLgIMu7BypYOFmHzwGU0Fy4J"],
  ["a version that is a letter", "bP2VvbmMRQLgIMu7BypYOFmHzwGU0Fy4J"],
  ["one with something glued on", "2P2VvbmMRQLgIMu7&utm_source=x"],
  ["one that is long", `Z${"a".repeat(100)}`],
  ["one beyond the limit of this one", `2${"aB".repeat(CHARACTER_LIMIT)}`],
])("%s is newer", (_, fragment) => {
  expect(openContainer(fragment)).toEqual({ kind: "newer" });
});

test("a link of more than 262,144 characters is not read", () => {
  expect(openContainer(`1${"B".repeat(CHARACTER_LIMIT)}`)).toEqual({ kind: "too-large" });
  expect(openContainer(`1${"B".repeat(CHARACTER_LIMIT - 1)}`).kind).toBe("sealed");
});
