import { bites, type Case, fails, foo, oneRule, site } from "./case.ts";

const error = { ...foo, outcome: "undefined", line: 0 } as const;

/** What temoto/robotstxt 1.1.2 answered. */
const by = (name: string) => `temoto/robotstxt 1.1.2, ${name}`;
const words = by("byteScanner.scan: white space or the first colon ends a word");
const pairs = by("parseLine: each two words are a name and a value");
const lineEnd = by("parseLine: the end of the line can be the value, the end of the file cannot");
const exists = by("parseGroupMap: a group exists once it has a rule or Crawl-delay");
const lists = by("parseAll: only rules and Crawl-delay end a list of agents");
const early = by("parseAll: an error for a rule or Crawl-delay before any agent");
const delay = by("parseLine: an error for a Crawl-delay that is not a number");
const prefix = by("FindGroup: the longest agent that begins the name");
const unbound = by("returnPathVal: a regular expression that is not bound to the start");
const dollar = by("returnPathVal: $ anywhere is the end of the path");
const trailing = by("returnPathVal: stars at the end are removed");
const longer = by("findRule: the longest, then the first");
const asGiven = by("Test: the path as it is given");

/** The decisive cases. */
export const cases: readonly Case[] = [
  { source: words, robots: "User-agent *\nDisallow /a\n", ...bites },
  { source: words, robots: "User-agent: *\nDisallow : /a\n", ...fails },
  { source: words, robots: "User-agent: *\nDisallow /a:b\n", ...bites },
  { source: words, robots: "User-agent: *\nDisallow: /a:b\n", ...bites, url: `${site}/a:b` },
  {
    source: words,
    robots: "User-agent: *\nDisallow: /a#b\n",
    ...bites,
    url: `${site}/a#b`,
    outcome: "allow",
    line: 0,
  },
  { source: words, robots: "User-agent: * # all\nDisallow: /a # x\n", ...bites },
  { source: pairs, robots: "User-agent: * Disallow /a\n", ...bites, line: 1 },
  { source: pairs, robots: "User-agent: *\nDisallow: /b Disallow /a\n", ...bites },
  { source: pairs, robots: "User-agent: Foo Bot\nDisallow: /a\n", ...bites },
  {
    source: lineEnd,
    robots: "User-agent: FooBot\nDisallow:\n\nUser-agent: *\nDisallow: /a\n",
    ...fails,
  },
  {
    source: lineEnd,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow:",
    ...bites,
  },
  { source: exists, robots: "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\n", ...bites },
  {
    source: lists,
    robots: "User-agent: FooBot\nFoo: x\nUser-agent: BarBot\nDisallow: /a\n",
    ...bites,
    line: 4,
  },
  {
    source: lists,
    robots: "User-agent: FooBot\nCrawl-delay: 5\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
  { source: early, robots: "Disallow: /b\nUser-agent: *\nDisallow: /a\n", ...error },
  { source: early, robots: "\udcef\udcbbUser-agent: *\nDisallow: /a\n", ...error },
  { source: early, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...bites },
  {
    source: delay,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: x\nCrawl-delay: 5s\n",
    ...error,
  },
  { source: delay, robots: "User-agent: *\nDisallow: /a\nCrawl-delay: -1\n", ...error },
  { source: delay, robots: "User-agent: *\nDisallow: /a\nCrawl-delay:\n", ...error },
  { source: delay, robots: "User-agent: *\nDisallow: /a\nCrawl-delay: 1_0e-1\n", ...bites },
  { source: prefix, robots: "User-agent: Foo\nDisallow: /a\n", ...bites },
  { source: prefix, robots: "User-agent: Bot\nDisallow: /a\n", ...fails },
  {
    source: prefix,
    robots: "User-agent: f\nDisallow: /a\nUser-agent: *\nDisallow: /b\n",
    ...fails,
  },
  oneRule(unbound, "Disallow: /a*b", `${site}/x/a1b`, "disallow", 2),
  oneRule(unbound, "Disallow: /a", `${site}/x/a`, "allow", 0),
  oneRule(dollar, "Disallow: /$", `${site}/x/`, "disallow", 2),
  oneRule(dollar, "Disallow: /a$b", `${site}/a$b`, "allow", 0),
  oneRule(dollar, "Disallow: /a$$", `${site}/a`, "disallow", 2),
  oneRule(trailing, "Disallow: /a*", `${site}/x/ab`, "allow", 0),
  oneRule(trailing, "Disallow: *", `${site}/a`, "allow", 0),
  oneRule(longer, "Disallow: /a\nAllow: /a", `${site}/a`, "disallow", 2),
  oneRule(longer, "Disallow: /*.php\nAllow: /a.php", `${site}/a.php`, "disallow", 2),
  oneRule(asGiven, "Disallow: /foo/%62ar", `${site}/foo/bar`, "allow", 0),
];
