import { type DocumentCase, forAll, forFooBot } from "./document-case.ts";

const trumps =
  '"The most specific rule based on the length of the [path] entry will trump the less specific (shorter) rule"';
const wildcards = '"The order of precedence for rules with wildcards is undefined"';
const situation = "table of example situations";
const ignoredText =
  '"All non-matching text is ignored (for example, both googlebot/1.2 and googlebot* are equivalent to googlebot)"';
const specific = '"… the group with the most specific user-agent that still matches"';
const generic = "table: for Googlebot Images, the more generic group is followed";
const onlyOne = '"Only one group of group-member records is valid for a particular crawler"';
const sequence = '"Multiple start-of-group lines directly after each other" share what follows';
const trailing = '"Equivalent to /fish: the trailing wildcard is ignored"';
const noPath = '"When no path is specified, the directive is ignored"';
const slash = '"If a path without a beginning slash is found, it may be assumed to be there"';
const escaped = '"Non-7-bit ASCII characters may be included as UTF-8 or percent-escaped UTF-8"';

/** Google's specification before July 2019; quotation marks hold its words, in English. */
export const cases: readonly DocumentCase[] = [
  forAll(trumps, "Allow: /p\nDisallow: /", "/page", "allow"),
  forAll(trumps, "Disallow: /\nAllow: /p", "/page", "allow"),
  forAll(
    `${situation}, younger edition`,
    "Disallow: /folder\nAllow: /folder",
    "/folder/x",
    "allow",
  ),
  forAll(`${situation}, older edition`, "Disallow: /folder\nAllow: /folder/", "/folder/x", "allow"),
  forAll(`${situation}: ${wildcards}`, "Allow: /page\nDisallow: /*.htm", "/page.htm", "undefined"),
  forAll(wildcards, "Allow: /page\nDisallow: /*.ph", "/page.php5", "undefined"),
  forAll(wildcards, "Allow: /*.html\nDisallow: /", "/a.html", "undefined"),
  forAll(wildcards, "Allow: /a/*/b\nDisallow: /*/c", "/a/c/b", "undefined"),
  forAll(
    `${wildcards}: nothing says the contrary`,
    "Disallow: /a*b\nDisallow: /",
    "/ab",
    "disallow",
  ),
  forAll(
    `${wildcards}: not the longest`,
    "Allow: /page\nDisallow: /*e\nDisallow: /pag",
    "/page",
    "allow",
  ),
  forAll(
    `${wildcards}: of equal length`,
    "Allow: /p\nDisallow: /ab\nDisallow: /*b",
    "/ab",
    "disallow",
  ),
  forAll(
    `${wildcards}: in any order`,
    "Allow: /a\nDisallow: /ab\nDisallow: /*b",
    "/ab",
    "undefined",
  ),
  forAll(
    `${wildcards}: in any order`,
    "Allow: /a\nDisallow: /*b\nDisallow: /ab",
    "/ab",
    "undefined",
  ),
  forAll(situation, "Disallow: /\nAllow: /$", "/", "allow"),
  forAll(situation, "Disallow: /\nAllow: /$", "/page.htm", "disallow"),
  forAll(trailing, "Allow: /fish\nDisallow: /fish*", "/fish.html", "allow"),
  forAll(trailing, "Allow: /fish*\nDisallow: /fish", "/fish.html", "allow"),
  forAll(trailing, "Disallow: /fish**\nAllow: /fis*", "/fish.html", "disallow"),
  forFooBot(ignoredText, "User-agent: FooBot*\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(ignoredText, "User-agent: FooBot/2.1\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(ignoredText, "User-agent: FooBot 2.1 (x)\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(ignoredText, "User-agent: * (all)\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(
    '"User-agents are not case-sensitive"',
    "User-agent: fOObOT\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  {
    ...forFooBot(generic, "User-agent: FooBot\nDisallow: /a\n", "/a", "disallow"),
    crawler: "FooBot-News",
  },
  {
    ...forFooBot(specific, "User-agent: MJ12bot\nDisallow: /a\n", "/a", "disallow"),
    crawler: "MJ12bot",
  },
  forFooBot(specific, "User-agent: Foo\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(specific, "User-agent: Bot\nDisallow: /a\n", "/a", "allow"),
  forFooBot(specific, "User-agent: FooBot-News\nDisallow: /a\n", "/a", "allow"),
  forFooBot(
    specific,
    "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forFooBot(
    specific,
    "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(
    onlyOne,
    "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(
    `${onlyOne}: read as the first of one name`,
    "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "allow",
  ),
  forFooBot(
    '"The use of white-space (an empty line) is optional"',
    "User-agent: FooBot\n\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot(sequence, "User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(
    sequence,
    "User-agent: FooBot\nSitemap: http://example.com/s.xml\nUser-agent: BarBot\nDisallow: /a\n",
    "/a",
    "allow",
  ),
  forFooBot(
    '"All other <field> elements may be ignored"',
    "User-agent: FooBot\nCrawl-delay: 5\nUser-agent: BarBot\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    '"All group-member records without a preceding start-of-group record are ignored"',
    "Disallow: /a\nUser-agent: *\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(
    '"Handling of <field> elements with simple errors / typos is undefined": here, not read',
    "Useragent: *\nDisallow: /a\n",
    "/a",
    "allow",
  ),
  forAll(noPath, "Disallow: /\nAllow:", "/a", "disallow"),
  forAll(noPath, "Disallow:", "/a", "allow"),
  forAll(slash, "Disallow: fish/", "/fish/salmon.htm", "disallow"),
  forAll(slash, "Disallow: *.gif$", "/a/b.gif", "disallow"),
  forAll(slash, "Disallow: *", "/a", "disallow"),
  forAll(
    '"* designates 0 or more instances of any valid character"',
    "Disallow: /*.php",
    "/a.php?x",
    "disallow",
  ),
  forAll('"$ designates the end of the URL"', "Disallow: /*.php$", "/a.php?x", "allow"),
  forAll(escaped, "Disallow: /café", "/caf%C3%A9", "disallow"),
  forAll(escaped, "Disallow: /caf%c3%a9", "/café", "disallow"),
  forFooBot(
    '"An optional Unicode BOM is ignored"',
    "\ufeffUser-agent: *\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot('"… separated by CR, CR/LF or LF"', "User-agent: *\rDisallow: /a\r", "/a", "disallow"),
];
