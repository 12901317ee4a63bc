import type { Case } from "./case.ts";

const foo = { crawler: "FooBot", url: "/a" };
const bites: Omit<Case, "source" | "robots"> = { ...foo, outcome: "disallow", line: 2 };
const fails: Omit<Case, "source" | "robots"> = { ...foo, outcome: "allow", line: 0 };
const star = (source: string, rule: string) => ({ source, robots: `User-agent: *\n${rule}\n` });

/** Section 2.2: the grammar. */
export const formalSyntax: readonly Case[] = [
  { source: "RFC 9309 2.2, robotstxt: a file may hold nothing", robots: "", ...fails },
  {
    source: "RFC 9309 2.2, robotstxt: a file may hold empty lines and comments only",
    robots: "\n \n# Disallow: /\n\t# User-agent: *\n",
    ...fails,
  },
  {
    source: "RFC 9309 2.2, group: empty lines may stand between user-agent lines and before rules",
    robots: "User-agent: FooBot\n\nUser-agent: BarBot\n\t\n# and now\n\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 7,
  },
  {
    source: "RFC 9309 2.2, group: empty lines may stand between rules",
    robots: "User-agent: FooBot\nDisallow: /b\n\n\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 5,
  },
  {
    source:
      "RFC 9309 2.2, startgroupline: white space may stand before the field and round its colon",
    robots: " \tUser-agent \t: \tFooBot\nDisallow: /a\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2, startgroupline: no white space need stand anywhere",
    robots: "User-agent:FooBot\nDisallow: /a\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2, rule: white space may stand before the field and round its colon",
    robots: "User-agent: *\n\t Disallow\t :\t /a\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2, rule: no white space need stand anywhere",
    robots: "User-agent:*\nDisallow:/a\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2 and RFC 5234 2.3: field names are quoted strings, and so of any case",
    robots: "USER-AGENT: FooBot\nDISALLOW: /a\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2 and RFC 5234 2.3: field names are quoted strings, and so of any case",
    robots: "uSeR-aGeNt: FooBot\ndIsAlLoW: /\naLLOW: /a\n",
    ...foo,
    outcome: "allow",
    line: 3,
  },
  {
    source: "RFC 9309 2.2, startgroupline: the colon is required",
    robots: "User-agent *\nDisallow: /a\n",
    ...fails,
  },
  { ...star("RFC 9309 2.2, rule: the colon is required", "Disallow /a"), ...fails },
  {
    ...star("RFC 9309 2.2, rule: the field is disallow and not a misspelling of it", "Disalow: /a"),
    ...fails,
  },
  {
    ...star(
      "RFC 9309 2.2, rule: the field is disallow, and nothing stands before the colon but white space",
      "Disallow-all: /a",
    ),
    ...fails,
  },
  {
    ...star(
      "RFC 9309 2.2, rule: the field is allow and not a word that begins so",
      "Disallow: /a\nAllowed: /a",
    ),
    ...bites,
  },
  {
    source: "RFC 9309 2.2, startgroupline: the field is user-agent and not a misspelling of it",
    robots: "Useragent: *\nDisallow: /a\n",
    ...fails,
  },
  {
    source: "RFC 9309 2.2, startgroupline: the field is user-agent and not a misspelling of it",
    robots: "User agent: *\nDisallow: /a\n",
    ...fails,
  },
  {
    ...star("RFC 9309 2.2, rule: nothing but white space stands before the field", ":Disallow: /a"),
    ...fails,
  },
  {
    ...star(
      "RFC 9309 2.2, WS: white space is space and tab, not a no-break space",
      "Disallow:\u00a0/a",
    ),
    ...fails,
  },
  {
    ...star("RFC 9309 2.2, WS: white space is space and tab, not a vertical tab", "Disallow:\v/a"),
    ...fails,
  },
  {
    source: "RFC 9309 2.2, identifier: letters, hyphens and underscores",
    robots: "User-agent: Foo_Bot-News\nDisallow: /a\n",
    crawler: "Foo_Bot-News",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source:
      "RFC 9309 2.2, identifier: a version is no part of a product token, so the name is another one",
    robots: "User-agent: FooBot/2.1\nDisallow: /a\n",
    ...fails,
  },
  {
    source: "RFC 9309 2.2, identifier: a list of names is none",
    robots: "User-agent: FooBot, BarBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: "RFC 9309 2.2, identifier: digits are outside the grammar; read as a name all the same",
    robots: "User-agent: MJ12bot\nDisallow: /a\n",
    crawler: "MJ12bot",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source: 'RFC 9309 2.2, product-token: "*" stands alone',
    robots: "User-agent: * FooBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: 'RFC 9309 2.2, product-token: "*" stands alone',
    robots: "User-agent: Foo*\nDisallow: /a\n",
    ...fails,
  },
  {
    source: 'RFC 9309 2.2, product-token: "*" stands alone',
    robots: "User-agent: **\nDisallow: /a\n",
    ...fails,
  },
  { ...star("RFC 9309 2.2, path-pattern: a path begins with a slash", "Disallow: a"), ...fails },
  {
    ...star("RFC 9309 2.2, path-pattern: a path is no URL", "Disallow: https://example.com/a"),
    ...fails,
  },
  {
    ...star("RFC 9309 2.2, empty-pattern: a rule without a path matches nothing", "Disallow:"),
    ...fails,
  },
  {
    ...star(
      "RFC 9309 2.2, empty-pattern: white space and a comment are no path",
      "Disallow: \t # /",
    ),
    ...fails,
  },
  {
    ...star(
      "RFC 9309 2.2, empty-pattern: an Allow without a path matches nothing either",
      "Disallow: /a\nAllow:",
    ),
    ...bites,
  },
  {
    ...star(
      "RFC 9309 2.2, empty-pattern: an empty rule takes nothing from the others",
      "Disallow: /a\nDisallow:",
    ),
    ...bites,
  },
  {
    ...star(
      "RFC 9309 2.2, EOL: white space before the line's end is no part of the value",
      "Disallow: /a$ \t",
    ),
    ...bites,
  },
  {
    source: "RFC 9309 2.2, EOL: a comment may follow on any line",
    robots: "User-agent: FooBot # the one\nDisallow: /a$ # that\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2, EOL: a comment needs no white space before it",
    robots: "User-agent: FooBot#x\nDisallow: /a$#/b\n",
    ...bites,
  },
  {
    ...star(
      'RFC 9309 2.2, comment: a comment may hold another "#" and a colon',
      "# a # Allow: /a\nDisallow: /a",
    ),
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: "RFC 9309 2.2, NL: a line ends at CR",
    robots: "User-agent: *\rDisallow: /a\r",
    ...bites,
  },
  {
    source: "RFC 9309 2.2, NL: a line ends at LF",
    robots: "User-agent: *\nDisallow: /a\n",
    ...bites,
  },
  {
    source: "RFC 9309 2.2, NL: a line ends at CRLF, which is one end",
    robots: "User-agent: *\r\n\r\nDisallow: /a\r\n",
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: "RFC 9309 2.2, NL: LF and CR are two ends",
    robots: "User-agent: *\n\rDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: "RFC 9309 2.2, NL: the three ends may be mixed",
    robots: "# a\rUser-agent: *\r\n# b\n\rDisallow: /a",
    ...foo,
    outcome: "disallow",
    line: 5,
  },
  {
    source: "RFC 9309 2.2, NL: no other character ends a line",
    robots: "User-agent: *\u2028Disallow: /a\n",
    ...fails,
  },
  {
    source: "RFC 9309 2.2, NL: no other character ends a line",
    robots: "User-agent: *\u0085Disallow: /a\n",
    ...fails,
  },
  {
    source: "RFC 9309 2.2, NL: no other character ends a line",
    robots: "User-agent: *\fDisallow: /a\n",
    ...fails,
  },
];
