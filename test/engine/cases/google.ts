import { type Case, oneRule } from "./case.ts";
import { googleAgents } from "./google-agents.ts";
import { googlePaths } from "./google-paths.ts";

const foo = { crawler: "FooBot", url: "/a" };
const bites: Omit<Case, "source" | "robots"> = { ...foo, outcome: "disallow", line: 2 };
const fails: Omit<Case, "source" | "robots"> = { ...foo, outcome: "allow", line: 0 };

/** Octets of a line that the parser keeps: 2083 * 8, less one for the terminator. */
const KEPT = 16_663;
const longRule = `Disallow: /${"a".repeat(17_000)}`;
const keptLetters = KEPT - "Disallow: /".length;

const twoWords =
  "robots.cc, GetKeyAndValueFrom: without a colon, white space separates two words, and only two";
const firstColon =
  "robots.cc, GetKeyAndValueFrom: the first colon separates, and a key is not empty";
const white = "robots.cc, StripWhitespaceSlowly: vertical tab and form feed are white space too";
const nul = "robots.cc, Parse and ParseAndEmitLine: a line is a C string, which ends at a NUL";
const mark =
  "robots.cc, Parse: a byte order mark at the start is skipped, even its first octets alone";
const limit = "robots.cc, Parse: of a line, 16,663 octets are kept";

