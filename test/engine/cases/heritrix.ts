import { type Case, oneRule } from "./case.ts";

const site = "http://example.com";
const foo = { crawler: "foobot", url: `${site}/a` } as const;
const bites = { ...foo, outcome: "disallow", line: 2 } as const;
const fails = { ...foo, outcome: "allow", line: 0 } as const;

/** What Heritrix 3.15.0 answered. */
const by = (name: string) => `Heritrix 3.15.0, ${name}`;
const tags = by("Robotstxt: HTML tags are deleted");
const glued = by("Robotstxt: the colon follows the field at once");
const stops = by("Robotstxt: “.” of the patterns stops at U+0085 and U+2028");
const share = by("Robotstxt: agents share a list as long as it has no directive");
const delay = by("Robotstxt: a Crawl-delay with a number is a directive");
const again = by("Robotstxt: an agent with directives goes back to them");
const inCase = by("getDirectivesFor: names in lower case, the crawler’s as it is");
const within = by("getDirectivesFor: the first name that occurs in the crawler’s");
const floor = by("RobotsDirectives: only the greatest entry that is not above the path");
const wildcard = by("RobotsDirectives: each piece where it first occurs");
const trailing = by("Robotstxt: one star at the end is removed");
const longer = by("RobotsDirectives.allows: Disallow must be longer than Allow");
const decoded = by("LaxURI.getPathQuery: the URL is decoded, the rule is not");
const robotsTxt = by("PreconditionEnforcer: /robots.txt, with any query");

/** The decisive cases. */
export const cases: readonly Case[] = [
  { source: tags, robots: "<html>\nUser-agent: *<br>\nDisallow: /a<br>\n", ...bites, line: 3 },
  { source: glued, robots: "User-agent : *\nDisallow: /a\n", ...fails },
  { source: glued, robots: "User-agent:*\nDisallow:/a\n", ...bites },
  { source: stops, robots: "User-agent: *\u2028\nDisallow: /a\n", ...fails },
  {
    source: share,
    robots: "User-agent: foobot\nSitemap: x\n\nUser-agent: x\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  { source: share, robots: "User-agent: *\nDisallow: /a\n\nUser-agent: foobot\n", ...fails },
  {
    source: delay,
    robots: "User-agent: foobot\nCrawl-delay: 5s\nUser-agent: x\nDisallow: /a\n",
    ...fails,
  },
  {
    source: delay,
    robots: "User-agent: foobot\nCrawl-delay: abc\nUser-agent: x\nDisallow: /a\n",
    ...bites,
    line: 4,
  },
  {
    source: again,
    robots: "User-agent: *\nDisallow: /b\n\nUser-agent: foobot\nUser-agent: *\nDisallow: /a\n",
    ...fails,
  },
  {
    source: again,
    robots: "User-agent: *\nDisallow: /b\n\nUser-agent: foobot\nUser-agent: *\nDisallow: /a\n",
    ...bites,
    crawler: "other",
    line: 6,
  },
  {
    source: again,
    robots: "User-agent: foobot\nUser-agent: x\nDisallow: /b\n\nUser-agent: x\nDisallow: /a\n",
    ...bites,
    line: 6,
  },
  { source: inCase, robots: "User-agent: FooBot\nDisallow: /a\n", ...bites },
  { source: inCase, robots: "User-agent: FooBot\nDisallow: /a\n", ...fails, crawler: "FooBot" },
  { source: within, robots: "User-agent: bot\nDisallow: /a\n", ...bites },
  {
    source: within,
    robots: "User-agent: foo\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /a\n",
    ...fails,
  },
  oneRule(floor, "Disallow: /a\nDisallow: /ab", `${site}/ac`, "allow", 0),
  oneRule(floor, "Disallow: /a\nDisallow: /ab", `${site}/aa`, "disallow", 2),
  oneRule(floor, "Disallow: /\nDisallow: /admin", `${site}/b`, "allow", 0),
  oneRule(floor, "Disallow: /\nAllow: /a\nAllow: /ab", `${site}/ac`, "disallow", 2),
  oneRule(floor, "Disallow: /a\nAllow: /ab", `${site}/ac`, "disallow", 2),
  oneRule(wildcard, "Disallow: /*.php$", `${site}/a.php/b.php`, "allow", 0),
  oneRule(wildcard, "Disallow: /*.php$", `${site}/a.php`, "disallow", 2),
  oneRule(trailing, "Disallow: /a*\nDisallow: /ab", `${site}/ac`, "allow", 0),
  oneRule(longer, "Disallow: /a\nAllow: /a", `${site}/a`, "allow", 3),
  oneRule(decoded, "Disallow: /caf%C3%A9", `${site}/caf%C3%A9`, "allow", 0),
  oneRule(decoded, "Disallow: /café", `${site}/caf%C3%A9`, "disallow", 2),
  oneRule(decoded, "Disallow: /a+b", `${site}/a+b`, "allow", 0),
  oneRule(decoded, "Disallow: /a b", `${site}/a+b`, "disallow", 2),
  oneRule(decoded, "Disallow: /a/b", `${site}/a%2fb`, "disallow", 2),
  oneRule(robotsTxt, "Disallow: /", `${site}/robots.txt?x`, "allow", 0),
];

/** See leaves-open.ts. */
export const leavesOpen = true;
