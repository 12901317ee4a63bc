import type { Outcome } from "../../../src/engine/decide/verdict.ts";
import { type DocumentCase, forAll } from "./document-case.ts";

const userAgent = "user-agent: “used by all Yandex bots except the main indexing bot”";
const ownName = "user-agent: directives for a specific robot replace those of Yandex and *";
const hidden =
  "user-agent: “If the User-agent: Yandex string is detected, User-agent: * is ignored”";
const anyCase = "user-agent: “the substring Yandex (the case doesn’t matter)”";
const unlimited = "user-agent: neither Yandex nor * found, “unlimited access”";
const empty =
  "allow-disallow: “Empty line breaks aren’t allowed between User-agent, Disallow and Allow”";
const inFront = "error-dictionary: “No User-agent directive in front of rule”";
const sorted = "allow-disallow: sorted by prefix length, the last that matches is used";
const priority = "allow-disallow: of equal length, Allow has priority";
const noPath = "allow-disallow: an empty Disallow allows everything; a blank Allow is ignored";
const start = "error-dictionary: “A rule can start only with the / or * character”";
const wildcards = "allow-disallow: * is any sequence of characters, $ the end";
const delay = "crawl-delay: ignored since 22 February 2018";
const twoStars =
  "error-dictionary: “Only one rule of this type is allowed”; the effect is not documented, read as RFC 9309";
const silent = "not documented; read as RFC 9309";

const documented =
  "User-agent: YandexBot # main robot\nDisallow: /*id=\n\nUser-agent: Yandex\nDisallow: /*sid= # the others\n\nUser-agent: *\nDisallow: /cgi-bin\n";
const ownAndFamily = "User-agent: YandexBot\nDisallow: /a\n\nUser-agent: Yandex\nDisallow: /b\n";
const familyAndStar = "User-agent: Yandex\nDisallow: /b\n\nUser-agent: *\nDisallow: /\n";

function told(
  crawler: string,
  source: string,
  robots: string,
  url: string,
  outcome: Outcome,
): DocumentCase {
  return { source, robots, crawler, url, outcome };
}

function toldYandex(source: string, rules: string, url: string, outcome: Outcome): DocumentCase {
  return told("YandexBot", source, `User-agent: Yandex\n${rules}\n`, url, outcome);
}

