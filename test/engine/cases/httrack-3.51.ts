import { asked, bites, type Case, fails, oneRule, site } from "./case.ts";

/** What HTTrack 3.51.0 did, with FooBot in the place of HTTrack. */
const by = (what: string) => `run: HTTrack 3.51.0, ${what}`;
const value = by("a value that begins with the token means it");
const own = by("its own group, though without a rule, replaces the * group");
const list = by("each of the user-agent lines in a row counts");
const noSlash = by("a rule that begins with neither a slash nor a star never matches");
const longest = by("the longest rule decides, stars count; Allow at the same length");
const end = by("$ at its end is the end of the URL with its query");
const caseful = by("the case of a path counts");
const decoded = by("some percent-encodings of the path are decoded, the rule is not");
const long = by("a long rule is one rule");

const ppp = `/${"p".repeat(199)}`;

/** The decisive cases. */
export const cases: readonly Case[] = [
  asked(value, "webhttrack", "HTTrack", "disallow"),
  asked(value, "Mozilla", "HTTrack", "allow"),
  {
    source: own,
    robots: "User-agent: FooBot\nDisallow:\n\nUser-agent: *\nDisallow: /\n",
    ...fails,
  },
  { source: list, robots: "User-agent: *\nUser-agent: BarBot\nDisallow: /a\n", ...bites, line: 3 },
  oneRule(noSlash, "Disallow: .pdf", `${site}/a.pdf`, "allow", 0),
  oneRule(noSlash, "Disallow: *.pdf", `${site}/a.pdf`, "disallow", 2),
  oneRule(longest, "Allow: /a/b\nDisallow: /a***", `${site}/a/b/1`, "disallow", 3),
  oneRule(longest, "Disallow: /a\nAllow: /a", `${site}/a`, "allow", 3),
  oneRule(end, "Disallow: /a$", `${site}/a?x`, "allow", 0),
  oneRule(end, "Disallow: /b$x", `${site}/b$x`, "disallow", 2),
  oneRule(caseful, "Disallow: /AbC", `${site}/abc`, "allow", 0),
  oneRule(decoded, "Disallow: /a b", `${site}/a%20b`, "disallow", 2),
  oneRule(decoded, "Disallow: /a%2Fb", `${site}/a%2fb`, "allow", 0),
  oneRule(long, `Disallow: ${ppp}x\nDisallow: /a`, `${site}/a`, "disallow", 3),
];
