import type { Pattern } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { allow } from "./response-meanings.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { exactAgents, standardGrouping, standardSyntax } from "./shared.ts";

/** Baidu, by copies of its help page on robots.txt (Chinese); quotations are translated. */
export const baidu: Dialect = {
  id: "baidu",
  title: "Baidu",
  source: {
    title: "Baidu, robots.txt help",
    url: "https://www.baidu.com/search/robots_english.html",
  },
  fileLimit: null,
  // "<field>:<optional space><value><optional space>"; lines end with CR, CR/NL or NL; # as in UNIX.
  syntax: standardSyntax,
  // "One or more records, separated by blank lines", each of User-agent lines, then rules.
  grouping: { ...standardGrouping, endedBy: "blank-line" },
  // "SomeBot is only bound by the lines after User-agent: SomeBot." A Disallow for Baiduspider
  // keeps every product of Baidu out; images, video, news and others have names of their own.
  agents: { ...exactAgents, familyOf },
  robotsTxtAllowed: true,
  alsoMeans: () => null,
  // "Baiduspider supports the wildcards * and $ …: $ matches the end of the line, * matches zero or
  // more of any character."
  patternOf: rulePattern,
  targetOf: rfc9309.targetOf,
  // "The order of Disallow and Allow lines is significant; the robot decides by the first
  // matching Allow or Disallow line."
  precedence: "first",
  // Baidu: where /robots.txt does not exist or is empty, the site is open to all robots.
  responses: {
    ...assumedRfc9309,
    source: {
      title: "Baidu, robots.txt help",
      url: "https://www.baidu.com/search/robots_english.html",
    },
    notes: ["Only a missing file is documented."],
    clientErrors: { 404: allow("no-file") },
  },
};

function familyOf(name: string): string | null {
  return name.startsWith("baiduspider-") ? "baiduspider" : null;
}

/** Examples: “Allow: .htm$, Disallow: /” for URLs ending in .htm only, “Disallow: .jpg$” for no pictures. */
function rulePattern(path: string): Pattern {
  const isEnding = path.endsWith("$") && !path.startsWith("/") && !path.startsWith("*");
  return rfc9309.patternOf(isEnding ? `*${path}` : path);
}
