import { asked, atB, bites, type Case, fails, foo, oneRule, site } from "./case.ts";

/** What CPython 3.13.0 answered when it was run, unless a source says "read as". */
const by = (name: string) => `CPython 3.13.0, urllib/robotparser.py, ${name}`;
const split = by("read: str.splitlines ends lines at more characters than CR and LF");
const mark = by("read: decoded as utf-8, and so a byte order mark is part of the first line");
const badOctet =
  "CPython 3.13.8, read: octets that are no UTF-8 are kept; read as this, for 3.13.0 raises an error";
const strip = by("parse: str.strip, and so every white space of Unicode");
const emptyLine = by("parse: `if not line` resets the entry in state 1 and adds it in state 2");
const state = by("parse: crawl-delay and request-rate lead to state 2, as rules do");
const noState = by("parse: sitemap and unknown fields leave the state as it is");
const added = by("parse: at the end, an entry is added in state 2 only");
const orphan = by("parse: rules in state 0 are passed over");

const lines: readonly Case[] = [
  { source: split, robots: "User-agent: *\u2028Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\u2029Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\u0085Disallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\vDisallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\fDisallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x1cDisallow: /b\x1dDisallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x1eDisallow: /a\n", ...bites, line: 1 },
  { source: split, robots: "User-agent: *\x1fDisallow: /a\n", ...fails },
  { source: split, robots: "User-agent: *\rDisallow: /a\r", ...bites },
  {
    source: split,
    robots: "User-agent: BarBot\vDisallow: /a\vUser-agent: FooBot\vDisallow: /b\n",
    ...fails,
  },
  { source: mark, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: badOctet, robots: "# \udcff\udcfe\nUser-agent: *\nDisallow: /a\n", ...bites, line: 3 },
  { source: strip, robots: "\xa0User-agent\u3000:\u2003*\x1f\nDisallow: /a\u205f\n", ...bites },
];

