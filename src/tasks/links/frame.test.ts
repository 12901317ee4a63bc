import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { PLAIN } from "../../../test/golden-links.ts";
import { encodeText } from "../../engine/text/bytes.ts";
import { type LinkState, readFrame, readVarint, salvageFrame } from "./frame.ts";
import { VARINT_LIMIT, varintOf, writeFrame } from "./write-link.ts";

/** A frame from numbers (bytes) and strings (their UTF-8). */
function frame(...parts: readonly (number | string)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === "number" ? [part] : [...encodeText(part)])),
  );
}

/** A link always names its parser. */
const PARSER = [5, 7, "rfc9309"] as const;

describe("writing", () => {
  test.each<readonly [string, Partial<LinkState>, Uint8Array]>([
    [
      "a text costs its bytes and one, beside the parser",
      { text: "a\nb" },
      frame(...PARSER, 1, "a\nb"),
    ],
    ["an empty text costs one byte", {}, frame(...PARSER, 1)],
    [
      "line ends that are all CRLF cost what LF costs",
      { text: "a\r\nb\r\n" },
      frame(...PARSER, 3, "a\nb\n"),
    ],
    ["one LF among CRLFs keeps all as they are", { text: "\r\n\n" }, frame(...PARSER, 1, "\r\n\n")],
    ["one CR among CRLFs keeps all as they are", { text: "\r\r\n" }, frame(...PARSER, 1, "\r\r\n")],
    ["a byte order mark is text", { text: "\uFEFFa" }, frame(...PARSER, 1, 0xef, 0xbb, 0xbf, "a")],
    ["a raw byte is itself", { text: "\uDCE9" }, frame(...PARSER, 1, 0xe9)],
    ["crawlers go one a line", { crawlers: ["a", "b"] }, frame(4, 3, "a\nb", ...PARSER, 1)],
    ["URLs go one a line", { urls: ["/ü"] }, frame(...PARSER, 6, 3, "/ü", 1)],
    ["a dialect goes by its id", { dialect: "google" }, frame(5, 6, "google", 1)],
    [
      "expectations are two bits each",
      { urls: ["/", "/a", "/b"], crawlers: ["a", "b"], expectations: "ab--b" },
      frame(4, 3, "a\nb", ...PARSER, 6, 7, "/\n/a\n/b", 10, 2, 9, 2, 1),
    ],
    [
      "the files of other sites are JSON",
      { others: [["a", "ok", "\udce9"]] },
      frame(...PARSER, 16, 21, '[["a","ok","\\udce9"]]', 1),
    ],
    [
      "uses are what is shown, and two bits each",
      { urls: ["/", "/a"], crawlers: ["a"], uses: { purpose: "input", expected: "-ab--a" } },
      frame(4, 1, "a", ...PARSER, 6, 4, "/\n/a", 14, 3, 2, 0x24, 4, 1),
    ],
    [
      "the choice of uses is one byte",
      { uses: { purpose: "search", expected: "" } },
      frame(...PARSER, 14, 1, 3, 1),
    ],
    [
      "a focus is two numbers",
      { focus: { url: 300, crawler: 2 } },
      frame(...PARSER, 8, 3, 0xac, 2, 2, 1),
    ],
  ])("%s", (_, state, bytes) => {
    expect(writeFrame({ ...PLAIN, ...state })).toEqual(bytes);
    expect(readFrame(bytes)).toEqual({ kind: "whole", state: { ...PLAIN, ...state } });
  });

  test.each<readonly [string, Partial<LinkState>, RegExp]>([
    ["a line feed in a URL", { urls: ["/", "/a\n/b"] }, /URL.*line break: "\/a\\n\/b"/],
    ["a line feed in a crawler", { crawlers: ["a\n"] }, /crawler.*line break/],
    ["an expectation that is no letter of one", { expectations: "x" }, /written as x/],
    ["an index below zero", { focus: { url: -1, crawler: 0 } }, /indexes, not -1/],
    ["an index that is no number", { focus: { url: 0, crawler: Number.NaN } }, /not NaN/],
    ["an index beyond a varint", { focus: { url: 2 ** 28, crawler: 0 } }, /not 268435456/],
  ])("%s is an error", (_, state, message) => {
    expect(() => writeFrame({ ...PLAIN, ...state })).toThrow(message);
  });
});

