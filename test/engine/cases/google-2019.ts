import { type DocumentCase, forAll, forFooBot } from "./document-case.ts";

const trumps =
  '"The most specific rule based on the length of the [path] entry trumps the less specific (shorter) rule"';
const conflict =
  '"In case of conflicting rules, including those with wildcards, the least restrictive rule is used"';
const situation = "table of example situations";
const open = 'table of example situations: "Verdict: undefined"';
const trailing = '"Equivalent to /fish. The trailing wildcard is ignored"';
const typos =
  '"Handling of <field> elements with simple errors or typos (for example, useragent instead of user-agent) is not supported"';
const grammar = "grammar: a group is its user-agent lines, then its rules; nothing else ends it";
const combined =
  '"If there is more than one group for a specific user-agent, all the rules … are combined"';
const onlyOne = '"Only one group is valid for a particular crawler"';
const ignoredText =
  '"All non-matching text is ignored (for example, both googlebot/1.2 and googlebot* are equivalent to googlebot)"';
const specifically =
  '"Even if there is an entry for a related crawler, it is only valid if it is specifically matching"';
const root = '"The path value must start with / to designate the root"';
const noPath = '"When no path is specified, the directive is ignored"';
const escaped = '"Non-7-bit ASCII characters may be included as UTF-8 or percent-escaped UTF-8"';

/** Google's specification of July 2019; quotation marks hold its words, in English. */
export const cases: readonly DocumentCase[] = [
  forAll(trumps, "Allow: /p\nDisallow: /", "/page", "allow"),
  forAll(conflict, "Disallow: /folder\nAllow: /folder", "/folder/page", "allow"),
  forAll(
    `${open}; today's page says disallow`,
    "Allow: /page\nDisallow: /*.htm",
    "/page.htm",
    "undefined",
  ),
  forAll(
    `${open}, though ${conflict}: of equal length, one with a wildcard`,
    "Allow: /page\nDisallow: /*.ph",
    "/page.php5",
    "undefined",
  ),
  forAll(open, "Allow: /*.html\nDisallow: /", "/a.html", "undefined"),
  forAll(`${trumps}: nothing says the contrary`, "Disallow: /a*b\nDisallow: /", "/ab", "disallow"),
  forAll(trailing, "Allow: /fish\nDisallow: /fish*", "/fish.html", "allow"),
  forAll(trailing, "Allow: /fis*\nDisallow: /fish*", "/fish.html", "disallow"),
  forAll(situation, "Disallow: /\nAllow: /$", "/", "allow"),
  forAll(situation, "Disallow: /\nAllow: /$", "/page.htm", "disallow"),
  forAll('"$ designates the end of the URL"', "Disallow: /$", "/a", "allow"),
  forFooBot(typos, "Useragent: *\nDisallow: /a\n", "/a", "allow"),
  forAll(typos, "Disalow: /a", "/a", "allow"),
  forFooBot(
    grammar,
    "User-agent: FooBot\nSitemap: http://example.com/s.xml\nUser-agent: BarBot\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    grammar,
    "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    "/a",
    "disallow",
  ),
  forFooBot(grammar, "User-agent: FooBot\n\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(
    '"The last group may have no rules, which means it implicitly allows everything"',
    "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n",
    "/a",
    "allow",
  ),
  forFooBot(
    combined,
    "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forFooBot(
    combined,
    "User-agent: FooBot/1\nDisallow: /a\n\nUser-agent: foobot*\nDisallow: /b\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    combined,
    "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forFooBot(
    onlyOne,
    "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(ignoredText, "User-agent: FooBot*\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(ignoredText, "User-agent: FooBot/1.2\nDisallow: /a\n", "/a", "disallow"),
  {
    ...forFooBot(
      "names with digits exist",
      "User-agent: MJ12bot\nDisallow: /a\n",
      "/a",
      "disallow",
    ),
    crawler: "MJ12bot",
  },
  forFooBot(
    "table: Googlebot follows the group googlebot",
    "User-agent: foobot\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot(specifically, "User-agent: Foo\nDisallow: /a\n", "/a", "allow"),
  {
    ...forFooBot(specifically, "User-agent: FooBot\nDisallow: /a\n", "/a", "allow"),
    crawler: "FooBot-News",
  },
  forAll(root, "Disallow: foo", "/foo", "allow"),
  forAll(root, "Disallow: *.gif$", "/a.gif", "allow"),
  forAll(noPath, "Disallow: /\nAllow:", "/a", "disallow"),
  forAll(noPath, "Disallow:", "/a", "allow"),
  forAll(escaped, "Disallow: /café", "/caf%C3%A9", "disallow"),
  forAll('"Paths are case-sensitive"', "Disallow: /a", "/A", "allow"),
  forFooBot(
    '"An optional Unicode BOM is ignored"',
    "\ufeffUser-agent: *\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    '"… separated by CR, CR/LF, or LF"',
    "User-agent: *\r\nDisallow: /a\rDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forFooBot(
    '"Content beyond the maximum file size is ignored": 500 KiB',
    `User-agent: *\n#${"x".repeat(500 * 1024)}\nDisallow: /a\n`,
    "/a",
    "allow",
  ),
];