const groups: readonly Case[] = [
  { source: emptyLine, robots: "User-agent: FooBot\n\nDisallow: /a\n", ...fails },
  { source: emptyLine, robots: "User-agent: *\r\n\r\nDisallow: /a\r\n", ...fails },
  { source: emptyLine, robots: "User-agent: *\v\nDisallow: /a\n", ...fails },
  { source: emptyLine, robots: "User-agent: FooBot\n \nDisallow: /a\n", ...bites, line: 3 },
  { source: emptyLine, robots: "User-agent: FooBot\n# c\nDisallow: /a\n", ...bites, line: 3 },
  { source: emptyLine, robots: "User-agent: FooBot\nDisallow: /b\n\nDisallow: /a\n", ...fails },
  {
    source: emptyLine,
    robots: "User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /a\n",
    ...fails,
  },
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
  {
    source: noState,
    robots: "User-agent: FooBot\nFoo: bar\nUser-agent: BarBot\nDisallow: /a\n",
    ...bites,
    line: 4,
  },
  { source: added, robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", ...bites },
  { source: orphan, robots: "Disallow: /a\nUser-agent: *\nDisallow: /b\n", ...fails },
];

const first = by("can_fetch: the first entry that applies, and no other");
const contained = by("Entry.applies_to: the entry's agent is contained in the name");
const cut = by("Entry.applies_to: the name ends at its first slash");
const unquoted = by("parse: agents are unquoted");
const defaultEntry = by("_add_entry: an entry with `*` is the default entry, the first of them");
const lower = by("Entry.applies_to: str.lower, for every script");

const agents: readonly Case[] = [
  {
    source: first,
    robots: "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
    ...atB,
  },
  {
    source: first,
    robots: "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...bites,
  },
  asked(contained, "Foo", "FooBot", "disallow"),
  asked(contained, "Bot", "FooBot", "disallow"),
  asked(contained, "FooBot-News", "FooBot", "allow"),
  asked(contained, "FooBot*", "FooBot", "allow"),
  asked(contained, "FooBot, BarBot", "FooBot", "allow"),
  asked(contained, "", "FooBot", "disallow"),
  asked(cut, "FooBot", "FooBot/2.1", "disallow"),
  asked(cut, "FooBot/2.1", "FooBot", "allow"),
  asked(cut, "FooBot/2.1", "FooBot/2.1", "allow"),
  asked(cut, "FooBot", "Mozilla/5.0 (compatible; FooBot/2.1; +http://foo)", "allow"),
  asked(unquoted, "%46ooBot", "FooBot", "disallow"),
  asked(unquoted, "%2A", "FooBot", "disallow"),
  asked(lower, "ÉBOT", "éBot", "disallow"),
  {
    source: defaultEntry,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
    ...fails,
    ...atB,
  },
  {
    source: defaultEntry,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  {
    source: defaultEntry,
    robots: "User-agent: *\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
];

const order = by("Entry.allowance: the first rule that matches");
const empty = by("RuleLine: an empty value means allow all");
const plain = by("RuleLine.applies_to: str.startswith, and no wildcards");
const star = by("RuleLine: quote makes %2A of `*`, so that applies_to never finds it");
const decoded = by("parse and can_fetch: both sides are unquoted whole");
const replaced = by("parse and can_fetch: unquote makes U+FFFD of octets that are no UTF-8");
const parsed = by("RuleLine: urlunparse(urlparse(path)) loses what is empty");
const host = by("RuleLine: urlparse takes `//a` for a host, and `http:` for a scheme");
const doubled = by("can_fetch: urlunparse doubles `//` at the start of the path");
const stripped = by("RuleLine: urlparse strips controls and spaces at the start, and removes LF");
const whole = by("can_fetch: the fragment is kept, and a URL without a path has none");
const noException = by("can_fetch: nothing is said of /robots.txt");
const bare = "read as: a path, or a host and a path, asks for the URL that it is part of";

function rule(source: string, line: string, path: string, outcome: Case["outcome"]): Case {
  return oneRule(source, line, site + path, outcome, outcome === "allow" ? 0 : 2);
}

const paths: readonly Case[] = [
  rule(plain, "Disallow: /fish", "/Fish", "allow"),
  rule(plain, "Disallow: /*.php", "/a.php?x", "allow"),
  rule(plain, "Disallow: /*.php", "/*.php", "disallow"),
  rule(plain, "Disallow: /a$", "/a", "allow"),
  rule(plain, "Disallow: /a$", "/a$", "disallow"),
  rule(plain, "Disallow: foo", "/foo", "allow"),
  rule(star, "Disallow: *", "/a", "allow"),
  rule(decoded, "Disallow: /a%2fb", "/a/b", "disallow"),
  rule(decoded, "Disallow: /a/b", "/a%2fb", "disallow"),
  rule(decoded, "Disallow: /a%3Fb", "/a?b", "disallow"),
  rule(decoded, "Disallow: /a?x%3D1", "/a?x=1", "disallow"),
  rule(decoded, "Disallow: /%7Ejoe", "/~joe", "disallow"),
  rule(decoded, "Disallow: /café", "/caf%C3%A9", "disallow"),
  rule(decoded, "Disallow: /caf%c3%a9", "/café", "disallow"),
  rule(decoded, "Disallow: /a%2541", "/aA", "allow"),
  rule(decoded, "Disallow: /a%zz", "/a%zz", "disallow"),
  rule(replaced, "Disallow: /caf%E9", "/caf%FF", "disallow"),
  rule(replaced, "Disallow: /%E2%82", "/%C3", "disallow"),
  rule(replaced, "Disallow: /caf%C3", "/caf%C3%A9", "allow"),
  rule(parsed, "Disallow: /a?", "/a", "disallow"),
  rule(parsed, "Disallow: /a?", "/a?x", "disallow"),
  rule(parsed, "Disallow: /a;", "/a", "disallow"),
  rule(parsed, "Disallow: /a%23", "/a", "disallow"),
  rule(parsed, "Disallow: ?", "/a", "disallow"),
  rule(parsed, "Disallow: //", "/a", "disallow"),
  rule(host, "Disallow: //a", "//a", "allow"),
  rule(host, "Disallow: //a", "/a", "allow"),
  rule(host, "Disallow: ///a", "/a", "disallow"),
  rule(host, `Disallow: ${site}/a`, "/a", "allow"),
  rule(doubled, "Disallow: /a", "//a", "allow"),
  rule(doubled, "Disallow: ////a", "//a", "disallow"),
  rule(stripped, "Disallow: %20/a%0Ab", "/ab", "disallow"),
  rule(whole, "Disallow: /a%23f", "/a#frag", "disallow"),
  rule(whole, "Disallow: /", "", "disallow"),
  rule(whole, "Disallow: /", "?x", "allow"),
  rule(whole, "Disallow: ?x", "?x", "disallow"),
  rule(whole, "Disallow: /a", "/b/../a", "allow"),
  rule(noException, "Disallow: /", "/robots.txt", "disallow"),
  oneRule(bare, "Disallow: /a", "/a", "disallow", 2),
  oneRule(bare, "Disallow: /a", "//example.com/a", "disallow", 2),
  oneRule(bare, "Disallow: /a", "example.com:8080/a", "disallow", 2),
];

const precedence: readonly Case[] = [
  { source: order, robots: "User-agent: *\nDisallow: /\nAllow: /a\n", ...bites },
  { source: order, robots: "User-agent: *\nAllow: /\nDisallow: /a\n", ...fails, line: 2 },
  { source: order, robots: "User-agent: *\nDisallow: /a\nAllow: /a\n", ...bites },
  { source: order, robots: "User-agent: *\vDisallow: /a\vAllow: /a\n", ...bites, line: 1 },
  { source: empty, robots: "User-agent: *\nDisallow:\nDisallow: /a\n", ...fails, line: 2 },
  { source: empty, robots: "User-agent: *\nAllow:\nDisallow: /a\n", ...fails, line: 2 },
  { source: empty, robots: "User-agent: *\nDisallow: /\nAllow:\n", ...bites },
];

/** How urllib.robotparser answered before it followed RFC 9309. */
/** The verdict is undefined where parse raises an exception. */
const raises = (line: string, ...before: readonly string[]): Case => ({
  source: "CPython 3.11.7, run; gh-153404: str.isdigit is true of what int refuses",
  robots: [...before, "User-agent: *", line, "Disallow: /a", ""].join("\n"),
  ...foo,
  outcome: "undefined",
  line: 0,
});
const raisesHost = (line: string): Case => ({
  ...raises(line),
  source: "CPython 3.11.7, 3.12.1 and 3.13.0, run; urllib.parse.urlsplit raises a ValueError",
});
const reads = (line: string): Case => ({ ...raises(line), outcome: "disallow", line: 3 });

export const cases: readonly Case[] = [
  raises("Crawl-delay: ²"),
  raises("Crawl-delay: 1%C2%B2"),
  raises("Request-rate: 1/①"),
  raises(`Crawl-delay: ${"1".repeat(4301)}`),
  raisesHost("Disallow: //[slug]/"),
  raisesHost("Allow: https://[your-domain]/"),
  raisesHost("Disallow: //%5Bslug%5D/"),
  raisesHost("Disallow: //a]/"),
  raisesHost("Disallow: //[1.2.3.4]/"),
  raisesHost("Disallow: //[vx]/"),
  raisesHost("Disallow: //[V1.a]/"),
  raisesHost("Disallow: //]a[/"),
  raisesHost("Disallow: //℀/"),
  reads("Disallow: //[::1]:80/"),
  reads("Disallow: //[::ffff:1.2.3.4]/"),
  reads("Disallow: //[fe80::1%25eth0]/"),
  reads("Disallow: //[v1.x]/"),
  reads("Disallow: ///[a]/"),
  reads("Disallow: //a/[b]"),
  reads("Disallow: /[slug]/"),
  reads("Disallow: http:[x]"),
  { ...reads("Foo: x"), robots: "Disallow: //[x]/\nUser-agent: *\nDisallow: /a\n" },
  reads("Request-rate: ²/x"),
  reads("Crawl-delay: 1/²"),
  reads("Crawl-delay: ٣"),
  { ...reads("Crawl-delay: 1"), robots: "Crawl-delay: ²\nUser-agent: *\nDisallow: /a\n" },
  ...lines,
  ...groups,
  ...agents,
  ...paths,
  ...precedence,
];
