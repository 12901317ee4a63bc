import type { Case } from "./case.ts";

const twoAgents = "User-agent: FooBot\nUser-agent: BarBot\nDisallow: /a\n";
const twoGroups = "User-agent: FooBot\nDisallow: /a\nUser-agent: BarBot\nDisallow: /b\n";
const group = 'RFC 9309 2.1: "One or more user-agent lines that are followed by one or more rules"';
const end = 'RFC 9309 2.1: "The group is terminated by a user-agent line or end of file"';

/** Section 2.1: rules and groups. */
export const definition: readonly Case[] = [
  { source: group, robots: twoAgents, crawler: "FooBot", url: "/a", outcome: "disallow", line: 3 },
  { source: group, robots: twoAgents, crawler: "BarBot", url: "/a", outcome: "disallow", line: 3 },
  { source: end, robots: twoGroups, crawler: "FooBot", url: "/a", outcome: "disallow", line: 2 },
  { source: end, robots: twoGroups, crawler: "FooBot", url: "/b", outcome: "allow", line: 0 },
  { source: end, robots: twoGroups, crawler: "BarBot", url: "/a", outcome: "allow", line: 0 },
  { source: end, robots: twoGroups, crawler: "BarBot", url: "/b", outcome: "disallow", line: 4 },
  {
    source: end,
    robots: "User-agent: FooBot\nDisallow: /a",
    crawler: "FooBot",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source:
      'RFC 9309 2.1: "The last group may have no rules, which means it implicitly allows everything"',
    robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n",
    crawler: "FooBot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
];

const named = (name: string) => `User-agent: ${name}\nDisallow: /a\n`;
const anyCase = 'RFC 9309 2.2.1: "Crawlers MUST use case-insensitive matching"';
const whole = "RFC 9309 2.2.1: a group is matched by the product token, not by a part of it";
const example = "RFC 9309 2.2.1, example of a user-agent line";
const merged = "RFC 9309 2.2.1, example of two groups that match the same product token";
const combined = 'RFC 9309 2.2.1: "the matching groups\' rules MUST be combined into one group"';
const fallback = 'RFC 9309 2.2.1, example of no matching groups other than the "*"';
const obey =
  'RFC 9309 2.2.1: "If no matching group exists, crawlers MUST obey the group with […] the "*" value"';
const none = "RFC 9309 2.2.1: no matching group and none of *, or no groups at all: no rules apply";
const exampleGroups =
  "user-agent: ExampleBot\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: ExampleBot\ndisallow: /baz\n";
const starAndOther =
  "user-agent: *\ndisallow: /foo\ndisallow: /bar\n\nuser-agent: BazBot\ndisallow: /baz\n";
const overlap =
  "User-agent: FooBot\nUser-agent: BarBot\nDisallow: /a\n\nUser-agent: BarBot\nAllow: /a/b\n";
const twoStars =
  "User-agent: *\nDisallow: /a\nUser-agent: BarBot\nDisallow: /\nUser-agent: *\nDisallow: /b\n";
const both = "User-agent: *\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n";

/** Section 2.2.1. */
export const userAgentLine: readonly Case[] = [
  {
    source: anyCase,
    robots: named("foobot"),
    crawler: "FooBot",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source: anyCase,
    robots: named("FOOBOT"),
    crawler: "fooBot",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source:
      "RFC 9309 2.2.1 and RFC 5234 2.3: only ASCII letters have a case; a Kelvin sign is no k",
    robots: named("\u212abot"),
    crawler: "kbot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  { source: whole, robots: named("Foo"), crawler: "FooBot", url: "/a", outcome: "allow", line: 0 },
  { source: whole, robots: named("FooBot"), crawler: "Foo", url: "/a", outcome: "allow", line: 0 },
  {
    source: whole,
    robots: named("FooBot"),
    crawler: "FooBot-News",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  {
    source: whole,
    robots: named("FooBot-News"),
    crawler: "FooBot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  {
    source: example,
    robots: named("ExampleBot"),
    crawler: "ExampleBot",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source:
      "RFC 9309 2.2.1: crawlers set a product token to find groups; the whole User-Agent header is none",
    robots: named("ExampleBot"),
    crawler: "Mozilla/5.0 (compatible; ExampleBot/0.1; https://www.example.com/bot.html)",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  {
    source: merged,
    robots: exampleGroups,
    crawler: "ExampleBot",
    url: "/foo",
    outcome: "disallow",
    line: 2,
  },
  {
    source: merged,
    robots: exampleGroups,
    crawler: "ExampleBot",
    url: "/bar",
    outcome: "disallow",
    line: 3,
  },
  {
    source: merged,
    robots: exampleGroups,
    crawler: "ExampleBot",
    url: "/baz",
    outcome: "disallow",
    line: 6,
  },
  { source: combined, robots: overlap, crawler: "BarBot", url: "/a", outcome: "disallow", line: 3 },
  { source: combined, robots: overlap, crawler: "BarBot", url: "/a/b", outcome: "allow", line: 6 },
  {
    source: combined,
    robots: overlap,
    crawler: "FooBot",
    url: "/a/b",
    outcome: "disallow",
    line: 3,
  },
  {
    source: combined,
    robots: twoStars,
    crawler: "FooBot",
    url: "/a",
    outcome: "disallow",
    line: 2,
  },
  {
    source: combined,
    robots: twoStars,
    crawler: "FooBot",
    url: "/b",
    outcome: "disallow",
    line: 6,
  },
  { source: combined, robots: twoStars, crawler: "FooBot", url: "/c", outcome: "allow", line: 0 },
  {
    source: fallback,
    robots: starAndOther,
    crawler: "ExampleBot",
    url: "/foo",
    outcome: "disallow",
    line: 2,
  },
  {
    source: fallback,
    robots: starAndOther,
    crawler: "ExampleBot",
    url: "/bar",
    outcome: "disallow",
    line: 3,
  },
  {
    source: fallback,
    robots: starAndOther,
    crawler: "ExampleBot",
    url: "/baz",
    outcome: "allow",
    line: 0,
  },
  { source: obey, robots: starAndOther, crawler: "BazBot", url: "/foo", outcome: "allow", line: 0 },
  {
    source: obey,
    robots: "User-agent: BazBot\nDisallow: /baz\nUser-agent: *\nDisallow: /\n",
    crawler: "BazBot",
    url: "/foo",
    outcome: "allow",
    line: 0,
  },
  {
    source: obey,
    robots: "User-agent: *\nDisallow: /\nUser-agent: FooBot\nDisallow:\n",
    crawler: "FooBot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  { source: obey, robots: both, crawler: "FooBot", url: "/a", outcome: "disallow", line: 3 },
  { source: obey, robots: both, crawler: "FooBot", url: "/b", outcome: "allow", line: 0 },
  { source: obey, robots: both, crawler: "BarBot", url: "/b", outcome: "disallow", line: 6 },
  {
    source: none,
    robots: named("BarBot"),
    crawler: "FooBot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  {
    source: none,
    robots: "Sitemap: https://example.com/s.xml\n",
    crawler: "FooBot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
];