/** From octets to lines. `\udc80` to `\udcff` stand for octets that are not UTF-8. */
const lines: readonly Case[] = [
  { source: mark, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...bites },
  { source: mark, robots: "\udcef\udcbbUser-agent: *\nDisallow: /a\n", ...bites },
  { source: mark, robots: "\udcefUser-agent: *\nDisallow: /a\n", ...bites },
  { source: mark, robots: "\udcbb\udcbfUser-agent: *\nDisallow: /a\n", ...fails },
  { source: mark, robots: "\ufeff\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: mark, robots: "User-agent: *\n\ufeffDisallow: /a\n", ...fails },
  {
    source: `${limit}, also inside a character`,
    robots: `User-agent: *\nDisallow: /${"a".repeat(keptLetters - 1)}é\n`,
    ...foo,
    url: `/${"a".repeat(keptLetters - 1)}b`,
    outcome: "allow",
    line: 0,
  },
  {
    source: `${limit}, also inside a character`,
    robots: `User-agent: *\nDisallow: /${"a".repeat(keptLetters - 1)}é\n`,
    ...foo,
    url: `/${"a".repeat(keptLetters - 1)}%C3`,
    outcome: "disallow",
    line: 2,
  },
  {
    source: `${limit}, also inside a character`,
    robots: `User-agent: *\nDisallow:${" ".repeat(KEPT - "Disallow:".length - 1)}é\n`,
    ...foo,
    url: "/",
    outcome: "allow",
    line: 0,
  },
  {
    source: nul,
    robots: "User-agent: *\nDisallow: /a\0b\n",
    ...foo,
    url: "/ac",
    outcome: "disallow",
    line: 2,
  },
  {
    source: nul,
    robots: "User-agent: *\nDisallow: /a\n\0Disallow: /b\n",
    ...foo,
    url: "/b",
    outcome: "allow",
    line: 0,
  },
  {
    source: nul,
    robots: "User-agent: *\nDisallow: /a\0\nDisallow: /b\n",
    ...foo,
    url: "/b",
    outcome: "disallow",
    line: 3,
  },
  {
    source: limit,
    robots: `User-agent: *\n${longRule}\n`,
    ...foo,
    url: `/${"a".repeat(16_655)}`,
    outcome: "disallow",
    line: 2,
  },
  {
    source: limit,
    robots: `User-agent: *\n${longRule}\n`,
    ...foo,
    url: `/${"a".repeat(keptLetters)}`,
    outcome: "disallow",
    line: 2,
  },
  {
    source: limit,
    robots: `User-agent: *\n${longRule}\n`,
    ...foo,
    url: `/${"a".repeat(keptLetters - 1)}`,
    outcome: "allow",
    line: 0,
  },
  {
    source: limit,
    robots: `User-agent: *\n${"# ".repeat(9_000)}\nDisallow: /a\n`,
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: "robots.cc, Parse: CR, LF and CRLF end a line, and CRLF is one end",
    robots: "User-agent: *\r\n\r\n\rDisallow: /a\r\n",
    ...foo,
    outcome: "disallow",
    line: 4,
  },
];

/** From lines to fields. */
const fields: readonly Case[] = [
  { source: twoWords, robots: "User-agent *\nDisallow /a\n", ...bites },
  { source: twoWords, robots: "User-agent \t*\nDisallow\t \t/a # b\n", ...bites },
  { source: twoWords, robots: "User-agent: *\nDisallow /a b\n", ...fails },
  { source: twoWords, robots: "User-agent: *\nDisallow\n", ...fails },
  {
    source:
      "robots.cc, GetKeyAndValueFrom and KeyIsDisallow: `Disallow=` is a key, and the space separates",
    robots: "User-agent= *\nDisallow= /a\n",
    ...bites,
  },
  { source: firstColon, robots: "User-agent: *\n:Disallow: /a\n", ...fails },
  {
    source: firstColon,
    robots: "User-agent: *\nDisallow : /a:b\n",
    ...foo,
    url: "/a:b",
    outcome: "disallow",
    line: 2,
  },
  { source: white, robots: "User-agent:\v*\n\fDisallow:\f/a\v\n", ...bites },
  ...["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"].map(
    (key): Case =>
      oneRule("robots.cc, KeyIsDisallow: six spellings", `${key}: /a`, "/a", "disallow", 2),
  ),
  ...["Diallow", "Dsallow", "Desallow", "Dis-allow", "Disllow"].map(
    (key): Case =>
      oneRule(
        "robots.cc, KeyIsDisallow: six spellings and no more",
        `${key}: /a`,
        "/a",
        "allow",
        0,
      ),
  ),
  ...["User-agent", "Useragent", "User agent", "USERAGENT"].map(
    (key): Case => ({
      source: "robots.cc, KeyIsUserAgent: three spellings",
      robots: `${key}: *\nDisallow: /a\n`,
      ...bites,
    }),
  ),
  {
    source: "robots.cc, KeyIsUserAgent: three spellings and no more",
    robots: "User_agent: *\nDisallow: /a\n",
    ...fails,
  },
  oneRule(
    "robots.cc, KeyIsAllow: allow has one spelling",
    "Disallow: /a\nAlow: /a",
    "/a",
    "disallow",
    2,
  ),
  oneRule(
    "robots.cc, KeyIsDisallow: a key counts when it begins with the name",
    "Disallow-foo: /a",
    "/a",
    "disallow",
    2,
  ),
  oneRule(
    "robots.cc, KeyIsAllow: a key counts when it begins with the name",
    "Disallow: /\nAllowed: /a",
    "/a",
    "allow",
    3,
  ),
  {
    source: "robots.cc, KeyIsUserAgent: a key counts when it begins with the name",
    robots: "User-agents: *\nDisallow: /a\n",
    ...bites,
  },
];

/** From fields to groups. */
const groups: readonly Case[] = [
  {
    source: "robots.cc, HandleSitemap: leaves the list of agents open (since 2021)",
    robots:
      "User-agent: FooBot\nSitemap: http://example.com/s.xml\nUser-agent: BarBot\nDisallow: /a\n",
    ...foo,
    outcome: "disallow",
    line: 4,
  },
  {
    source: "robots.cc, HandleUnknownAction: leaves the list of agents open (since 2021)",
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    ...foo,
    outcome: "disallow",
    line: 5,
  },
  {
    source: "robots.cc, HandleDisallow: a rule before any agent is ignored",
    robots: "Disallow: /a\nUser-agent: *\nDisallow: /b\n",
    ...fails,
  },
  {
    source: "robots.cc, disallow: a group of the crawler's own without rules allows",
    robots: "User-agent: *\nDisallow: /\nUser-agent: FooBot\n",
    ...fails,
  },
];

const firstHalfMebibyte =
  "Google, How Google interprets the robots.txt specification, 2026, “File format”: content after 500 KiB is ignored";

/** A file whose rule at the end begins so many bytes before 500 KiB. */
function endingAt(bytes: number, start: string, end: string): string {
  const padding = 500 * 1024 - bytes - start.length - "#\n".length;
  return `${start}#${"x".repeat(padding)}\n${end}`;
}

/** What the parser itself would read, and Google’s crawlers do not give it. */
const size: readonly Case[] = [
  {
    source: firstHalfMebibyte,
    robots: endingAt(0, "User-agent: *\n", "Disallow: /a\n"),
    ...fails,
  },
  {
    source: `${firstHalfMebibyte}; up to there, it is read`,
    robots: endingAt("Disallow: /a".length, "User-agent: *\n", "Disallow: /a\n"),
    ...foo,
    outcome: "disallow",
    line: 3,
  },
  {
    source: `${firstHalfMebibyte}, also the group of the crawler`,
    robots: endingAt(0, "User-agent: *\nDisallow: /a\n", "User-agent: FooBot\nAllow: /\n"),
    ...bites,
  },
  {
    source: `${firstHalfMebibyte}, also the end of a path`,
    robots: endingAt("Disallow: /p".length, "User-agent: *\n", "Disallow: /private-area/\n"),
    ...foo,
    url: "/products",
    outcome: "disallow",
    line: 3,
  },
];

/** What the code of google/robotstxt does, as tested with its release of 2026. Names are those of robots.cc. */
export const cases: readonly Case[] = [
  ...lines,
  ...fields,
  ...googleAgents,
  ...groups,
  ...googlePaths,
  ...size,
];
