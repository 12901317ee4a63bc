import type { Pattern } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { exactAgents, standardGrouping } from "./shared.ts";
import { DIALECT_TITLES } from "./titles.ts";

/** Baidu, as copies of its help page on robots.txt say (Chinese); the quotations are translated. Where the page says nothing, RFC 9309 applies. */
export const baidu: Dialect = {
  // "<field>:<optional space><value><optional space>"; lines end with CR, CR/NL or NL; # as in UNIX.
  ...rfc9309,
  id: "baidu",
  title: DIALECT_TITLES.baidu,
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
