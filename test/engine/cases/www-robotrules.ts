import { bites, type Case, fails, oneRule, site } from "./case.ts";

/** What WWW::RobotRules 6.02 (with URI 5.17) answered when it was run; it names no line. Names are those of RobotRules.pm. */
const by = (name: string) => `WWW::RobotRules 6.02, ${name}`;
const ends = by("parse: lines are split at LF and CR, after CRLF was folded into LF");
const mark = by("parse: a byte order mark hides the first line, and * is assumed for its rules");
const white = by("parse: \\s of an octet string is the white space of ASCII");
const comment = by("parse: the first # cuts the line, and a line of comment alone is skipped");
const spelling = by("parse: /^\\s*User-Agent\\s*:/i and /^\\s*Disallow\\s*:/i");
const blank = by("parse: a blank line, of white space too, ends the record");
const seen = by("parse, $seen_disallow: only a Disallow ends a list of agents");
const orphan = by("parse: “assume that User-agent: * was intended”");
const first = by("parse: “That was our record. No need to read the rest.”");
const anon = by("parse, @anon_disallowed: all records of * are gathered");
const isMe = by("is_me: the file’s name is looked for in the short name of the crawler");
const short = by("agent: the first word, up to a slash");
const noAllow = by("parse: Allow is no field");
const literal = by("allowed: a URL that begins with the rule, and nothing is special");
const empty = by("allowed: an empty rule ends the search");
const escapes = by("URI->new: what no URL contains is escaped, and no escape is touched");
const whole = by("parse, URI->new_abs: a whole URL counts by its path, of the same site only");
const relative = by("parse, URI->new_abs: a relative path starts at the root");
const unwrap = by("parse, URI->new: wrapping is taken off");
const pathQuery = by(
  "allowed, path_query: as given, without the fragment, and empty where there is none",
);

const lines: readonly Case[] = [
  { source: ends, robots: "User-agent: *\rDisallow: /a\r", ...bites },
  { source: ends, robots: "User-agent: *\r\nDisallow: /a\r\n", ...bites },
  { source: ends, robots: "User-agent: *\r\r\nDisallow: /a\r\n", ...fails },
  { source: ends, robots: "User-agent: *\u2028Disallow: /a\n", ...fails },
  { source: mark, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...bites },
  { source: mark, robots: "\ufeffUser-agent: BarBot\nDisallow: /a\n", ...bites },
  { source: white, robots: "\vUser-agent\f:\t*\v\n Disallow:/a \v\n", ...bites },
  { source: white, robots: "User-agent: BarBot\n\nUser-agent:\xa0*\nDisallow: /a\n", ...fails },
  { source: comment, robots: "User-agent: *#b\nDisallow: /a#b\n", ...bites },
  { source: comment, robots: "User-agent: FooBot\n # c\nDisallow: /a\n", ...bites, line: 3 },
  { source: spelling, robots: "USER-AGENT : *\ndisallow : /a\n", ...bites },
  { source: spelling, robots: "User-agent: *\nDissallow: /a\n", ...fails },
  { source: spelling, robots: "User-agent: *\nDisallow /a\n", ...fails },
  { source: spelling, robots: "User-agent: *\n:Disallow: /a\n", ...fails },
];

