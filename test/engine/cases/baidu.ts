import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import { type DocumentCase, forAll, forFooBot } from "./document-case.ts";

const first = "“the robot decides by the first matching Allow or Disallow line”";
const wildcards =
  "“Baiduspider supports the wildcards * and $”: zero or more characters; the line’s end";
const ending = "example: “only URLs that end in .htm”, “no pictures”";
const dynamic = "example: “no dynamic pages”";
const inCase = "“mind the case of the directories that you do not want fetched”";
const bound = "“SomeBot is only bound by the Disallow and Allow lines after User-agent: SomeBot”";
const blank = "“one or more records, separated by blank lines”";
const several = "“one or more User-agent lines, then Disallow and Allow lines”";
const prefix =
  "“/help forbids /help.html, /helpabc.html, /help/index.html; /help/ allows the first two”";
const open = "“if /robots.txt does not exist or is empty, the site is open to all robots”";
const noPath = "“Disallow: says that the robot may visit every URL”";
const comment = "“# for comments, as customary in UNIX”";
const products = "a Disallow for Baiduspider holds for all of Baidu’s products";
const twoStars =
  "“there can be only one record User-agent: *”; the effect is not documented, read as RFC 9309";
const silent = "not documented; read as RFC 9309";

const family =
  "User-agent: Baiduspider\nDisallow: /a\n\nUser-agent: Baiduspider-image\nDisallow: /b\n";

function told(
  crawler: string,
  source: string,
  robots: string,
  url: string,
  outcome: Outcome,
): DocumentCase {
  return { source, robots, crawler, url, outcome };
}

/** Baidu’s help page on robots.txt; quotations are translated from copies in Chinese. */
export const cases: readonly DocumentCase[] = [
  forAll(first, "Disallow: /\nAllow: /p", "/page", "disallow"),
  forAll(first, "Allow: /p\nDisallow: /", "/page", "allow"),
  forAll(first, "Allow: /p\nDisallow: /", "/other", "disallow"),
  forAll(first, "Allow: /\nDisallow: /a", "/a", "allow"),
  forAll(first, "Allow: /folder\nDisallow: /folder", "/folder/page", "allow"),
  forAll(first, "Disallow: /folder\nAllow: /folder", "/folder/page", "disallow"),
  forAll(first, "Allow: /page\nDisallow: /*.htm", "/page.htm", "allow"),
  forAll(first, "Disallow: /*.htm\nAllow: /page", "/page.htm", "disallow"),
  forAll(first, "Allow: /cgi-bin/see\nDisallow: /cgi-bin/", "/cgi-bin/see.html", "allow"),
  forAll(first, "Disallow: /cgi-bin/\nAllow: /cgi-bin/see", "/cgi-bin/see.html", "disallow"),
  forAll(wildcards, "Disallow: /*.php", "/a.php?x", "disallow"),
  forAll(wildcards, "Disallow: /*.php$", "/a.php?x", "allow"),
  forAll(wildcards, "Disallow: /*.php$", "/a.php", "disallow"),
  forAll(wildcards, "Disallow: /*?*", "/a?x=1", "disallow"),
  forAll(wildcards, "Disallow: /cgi-bin/*.htm", "/cgi-bin/a/b.htm", "disallow"),
  forAll(ending, "Allow: .htm$\nDisallow: /", "/a.htm", "allow"),
  forAll(ending, "Allow: .htm$\nDisallow: /", "/a.html", "disallow"),
  forAll(ending, "Disallow: .jpg$\nDisallow: .gif$", "/x/a.gif", "disallow"),
  forAll(ending, "Disallow: .jpg$", "/a.jpg?x", "allow"),
  forAll(dynamic, "Disallow: /*?*", "/a?", "disallow"),
  forFooBot(
    bound,
    "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/a",
    "allow",
  ),
  forFooBot(
    bound,
    "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forFooBot(several, "User-agent: BarBot\nUser-agent: FooBot\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(blank, "User-agent: FooBot\nDisallow: /a\n\nDisallow: /b\n", "/b", "allow"),
  forFooBot(blank, "User-agent: FooBot\n\nUser-agent: BarBot\nDisallow: /a\n", "/a", "allow"),
  forFooBot(blank, "User-agent: FooBot\n# c\nDisallow: /a\n", "/a", "disallow"),
  forAll(prefix, "Disallow: /help", "/help.html", "disallow"),
  forAll(prefix, "Disallow: /help", "/helpabc.html", "disallow"),
  forAll(prefix, "Disallow: /help", "/help/index.html", "disallow"),
  forAll(prefix, "Disallow: /help/", "/help.html", "allow"),
  forAll(prefix, "Disallow: /help/", "/help/index.html", "disallow"),
  forFooBot(open, "", "/a", "allow"),
  forAll(noPath, "Disallow:", "/a", "allow"),
  forAll(`${noPath}; lines after it hold`, "Disallow:\nDisallow: /a", "/a", "disallow"),
  forAll(comment, "Disallow: /a # /b", "/a", "disallow"),
  forAll(comment, "Disallow: /a # /b", "/b", "allow"),
  told("Baiduspider-image", products, "User-agent: Baiduspider\nDisallow: /a\n", "/a", "disallow"),
  told("Baiduspider-image", products, family, "/a", "allow"),
  told("Baiduspider-image", products, family, "/b", "disallow"),
  told("Baiduspider", products, family, "/a", "disallow"),
  told("Baiduspider", products, family, "/b", "allow"),
  told(
    "Baiduspider-image",
    bound,
    "User-agent: Baiduspider\nAllow: /\n\nUser-agent: *\nDisallow: /\n",
    "/a",
    "allow",
  ),
  forAll(twoStars, "Disallow: /a\n\nUser-agent: *\nDisallow: /b", "/b", "disallow"),
  forAll(inCase, "Disallow: /A", "/a", "allow"),
  forAll(silent, "Disallow: a", "/a", "allow"),
  told("baiduspider", silent, "User-agent: Baiduspider\nDisallow: /a\n", "/a", "disallow"),
  forFooBot(silent, "Disallow: /a\nUser-agent: *\nDisallow: /b\n", "/a", "allow"),
  forFooBot(
    silent,
    "User-agent: FooBot\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    "/b",
    "disallow",
  ),
  forAll(silent, "Allow:\nDisallow: /a", "/a", "disallow"),
  forAll(silent, "Disallow: /", "/robots.txt", "allow"),
  forAll(silent, "Disallow: /caf%C3%A9", "/café", "disallow"),
];
