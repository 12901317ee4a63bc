import { bites, type Case, fails, oneRule, site } from "./case.ts";

/** What crawler-commons 1.7 answered, or what the method named comes to. */
const by = (name: string) => `crawler-commons 1.7, ${name}`;
const split = by("parseContent: lines also end at U+0085, U+2028 and U+2029");
const decoded = by("parseContent: decoded as UTF-8 or, with its mark, as UTF-16");
const html = by(
  "parseContent: HTML with a user-agent line loses its tags, and other HTML allows all",
);
const directive = by("DIRECTIVE_PREFIX: whole names, with many misspelled");
const blank = by("tokenize: a colon or, after a known directive, a blank");

const control = by("tokenize: a control character before the colon makes the field unknown");

const utf16 = (text: string) => `\udcff\udcfe${[...text].map((letter) => `${letter}\0`).join("")}`;

const lines: readonly Case[] = [
  { source: split, robots: "User-agent: *\u2028Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x85Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\u2029Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\fDisallow: /a\n", ...fails },
  { source: control, robots: "User-agent: *\nDisallow\x1c:/a\n", ...fails },
  { source: control, robots: "User-agent: *\nDisallow\x00: /a\n", ...fails },
  { source: control, robots: "User-agent: *\nDisallow: /\nAllow\x1c: /a\n", ...bites, line: 2 },
  { source: control, robots: "User-agent: *\n\x1cDisallow: /a\n", ...bites },
  { source: decoded, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...bites },
  { source: decoded, robots: "\udcef\udcbbUser-agent: *\nDisallow: /a\n", ...fails },
  { source: decoded, robots: utf16("User-agent: *\nDisallow: /a\n"), ...bites },
  { source: decoded, robots: utf16("User-agent *\nDisallow /a\t\n"), ...bites },
  {
    source: decoded,
    robots:
      "\udcfe\udcff\0U\0s\0e\0r\0-\0a\0g\0e\0n\0t\0:\0*\0\n\0D\0i\0s\0a\0l\0l\0o\0w\0:\0/\0\udce9\0\n",
    ...bites,
    url: `${site}/%C3%A9`,
  },
  {
    source: decoded,
    robots: "User-agent: *\nDisallow: /caf\udce9\n",
    ...fails,
    url: `${site}/caf%E9`,
  },
  { source: decoded, robots: "\udcff\udcfeUser-agent: *\nDisallow: /a\n", ...fails },
  { source: blank, robots: "User-agent: *\nDisallow\v: /a\n", ...fails },
  { source: blank, robots: "User-agent\f: *\nDisallow: /a\n", ...fails },
  {
    source: html,
    robots: "<html><body>User-agent: *<br>\nDisallow: /a<br>\n</body></html>",
    ...bites,
  },
  { source: html, robots: "<BODY >user-agent: *\nDis<b>allow</b> /a<!-- # -->\n", ...bites },
  { source: html, robots: "<html>User-agent *\nDisallow: /a\n", ...fails },
  { source: html, robots: "<p>User-agent: *\nDisallow: /a\n", ...fails },
  { source: directive, robots: "User-agent: *\nDisalow: /a\n", ...bites },
  { source: directive, robots: "User-agent: *\nDiallow: /a\n", ...bites },
  { source: directive, robots: "Ser-agent: *\nDisallows: /a\n", ...bites },
  { source: directive, robots: "User-agent: *\nDisallow-foo: /a\n", ...fails },
  { source: blank, robots: "User-agent * \nDisallow /a\n", ...bites },
  { source: blank, robots: "User agent *\nDisallow\t/a b\n", ...bites, url: `${site}/a%20b` },
  { source: blank, robots: "User-agent= * \nDisallow= /a\n", ...fails },
];

const rulesClose = by("parseContent: only rules finish the list of agents");
const wholeName = by("handleUserAgent: the whole name");
const leading = by(
  "userAgentProductTokenPartialMatch: of a name that is no product token, its start",
);
const named = by("handleUserAgent: naming an agent is enough");
const merged = by("handleUserAgent: groups of one agent are merged");

const lowered = by("userAgentProductTokenPartialMatch: in lower case before it is cut");
const nameless = by("handleUserAgent: an empty name applies to no crawler");

