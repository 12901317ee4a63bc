import { asked, atB, bites, type Case, fails, oneRule, site } from "./case.ts";

/** What CPython 3.13.15 answered, or what the function named comes to, unless a source says "read as". */
const by = (name: string) => `CPython 3.13.15, urllib/robotparser.py, ${name}`;
const split = by("read: str.splitlines ends lines at more characters than CR and LF");
const mark = by("read: decoded as utf-8, and so a byte order mark is part of the first line");
const badOctet = by("read: octets that are no UTF-8 are kept (surrogateescape)");
const field = by("parse: a colon separates, and fields are spelled as the RFC spells them");
const blank = by("parse: lines without text are passed over");
const state = by("parse: crawl-delay and request-rate lead to state 2, as rules do");
const noState = by("parse: sitemap and unknown fields leave the state as it is");
const added = by("parse: at the end, an entry is added with rules or without");

const lines: readonly Case[] = [
  { source: split, robots: "User-agent: *\u2028Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\fDisallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x1fDisallow: /a\n", ...fails },
  {
    source: split,
    robots: "User-agent: BarBot\vDisallow: /a\vUser-agent: FooBot\vDisallow: /b\n",
    ...fails,
  },
  { source: mark, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: badOctet, robots: "# \udcff\udcfe\nUser-agent: *\nDisallow: /a\n", ...bites, line: 3 },
  { source: field, robots: "Useragent: *\nDisallow: /a\n", ...fails },
  { source: field, robots: "User-agent * \nDisallow /a\n", ...fails },
];

