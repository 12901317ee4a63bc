import { asked, bites, type Case, fails, oneRule, site } from "./case.ts";

/** What GNU Wget2 2.2.0 did, with FooBot in the place of wget2. */
const by = (what: string) => `run: Wget2 2.2.0, ${what}`;
const whole = by("a value that begins with the token means it");
const star = by("a value that begins with * means every crawler");
const open = by("a group without Disallow goes on over the next user-agent line");
const joined = by("groups for it are joined");
const own = by("a group for it replaces those for *, in either order");
const empty = by("a Disallow without a path drops all rules of its group");
const second = by("the first character of a rule is not compared");
const blank = by("a rule ends at the first white space");
const decoded = by("the URL is decoded, the rule is not");
const pathOnly = by("the query is not compared");
const plain = by("* and $ are ordinary characters");
const unknown = by("Allow is not known");
const lines = by("blanks before a name and its colon are skipped");
const comment = by("# ends a value");

/** The decisive cases. */
export const cases: readonly Case[] = [
  asked(whole, "foobot", "FooBot", "disallow"),
  asked(whole, "FooBot/2.1", "FooBot", "disallow"),
  asked(whole, "FooBot-News", "FooBot", "disallow"),
  asked(whole, "Foo", "FooBot", "allow"),
  asked(whole, "the FooBot", "FooBot", "allow"),
  asked(star, "*bot", "FooBot", "disallow"),
  {
    source: open,
    robots: "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n",
    ...bites,
    line: 5,
  },
  {
    source: open,
    robots: "User-agent: FooBot\nCrawl-delay: 5\n\nUser-agent: GPTBot\nDisallow: /\n",
    ...bites,
    line: 5,
  },
  {
    source: joined,
    robots: "User-agent: FooBot\nDisallow: /b\n\nUser-agent: FooBot\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  {
    source: own,
    robots: "User-agent: FooBot\nDisallow: /b\n\nUser-agent: *\nDisallow: /a\n",
    ...fails,
  },
  {
    source: own,
    robots: "User-agent: *\nDisallow: /a\n\nUser-agent: FooBot\nDisallow: /b\n",
    ...fails,
  },
  oneRule(empty, "Disallow:\nDisallow: /a", `${site}/a`, "allow", 2),
  oneRule(empty, "Disallow: /a\nDisallow:", `${site}/a`, "allow", 3),
  oneRule(empty, "Disallow: # nothing\nDisallow: /a", `${site}/a`, "allow", 2),
  {
    source: empty,
    robots: "User-agent: *\nDisallow:\n\nUser-agent: *\nDisallow: /a\n",
    ...fails,
    line: 2,
  },
  {
    source: empty,
    robots: "User-agent: *\nDisallow:\n\nUser-agent: FooBot\nDisallow: /a\n",
    ...bites,
    line: 5,
  },
  oneRule(second, "Disallow: private/", `${site}/private/x`, "allow", 0),
  oneRule(second, "Disallow: private/", `${site}/rivate/x`, "disallow", 2),
  oneRule(second, "Disallow: *.pdf", `${site}/a.pdf`, "allow", 0),
  oneRule(second, "Disallow: *", `${site}/a`, "disallow", 2),
  oneRule(blank, "Disallow: /a b", `${site}/ac`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%20b", `${site}/a%20b`, "allow", 0),
  oneRule(decoded, "Disallow: /caf%C3%A9", `${site}/caf%C3%A9`, "allow", 0),
  oneRule(decoded, "Disallow: /café", `${site}/caf%c3%a9`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%20b", `${site}/a%2520b`, "disallow", 2),
  oneRule(decoded, "Disallow: /a/b", `${site}/a%2Fb`, "disallow", 2),
  oneRule(decoded, "Disallow: /a/b", `${site}/a//b`, "disallow", 2),
  oneRule(decoded, "Disallow: /a", `${site}/b/../a`, "disallow", 2),
  oneRule(pathOnly, "Disallow: /s?q=", `${site}/s?q=1`, "allow", 0),
  oneRule(pathOnly, "Disallow: /s", `${site}/s?q=1`, "disallow", 2),
  oneRule(plain, "Disallow: /a$", `${site}/a`, "allow", 0),
  oneRule(plain, "Disallow: /a$", `${site}/a$b`, "disallow", 2),
  oneRule(unknown, "Allow: /a\nDisallow: /", `${site}/a`, "disallow", 3),
  { source: lines, robots: " User-agent : *\n\tDisallow\t: /a\n", ...bites },
  { source: lines, robots: "\ufeffUser-agent: *\nDisallow: /a\n", ...fails },
  { source: lines, robots: "User-agent: *\rDisallow: /a\r", ...fails },
  oneRule(comment, "Disallow: /a#b", `${site}/ac`, "disallow", 2),
];

/** See leaves-open.ts. */
export const leavesOpen = true;
