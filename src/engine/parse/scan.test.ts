import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { google } from "../dialects/google.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import type { Line, Span } from "../text/line.ts";
import { analyse } from "./analysis.ts";
import type { Dialect } from "./dialect.ts";

// What lines are made of, so that random texts have all of it.
const pieces = [
  "a",
  "b",
  "allow",
  "user-agent",
  "/",
  ":",
  "#",
  " ",
  "\t",
  "\r",
  "\n",
  "\r\n",
  "\0",
];
const texts = fc
  .array(fc.constantFrom(...pieces, "é", "\ufeff", "\v"), { maxLength: 24 })
  .map((parts) => parts.join(""));
const readers = fc.constantFrom(rfc9309, google);

const scan = (text: string, dialect: Dialect) => analyse(text, dialect).lines;

/** The line as `number content`, where a field is `name(key=value)`. */
function shown(text: string, { number, content, comment }: Line): string {
  const cut = (span: Span) => text.slice(span.from, span.to);
  const note = comment ? ` ${cut(comment)}` : "";
  if (content.kind !== "field") return `${number} ${content.kind}${note}`;
  return `${number} ${content.name}(${cut(content.key)}=${cut(content.value)})${note}`;
}

const shownAll = (text: string, dialect: Dialect) =>
  scan(text, dialect).map((line) => shown(text, line));

describe("scan, by RFC 9309,", () => {
  test.each([
    ["a text of nothing", "", ["1 blank"]],
    ["an end without a line after it", "\n", ["1 blank", "2 blank"]],
    [
      "CR, LF and CRLF",
      "a:1\rb:2\nc:3\r\n",
      ["1 null(a=1)", "2 null(b=2)", "3 null(c=3)", "4 blank"],
    ],
    ["CR at the very end", "a:1\r", ["1 null(a=1)", "2 blank"]],
    ["LF CR as two ends", "a:1\n\rb:2", ["1 null(a=1)", "2 blank", "3 null(b=2)"]],
    ["white space round key and value", " \tAllow \t:\t /a \t", ["1 allow(Allow=/a)"]],
    ["the first colon only", "allow:a:b", ["1 allow(allow=a:b)"]],
    ["a value of nothing", "disallow:", ["1 disallow(disallow=)"]],
    ["a comment alone", " # a: b", ["1 blank # a: b"]],
    ["a comment after a field", "allow: /a # b # c", ["1 allow(allow=/a) # b # c"]],
    ["a colon in a comment as no separator", "allow # /a: b", ["1 junk # /a: b"]],
    ["a line without a colon as junk", "allow /a", ["1 junk"]],
    ["a line without a key as junk", " : /a", ["1 junk"]],
    ["a byte order mark as nothing", "\ufeffallow: /", ["1 allow(allow=/)"]],
    ["octets of a byte order mark as nothing", "\udcef\udcbballow: /", ["1 allow(allow=/)"]],
    [
      "a byte order mark elsewhere as text",
      "a:\n\ufeffallow: /",
      ["1 null(a=)", "2 null(\ufeffallow=/)"],
    ],
    ["a vertical tab as text", "allow:\v/", ["1 allow(allow=\v/)"]],
    ["a NUL as text", "allow: /\0a", ["1 allow(allow=/\0a)"]],
  ])("reads %s (2.2)", (_, text, lines) => {
    expect(shownAll(text, rfc9309)).toEqual(lines);
  });
});

describe("scan, by Google's parser,", () => {
  test.each([
    ["two words without a colon as a field", "allow \t/a", ["1 allow(allow=/a)"]],
    ["three words without a colon as junk", "allow /a b", ["1 junk"]],
    ["two words before a comment as a field", "allow /a # b: c", ["1 allow(allow=/a) # b: c"]],
    [
      "a key that begins with a name as that name",
      "Disallow-foo: /",
      ["1 disallow(Disallow-foo=/)"],
    ],
    ["a vertical tab as white space", "allow:\v/\f", ["1 allow(allow=/)"]],
  ])("reads %s (robots.cc, GetKeyAndValueFrom)", (_, text, lines) => {
    expect(shownAll(text, google)).toEqual(lines);
  });

  test("ends a line at a NUL, comment and all (robots.cc, ParseAndEmitLine)", () => {
    const text = "allow: /a #b\0c\nallow: /\0#d";
    const [first, second] = scan(text, google);
    expect(first?.cut).toEqual({ at: 12, reason: "nul" });
    expect(first?.comment).toEqual({ from: 10, to: 12 });
    expect(first?.span).toEqual({ from: 0, to: 14 });
    expect(second?.cut).toEqual({ at: 23, reason: "nul" });
    expect(second?.comment).toBeNull();
  });

  test.each([
    ["letters of one octet", "a", 16_663, 0],
    ["letters of two octets", "é", 8_331, 1],
    ["letters of four octets", "😀", 4_165, 3],
  ])("keeps 16,663 octets of a line, in %s (robots.cc, Parse)", (_, letter, kept, octets) => {
    const fits = letter.repeat(kept);
    expect(scan(fits, google)[0]?.cut).toBeNull();
    expect(scan(`\ufeff${fits}`, google)[0]?.cut).toBeNull();
    const over = fits + letter + letter;
    // The octets that are left of the last letter take its place, and perhaps that of the next one.
    const cut = { at: fits.length + octets, reason: "length" };
    expect(scan(over, google)[0]?.cut).toEqual(cut);
    expect(scan(over, rfc9309)[0]?.cut).toBeNull();
  });
});

describe("lines", () => {
  test("with their ends make up the text, and are numbered from 1", () => {
    fc.assert(
      fc.property(texts, readers, (text, dialect) => {
        const lines = scan(text, dialect);
        expect(lines.map(({ span }) => text.slice(span.from, span.to))).toEqual(
          text.split(/\r\n|\r|\n/),
        );
        expect(lines.map(({ number }) => number)).toEqual(lines.map((_, index) => index + 1));
        lines.forEach(({ span }, index) => {
          const end = text.slice(span.to, lines[index + 1]?.span.from);
          expect(index === lines.length - 1 ? [""] : ["\r", "\n", "\r\n"]).toContain(end);
        });
      }),
    );
  });

  test("are read as they are when they stand alone", () => {
    fc.assert(
      fc.property(texts, readers, (text, dialect) => {
        // A mark that begins a line alone would begin a text.
        const marked = text.replaceAll("\ufeff", "");
        const alone = marked.split(/\r\n|\r|\n/).flatMap((line) => shownAll(line, dialect));
        const together = shownAll(marked, dialect);
        expect(together.map(withoutNumber)).toEqual(alone.map(withoutNumber));
      }),
    );
  });

  test("hold their comments and fields, which hold what is written there", () => {
    fc.assert(
      fc.property(texts, readers, (text, dialect) => {
        for (const { span, comment, cut, content } of scan(text, dialect)) {
          const end = cut?.at ?? span.to;
          const spans = content.kind === "field" ? [content.key, content.value] : [];
          if (comment) expect(comment.to).toBe(end);
          for (const { from, to } of spans) {
            expect(from).toBeGreaterThanOrEqual(span.from);
            expect(to).toBeGreaterThanOrEqual(from);
            expect(to).toBeLessThanOrEqual(comment?.from ?? end);
          }
          if (content.kind === "field")
            expect(content.text).toBe(text.slice(content.value.from, content.value.to));
        }
      }),
    );
  });
});

function withoutNumber(line: string): string {
  return line.replace(/^\d+ /, "");
}
