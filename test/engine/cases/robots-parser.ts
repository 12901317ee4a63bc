import { bites, type Case, fails, oneRule, site } from "./case.ts";

/** What robots-parser 3.0.1 answered when it was run. Names are those of its Robots.js. */
const by = (name: string) => `robots-parser 3.0.1, ${name}`;
const ends = by("parseRobots: CR, LF and CRLF end a line, and nothing else does");
const trim = by("trimLine: String.trim, and so every white space of Unicode, a mark too");
const colon = by("splitLine: a field has a colon, and parseRobots wants a key before it");
const comment = by("removeComments: the first # cuts the line");
const spelling = by("parseRobots: a field has one spelling, in any case");
const state = by(
  "parseRobots, isNoneUserAgentState: any line with a key and a colon ends the list",
);
const register = by("addRule and setCrawlDelay: nothing else makes an entry for the agents");
const orphan = by("addRule: without agents a rule goes nowhere");
const version = by("formatUserAgent: lower case, cut at a slash, and no more");
const star = by("_getRule: without an entry of its own a crawler has that of *");
const exact = by("_getRule: an agent’s name is compared whole");
const longest = by("findRule: the longer pattern wins, as it was encoded, and of equal ones Allow");
const wild = by("matches: * is anything, $ at the end is the end, all else is itself");
const encode = by("normaliseEncoding: encodeURI, and escapes in upper case; none is decoded");
const resolved = by("_getRule: pathname and search of a WHATWG URL");
const noException = by("_getRule: no word of /robots.txt");

const lines: readonly Case[] = [
  { source: ends, robots: "User-agent: *\rDisallow: /a\r", ...bites },
  { source: ends, robots: "User-agent: *\r\n\r\nDisallow: /a\r\n", ...bites, line: 3 },
  { source: ends, robots: "User-agent: *\u2028Disallow: /a\n", ...fails },
  { source: ends, robots: "User-agent: *\vDisallow: /a\n", ...fails },
  { source: trim, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...bites },
  { source: trim, robots: "\xa0User-agent\u3000:\u2003*\v\n\ufeffDisallow:/a\u2028\n", ...bites },
  { source: colon, robots: "User-agent *\nDisallow /a\n", ...fails },
  { source: colon, robots: "User-agent: *\n:Disallow: /a\n", ...fails },
  { source: comment, robots: "User-agent: * # b\nDisallow: /a#b\n", ...bites },
  { source: spelling, robots: "USER-AGENT: *\ndisALLOW: /a\n", ...bites },
  { source: spelling, robots: "Useragent: *\nDisallow: /a\n", ...fails },
  { source: spelling, robots: "User-agent: *\nDissallow: /a\n", ...fails },
  { source: spelling, robots: "User-agent: *\nDisallows: /a\n", ...fails },
];

