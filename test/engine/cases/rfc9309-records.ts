import type { Case } from "./case.ts";

const sitemap = 'RFC 9309 2.2.4: "a "Sitemaps" record MUST NOT terminate a group"';
const others = 'RFC 9309 2.2.4: "Parsing of other records MUST NOT interfere"';
const foo = { crawler: "FooBot", url: "/a" };
const between = (record: string) =>
  `User-agent: FooBot\n${record}\nUser-agent: BarBot\nDisallow: /a\n`;
const mark =
  "RFC 9309 2.3: the file is UTF-8, of which a byte order mark at the start is no text (RFC 3629 6)";
const parse = 'RFC 9309 2.3.1.5: "Crawlers MUST use the parseable rules"';

/** Section 2.2.4. */
export const otherRecords: readonly Case[] = [
  {
    source: sitemap,
    robots: between("Sitemap: https://example.com/s.xml"),
    ...foo,
    outcome: "disallow",
    line: 4,
  },
  {
    source: sitemap,
    robots: "User-agent: *\nSitemap: https://example.com/s.xml\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: sitemap,
    robots: "User-agent: *\nDisallow: /b\nSitemap: /s.xml\n\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 5,
  },
  { source: others, robots: between("Crawl-delay: 5"), ...foo, outcome: "disallow", line: 4 },
  { source: others, robots: between("Foo: bar"), ...foo, outcome: "disallow", line: 4 },
  { source: others, robots: between("not a record"), ...foo, outcome: "disallow", line: 4 },
  {
    source: others,
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 5,
  },
  {
    source: others,
    robots: "User-agent: FooBot\nContent-Signal: ai-train=no\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: others,
    robots: "User-agent: FooBot\nDisallow: /b\nNoindex: /c\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 4,
  },
  { source: others, robots: "User-agent: *\nNoindex: /a\n", ...foo, outcome: "allow", line: 0 },
  {
    source: others,
    robots: "Sitemap: https://example.com/s.xml\nDisallow: /a\n",
    ...foo,
    outcome: "allow",
    line: 0,
  },
  {
    source: 'RFC 9309 2.2.4: "Crawlers MAY be lenient when interpreting other records", not these',
    robots: "User-agent: FooBot\nDissallow: /a\n",
    ...foo,
    outcome: "allow",
    line: 0,
  },
];

/** Sections 2.3 and 2.5, as far as the file itself is concerned. */
export const accessAndLimits: readonly Case[] = [
  {
    source: mark,
    robots: "\ufeffUser-agent: *\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 2,
  },
  {
    source: "RFC 9309 2.3 and RFC 3629 6: the mark is a mark at the start only",
    robots: "User-agent: *\n\ufeffDisallow: /a\n",
    ...foo,
    outcome: "allow",
    line: 0,
  },
  {
    source: parse,
    robots:
      "<!doctype html>\n<p>User-agent: *\n\u0000\u0001\n%&/()=\nUser-agent: *\n: /\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 7,
  },
  {
    source: parse,
    robots: "User-agent: *\nDisallow: /b c: d\n????\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 4,
  },
  {
    source: "RFC 9309 2.5: what stands within 500 KiB is read",
    robots: `User-agent: *\n${`${"#".repeat(1023)}\n`.repeat(499)}Disallow: /a\n`,
    ...foo,
    outcome: "disallow",
    line: 501,
  },
];
