import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import { type DocumentCase, forAll, forFooBot } from "./document-case.ts";

const order = '3.2.2: "in the order they occur in the record. The first match found is used"';
const contains =
  '3.2.1: "a User-Agent line whose value contains the name token of the robot as a substring"';
const first = '3.2.1: "The robot must obey the first record"';
const star = '3.2.1: "If no such record exists, it should obey the first record with … *"';
const grammar = "3.3: record = agentlines, then at least one ruleline, without blank lines";
const extension = "3.3: ruleline = (disallowline | allowline | extension)";
const octets =
  '3.2.2: "If a %xx encoded octet is encountered it is unencoded prior to comparison, unless it is the / character"';
const plain = "3.3: extra = … | *; safe = $: characters of a path like others";
const comment = '3.3: value = any CHAR except CR or LF or "#"';

/** draft-koster-robots-00, 4 December 1996, section by section; quotation marks hold its words. */
export const cases: readonly DocumentCase[] = [
  forAll(order, "Allow: /p\nDisallow: /", "/page", "allow"),
  forAll(order, "Disallow: /\nAllow: /p", "/page", "disallow"),
  forAll(order, "Allow: /\nDisallow: /a", "/a", "allow"),
  forAll(order, "Disallow: /folder\nAllow: /folder", "/folder/page", "disallow"),
  forAll(order, "Disallow:\nDisallow: /a", "/a", "allow"),
  forAll(order, "Disallow: /a\nDisallow:", "/a", "disallow"),
  forFooBot(contains, "User-agent: Bot\nDisallow: /a\n", "/a", "allow"),
  forFooBot(contains, "User-agent: FooBot-News\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(contains, "User-agent: FooBot/2.1\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(contains, "User-agent: BarBot, FooBot\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(contains, "User-agent: FOOBOT\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(
    contains,
    "User-agent: Foo\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forFooBot(
    first,
    "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "allow",
  ),
  forFooBot(
    first,
    "User-agent: FooBot-News\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "disallow",
  ),
  forFooBot(
    star,
    "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(star, "User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow: /b\n", "/b", "allow"),
  forFooBot(grammar, "User-agent: FooBot\n\nDisallow: /a\n", "/a", "allow"),
  forFooBot(grammar, "User-agent: FooBot\n \t\nDisallow: /a\n", "/a", "allow"),
  forFooBot(grammar, "User-agent: FooBot\n# c\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(grammar, "User-agent: *\nDisallow: /\n\nUser-agent: FooBot\n", "/a", "disallow"),
  forFooBot(
    extension,
    "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: *\nDisallow: /\n",
    "/a",
    "allow",
  ),
  forFooBot(extension, "User-agent: FooBot\nX-Y: z\n\nUser-agent: *\nDisallow: /\n", "/a", "allow"),
  forFooBot(
    `${extension}, and no agentline after one`,
    "User-agent: FooBot\nCrawl-delay: 5\nUser-agent: BarBot\nDisallow: /a\n",
    "/a",
    "allow",
  ),
  forAll(octets, "Disallow: /a%3cd", "/a%3Cd", "disallow"),
  forAll(octets, "Disallow: /a%3cd", "/a<d", "disallow"),
  forAll(octets, "Disallow: /a%2fb", "/a/b", "allow"),
  forAll(octets, "Disallow: /%7Ejoe", "/~joe", "disallow"),
  forAll(octets, "Disallow: /foo/%62ar", "/foo/bar", "disallow"),
  forAll(octets, "Disallow: /a%3Fb", "/a?b", "disallow"),
  forAll(octets, "Disallow: /a%2561", "/a%61", "allow"),
  forAll(octets, "Disallow: /a%2561", "/a%2561", "disallow"),
  forAll(octets, "Disallow: /a%252f", "/a%2f", "allow"),
  forAll(octets, "Disallow: /a%zz", "/a%25zz", "disallow"),
  forAll(octets, "Disallow: /café", "/caf%c3%a9", "disallow"),
  forAll(octets, "Disallow: /caf%C3", "/café", "disallow"),
  forAll(octets, "Disallow: /caf%25C3", "/café", "allow"),
  forAll(plain, "Disallow: /*.php", "/a.php?x", "allow"),
  forAll(plain, "Disallow: /*.php", "/*.php", "disallow"),
  forAll(plain, "Disallow: /a$", "/a", "allow"),
  forAll('3.2.2: "The /robots.txt URL is always allowed"', "Disallow: /", "/robots.txt", "allow"),
  forAll(comment, "Disallow: /foo#bar", "/foo", "disallow"),
  ...matchingTable(),
  ...matrixOfSection4(),
];

/** 3.2.2: "This table illustrates some examples". */
function matchingTable(): readonly DocumentCase[] {
  const rows: readonly (readonly [recordPath: string, urlPath: string, outcome: Outcome])[] = [
    ["/tmp", "/tmp", "disallow"],
    ["/tmp", "/tmp.html", "disallow"],
    ["/tmp", "/tmp/a.html", "disallow"],
    ["/tmp/", "/tmp", "allow"],
    ["/tmp/", "/tmp/", "disallow"],
    ["/tmp/", "/tmp/a.html", "disallow"],
    ["/a%3cd.html", "/a%3cd.html", "disallow"],
    ["/a%3Cd.html", "/a%3cd.html", "disallow"],
    ["/a%3cd.html", "/a%3Cd.html", "disallow"],
    ["/a%3Cd.html", "/a%3Cd.html", "disallow"],
    ["/a%2fb.html", "/a%2fb.html", "disallow"],
    ["/a%2fb.html", "/a/b.html", "allow"],
    ["/a/b.html", "/a%2fb.html", "allow"],
    ["/a/b.html", "/a/b.html", "disallow"],
    ["/%7ejoe/index.html", "/~joe/index.html", "disallow"],
    ["/~joe/index.html", "/%7Ejoe/index.html", "disallow"],
  ];
  return rows.map(([path, url, outcome]) =>
    forAll(`3.2.2, table: ${path}`, `Disallow: ${path}`, url, outcome),
  );
}

/** 4: "The following matrix shows which robots are allowed to access URLs"; y and n for unhipbot, for webcrawler and excite, for others. */
function matrixOfSection4(): readonly DocumentCase[] {
  const robots = `# /robots.txt for http://www.fict.org/
# comments to webmaster@fict.org

User-agent: unhipbot
Disallow: /

User-agent: webcrawler
User-agent: excite
Disallow:

User-agent: *
Disallow: /org/plans.html
Allow: /org/
Allow: /serv
Allow: /~mak
Disallow: /
`;
  const robotsOfMatrix = ["unhipbot", "webcrawler", "excite", "other"];
  const rows: readonly (readonly [path: string, answers: string])[] = [
    ["/", "nyyn"],
    ["/index.html", "nyyn"],
    ["/robots.txt", "yyyy"],
    ["/server.html", "nyyy"],
    ["/services/fast.html", "nyyy"],
    ["/services/slow.html", "nyyy"],
    ["/orgo.gif", "nyyn"],
    ["/org/about.html", "nyyy"],
    ["/org/plans.html", "nyyn"],
    ["/%7Ejim/jim.html", "nyyn"],
    ["/%7Emak/mak.html", "nyyy"],
  ];
  return rows.flatMap(([path, answers]) =>
    robotsOfMatrix.map((crawler, index): DocumentCase => {
      const outcome = answers[index] === "y" ? "allow" : "disallow";
      return { source: "4, matrix", robots, crawler, url: `http://www.fict.org${path}`, outcome };
    }),
  );
}
