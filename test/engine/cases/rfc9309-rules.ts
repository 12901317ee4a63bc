import { type Case, oneRule } from "./case.ts";

const cased = 'RFC 9309 2.2.2: "The matching SHOULD be case sensitive"';
const first = 'RFC 9309 2.2.2: "The matching MUST start with the first octet of the path"';
const prefix =
  "RFC 9309 2.2.2: it matches if the rule's path ends before a difference: a prefix, not a folder";
const most = 'RFC 9309 2.2.2: "The most specific match is the match that has the most octets"';
const tie =
  'RFC 9309 2.2.2: of an allow and a disallow rule that are equivalent, "the "allow" rule SHOULD be used"';
const noMatch =
  'RFC 9309 2.2.2: "If no match is found amongst the rules in a group […] the URI is allowed"';
const robotsTxt = 'RFC 9309 2.2.2: "The /robots.txt URI is implicitly allowed"';
const notIt = "RFC 9309 2.2.2: only the URI /robots.txt is implicitly allowed";
const outside = 'RFC 9309 2.2.2: rules "that are not in any group" SHOULD be ignored';
const orphans = "Disallow: /\nAllow: /a\nUser-agent: *\nDisallow: /b\n";

/** Section 2.2.2, but for its paragraphs on percent-encoding. */
export const allowAndDisallowLines: readonly Case[] = [
  oneRule(
    "RFC 9309 2.2.2: these lines indicate whether accessing a URI is disallowed",
    "Disallow: /a",
    "/a",
    "disallow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: these lines indicate whether accessing a URI is allowed",
    "Disallow: /\nAllow: /a",
    "/a",
    "allow",
    3,
  ),
  oneRule(
    "RFC 9309 2.2.2: paths are matched against the URI, of which scheme and authority are no path",
    "Disallow: /a",
    "https://user@example.com:8080/a",
    "disallow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: a URI without a path has the path / (RFC 9110 4.2.3)",
    "Disallow: /$",
    "https://example.com",
    "disallow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2 and RFC 3986 3.5: a fragment is never sent, and so no part of what is matched",
    "Disallow: /a$",
    "https://example.com/a#b",
    "disallow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: the query is part of what is matched, as the examples have it",
    "Disallow: /a?x=1",
    "/a?x=1&y=2",
    "disallow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: the query is part of what is matched, as the examples have it",
    "Disallow: /a?x=1",
    "/a?y=2&x=1",
    "allow",
    0,
  ),
  oneRule(cased, "Disallow: /a", "/A", "allow", 0),
  oneRule(cased, "Disallow: /A", "/A", "disallow", 2),
  oneRule(first, "Disallow: /b", "/a/b", "allow", 0),
  oneRule(first, "Disallow: /fish", "/catfish", "allow", 0),
  oneRule(prefix, "Disallow: /fish", "/fishheads/yummy.html", "disallow", 2),
  oneRule(prefix, "Disallow: /fish", "/fish?id=1", "disallow", 2),
  oneRule(prefix, "Disallow: /fish/", "/fish", "allow", 0),
  oneRule(prefix, "Disallow: /fish/", "/fish/salmon", "disallow", 2),
  oneRule(most, "Disallow: /a\nAllow: /a/b", "/a/b", "allow", 3),
  oneRule(most, "Allow: /a/b\nDisallow: /a", "/a/b", "allow", 2),
  oneRule(most, "Allow: /a\nDisallow: /a/b\nAllow: /a/", "/a/b", "disallow", 3),
  oneRule(most, "Disallow: /a\nAllow: /a/b", "/a/c", "disallow", 2),
  oneRule(
    "RFC 9309 2.2.2: the most octets, not the most characters: é has two, or encoded six",
    "Allow: /é\nDisallow: /*a",
    "/éa",
    "allow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: the most octets; read as those that are compared, after decoding",
    "Allow: /baz*\nDisallow: /%62%61%7A",
    "/baz",
    "allow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: the most octets; read as those of the rule, of which * is one",
    "Allow: /page\nDisallow: /*.ph",
    "/page.php5",
    "allow",
    2,
  ),
  oneRule(
    "RFC 9309 2.2.2: the most octets; read as those of the rule, of which * is one",
    "Allow: /page\nDisallow: /*.htm",
    "/page.htm",
    "disallow",
    3,
  ),
  oneRule(
    "RFC 9309 2.2.2: the most octets; read as those of the rule, of which $ is one",
    "Disallow: /a\nAllow: /a$",
    "/a",
    "allow",
    3,
  ),
  oneRule(
    'RFC 9309 2.2.2: "Duplicate rules in a group MAY be deduplicated", and then the first is left',
    "Disallow: /a\nDisallow: /a",
    "/a",
    "disallow",
    2,
  ),
  oneRule(tie, "Disallow: /folder\nAllow: /folder", "/folder/page", "allow", 3),
  oneRule(tie, "Allow: /folder\nDisallow: /folder", "/folder/page", "allow", 2),
  oneRule(tie, "Disallow: /a*\nAllow: /ab", "/abc", "allow", 3),
  oneRule(tie, "Disallow: /~joe\nAllow: /%7Ejoe", "/~joe", "allow", 3),
  oneRule(noMatch, "Disallow: /a", "/b", "allow", 0),
  oneRule(noMatch, "Allow: /a", "/b", "allow", 0),
  {
    source: 'RFC 9309 2.2.2: "or there are no rules in the group, the URI is allowed"',
    robots: "User-agent: FooBot",
    crawler: "FooBot",
    url: "/a",
    outcome: "allow",
    line: 0,
  },
  oneRule(robotsTxt, "Disallow: /", "/robots.txt", "allow", 0),
  oneRule(robotsTxt, "Disallow: /robots.txt", "https://example.com/robots.txt", "allow", 0),
  oneRule(robotsTxt, "Disallow: /", "https://example.com/robots.txt#f", "allow", 0),
  oneRule(
    "RFC 9309 2.2.2: /robots.txt is allowed however its unreserved characters are written",
    "Disallow: /",
    "/robots%2Etxt",
    "allow",
    0,
  ),
  oneRule(notIt, "Disallow: /", "/robots.txt?x", "disallow", 2),
  oneRule(notIt, "Disallow: /", "/robots.txts", "disallow", 2),
  oneRule(notIt, "Disallow: /", "/a/robots.txt", "disallow", 2),
  oneRule(notIt, "Disallow: /", "/Robots.txt", "disallow", 2),
  { source: outside, robots: orphans, crawler: "FooBot", url: "/a", outcome: "allow", line: 0 },
  { source: outside, robots: orphans, crawler: "FooBot", url: "/b", outcome: "disallow", line: 4 },
  { source: outside, robots: orphans, crawler: "FooBot", url: "/c", outcome: "allow", line: 0 },
  oneRule(
    'RFC 9309 2.2.2: "Implementors MAY bridge encoding mismatches"; here the octet E9 stays E9',
    "Disallow: /caf\udce9",
    "/caf%E9",
    "disallow",
    2,
  ),
  oneRule(
    'RFC 9309 2.2.2: "Implementors MAY bridge encoding mismatches"; here the octet E9 is no é',
    "Disallow: /caf\udce9",
    "/café",
    "allow",
    0,
  ),
];
