import { type Case, oneRule } from "./case.ts";

const comment = 'RFC 9309 2.2.3, "#" designates a line comment';
const end = 'RFC 9309 2.2.3, "$" designates the end of the match pattern';
const inside = 'RFC 9309 2.2.3: "$" ends a pattern; read as an ordinary character anywhere else';
const any = 'RFC 9309 2.2.3, "*" designates 0 or more instances of any character';
const starTable = "RFC 9309 2.2.3, example of percent-encoding, %2A";
const dollarTable = "RFC 9309 2.2.3, example of percent-encoding, %24";
const starUrl = "https://www.example.com/path/file-with-a-*.html";
const dollarUrl = "https://www.example.com/path/foo-$";

/** Section 2.2.3 and its two tables. */
export const specialCharacters: readonly Case[] = [
  oneRule(comment, "disallow: /\nallow: / # comment in line", "/a", "allow", 3),
  oneRule(comment, "# comment on its own line\ndisallow: /", "/a", "disallow", 3),
  oneRule(comment, "Disallow: /a#b", "/a", "disallow", 2),
  oneRule(
    'RFC 9309 2.2.3: a "#" of a path is written %23',
    "Disallow: /a%23b",
    "/a%23b",
    "disallow",
    2,
  ),
  oneRule(end, "Disallow: /\nAllow: /this/path/exactly$", "/this/path/exactly", "allow", 3),
  oneRule(end, "Disallow: /\nAllow: /this/path/exactly$", "/this/path/exactly/not", "disallow", 2),
  oneRule(end, "Disallow: /\nAllow: /this/path/exactly$", "/this/path/exactly?x", "disallow", 2),
  oneRule(end, "Disallow: /$", "/", "disallow", 2),
  oneRule(end, "Disallow: /$", "/a", "allow", 0),
  oneRule(inside, "Disallow: /a$b", "/a$b", "disallow", 2),
  oneRule(inside, "Disallow: /a$b", "/a", "allow", 0),
  oneRule(inside, "Disallow: /a$$", "/a$", "disallow", 2),
  oneRule(any, "Disallow: /\nAllow: /this/*/exactly", "/this/a/b/exactly", "allow", 3),
  oneRule(any, "Disallow: /\nAllow: /this/*/exactly", "/this//exactly", "allow", 3),
  oneRule(any, "Disallow: /\nAllow: /this/*/exactly", "/this/a/exactly/so", "allow", 3),
  oneRule(any, "Disallow: /\nAllow: /this/*/exactly", "/this/exactly", "disallow", 2),
  oneRule(any, "Disallow: /*.php$", "/a/b.php", "disallow", 2),
  oneRule(any, "Disallow: /*.php$", "/a.php.php", "disallow", 2),
  oneRule(any, "Disallow: /*.php$", "/a.php?x", "allow", 0),
  oneRule(any, "Disallow: /*?", "/a/b?x", "disallow", 2),
  oneRule(any, "Disallow: /a**b*", "/ab", "disallow", 2),
  oneRule(any, "Disallow: *", "/a", "disallow", 2),
  oneRule(
    'RFC 9309 2.2.3, "*", and its example in 5.1: a star stands for the slash too',
    "Disallow: *.gif$",
    "/x/a.gif",
    "disallow",
    2,
  ),
  oneRule(starTable, "Disallow: /path/file-with-a-%2A.html", starUrl, "disallow", 2),
  oneRule(
    starTable,
    "Disallow: /path/file-with-a-%2A.html",
    "/path/file-with-a-%2A.html",
    "disallow",
    2,
  ),
  oneRule(
    starTable,
    "Disallow: /path/file-with-a-%2a.html",
    "/path/file-with-a-b.html",
    "allow",
    0,
  ),
  oneRule(dollarTable, "Disallow: /path/foo-%24", dollarUrl, "disallow", 2),
  oneRule(dollarTable, "Disallow: /path/foo-%24", "/path/foo-%24bar", "disallow", 2),
  oneRule(dollarTable, "Disallow: /path/foo-%24", "/path/foo-", "allow", 0),
  oneRule(dollarTable, "Disallow: /path/foo-%24$", "/path/foo-$bar", "allow", 0),
];
