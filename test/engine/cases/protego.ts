import { atB, bites, type Case, fails, oneRule, site } from "./case.ts";

/** What Protego 0.6.1 answered. */
const by = (name: string) => `Protego 0.6.1, ${name}`;
const split = by("_parse_robotstxt: str.splitlines ends lines at more than CR and LF");
const mark = by("_parse_robotstxt: a byte order mark is part of the first line");
const dropped = by("as Scrapy calls it: octets that are no UTF-8 are dropped");
const colon = by("_parse_robotstxt: the first colon separates");
const lowerOnly = by("_parse_robotstxt: without a colon, a lower-case field and one space");
const names = by("_DISALLOW_DIRECTIVE and its like: whole names");
const everyField = by("_parse_robotstxt: a line with any field ends the list of agents");
const emptyField = by("_parse_robotstxt: after an empty field or name, agents join again");
const named = by("_parse_robotstxt: naming an agent is enough for a rule set");
const merged = by("_parse_robotstxt: rule sets of one agent are merged");
const within = by("_RuleSet.applies_to: an agent anywhere in the name, the longest wins");
const stars = by("_parse_robotstxt: “remove all the wildcards” of an agent");

const lines: readonly Case[] = [
  { source: split, robots: "User-agent: *\u2028Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x1eDisallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x1fDisallow: /a\n", ...fails },
  { source: mark, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: dropped, robots: "\udcef\udcbbUser-agent: *\nDisallow: /a\n", ...bites },
  { source: dropped, robots: "User-agent: *\nDisal\udcfflow: /a\udce9\n", ...bites },
  { source: dropped, robots: "user-agent *\ndisal\udcfflow /\udce9a\n", ...bites },
  { source: colon, robots: "User-agent : *\n\tDisallow : /a\u3000\n", ...bites },
  { source: lowerOnly, robots: "User-agent * \nDisallow /a\n", ...fails },
  { source: lowerOnly, robots: "user-agent *\ndisallow /a\n", ...bites },
  { source: lowerOnly, robots: "user agent *\ndisallow  /a\n", ...bites },
  { source: lowerOnly, robots: "user-agent *\ndisallow\t/a\n", ...fails },
  { source: names, robots: "User-agent: *\nDisalow: /a\n", ...bites },
  { source: names, robots: "Useragent: *\nDIASLLOW: /a\n", ...bites },
  { source: names, robots: "User-agent: *\nDisallows: /a\n", ...fails },
  { source: names, robots: "User-agent: *\nDesallow: /a\n", ...fails },
];

const between = (line: string) => `User-agent: FooBot\n${line}\nUser-agent: BarBot\nDisallow: /a\n`;

