import type { Pattern } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { exactAgents, standardGrouping } from "./shared.ts";

/** Baidu, as copies of its help page on robots.txt say (Chinese); the quotations are translated. Where the page says nothing, RFC 9309 applies. */
export const baidu: Dialect = {
  // "<field>:<optional space><value><optional space>"; lines end with CR, CR/NL or NL; # as in UNIX.
  ...rfc9309,
  id: "baidu",
  title: "Baidu",
  operator: "Baidu",
  source: {
    title: "Baidu, robots.txt help",
    url: "https://www.baidu.com/search/robots_english.html",
  },
  // "One or more records, separated by blank lines", each of User-agent lines, then rules.
  grouping: { ...standardGrouping, endedBy: "blank-line" },
  // "SomeBot is only bound by the lines after User-agent: SomeBot." A Disallow for Baiduspider
  // blocks every crawler of Baidu; images, video, news and others have tokens of their own.
  agents: { ...exactAgents, familyOf },
  schemes: WEB,
  // "Baiduspider supports the wildcards * and $ …: $ matches the end of the line, * matches zero or
  // more of any character."
  patternOf: rulePattern,
  // "The order of Disallow and Allow lines is significant; the robot decides by the first
  // matching Allow or Disallow line."
  precedence: "first",
  // Where /robots.txt does not exist or is empty, the site is open to all robots. Nothing else is documented.
  responses: assumedRfc9309,
};

function familyOf(name: string): string | null {
  return name.startsWith("baiduspider-") ? "baiduspider" : null;
}

/** Examples: "Allow: .htm$, Disallow: /" allows only URLs that end in .htm; "Disallow: .jpg$" blocks pictures. */
function rulePattern(path: string): Pattern {
  const isEnding = path.endsWith("$") && !path.startsWith("/") && !path.startsWith("*");
  return rfc9309.patternOf(isEnding ? `*${path}` : path);
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "help page without a date",
  usedBy: "crawlers of Baidu",
  checked: "its documents",
  wins: "first",
  wildcards: true,
  notes: [
    "The first Allow or Disallow line that matches decides. Its length does not matter.",
    "Baidu’s help says that a Disallow without a path allows everything. In the playground it disallows nothing, and the lines after it still count.",
    "An Allow without a path is not documented. The playground ignores it, as in RFC 9309.",
    "Baidu permits only one * group, and the effect of a second one is not documented. The playground joins groups with the same token, as in RFC 9309.",
    "Examples in copies of the help use .jpg$, without a slash, for all URLs that end in .jpg. The playground reads every rule of this form as if it began with a star. Without the final $, a rule with no slash or star at its start matches nothing.",
    "A file must have a Disallow line. The effect of a file without one is not documented; in the playground it allows everything.",
    "The help does not say whether a line with only spaces separates groups. In the playground it does, like an empty line.",
    "Not documented: the case of product tokens, rules before any group, the byte order mark, percent-encoding, the size limit, and /robots.txt itself. The playground follows RFC 9309.",
  ],
};