const groups: readonly Case[] = [
  { source: blank, robots: "User-agent: FooBot\n\nDisallow: /a\n", ...bites, line: 3 },
  {
    source: state,
    robots: "User-agent: FooBot\nCrawl-delay: 5\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: state,
    robots: "User-agent: FooBot\nRequest-rate: x\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
  {
    source: state,
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  {
    source: noState,
    robots: `User-agent: FooBot\nSitemap: ${site}/s.xml\nUser-agent: BarBot\nDisallow: /a\n`,
    ...bites,
    line: 4,
  },
  { source: added, robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", ...fails },
  {
    source: added,
    robots: "User-agent: FooBot\n\nUser-agent: *\nDisallow: /\n",
    ...bites,
    line: 4,
  },
];

const exact = by("_find_entry: the whole name first");
const contained = by("Entry.applies_to: else the agent is contained in the name up to its slash");
const merged = by("_add_entry: entries of one agent are merged");
const narrowed = by("merge_entries: a merged entry keeps the agents that both have, case and all");
const whole = by("Entry.applies_to: an entry is looked through whole, and the first counts");
const asWritten = by("parse: agents are not unquoted");

const agents: readonly Case[] = [
  {
    source: exact,
    robots: "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  asked(exact, "FooBot/2.1", "foobot/2.1", "disallow"),
  asked(contained, "FooBot/2.1", "FooBot", "allow"),
  asked(contained, "Foo", "FooBot", "disallow"),
  asked(contained, "Bot", "FooBot/2.1", "disallow"),
  asked(contained, "FooBot", "Mozilla/5.0 (compatible; FooBot/2.1; +http://foo)", "allow"),
  asked(contained, "", "FooBot", "disallow"),
  asked(asWritten, "%46ooBot", "FooBot", "allow"),
  {
    source: merged,
    robots: "User-agent: FooBot\nDisallow: /a\n\nUser-agent: foobot\nDisallow: /b\n",
    ...atB,
    outcome: "disallow",
    line: 5,
  },
  {
    source: merged,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
    ...atB,
    outcome: "disallow",
    line: 5,
  },
  {
    source: narrowed,
    robots: "User-agent: Foo\nDisallow: /a\n\nUser-agent: foo\nDisallow: /b\n",
    ...fails,
  },
  {
    source: whole,
    robots: "User-agent: BazBot\nUser-agent: Foo\nDisallow: /a\n\nUser-agent: Foo\nDisallow: /b\n",
    ...fails,
    ...atB,
  },
];

const length = by("RuleLine.applies_to: as long as what was matched, the last `.*` being greedy");
const tie = by("Entry.allowance: Allow where two are equally long");
const dollar = by("RuleLine: `$` has no length, and `$$` is `$`");
const dropped = by("RuleLine: a path with `$` elsewhere raises ValueError, and parse drops it");
const empty = by("RuleLine: an empty value means allow all, and is of no length");

const precedence: readonly Case[] = [
  { source: length, robots: "User-agent: *\nDisallow: /\nAllow: /a\n", ...fails, line: 3 },
  { source: length, robots: "User-agent: *\nAllow: /\nDisallow: /a\n", ...bites, line: 3 },
  {
    source: length,
    robots: "User-agent: *\nAllow: /page\nDisallow: /*.ph\n",
    crawler: "FooBot",
    url: `${site}/page.php5`,
    outcome: "disallow",
    line: 3,
  },
  {
    source: length,
    robots: "User-agent: *\nAllow: /a/b/\nDisallow: /*b\n",
    crawler: "FooBot",
    url: `${site}/a/b/c/b`,
    outcome: "disallow",
    line: 3,
  },
  {
    source: length,
    robots: "User-agent: *\nDisallow: /a%2Cb\nAllow: /*b\n",
    crawler: "FooBot",
    url: `${site}/a,b,b`,
    outcome: "allow",
    line: 3,
  },
  {
    source: tie,
    robots: "User-agent: *\nDisallow: /folder\nAllow: /folder\n",
    crawler: "FooBot",
    url: `${site}/folder/page`,
    outcome: "allow",
    line: 3,
  },
  {
    source: tie,
    robots: "User-agent: *\nAllow: /a/b\nDisallow: /a/**\n",
    crawler: "FooBot",
    url: `${site}/a/b`,
    outcome: "allow",
    line: 2,
  },
  { source: dollar, robots: "User-agent: *\nAllow: /a\nDisallow: /a$\n", ...fails, line: 2 },
  { source: empty, robots: "User-agent: *\nDisallow:\nDisallow: /a\n", ...bites, line: 3 },
  { source: empty, robots: "User-agent: *\nAllow:\nDisallow: /a\n", ...bites, line: 3 },
  { source: empty, robots: "User-agent: *\nDisallow: /b\nDisallow:\n", ...fails, line: 3 },
];

const wildcards = by("translate_pattern: `*` is any text");
const requoted = by("normalize: unquote, then quote, and so %2F is `/`");
const query = by("normalize_pattern: `?`, `=` and `&` are not what their escapes are");
const literal = by("normalize_pattern: %2A and %24 stay escaped, as the URL's `*` and `$` become");
const notParsed = by("RuleLine: the path is not taken for a URL");
const doubled = by("can_fetch: urlunsplit doubles `//` at the start of the path");
const fragment = by("can_fetch: the fragment is kept");
const lostQuery = by("can_fetch: urlunsplit loses an empty query");
const robotsTxt = by('can_fetch: "The /robots.txt URI is implicitly allowed."');
const bare = "read as: a path, or a host and a path, asks for the URL that it is part of";

function rule(source: string, line: string, path: string, outcome: Case["outcome"]): Case {
  return oneRule(source, line, site + path, outcome, outcome === "allow" ? 0 : 2);
}

const paths: readonly Case[] = [
  rule(wildcards, "Disallow: /*.php", "/a.php?x", "disallow"),
  rule(wildcards, "Disallow: /*.php$", "/a.php?x", "allow"),
  rule(wildcards, "Disallow: *.gif$", "/x/a.gif", "disallow"),
  rule(wildcards, "Disallow: foo", "/foo", "allow"),
  rule(dollar, "Disallow: /a$$", "/a", "disallow"),
  rule(dollar, "Disallow: /a$*", "/ab", "allow"),
  rule(dropped, "Disallow: /a$b", "/a$b", "allow"),
  rule(requoted, "Disallow: /a%2fb", "/a/b", "disallow"),
  rule(requoted, "Disallow: /%7Ejoe", "/~joe", "disallow"),
  rule(requoted, "Disallow: /café", "/caf%c3%a9", "disallow"),
  rule(requoted, "Disallow: /caf\udce9", "/caf%E9", "disallow"),
  rule(requoted, "Disallow: /caf%C3", "/café", "disallow"),
  rule(requoted, "Disallow: /a%2541", "/aA", "allow"),
  rule(requoted, "Disallow: /a%zz", "/a%25zz", "disallow"),
  rule(query, "Disallow: /a%3Fb", "/a?b", "allow"),
  rule(query, "Disallow: /a?x%3D1", "/a?x=1", "allow"),
  rule(query, "Disallow: /a?x=%2f", "/a?x=/", "disallow"),
  rule(query, "Disallow: /a?", "/a", "allow"),
  rule(query, "Disallow: /a?", "/a?x", "disallow"),
  rule(lostQuery, "Disallow: /a?", "/a?", "allow"),
  rule(literal, "Disallow: /a%24", "/a$", "disallow"),
  rule(literal, "Disallow: /a%2Ab", "/a*b", "disallow"),
  rule(literal, "Disallow: /a%2Ab", "/axb", "allow"),
  rule(notParsed, "Disallow: /a;", "/a", "allow"),
  rule(notParsed, "Disallow: /a;", "/a;x", "disallow"),
  rule(doubled, "Disallow: //a", "//a", "allow"),
  rule(fragment, "Disallow: /*frag", "/a#frag", "disallow"),
  rule(robotsTxt, "Disallow: /", "/robots.txt", "allow"),
  rule(robotsTxt, "Disallow: /", "/robots%2Etxt", "allow"),
  rule(robotsTxt, "Disallow: /", "/robots.txt?x", "disallow"),
  oneRule(bare, "Disallow: /a", "/a", "disallow", 2),
  oneRule(bare, "Disallow: /a", "//example.com/a", "disallow", 2),
  oneRule(bare, "Disallow: /a", "example.com:8080/a", "disallow", 2),
];

/** How urllib.robotparser answers since it follows RFC 9309. */
export const cases: readonly Case[] = [...lines, ...groups, ...agents, ...precedence, ...paths];

/** See leaves-open.ts. */
export const leavesOpen = true;