const groups: readonly Case[] = [
  { source: everyField, robots: between(`Sitemap: ${site}/s.xml`), ...fails },
  { source: everyField, robots: between("Crawl-delay: 5"), ...fails },
  { source: everyField, robots: between("Foo: bar"), ...fails },
  { source: everyField, robots: between("Foo:"), ...fails },
  { source: everyField, robots: between("junk"), ...bites, line: 4 },
  {
    source: everyField,
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  { source: emptyField, robots: between("User-agent:"), ...bites, line: 4 },
  { source: emptyField, robots: between("Foo: x\n:"), ...bites, line: 5 },
  { source: emptyField, robots: between("Disallow: /b\n: x"), ...bites, line: 5 },
  {
    source: emptyField,
    robots: "User-agent: BarBot\nDisallow: /a\nUser-agent:\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  {
    source: emptyField,
    robots: "User-agent: FooBot\nDisallow: /b\nUser-agent:\nDisallow: /a\n",
    ...bites,
    line: 4,
  },
  { source: named, robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", ...fails },
  {
    source: merged,
    robots: "User-agent: FooBot\nDisallow: /a\n\nUser-agent: foobot\nDisallow: /b\n",
    ...bites,
  },
  { source: within, robots: "User-agent: Foo\nDisallow: /a\n", ...bites },
  { source: within, robots: "User-agent: Bot\nDisallow: /a\n", ...bites },
  {
    source: within,
    robots: "User-agent: FooBot\nDisallow: /a\n",
    ...bites,
    crawler: "Mozilla/5.0 (compatible; FooBot/2.1; +http://foo)",
  },
  {
    source: within,
    robots: "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  { source: within, robots: "User-agent: FooBot/2.1\nDisallow: /a\n", ...fails },
  { source: within, robots: "User-agent: FooBot, BarBot\nDisallow: /a\n", ...fails },
  { source: stars, robots: "User-agent: FooBot*\nDisallow: /a\n", ...bites },
  { source: stars, robots: "User-agent: **\nDisallow: /a\n", ...fails },
  { source: stars, robots: "User-agent: x*-\nDisallow: /a\n", ...bites, crawler: "x*-" },
  {
    source: by("applies_to: str.strip keeps U+FEFF"),
    robots: "User-agent: \ufeffFoo\nDisallow: /a\n",
    ...bites,
    crawler: "\ufeffFoo",
  },
];

const dollar = by("_RuleSet.disallow: a dollar sign is tried as %24 too");
const requoted = by("_quote_pattern: the path is decoded but for / * $ %, and escaped again");
const asGiven = by("_quote_path: parameters, query and fragment stay as they are");
const lastCharacter = by("_quote_pattern: a final ?, ; or $ goes to the end of the path");
const equalsSign = by("_quote_path: = is escaped in the URL, not in the rule");
const scheme = by("_quote_pattern: urlparse takes scheme and host away");
const noValue = by("_parse_robotstxt: “Ignore rules with no value part”");

const paths: readonly Case[] = [
  oneRule(dollar, "Disallow: /a$b", `${site}/a$b`, "disallow", 2),
  oneRule(dollar, "Disallow: /a$", `${site}/a$b`, "disallow", 2),
  oneRule(dollar, "Disallow: /a$", `${site}/ab`, "allow", 0),
  oneRule(requoted, "Disallow: /a%24", `${site}/a$`, "disallow", 2),
  oneRule(requoted, "Disallow: /a%2A", `${site}/a*`, "disallow", 2),
  oneRule(requoted, "Disallow: /a%2fb", `${site}/a/b`, "allow", 0),
  oneRule(requoted, "Disallow: /a%2fb", `${site}/a%2Fb`, "disallow", 2),
  oneRule(requoted, "Disallow: /foo/%62ar", `${site}/foo/bar`, "disallow", 2),
  oneRule(requoted, "Disallow: /é", `${site}/%c3%a9`, "disallow", 2),
  oneRule(requoted, "Disallow: /%E9", `${site}/%E8`, "disallow", 2),
  oneRule(asGiven, "Disallow: /*frag", `${site}/a#frag`, "disallow", 2),
  oneRule(asGiven, "Disallow: /a?b=%7e", `${site}/a?b=~`, "allow", 0),
  oneRule(asGiven, "Disallow: /a;%7e", `${site}/a;~`, "allow", 0),
  oneRule(lastCharacter, "Disallow: /a?", `${site}/a?b`, "disallow", 2),
  oneRule(lastCharacter, "Disallow: /a?", `${site}/a?`, "allow", 0),
  oneRule(lastCharacter, "Disallow: /a?b$", `${site}/a?b`, "allow", 0),
  oneRule(equalsSign, "Disallow: /a=b", `${site}/a=b`, "allow", 0),
  oneRule(equalsSign, "Disallow: /a*b", `${site}/a=b`, "disallow", 2),
  oneRule(scheme, "Disallow: ftp://other/a", `${site}/a`, "disallow", 2),
  oneRule(scheme, `Disallow: ${site}/a`, `${site}/a`, "allow", 0),
  oneRule(scheme, "Disallow: //a", `${site}//a`, "disallow", 2),
  { source: noValue, robots: "User-agent: *\nDisallow:\nDisallow: /a\n", ...bites, line: 3 },
];

const longest = by("_RuleSet.finalize_rules: the longest pattern");
const index = by("_RuleSet.allow: what ends with /index.html allows the directory");
const noException = by("_RuleSet.can_fetch: no exception for /robots.txt");

const precedence: readonly Case[] = [
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
  {
    source: longest,
    robots: "User-agent: *\nDisallow: /b\nAllow: /b\n",
    ...fails,
    ...atB,
    line: 3,
  },
  {
    source: index,
    robots: "User-agent: *\nDisallow: /foo/\nAllow: /foo/index.html\n",
    ...fails,
    url: `${site}/foo/`,
    line: 3,
  },
  {
    source: index,
    robots: "User-agent: *\nDisallow: /foo/\nAllow: /foo/%69ndex.html\n",
    ...fails,
    url: `${site}/foo/$x`,
    line: 3,
  },
  {
    source: index,
    robots: "User-agent: *\nDisallow: /foo/\nAllow: /foo/index.htm\n",
    ...bites,
    url: `${site}/foo/`,
  },
  oneRule(noException, "Disallow: /", `${site}/robots.txt`, "disallow", 2),
];

/** Where Protego differs from RFC 9309, and what it has in common with it. */
/** _quote_pattern: urlparse raises a ValueError. Scrapy then has no rules, see _robots_error. */
const raising = by("_quote_pattern: urlparse raises for brackets in the host of a rule");
const hosts: readonly Case[] = [
  ...["ftp://[x]/", "HTTP://[x]/", "s3://[b"].map((path) => ({
    source: raising,
    robots: `User-agent: *\nDisallow: ${path}\nDisallow: /a\n`,
    ...fails,
  })),
  ...["//[slug]/", "https://[x]/", "/[a]/", "*://[x]/"].map((path) => ({
    source: raising,
    robots: `User-agent: *\nDisallow: ${path}\nDisallow: /a\n`,
    ...bites,
    line: 3,
  })),
];

export const cases: readonly Case[] = [...hosts, ...lines, ...groups, ...paths, ...precedence];

/** See leaves-open.ts. */
export const leavesOpen = true;