const groups: readonly Case[] = [
  { source: lowered, robots: "User-agent: Foo\u0130\nDisallow: /a\n", ...fails, crawler: "Foo" },
  { source: lowered, robots: "User-agent: \u212aBot/1\nDisallow: /a\n", ...bites, crawler: "kBot" },
  {
    source: nameless,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent:\nAllow: /a\n",
    ...bites,
    crawler: "",
  },
  {
    source: rulesClose,
    robots: `User-agent: FooBot\nSitemap: ${site}/s.xml\nUser-agent: BarBot\nDisallow: /a\n`,
    ...bites,
    line: 4,
  },
  {
    source: rulesClose,
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    ...bites,
    line: 5,
  },
  { source: wholeName, robots: "User-agent: Foo\nDisallow: /a\n", ...fails },
  {
    source: wholeName,
    robots: "User-agent: MJ12bot\nDisallow: /a\n",
    ...bites,
    crawler: "MJ12bot",
  },
  { source: leading, robots: "User-agent: MJ12bot\nDisallow: /a\n", ...bites, crawler: "MJ" },
  { source: leading, robots: "User-agent: FooBot/2.1\nDisallow: /a\n", ...bites },
  { source: leading, robots: "User-agent: FooBot*\nDisallow: /a\n", ...bites },
  { source: leading, robots: "User-agent: FooBot, BarBot\nDisallow: /a\n", ...bites },
  {
    source: leading,
    robots: "User-agent: BarBot, FooBot\nDisallow: /a\n",
    ...fails,
  },
  { source: leading, robots: "User-agent: * baz\nDisallow: /a\n", ...fails },
  {
    source: merged,
    robots: "User-agent: FooBot/1\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...bites,
  },
  { source: named, robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", ...fails },
];

const tooSlow = by("parseContent: a Crawl-delay of more than 300 seconds disallows all URLs");
const firstDelay = by("setAddingCrawlDelay: the first Crawl-delay after an agent counts");
const shortest = by("ParseState.setCrawlDelay: of several groups, the shortest Crawl-delay");
const number = by(
  "handleCrawlDelay: Double.parseDouble where there is a point, else Integer.parseInt",
);

const delays: readonly Case[] = [
  { source: number, robots: "User-agent: *\nCrawl-delay: 1.0e400\n", ...bites },
  { source: number, robots: "User-agent: *\nCrawl-delay: 0x200.0p0\n", ...bites },
  { source: number, robots: "User-agent: *\nCrawl-delay: 0x100.0p0\n", ...fails },
  { source: number, robots: "User-agent: *\nCrawl-delay: ３０１\n", ...bites },
  { source: number, robots: "User-agent: *\nCrawl-delay: ３００\n", ...fails },
  { source: tooSlow, robots: "User-agent: *\nCrawl-delay: 3600\nDisallow: /b\n", ...bites },
  { source: tooSlow, robots: "User-agent: *\nCrawl-delay: 300\nDisallow: /b\n", ...fails },
  {
    source: tooSlow,
    robots: "User-agent: BarBot\nCrawl-delay: 301\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  {
    source: tooSlow,
    robots: "User-agent: BarBot\nCrawl-delay: 301\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...bites,
    crawler: "BarBot",
  },
  {
    source: firstDelay,
    robots: "User-agent: *\nCrawl-delay: 3600\nCrawl-delay: 5\n",
    ...bites,
  },
  { source: firstDelay, robots: "User-agent: *\nCrawl-delay: x\nCrawl-delay: 3600\n", ...fails },
  {
    source: firstDelay,
    robots:
      "User-agent: FooBot\nCrawl-delay: 3600\nUser-agent: BarBot\nCrawl-delay: 5\nDisallow: /b\n",
    ...bites,
  },
  {
    source: shortest,
    robots: "User-agent: *\nCrawl-delay: 3600\nDisallow:\nUser-agent: *\nCrawl-delay: 5\n",
    ...fails,
  },
  { source: number, robots: "User-agent: *\nCrawl-delay: 400.5\n", ...bites },
  { source: number, robots: "User-agent: *\nCrawl-delay: 1e3\n", ...fails },
  { source: number, robots: "User-agent: *\nCrawl-delay: 1.0e3\n", ...bites },
  { source: number, robots: "User-agent: *\nCrawl-delay: 3600s\n", ...fails },
];

const escaped = by("SimpleRobotRules.getPath: * and $ of the URL are escaped");
const unescaped = by("BasicURLNormalizer.unescapePath: unreserved characters are decoded");
const invalid = by("SimpleRobotRules.getPath: what java.net.URI refuses is /");
const firstFit = by("SimpleRobotRules.ruleMatches: each piece where it first fits, the last too");
const index = by("SimpleRobotRules.isAllowed: what ends with index.htm(l) is its directory too");
const ownFile = by("SimpleRobotRules.isAllowed: “Always allow robots.txt”");
const longest = by("SimpleRobotRules.isAllowed: the longest pattern, Allow of equals");
const empty = by("handleDisallow: an empty Disallow is ignored");

const authority = by("getPath: java.net.URL ends the authority at a slash, and reads its port");

const paths: readonly Case[] = [
  oneRule(escaped, "Disallow: /a$b", `${site}/a$b`, "allow", 0),
  oneRule(escaped, "Disallow: /a%24", `${site}/a$`, "disallow", 2),
  oneRule(escaped, "Disallow: /a%2a", `${site}/a*`, "disallow", 2),
  oneRule(unescaped, "Disallow: /foo/%62ar", `${site}/foo/bar`, "disallow", 2),
  oneRule(unescaped, "Disallow: /a%2fb", `${site}/a/b`, "allow", 0),
  oneRule(unescaped, "Disallow: /é𝒳[", `${site}/%c3%a9%F0%9D%92%B3%5B`, "disallow", 2),
  oneRule(invalid, "Disallow: /a%zz", `${site}/a%zz`, "allow", 0),
  oneRule(invalid, "Disallow: /$", `${site}/a[b]`, "disallow", 2),
  oneRule(invalid, "Disallow: /a?[", `${site}/a?[b]`, "disallow", 2),
  oneRule(firstFit, "Disallow: /*.php$", `${site}/a.php`, "disallow", 2),
  oneRule(firstFit, "Disallow: /*.php$", `${site}/a.php.php`, "allow", 0),
  oneRule(firstFit, "Disallow: /a*$", `${site}/a.php`, "disallow", 2),
  oneRule(index, "Disallow: /foo/index.html", `${site}/foo/`, "disallow", 2),
  oneRule(index, "Disallow: /foo/myindex.htm", `${site}/foo/my`, "disallow", 2),
  oneRule(index, "Disallow: /foo/index.html5", `${site}/foo/`, "allow", 0),
  {
    source: index,
    robots: "User-agent: *\nDisallow: /foo/\nAllow: /foo/index.html\n",
    ...fails,
    url: `${site}/foo/`,
    line: 3,
  },
  oneRule(ownFile, "Disallow: /", `${site}/robots.txt`, "allow", 0),
  oneRule(ownFile, "Disallow: /", `${site}/robots.txt?x`, "disallow", 2),
  {
    source: longest,
    robots: "User-agent: *\nAllow: /page\nDisallow: /*.ph\n",
    ...fails,
    url: `${site}/page.php5`,
    line: 2,
  },
  {
    source: longest,
    robots: "User-agent: *\nAllow: /fish\nDisallow: /fish*\n",
    ...bites,
    url: `${site}/fish.html`,
    line: 3,
  },
  { source: longest, robots: "User-agent: *\nDisallow: /a\nAllow: /a\n", ...fails, line: 3 },
  { source: empty, robots: "User-agent: *\nDisallow: /a\nDisallow:\n", ...bites },
  oneRule(authority, "Disallow: /;", `${site};/`, "allow", 0),
  oneRule(authority, "Disallow: /x", `${site};a/x`, "disallow", 2),
  oneRule(authority, "Disallow: /x", `${site}:abc/x`, "allow", 0),
  oneRule(authority, "Disallow: /x", `${site}:/x`, "disallow", 2),
];

/** Where crawler-commons differs from RFC 9309, and what it has in common with it. */
export const cases: readonly Case[] = [...lines, ...groups, ...delays, ...paths];