const groups: readonly Case[] = [
  {
    source: state,
    robots: `User-agent: FooBot\nSitemap: ${site}/s.xml\nUser-agent: BarBot\nDisallow: /a\n`,
    ...fails,
  },
  {
    source: state,
    robots: "User-agent: FooBot\nx: y\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: state,
    robots: "User-agent: FooBot\njunk\n: x\n\nUser-agent: BarBot\nDisallow: /a\n",
    ...bites,
    line: 6,
  },
  { source: state, robots: "User-agent: FooBot\n\nx: y\n\nDisallow: /a\n", ...bites, line: 5 },
  {
    source: by("parseRobots: an agent without a name ends a list, and names nobody"),
    robots: "User-agent: FooBot\nDisallow: /b\nUser-agent:\nDisallow: /a\n",
    ...fails,
  },
  {
    source: by("parseRobots: an agent without a name belongs to a list like another"),
    robots: "User-agent:\nUser-agent: FooBot\nDisallow: /a\n",
    ...bites,
    line: 3,
  },
  {
    source: register,
    robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n",
    ...bites,
  },
  {
    source: register,
    robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\nHost: example.com\n",
    ...bites,
  },
  {
    source: register,
    robots: "User-agent: FooBot\nDisallow:\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  {
    source: register,
    robots: "User-agent: FooBot\nAllow:\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  {
    source: register,
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  {
    source: register,
    robots: "User-agent: FooBot\nCrawl-delay: soon\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  { source: orphan, robots: "Disallow: /a\nUser-agent: *\nDisallow: /b\n", ...fails },
  {
    source: by("addRule: rules of one agent are gathered from the whole file"),
    robots:
      "User-agent: FooBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /\n\nUser-agent: foobot\nDisallow: /a\n",
    ...bites,
    line: 8,
  },
];

const agents: readonly Case[] = [
  { source: exact, robots: "User-agent: Foo\nDisallow: /a\n", ...fails },
  { source: exact, robots: "User-agent: FooBot\nDisallow: /a\n", ...fails, crawler: "Foo" },
  { source: version, robots: "User-agent: FooBot/2.1\nDisallow: /a\n", ...bites },
  { source: version, robots: "User-agent: FooBot*\nDisallow: /a\n", ...fails },
  { source: version, robots: "User-agent: FooBot 2.0 (compatible)\nDisallow: /a\n", ...fails },
  { source: version, robots: "User-agent: MJ12bot\nDisallow: /a\n", ...bites, crawler: "MJ12bot" },
  {
    source: version,
    robots: "User-agent: FooBot\nDisallow: /a\n",
    ...bites,
    crawler: "FooBot/2.1",
  },
  {
    source: version,
    robots: "User-agent: FooBot\nDisallow: /a\n",
    ...fails,
    crawler: "Mozilla/5.0 (compatible; FooBot/2.1; +http://foo)",
  },
  { source: version, robots: "User-agent: ÉBot\nDisallow: /a\n", ...bites, crawler: "éBOT" },
  { source: version, robots: "User-agent: * / all\nDisallow: /a\n", ...bites },
  { source: version, robots: "User-agent: * all\nDisallow: /a\n", ...fails },
  {
    source: star,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: Bar\nDisallow: /\n",
    ...bites,
  },
];

const paths: readonly Case[] = [
  oneRule(longest, "Allow: /page\nDisallow: /*.ph", `${site}/page.php5`, "allow", 2),
  oneRule(longest, "Allow: /fish\nDisallow: /fish*", `${site}/fish.html`, "disallow", 3),
  oneRule(longest, "Disallow: /fish\nAllow: /fish", `${site}/fish`, "allow", 3),
  oneRule(longest, "Allow: /aaaa\nDisallow: /é", `${site}/%C3%A9`, "disallow", 3),
  oneRule(
    by("findRule: index.html is a name like another"),
    "Disallow: /foo/\nAllow: /foo/index.html",
    `${site}/foo/`,
    "disallow",
    2,
  ),
  oneRule(wild, "Disallow: /a$b", `${site}/a$b`, "disallow", 2),
  oneRule(wild, "Disallow: /a$$", `${site}/a$`, "disallow", 2),
  oneRule(wild, "Disallow: /*.gif$", `${site}/x/a.gif?b`, "allow", 0),
  oneRule(wild, "Disallow: *.gif$", `${site}/x/a.gif`, "disallow", 2),
  oneRule(wild, "Disallow: a", `${site}/a`, "allow", 0),
  oneRule(wild, `Disallow: ${site}/a`, `${site}/a`, "allow", 0),
  oneRule(encode, "Disallow: /%7Ejoe", `${site}/~joe`, "allow", 0),
  oneRule(encode, "Disallow: /a b", `${site}/a%20b`, "disallow", 2),
  oneRule(encode, "Disallow: /a%2fb", `${site}/a%2Fb`, "disallow", 2),
  oneRule(encode, "Disallow: /a%2fb", `${site}/a/b`, "allow", 0),
  oneRule(encode, "Disallow: /a%zz", `${site}/a%zz`, "disallow", 2),
  oneRule(encode, "Disallow: /a%24", `${site}/a$`, "allow", 0),
  oneRule(encode, "Disallow: /[1]", `${site}/%5B1%5D`, "disallow", 2),
  oneRule(encode, "Disallow: /[1]", `${site}/[1]`, "allow", 0),
  oneRule(encode, "Disallow: /café", `${site}/caf%c3%a9`, "disallow", 2),
  oneRule(resolved, "Disallow: /café", `${site}/café`, "disallow", 2),
  oneRule(resolved, "Disallow: /a", `${site}/b/../a`, "disallow", 2),
  oneRule(resolved, "Disallow: /a", `${site}/b/%2E%2e/./a`, "disallow", 2),
  oneRule(resolved, "Disallow: /b/$", `${site}/../b/a/..`, "disallow", 2),
  oneRule(resolved, "Disallow: /a/b", `${site}\\a\\b`, "disallow", 2),
  oneRule(resolved, "Disallow: //a", `${site}//a`, "disallow", 2),
  oneRule(resolved, "Disallow: /a?", `${site}/a?`, "allow", 0),
  oneRule(resolved, "Disallow: /a?b$", `${site}/a?b#c`, "disallow", 2),
  oneRule(resolved, "Disallow: /?x", `${site}?x`, "disallow", 2),
  oneRule(resolved, "Disallow: /", site, "disallow", 2),
  oneRule(resolved, "Disallow: /a?it's", `${site}/a?it's`, "allow", 0),
  oneRule(noException, "Disallow: /", `${site}/robots.txt`, "disallow", 2),
];

/** Where the package decides, and by which line. */
export const cases: readonly Case[] = [...lines, ...groups, ...agents, ...paths];
