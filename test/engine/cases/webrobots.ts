import { asked, bites, type Case, fails, oneRule, site } from "./case.ts";

/** What WebRobots 0.1.2 answered with Ruby 3.1.2. */
const by = (what: string) => `WebRobots 0.1.2, ${what}`;
const odd = by("robotstxt.ry: one line that does not fit, and there are no records");
const fits = by("robotstxt.ry: these lines fit");
const record = by("robotstxt.ry: a blank line ends a record");
const crLf = by("parse: the CR is part of the value");
const within = by("AgentLine: the value is searched in the whole header, in any case");
const mechanize = by("Mechanize 2.8.5: its header is Mechanize/2.8.5 Ruby/3.1.2p20 (http://…)");
const first = by("find_record: the first record that matches");
const byDefault = by("Record.default?: a record that names * comes last");
const length = by("Record: the longest value, stars count; Allow at the same length");
const dollar = by("AccessControlLine: $ ends the rule");
const decoded = by("AccessControlLine: both sides are decoded, but for %2F");
const empty = by("AccessControlLine: an empty value never matches");

/** Where one line does not fit, the case has a first line that decides nothing. */
const rejected = (robots: string) => ({ source: odd, robots, ...fails });
const read = (source: string, robots: string, line: number) => ({
  source,
  robots,
  ...bites,
  line,
});

/** The decisive cases. */
export const cases: readonly Case[] = [
  rejected("User-agent: *\nDisallow: /a\n\nUser-agent: x\nDisallow /b\n"),
  rejected("User-agent: *\nDisallow: /a\nUser-agent: x\nDisallow: /b\n"),
  rejected("User-agent: *\nDisallow: /a\nSitemap: /s\nUser-agent: x\nDisallow: /b\n"),
  rejected("Disallow: /b\nUser-agent: *\nDisallow: /a\n"),
  rejected("User-agent : *\nDisallow: /a\n"),
  rejected("User-agent: *\nDisallow: /a\n\tDisallow: /b\n"),
  rejected(" User-agent: *\nDisallow: /a\n"),
  rejected("\ufeffUser-agent: *\nDisallow: /a\n"),
  rejected("User-agent: *\nDisallow: /a\nFoo: :b\n"),
  rejected("User-agent: *\nDisallow: /a\nFoo=1: b\n"),
  rejected("User-agent: *\nDisallow: /a\n\n# c\nDisallow: /b\n"),
  rejected("User-agent: *\nDisallow: # none\n\nUser-agent: *\nDisallow: /a\n"),
  rejected("User-agent: *\nDisallow: /a\nDisallow:"),
  rejected("User-agent: *\nDisallow: /a\n\0\n"),
  read(fits, "User-agent: *\nDisallow: /a\nDisallow: ", 2),
  read(fits, "User-agent: *\nDisallow: /a\n\nDisallow: /b\n", 2),
  read(fits, "# c\n\nSitemap: /s\nUser-agent: * # all\n# c\nDisallow:/a # c", 6),
  read(fits, "User-agent: *\nFoo : bar\nDisallow: /a\n", 3),
  read(fits, "User-agent: *\nAllow : /a\nDisallow: /a\n", 3),
  read(fits, "User-agent: *\nDisallow: /a\nhttp://example.com/\n", 2),
  { source: record, robots: "User-agent: *\n\t\nDisallow: /a\n", ...fails },
  { source: crLf, robots: "User-agent: *\r\nDisallow: /a\r\n", ...fails },
  asked(within, "oBo", "FooBot", "disallow"),
  asked(within, "FooBot/9", "FooBot", "allow"),
  asked(mechanize, "ruby", "Mechanize", "disallow"),
  asked(mechanize, "Mechanize/9", "Mechanize", "allow"),
  {
    source: first,
    robots: "User-agent: foobot\nDisallow: /b\n\nUser-agent: foobot\nDisallow: /a\n",
    ...fails,
  },
  read(first, "User-agent: *\nDisallow: /b\n\nUser-agent:\nDisallow: /a\n", 5),
  {
    source: byDefault,
    robots: "User-agent: *\nUser-agent: Foo\nDisallow: /a\n\nUser-agent: Bot\nDisallow: /b\n",
    ...fails,
  },
  oneRule(length, "Allow: /p/ok\nDisallow: /p****", `${site}/p/ok/x`, "disallow", 3),
  oneRule(length, "Disallow: /p/x\nAllow: /p/x", `${site}/p/x`, "allow", 3),
  oneRule(dollar, "Disallow: /a$b", `${site}/a`, "disallow", 2),
  oneRule(dollar, "Disallow: /*.pdf$", `${site}/x.pdf?y`, "allow", 0),
  oneRule(decoded, "Disallow: /a%20b%C3%A9", `${site}/a%20b%c3%a9`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%2fb", `${site}/a%2Fb`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%2Fb", `${site}/a/b`, "allow", 0),
  oneRule(empty, "Disallow:\nAllow:", `${site}/a`, "allow", 0),
];