describe("reading", () => {
  test.each<readonly [string, Uint8Array, Partial<LinkState>]>([
    ["an unknown even field is stepped over", frame(2, 1, 9, 12, 0, 1, "a"), { text: "a" }],
    ["an unknown even field may come twice", frame(0, 0, 0, 0, 1, "a"), { text: "a" }],
    ["fields come in any order", frame(6, 1, "/", 4, 1, "a", 1), { urls: ["/"], crawlers: ["a"] }],
    ["a default may be spelled out", frame(5, 7, "rfc9309", 1), {}],
    ["what looks like fields is text after tag 1", frame(1, 7, 7, 7), { text: "\x07\x07\x07" }],
    ["an empty list field is one empty line", frame(6, 0, 1), { urls: [""] }],
  ])("%s", (_, bytes, state) => {
    expect(readFrame(bytes)).toEqual({ kind: "whole", state: { ...PLAIN, ...state } });
  });

  test.each([7, 9, 11, 17, 19, 127, 129, 255])("unknown odd tag %i is newer", (tag) => {
    expect(readFrame(frame(tag, 1, 0, 1, "a"))).toEqual({ kind: "newer" });
    expect(readFrame(frame(4, 1, "a", tag))).toEqual({ kind: "newer" });
    expect(salvageFrame(frame(tag, 1, 0, 1, "a"))).toBeNull();
  });

  test.each([
    ["nothing at all", frame()],
    ["a dialect and no text", frame(5, 6, "google")],
    ["a length that ends inside", frame(4, 0x80)],
    ["a purpose that is none", frame(14, 1, 4, 1)],
    ["uses without a purpose", frame(14, 0, 1)],
    ["an expected use without a cell", frame(14, 2, 1, 1, 1)],
    ["a length not in its shortest form", frame(4, 0x81, 0, "a", 1, "b")],
  ])("%s is damaged", (_, bytes) => {
    expect(readFrame(bytes)).toEqual({ kind: "damaged", recovered: null });
  });

  test.each([
    ["a field that comes twice", frame(4, 1, "a", 4, 1, "a", 1, "b")],
    ["a focus of one number", frame(8, 1, 0, 1, "b")],
    ["a focus of three numbers", frame(8, 3, 0, 0, 0, 1, "b")],
    ["an expectation that is none of the three", frame(4, 1, "a", 6, 1, "/", 10, 1, 3, 1, "b")],
    ["an expected use that is none", frame(4, 1, "a", 6, 1, "/", 14, 2, 1, 3, 1, "b")],
    ["an expectation without a cell", frame(10, 1, 1, 1, "b")],
    ["an expectation more than cells", frame(4, 1, "a", 6, 1, "/", 10, 1, 4, 1, "b")],
    ["files of other sites that are no JSON", frame(16, 1, "[", 1, "b")],
    ["files of other sites that are no list of files", frame(16, 9, '[["a",1]]', 1, "b")],
    ["a focus of none", frame(8, 0, 1, "b")],
    ["a dialect without a name", frame(5, 0, 1, "b")],
    ["a CR in a text of CRLFs", frame(3, "b\r")],
  ])("%s is damaged, and its text is recovered", (_, bytes) => {
    const result = readFrame(bytes);
    expect(result.kind).toBe("damaged");
    expect(result.kind === "damaged" && result.recovered?.text.trim()).toBe("b");
  });

  test("expectations beyond the cells are refused before a letter is made", () => {
    const none = new Array<number>(20_000).fill(0);
    const { push } = Array.prototype;
    let made = 0;
    Array.prototype.push = function <T>(this: T[], ...items: T[]) {
      made++;
      return push.apply(this, items);
    };
    const bytes = frame(4, 1, "a", 6, 1, "/", 10, ...varintOf(none.length), ...none, 1);
    made = 0;
    const { kind } = readFrame(bytes);
    Array.prototype.push = push;
    expect(kind).toBe("damaged");
    expect(made).toBeLessThan(100);
  });

  test("the end of expectations is found without a regular expression", () => {
    const patterns = vi.spyOn(RegExp.prototype, Symbol.replace);
    const urls = "/\n".repeat(3_999);
    const cells = [...new Array<number>(999).fill(0), 1];
    const bytes = [...varintOf(cells.length), ...cells];
    const read = readFrame(frame(4, 1, "a", 6, ...varintOf(urls.length), urls, 10, ...bytes, 1));
    const tried = patterns.mock.calls.length;
    patterns.mockRestore();
    const letters = read.kind === "whole" && read.state.expectations;
    expect(letters).toBe(`${"-".repeat(3_996)}a`);
    expect(tried).toBe(0);
  });

  test.each<readonly [string, Uint8Array, Partial<LinkState>]>([
    ["crawlers and no text", frame(4, 1, "a"), { crawlers: ["a"] }],
    [
      "URLs that end early",
      frame(4, 1, "a", 6, 9, "/a\n/é"),
      { crawlers: ["a"], urls: ["/a", "/é"] },
    ],
    ["URLs that end inside a character", frame(6, 9, "/a\n/", 0xc3), { urls: ["/a", "/"] }],
    ["a focus that ends early, and URLs", frame(6, 1, "/", 8, 2, 0), { urls: ["/"] }],
  ])("of %s what arrived is recovered", (_, bytes, lists) => {
    const recovered = { ...PLAIN, ...lists };
    expect(readFrame(bytes)).toEqual({ kind: "damaged", recovered });
  });

  test("a text cut inside a character is recovered up to it", () => {
    for (const [whole, cut] of [
      ["aü", 1],
      ["a語", 2],
      ["a🤖", 1],
      ["a🤖", 3],
    ] as const) {
      const bytes = frame(1, whole);
      expect(salvageFrame(bytes.subarray(0, bytes.length - cut))?.text).toBe("a");
      expect(salvageFrame(bytes)?.text).toBe(whole);
    }
  });
});

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
