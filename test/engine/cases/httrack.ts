import { asked, bites, type Case, fails, oneRule, site } from "./case.ts";

/** What HTTrack 3.49.4 did, with FooBot in the place of HTTrack. */
const by = (what: string) => `run: HTTrack 3.49.4, ${what}`;
const value = by("a value that begins with the token means it");
const known = by("so do winhttrack and webhttrack");
const star = by("a value that begins with * means every crawler");
const lastName = by("of user-agent lines in a row, only the last counts");
const added = by("the * groups after its own are added");
const dropped = by("its own group drops the rules before it");
const limit = by("values over 4,093 bytes with their line ends: no rule counts");
const long = by("a rule is cut after 200 bytes, one is skipped, and the rest is a rule");
const longLine = by("a line is cut after 1,022 bytes, one is skipped, and the rest is a line");
const anywhere = by("a rule without a slash at its start matches anywhere");
const anyCase = by("the case of a path does not count");
const plain = by("* and $ are ordinary characters");
const decoded = by("some percent-encodings of the path are decoded, the rule is not");
const query = by("the query is compared as it is written");
const unknown = by("Allow is not known");
const empty = by("a Disallow without a path has no effect");
const lines = by("a field begins its line, and its colon follows at once");

const ppp = `/${"p".repeat(199)}`;
/** Rules of 64 bytes with their line ends, so many that the first and they have 4,093 bytes, or 4,094. */
const filled = (first: string) =>
  `Disallow: ${first}\n${`Disallow: /${"q".repeat(62)}\n`.repeat(63)}Disallow: /${"r".repeat(58 - first.length)}`;

/** The decisive cases. */
export const cases: readonly Case[] = [
  asked(value, "foobot", "FooBot", "disallow"),
  asked(value, "FooBot/3.0, Wget", "FooBot", "disallow"),
  asked(value, "Offline FooBot", "FooBot", "allow"),
  asked(known, "WinHTTrack", "HTTrack", "disallow"),
  asked(known, "webhttrack/3", "HTTrack", "disallow"),
  asked(star, "*bot", "FooBot", "disallow"),
  {
    source: lastName,
    robots: "User-agent: FooBot\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: lastName,
    robots: "User-agent: *\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: lastName,
    robots: "User-agent: BarBot\nUser-agent: FooBot\nDisallow: /a\n",
    ...bites,
    line: 3,
  },
  {
    source: added,
    robots: "User-agent: FooBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  {
    source: added,
    robots: "User-agent: FooBot\nDisallow:\n\nUser-agent: *\nDisallow: /\n",
    ...bites,
    line: 5,
  },
  {
    source: added,
    robots: "User-agent: FooBot\nUser-agent: BarBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
    ...bites,
    line: 6,
  },
  {
    source: added,
    robots: "User-agent: FooBot\nUser-agent: *\nDisallow: /a\n",
    ...bites,
    line: 3,
  },
  {
    source: dropped,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  {
    source: dropped,
    robots: "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  oneRule(limit, filled("/a"), `${site}/a`, "disallow", 2),
  oneRule(limit, `${filled("/a")}r`, `${site}/a`, "allow", 66),
  oneRule(long, `Disallow: ${ppp}xTAG`, `${site}/b/tag.html`, "disallow", 2),
  oneRule(longLine, `#${"c".repeat(1021)}xDisallow: /a`, `${site}/a`, "disallow", 2),
  oneRule(anywhere, "Disallow: ADMIN", `${site}/x/admin/y`, "disallow", 2),
  oneRule(anywhere, "Disallow: ?sort=", `${site}/x?sort=2`, "disallow", 2),
  oneRule(anyCase, "Disallow: /AbC", `${site}/aBc/x`, "disallow", 2),
  oneRule(plain, "Disallow: /a$", `${site}/a`, "allow", 0),
  oneRule(plain, "Disallow: /a*", `${site}/ab`, "allow", 0),
  oneRule(decoded, "Disallow: /a b", `${site}/a%20b`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%20b", `${site}/a%20b`, "allow", 0),
  oneRule(decoded, "Disallow: /~u", `${site}/%7Eu`, "disallow", 2),
  oneRule(decoded, "Disallow: /café", `${site}/caf%C3%A9`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%2Fb", `${site}/a%2fb`, "disallow", 2),
  oneRule(decoded, "Disallow: /a/b", `${site}/a%2Fb`, "allow", 0),
  oneRule(query, "Disallow: /s?q=%41", `${site}/s?q=%41`, "disallow", 2),
  oneRule(unknown, "Allow: /a\nDisallow: /", `${site}/a`, "disallow", 3),
  oneRule(empty, "Disallow:\nDisallow: /a", `${site}/a`, "disallow", 3),
  { source: lines, robots: " User-agent: *\nDisallow: /a\n", ...fails },
  { source: lines, robots: "User-agent: *\nDisallow : /a\n", ...fails },
  { source: lines, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: lines, robots: "User-agent: *\rDisallow: /a\r", ...fails },
  { source: lines, robots: "User-agent: *\r\nDisallow: /a\r\n", ...bites },
];