/** Yandex Webmaster help; each source begins with the page’s name. */
export const cases: readonly DocumentCase[] = [
  told("YandexBot", ownName, documented, "/x?sid=1", "disallow"),
  told("YandexBot", ownName, documented, "/x?s=1", "allow"),
  told("YandexBot", ownName, documented, "/cgi-bin", "allow"),
  told("YandexImages", userAgent, documented, "/x?sid=1", "disallow"),
  told("YandexImages", userAgent, documented, "/x?id=1", "allow"),
  told("YandexImages", hidden, documented, "/cgi-bin", "allow"),
  told("FooBot", hidden, documented, "/cgi-bin", "disallow"),
  told("FooBot", hidden, documented, "/x?id=1", "allow"),
  told("YandexBot", ownName, ownAndFamily, "/b", "allow"),
  told("YandexBot", ownName, ownAndFamily, "/a", "disallow"),
  told("YandexImages", userAgent, ownAndFamily, "/b", "disallow"),
  told("YandexImages", userAgent, ownAndFamily, "/a", "allow"),
  told("YandexBot", hidden, familyAndStar, "/a", "allow"),
  told("YandexBot", hidden, familyAndStar, "/b", "disallow"),
  told("Yandex", hidden, familyAndStar, "/a", "allow"),
  told("YandexBot", anyCase, "User-agent: yAndEx\nDisallow: /a\n", "/a", "disallow"),
  told("YANDEXBOT", anyCase, "User-agent: yandexbot\nDisallow: /a\n", "/a", "disallow"),
  told("YandexBot", unlimited, "User-agent: FooBot\nDisallow: /\n", "/a", "allow"),
  told("YandexBot", userAgent, "User-agent: YandexImages\nDisallow: /\n", "/a", "allow"),
  told("YandexBot", silent, "User-agent: *\nDisallow: /a\n", "/a", "disallow"),
  told(
    "YandexBot",
    silent,
    "User-agent: FooBot\nUser-agent: Yandex\nDisallow: /a\n",
    "/a",
    "disallow",
  ),

  told("YandexBot", empty, "User-agent: Yandex\n\nDisallow: /a\n", "/a", "allow"),
  told("YandexBot", inFront, "User-agent: Yandex\nDisallow: /b\n\nDisallow: /a\n", "/a", "allow"),
  told(
    "YandexBot",
    inFront,
    "User-agent: Yandex\nDisallow: /b\n\nDisallow: /a\n",
    "/b",
    "disallow",
  ),
  told("YandexBot", inFront, "Disallow: /a\nUser-agent: Yandex\nDisallow: /b\n", "/a", "allow"),
  told(
    "YandexBot",
    empty,
    "User-agent: Yandex\n\nUser-agent: FooBot\nDisallow: /a\n",
    "/a",
    "allow",
  ),
  told(
    "YandexBot",
    `${empty}; a line of blanks is taken for one`,
    "User-agent: Yandex\n \nDisallow: /a\n",
    "/a",
    "allow",
  ),
  told(
    "YandexBot",
    `${empty}; a comment is no empty line`,
    "User-agent: Yandex\n# c\nDisallow: /a\n",
    "/a",
    "disallow",
  ),
  told("YandexBot", hidden, "User-agent: Yandex\n\nUser-agent: *\nDisallow: /\n", "/a", "allow"),

  toldYandex(sorted, "Disallow: /\nAllow: /cgi-bin", "/cgi-bin/x", "allow"),
  toldYandex(sorted, "Allow: /cgi-bin\nDisallow: /", "/cgi-bin/x", "allow"),
  toldYandex(sorted, "Allow: /cgi-bin\nDisallow: /", "/x", "disallow"),
  toldYandex(sorted, "Allow: /\nDisallow: /a", "/a", "disallow"),
  toldYandex(priority, "Allow: /a\nDisallow: /a", "/a", "allow"),
  toldYandex(priority, "Disallow: /a\nAllow: /a", "/a", "allow"),
  toldYandex(noPath, "Disallow:", "/a", "allow"),
  toldYandex(noPath, "Allow:", "/a", "allow"),
  toldYandex(noPath, "Allow:\nDisallow: /a", "/a", "disallow"),
  toldYandex(start, "Disallow: admin", "/admin", "allow"),
  toldYandex(start, "Disallow: *admin", "/x/admin", "disallow"),
  toldYandex(start, "Disallow: http://example.com/a", "/a", "allow"),
  toldYandex(start, "Disallow: $", "/", "allow"),
  toldYandex(wildcards, "Disallow: /cgi-bin/*.aspx", "/cgi-bin/a/b.aspx?x", "disallow"),
  toldYandex(wildcards, "Disallow: /*private", "/a/private/b", "disallow"),
  toldYandex(wildcards, "Disallow: /example$", "/example", "disallow"),
  toldYandex(wildcards, "Disallow: /example$", "/example.html", "allow"),
  toldYandex(wildcards, "Disallow: /page?", "/page?x=1", "disallow"),
  toldYandex(
    "user-agent: # begins a comment, up to the line’s end",
    "Disallow: /a#b",
    "/a",
    "disallow",
  ),

  toldYandex(delay, "Crawl-delay: 10\nDisallow: /b", "/a", "allow"),
  toldYandex(delay, "Crawl-delay: 10\nDisallow: /b", "/b", "disallow"),
  toldYandex("clean-param: intersectional", "Clean-param: x /\nDisallow: /b", "/b", "disallow"),
  forAll(twoStars, "Disallow: /a\n\nUser-agent: *\nDisallow: /b", "/b", "disallow"),
  toldYandex(silent, "Disallow: /a\n\nUser-agent: Yandex\nDisallow: /b", "/b", "disallow"),
  toldYandex(silent, "Disallow: /caf%C3%A9", "/café", "disallow"),
  toldYandex(silent, "Disallow: /", "/robots.txt", "allow"),
  told("YandexBot", silent, "\ufeffUser-agent: Yandex\nDisallow: /a\n", "/a", "disallow"),
];
