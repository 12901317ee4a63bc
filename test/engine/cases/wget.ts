import { bites, type Case, fails, oneRule, site } from "./case.ts";

/** What GNU Wget 1.21.3 answered, looking for FooBot instead of wget. */
const by = (name: string) => `Wget 1.21.3, ${name}`;
const lineFeed = by("res_parse: only LF ends a line");
const mark = by("res_parse: a byte order mark is part of the first line");
const comment = by("res_parse: # begins a comment at the start or after white space");
const field = by("res_parse: letters, digits and hyphens, then a colon");
const other = by("res_parse: unknown fields have no effect at all");
const whole = by("match_user_agent: the whole value, in any case");
const star = by("res_parse: after * matches, match_user_agent is not called again");
const merged = by("res_parse: all records that match are one list");
const pruned = by("prune_non_exact: a record with the name replaces those with *");
const first = by("res_match_path: the first match decides");
const empty = by("res_parse: an empty path allows everything, and takes part");
const nul = by("add_path: a C string ends at NUL");
const slash = by("add_path: a slash at the start is optional");
const plain = by("matches: * and $ are ordinary characters");
const decoded = by("DECODE_MAYBE: all but %2F is decoded");
const pathOnly = by("recur.c, download_child: only the path is compared");
const simple = by("url.c, path_simplify: dot segments are resolved");

/** The decisive cases. */
export const cases: readonly Case[] = [
  { source: lineFeed, robots: "User-agent: *\rDisallow: /a\r", ...fails },
  { source: lineFeed, robots: "User-agent: *\r\n\r\nDisallow: /a\r\n", ...bites, line: 3 },
  { source: mark, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: comment, robots: "User-agent: *# all\nDisallow: /a\n", ...fails },
  { source: comment, robots: "User-agent: * # all\nDisallow: /a\n", ...bites },
  oneRule(comment, "Disallow: /a#b", `${site}/a`, "allow", 0),
  oneRule(comment, "Disallow: /a #b", `${site}/a`, "disallow", 2),
  oneRule(field, "Disallow /a", `${site}/a`, "allow", 0),
  oneRule(field, "Disallow : /a", `${site}/a`, "disallow", 2),
  {
    source: other,
    robots: "User-agent: FooBot\nCrawl-delay: 5\nUser-agent: BarBot\nDisallow: /a\n",
    ...bites,
    line: 4,
  },
  { source: whole, robots: "User-agent: foobot\nDisallow: /a\n", ...bites },
  { source: whole, robots: "User-agent: FooBot/2.1\nDisallow: /a\n", ...fails },
  { source: whole, robots: "User-agent: Foo\nDisallow: /a\n", ...fails },
  {
    source: star,
    robots: "User-agent: *\nUser-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  {
    source: merged,
    robots: "User-agent: FooBot\nDisallow: /b\n\nUser-agent: FooBot\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  { source: pruned, robots: "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", ...fails },
  oneRule(first, "Disallow: /\nAllow: /a", `${site}/a`, "disallow", 2),
  oneRule(first, "Allow: /\nDisallow: /a", `${site}/a`, "allow", 2),
  oneRule(empty, "Disallow:\nDisallow: /a", `${site}/a`, "allow", 2),
  oneRule(empty, "Allow:\nDisallow: /a", `${site}/a`, "allow", 2),
  oneRule(nul, "Disallow: /a\0b", `${site}/ac`, "disallow", 2),
  oneRule(slash, "Disallow: foo", `${site}/foo`, "disallow", 2),
  oneRule(plain, "Disallow: /*.php", `${site}/a.php`, "allow", 0),
  oneRule(plain, "Disallow: /a$", `${site}/a$b`, "disallow", 2),
  oneRule(decoded, "Disallow: /foo/%62ar", `${site}/foo/bar`, "disallow", 2),
  oneRule(decoded, "Disallow: /caf%c3%a9", `${site}/caf%C3%A9`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%2fb", `${site}/a/b`, "allow", 0),
  oneRule(decoded, "Disallow: /a%2fb", `${site}/a%2Fb`, "allow", 0),
  oneRule(decoded, "Disallow: /a%2Fb", `${site}/a%2Fb`, "disallow", 2),
  oneRule(pathOnly, "Disallow: /a?x", `${site}/a?x`, "allow", 0),
  oneRule(pathOnly, "Disallow: /a%3Fx", `${site}/a%3Fx`, "disallow", 2),
  oneRule(simple, "Disallow: /a", `${site}/b/../a`, "disallow", 2),
  oneRule(simple, "Disallow: /a", `${site}//a`, "allow", 0),
];
