import { bites, type Case, fails, oneRule, site } from "./case.ts";

/** What Protego 0.7.0 answered. */
const by = (name: string) => `Protego 0.7.0, ${name}`;
const words = by("_extract_directive: without a colon, the first words, in any case");
const alone = by("_extract_directive: a field may be the whole line");
const joined = by("_extract_directive: words are joined by single spaces");
const glued = by("_extract_directive: a colon before other text than white space");
const site_wide = by("_parse_robotstxt: Sitemap and Host “don’t matter for record grouping”");
const others = by("_parse_robotstxt: any other field ends the list of agents");
const nameless = by("_parse_robotstxt: a user-agent line “even without a usable value”");
const boundary = by("applies_to: “only at a token boundary”");
const oneLetter = by("_get_matching_rule_set: * scores 1, and the first of equals wins");
const stars = by("_parse_robotstxt: the name as written, and without its stars");
const dollar = by("_RuleSet.disallow: a dollar sign is tried as %24 too");
const quoted = by("_quote_pattern and _quote_path: path and query are quoted again");
const fragment = by("_quote_path: the fragment is cut");
const index = by("_RuleSet.allow: index.html allows its folder");
const robotsTxt = by("can_fetch: /robots.txt, with any query");

const between = (line: string) => `User-agent: FooBot\n${line}\nUser-agent: BarBot\nDisallow: /a\n`;

/** The decisive cases. */
export const cases: readonly Case[] = [
  { source: words, robots: "User-agent *\nDisallow /a\n", ...bites },
  { source: words, robots: "USER AGENT *\nDisallow\t/a\n", ...bites },
  { source: words, robots: "User-agent: *\nDisallows /a\n", ...fails },
  {
    source: alone,
    robots: "User-agent: FooBot\nDisallow: /b\nUser-agent\nDisallow: /a\n",
    ...fails,
  },
  {
    source: alone,
    robots: "User-agent: FooBot\nDisallow: /b\nuser \t agent # c\nDisallow: /a\n",
    ...fails,
  },
  { source: alone, robots: between("User-agent"), ...bites, line: 4 },
  { source: alone, robots: between("Disallow"), ...fails },
  { source: alone, robots: between("Crawl  delay"), ...fails },
  { source: alone, robots: between("Sitemap"), ...bites, line: 4 },
  { source: joined, robots: "User  agent FooBot\nDisallow: /a\n", ...bites },
  { source: joined, robots: "User-agent: *\nDisallow /a  b\n", ...bites, url: `${site}/a%20b` },
  { source: joined, robots: "User-agent: *\nDisallow /a\tb\n", ...bites, url: `${site}/a%20b` },
  { source: joined, robots: "User-agent: *\nDisallow: /a  b\n", ...fails, url: `${site}/a%20b` },
  { source: joined, robots: "User-agent: *\nDisallow\x1f/a\n", ...bites },
  { source: joined, robots: "User-agent: *\nDisallow\ufeff/a\n", ...fails },
  { source: glued, robots: "User-agent: *\nDisallow /a:b\n", ...bites, url: `${site}/a:b` },
  { source: glued, robots: "User-agent: *\nDisallow /a: b\n", ...fails, url: `${site}/a:b` },
  { source: site_wide, robots: between(`Sitemap: ${site}/s.xml`), ...bites, line: 4 },
  { source: site_wide, robots: between("Host: example.com"), ...bites, line: 4 },
  { source: others, robots: between("Crawl-delay: 5"), ...fails },
  { source: others, robots: between("Foo: x"), ...fails },
  { source: others, robots: between("junk"), ...bites, line: 4 },
  {
    source: nameless,
    robots: "User-agent: FooBot\nDisallow: /b\nUser-agent:\nDisallow: /a\n",
    ...fails,
  },
  { source: boundary, robots: "User-agent: Foo\nDisallow: /a\n", ...bites },
  { source: boundary, robots: "User-agent: Bot\nDisallow: /a\n", ...fails },
  { source: boundary, robots: "User-agent: Bot\nDisallow: /a\n", ...bites, crawler: "Foo.Bot" },
  {
    source: oneLetter,
    robots: "User-agent: *\nDisallow: /b\nUser-agent: f\nDisallow: /a\n",
    ...fails,
  },
  {
    source: oneLetter,
    robots: "User-agent: f\nDisallow: /a\nUser-agent: *\nDisallow: /b\n",
    ...bites,
  },
  { source: stars, robots: "User-agent: FooBot*\nDisallow: /a\n", ...bites },
  { source: stars, robots: "User-agent: x*-\nDisallow: /a\n", ...bites, crawler: "x*-" },
  oneRule(dollar, "Disallow: /a$", `${site}/a$b`, "disallow", 2),
  oneRule(dollar, "Disallow: /a$", `${site}/ab`, "allow", 0),
  oneRule(quoted, "Disallow: /a%3Fb", `${site}/a?b`, "disallow", 2),
  oneRule(quoted, "Disallow: /a?x%3D1", `${site}/a?x=1`, "disallow", 2),
  oneRule(quoted, "Disallow: /a%2Ab", `${site}/a*b`, "disallow", 2),
  oneRule(quoted, "Disallow: /a%2fb", `${site}/a/b`, "allow", 0),
  oneRule(quoted, "Disallow: /a?", `${site}/a?`, "disallow", 2),
  oneRule(quoted, "Disallow: foo", `${site}/foo`, "allow", 0),
  oneRule(fragment, "Disallow: /*frag", `${site}/a#frag`, "allow", 0),
  oneRule(index, "Disallow: /foo/\nAllow: /foo/index.html", `${site}/foo/`, "allow", 3),
  oneRule(robotsTxt, "Disallow: /", `${site}/robots.txt`, "allow", 0),
  oneRule(robotsTxt, "Disallow: /", `${site}/robots.txt?x`, "allow", 0),
];

/** See leaves-open.ts. */
export const leavesOpen = true;
