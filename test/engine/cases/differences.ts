import type { Answer, Question } from "./case.ts";

/** One question that two dialects answer differently. */
interface Difference extends Question {
  readonly title: string;
  readonly source: string;
  readonly rfc9309: Answer;
  readonly google: Answer;
}

const foo = { crawler: "FooBot", url: "/a" };
const free: Answer = { outcome: "allow", line: 0 };
const barred: Answer = { outcome: "disallow", line: 2 };

/** Where Google's parser does not do what RFC 9309 says, or does what it leaves open; the most common in practice first. */
export const differences: readonly Difference[] = [
  {
    title: "A misspelt field",
    source: "RFC 9309 2.2, rule; robots.cc, KeyIsDisallow",
    robots: "User-agent: *\nDisalow: /a\n",
    ...foo,
    rfc9309: free,
    google: barred,
  },
  {
    title: "A missing colon",
    source: "RFC 9309 2.2, rule; robots.cc, GetKeyAndValueFrom",
    robots: "User-agent: *\nDisallow /a\n",
    ...foo,
    rfc9309: free,
    google: barred,
  },
  {
    title: "A field that begins like another",
    source: "RFC 9309 2.2, rule; robots.cc, KeyIsDisallow",
    robots: "User-agent: *\nDisallow-all: /a\n",
    ...foo,
    rfc9309: free,
    google: barred,
  },
  {
    title: "A name with a version",
    source: "RFC 9309 2.2, identifier; robots.cc, ExtractUserAgent",
    robots: "User-agent: FooBot/2.1\nDisallow: /a\n",
    ...foo,
    rfc9309: free,
    google: barred,
  },
  {
    title: "A name with digits",
    source: "RFC 9309 2.2, identifier, compared leniently; robots.cc, ExtractUserAgent",
    robots: "User-agent: MJ12bot\nDisallow: /a\n",
    crawler: "MJ12bot",
    url: "/a",
    rfc9309: barred,
    google: free,
  },
  {
    title: "A star with words after it",
    source: "RFC 9309 2.2, product-token; robots.cc, HandleUserAgent",
    robots: "User-agent: * all of them\nDisallow: /a\n",
    ...foo,
    rfc9309: free,
    google: barred,
  },
  {
    title: "A directory whose index.html is allowed",
    source: "RFC 9309 2.2.2; robots.cc, HandleAllow",
    robots: "User-agent: *\nDisallow: /a/\nAllow: /a/index.html\n",
    crawler: "FooBot",
    url: "/a/",
    rfc9309: barred,
    google: { outcome: "allow", line: 3 },
  },
  {
    title: "The robots.txt itself",
    source: "RFC 9309 2.2.2; robots.cc, Matches",
    robots: "User-agent: *\nDisallow: /\n",
    crawler: "FooBot",
    url: "/robots.txt",
    rfc9309: free,
    google: barred,
  },
  {
    title: "A tilde written %7E",
    source: "RFC 9309 2.2.2; robots.cc, MaybeEscapePattern",
    robots: "User-agent: *\nDisallow: /%7Ejoe/\n",
    crawler: "FooBot",
    url: "/~joe/",
    rfc9309: barred,
    google: free,
  },
  {
    title: "A space in a path",
    source: "RFC 9309 2.2.2 and RFC 3986 2.1; robots.cc, MaybeEscapePattern",
    robots: "User-agent: *\nDisallow: /a b\n",
    crawler: "FooBot",
    url: "/a%20b",
    rfc9309: barred,
    google: free,
  },
  {
    title: "A star that is meant as one",
    source: "RFC 9309 2.2.3; robots.cc, MaybeEscapePattern",
    robots: "User-agent: *\nDisallow: /a%2Ab\n",
    crawler: "FooBot",
    url: "/a*b",
    rfc9309: barred,
    google: free,
  },
  {
    title: "An address in a query",
    source: "RFC 9309 2.2.2, row 2 of the table; robots.cc, Matches",
    robots: "User-agent: *\nDisallow: /a?u=https://foo.bar\n",
    crawler: "FooBot",
    url: "/a?u=https%3A%2F%2Ffoo.bar",
    rfc9309: barred,
    google: free,
  },
  {
    title: "A URL that is not encoded",
    source: "RFC 9309 2.2.2; robots.cc, AllowedByRobots",
    robots: "User-agent: *\nDisallow: /caf%C3%A9\n",
    crawler: "FooBot",
    url: "/café",
    rfc9309: barred,
    google: free,
  },
  {
    title: "A rule without a path",
    source: "RFC 9309 2.2, empty-pattern; robots.cc, matching_line",
    robots: "User-agent: *\nDisallow:\n",
    ...foo,
    rfc9309: free,
    google: { outcome: "allow", line: 2 },
  },
  {
    title: "A NUL in a line",
    source: "RFC 9309 2.2, UTF8-char-noctl; robots.cc, ParseAndEmitLine",
    robots: "User-agent: *\nDisallow: /a\0b\n",
    crawler: "FooBot",
    url: "/ac",
    rfc9309: free,
    google: barred,
  },
  {
    title: "A line of more than 16,663 octets",
    source: "RFC 9309 2.5; robots.cc, Parse",
    robots: `User-agent: *\nDisallow: /${"a".repeat(17_000)}\n`,
    crawler: "FooBot",
    url: `/${"a".repeat(16_655)}`,
    rfc9309: free,
    google: barred,
  },
];
