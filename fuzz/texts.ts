import fc from "fast-check";
import { decodeText } from "../src/engine/text/bytes.ts";

/** Lines that mean something to one reader or another, and some that hardly do. */
const LINES = [
  "User-agent: *",
  "User-agent: Googlebot",
  "user-agent : GPTBot # note",
  "User-agent:",
  "User agent Bot/1",
  "Disallow: /",
  "Disallow: /a",
  "Disallow: /*a*b$",
  "Disalow: /cart",
  "Allow: /a/index.html",
  "Allow: /%C3%A9?x=é",
  "Disallow:",
  "Disallow: /a Allow: /b",
  "Sitemap: https://shop.example/s.xml",
  "Crawl-delay: 1.5",
  "Host: shop.example",
  "Content-Signal: search=yes, ai-train=no",
  "Content-Usage: /a train-ai=n, search=y",
  "License: https://shop.example/l.xml",
  "Clean-param: ref /a",
  "<html>",
  ": no field",
  "# comment",
  "",
];

const NASTY = [
  "\ufeff",
  "\u200b",
  "\0",
  "\u2028",
  "\udcff",
  "\ud83d",
  "\u202e",
  "：",
  "“",
  "\v",
  "\x85",
];

const ends = fc.constantFrom("\n", "\n", "\r\n", "\r");

/** A line of a file, or something in its place. */
export function line(): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...LINES) },
    { weight: 1, arbitrary: fc.string({ unit: "binary" }) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.constantFrom(...LINES), fc.constantFrom(...NASTY))
        .map((parts) => parts.join("")),
    },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom("a", "*", "/", "%", "$")
        .map((unit) => `Disallow: /${unit.repeat(300)}`),
    },
  );
}

/** A text of lines with ends of every kind. */
export function text(): fc.Arbitrary<string> {
  return fc.array(fc.tuple(line(), ends)).map((lines) => lines.flat().join(""));
}

/** Bytes of a file: of a text, of nothing, or of a text in which something went wrong. */
export function bytes(): fc.Arbitrary<Uint8Array<ArrayBuffer>> {
  const encoded = text().map((some) => new TextEncoder().encode(some));
  const damaged = fc
    .tuple(encoded, fc.array(fc.tuple(fc.nat(), fc.nat(255))))
    .map(([whole, slips]) => {
      const copy = whole.slice();
      for (const [at, byte] of slips) if (copy.length > 0) copy[at % copy.length] = byte;
      return copy;
    });
  const random = fc.uint8Array().map((some) => some.slice());
  return fc.oneof(encoded, damaged, random);
}

/** A URL as somebody might type or paste it. */
export function url(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      "/",
      "/a",
      "/cart/1?x=%C3%A9",
      "https://shop.example/a",
      "//x",
      "mailto:a@b",
      "http://[::1]:80/",
      "%",
      "https://",
      "/robots.txt",
    ),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom("/", "a", "*", "$", "%2F", "%", "?", "#", "é", ".", ":", "@", "[", "xn--"),
        { maxLength: 300 },
      )
      .map((parts) => parts.join("")),
    fc.uint8Array().map(decodeText),
  );
}

/** What somebody might give for a crawler: a token, a header, or anything. */
export function agent(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.constantFrom(
      "Googlebot",
      "GPTBot",
      "*",
      "bingbot",
      "constructor",
      "Googlebot-Image",
      "__proto__",
      "Mozilla/5.0 (compatible; Bytespider; x@y)",
    ),
    fc.string({ unit: "binary" }),
    fc
      .array(
        fc.constantFrom("Mozilla/5.0 ", "(compatible; ", "bot", "/1", ";", ")", " ", "+http://x"),
        { maxLength: 60 },
      )
      .map((parts) => parts.join("")),
  );
}