const records: readonly Case[] = [
  { source: blank, robots: "User-agent: FooBot\n\nDisallow: /a\n", ...fails },
  { source: blank, robots: "User-agent: FooBot\n  \nDisallow: /a\n", ...fails },
  { source: blank, robots: "User-agent: FooBot\nDisallow: /b\n\nDisallow: /a\n", ...fails },
  { source: blank, robots: "User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /a\n", ...fails },
  {
    source: seen,
    robots: "User-agent: FooBot\nCrawl-delay: 5\nAllow: /\nUser-agent: BarBot\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  {
    source: seen,
    robots: "User-agent: FooBot\nDisallow: /b\nUser-agent: *\nDisallow: /a\n",
    ...fails,
  },
  { source: orphan, robots: "Disallow: /a\nUser-agent: *\nDisallow: /b\n", ...bites, line: 1 },
  { source: orphan, robots: "Disallow: /b\n\nDisallow: /a\n", ...bites, line: 3 },
  { source: orphan, robots: "Useragent: FooBot\nDisallow: /a\n", ...bites },
  { source: orphan, robots: "Useragent: *\nDisallow: /a\n", ...bites },
  { source: orphan, robots: "User-agent: BarBot\n\nDisallow: /a\n", ...fails },
  { source: orphan, robots: "Disallow: /a\nUser-agent: FooBot\nDisallow: /b\n", ...fails },
  {
    source: first,
    robots: "User-agent: FooBot\nDisallow: /b\n\nUser-agent: FooBot\nDisallow: /a\n",
    ...fails,
  },
  { source: first, robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", ...fails },
  {
    source: first,
    robots: "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...bites,
  },
  {
    source: anon,
    robots: "User-agent: *\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
];

const agents: readonly Case[] = [
  { source: isMe, robots: "User-agent: Foo\nDisallow: /a\n", ...bites },
  { source: isMe, robots: "User-agent: obo\nDisallow: /a\n", ...bites },
  { source: isMe, robots: "User-agent: FooBot/2.1\nDisallow: /a\n", ...fails },
  { source: isMe, robots: "User-agent: FooBots\nDisallow: /a\n", ...fails },
  { source: isMe, robots: "User-agent: FooBot*\nDisallow: /a\n", ...fails },
  {
    source: by("is_me: a name of no characters is part of every name"),
    robots: "User-agent: *\nDisallow: /b\n\nUser-agent:\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  {
    source: short,
    robots: "User-agent: FooBot\nDisallow: /a\n",
    ...bites,
    crawler: "FooBot/1.2 [http://foobot.int; foo@bot.int]",
  },
  {
    source: short,
    robots: "User-agent: FooBot\nDisallow: /a\n",
    ...fails,
    crawler: "Mozilla/5.0 (compatible; FooBot/2.1; +http://foo)",
  },
];

const paths: readonly Case[] = [
  oneRule(noAllow, "Allow: /p\nDisallow: /", `${site}/page`, "disallow", 3),
  oneRule(noAllow, "Disallow: /\nAllow: /p", `${site}/page`, "disallow", 2),
  oneRule(literal, "Disallow: /*.php", `${site}/a.php?x`, "allow", 0),
  oneRule(literal, "Disallow: /*", `${site}/a`, "allow", 0),
  oneRule(literal, "Disallow: /a$", `${site}/a`, "allow", 0),
  oneRule(literal, "Disallow: /a*b$", `${site}/a*b$`, "disallow", 2),
  oneRule(literal, "Disallow: /a\nDisallow: /a/b", `${site}/a/b`, "disallow", 2),
  oneRule(literal, "Disallow: /", `${site}/robots.txt`, "disallow", 2),
  oneRule(empty, "Disallow:\nDisallow: /a", `${site}/a`, "allow", 2),
  oneRule(empty, "Disallow: /a\nDisallow:", `${site}/a`, "disallow", 2),
  oneRule(escapes, "Disallow: /%7Ejoe", `${site}/~joe`, "allow", 0),
  oneRule(escapes, "Disallow: /caf%c3%a9", `${site}/caf%C3%A9`, "allow", 0),
  oneRule(escapes, "Disallow: /café", `${site}/caf%C3%A9`, "disallow", 2),
  oneRule(escapes, "Disallow: /caf\udce9", `${site}/caf%E9`, "disallow", 2),
  oneRule(escapes, "Disallow: /a b", `${site}/a%20b`, "disallow", 2),
  oneRule(escapes, "Disallow: /a[1]", `${site}/a%5B1%5D`, "disallow", 2),
  oneRule(whole, `Disallow: ${site}/a`, `${site}/a`, "disallow", 2),
  oneRule(whole, "Disallow: HTTP://u@Example.COM:80/a", `${site}/a`, "disallow", 2),
  oneRule(whole, "Disallow: //example.com/a", `${site}/a`, "disallow", 2),
  oneRule(whole, `Disallow: ${site}`, `${site}/a`, "disallow", 2),
  oneRule(whole, "Disallow: http://other.com/a", `${site}/a`, "allow", 0),
  oneRule(whole, "Disallow: https://example.com/a", `${site}/a`, "allow", 0),
  oneRule(whole, `Disallow: ${site}:8080/a`, `${site}/a`, "allow", 0),
  oneRule(whole, `Disallow: ${site}:/a`, `${site}/a`, "allow", 0),
  oneRule(whole, `Disallow: ${site}/x`, `${site}:/x`, "allow", 0),
  oneRule(whole, `Disallow: ${site}/x`, `${site}/x`, "disallow", 2),
  oneRule(whole, "Disallow: mailto:a", `${site}/a`, "allow", 0),
  oneRule(`${whole}; read as this for a path alone`, `Disallow: ${site}/a`, "/a", "disallow", 2),
  oneRule(relative, "Disallow: a", `${site}/a`, "disallow", 2),
  oneRule(relative, "Disallow: b/../a/./", `${site}/a/`, "disallow", 2),
  oneRule(relative, "Disallow: /b/../a", `${site}/a`, "allow", 0),
  oneRule(relative, "Disallow: ?b", `${site}/robots.txt?b`, "disallow", 2),
  oneRule(unwrap, "Disallow: </a>", `${site}/a`, "disallow", 2),
  oneRule(unwrap, 'Disallow: "/a"', `${site}/a`, "disallow", 2),
  oneRule(pathQuery, "Disallow: /", site, "allow", 0),
  oneRule(pathQuery, "Disallow: /a?b", `${site}/a?bc#d`, "disallow", 2),
  oneRule(pathQuery, "Disallow: /a", `${site}/b/../a`, "allow", 0),
  oneRule(
    by("allowed: “Robots.txt applies to only those schemes”, http and https"),
    "Disallow: /",
    "ftp://example.com/a",
    "allow",
    0,
  ),
];

/** What the Perl module answered. The lines are ours, and so is the answer for a path alone. */
export const cases: readonly Case[] = [...lines, ...records, ...agents, ...paths];

/** See leaves-open.ts. */
export const leavesOpen = true;
