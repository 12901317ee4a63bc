import { type DocumentCase, forAll, forFooBot } from "./document-case.ts";

const records = '"One or more records separated by one or more blank lines"';
const comments =
  '"Lines containing only a comment are discarded completely, and therefore do not indicate a record boundary"';
const substring =
  '"A case insensitive substring match of the name without version information is recommended"';
const unrecognised = '"Unrecognised headers are ignored": there is no Allow';
const startsWith = '"Any URL that starts with this value will not be retrieved"';
const noWildcards = `${startsWith}; a star is a star`;
const empty = '"Any empty value, indicates that all URLs can be retrieved"';
const needed = '"At least one Disallow field needs to be present in a record"';
const star = '"… any robot that has not matched any of the other records"';
const twoRecords = "two records for one robot: not said, read as the first";

/** A Standard for Robot Exclusion, 30 June 1994; quotation marks hold its words. */
export const cases: readonly DocumentCase[] = [
  forFooBot(records, "User-agent: FooBot\n\nDisallow: /a\n", "/a", "allow"),
  forFooBot(records, "User-agent: FooBot\n \t\nDisallow: /a\n", "/a", "allow"),
  forFooBot(records, "User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /a\n", "/a", "allow"),
  forFooBot(comments, "User-agent: FooBot\n# c\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(comments, "User-agent: FooBot\n  # c\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(needed, "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", "/a", "disallow"),
  forFooBot(
    needed,
    "User-agent: FooBot\nAllow: /\n\nUser-agent: *\nDisallow: /\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    twoRecords,
    "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "allow",
  ),
  forFooBot(
    twoRecords,
    "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    '"It is not allowed to have multiple such records", of *: read as the first',
    "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n",
    "/b",
    "allow",
  ),
  forFooBot(
    star,
    "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(
    star,
    "User-agent: *\nDisallow: /a\n\nUser-agent: BarBot\nDisallow: /b\n",
    "/a",
    "disallow",
  ),
  forFooBot(substring, "User-agent: foobot\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(substring, "User-agent: Foo\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(substring, "User-agent: bot\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(substring, "User-agent: FooBot/2.1\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(
    `${substring}: read as the file's name in the robot's`,
    "User-agent: FooBot-News\nDisallow: /a\n",
    "/a",
    "allow",
  ),
  forFooBot("an empty name is none", "User-agent:\nDisallow: /a\n", "/a", "allow"),
  {
    source: substring,
    robots: "User-agent: FooBot\nDisallow: /a\n",
    crawler: "FooBot/2.1",
    url: "/a",
    outcome: "disallow",
  },
  forAll(unrecognised, "Allow: /p\nDisallow: /", "/page", "disallow"),
  forAll(unrecognised, "Disallow: /\nAllow: /p", "/page", "disallow"),
  forAll(unrecognised, "Allow: /\nDisallow: /a", "/a", "disallow"),
  forFooBot(
    '"Unrecognised headers are ignored"',
    "User-agent: FooBot\nCrawl-delay: 5\nUser-agent: BarBot\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  forFooBot('"The field name is case insensitive"', "USER-AGENT:*\ndisallow:/x", "/x", "disallow"),
  forFooBot(unrecognised, "Useragent: *\nDisallow: /a\n", "/a", "allow"),
  forAll(noWildcards, "Disallow: /*.php", "/a.php?x", "allow"),
  forAll(noWildcards, "Disallow: /*.php", "/*.php", "disallow"),
  forAll(noWildcards, "Disallow: /a$", "/a", "allow"),
  forAll(noWildcards, "Disallow: /a$", "/a$b", "disallow"),
  forAll(noWildcards, "Disallow: /*", "/a", "allow"),
  forAll(empty, "Disallow:", "/a", "allow"),
  forAll(
    `${empty}: beside others, read as of no effect`,
    "Disallow:\nDisallow: /a",
    "/a",
    "disallow",
  ),
  forAll(startsWith, "Disallow: /fish", "/Fish", "allow"),
  forAll(startsWith, "Disallow: /fish", "/fishing", "disallow"),
  forAll(startsWith, "Disallow: fish", "/fish", "allow"),
  forAll(startsWith, "Disallow: /café", "/caf%C3%A9", "allow"),
  forAll(startsWith, "Disallow: /%7Ejoe", "/~joe", "allow"),
  forAll('"/help/ would disallow /help/index.html …"', "Disallow: /help/", "/help/x", "disallow"),
  forAll('"… but allow /help.html"', "Disallow: /help/", "/help.html", "allow"),
  forAll('"/help/ …"', "Disallow: /a/", "/a", "allow"),
  forAll(
    '"The remainder of the line up to the line termination is discarded"',
    "Disallow: /foo#bar",
    "/foo",
    "disallow",
  ),
  forFooBot('an empty file "will be treated as if it was not present"', "", "/a", "allow"),
  forFooBot("rules before the first record: read as RFC 9309", "Disallow: /a\n", "/a", "allow"),
  forAll("/robots.txt: read as RFC 9309", "Disallow: /", "/robots.txt", "allow"),
];
