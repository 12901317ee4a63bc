import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { httrackAgents, httrackResponses, httrackSyntax, httrackTarget } from "./httrack.ts";
import { standardGrouping, usual } from "./shared.ts";

/** HTTrack 3.51.0. Everything here was run. */
export const httrack351: Dialect = {
  // The longest rule wins, measured as it is written; Allow wins a tie.
  ...usual,
  id: "httrack-3.51",
  title: "HTTrack 3.51",
  source: {
    title: "HTTrack 3.51.0, htsrobots.c",
    url: "https://github.com/xroche/httrack",
  },
  responses: httrackResponses,
  syntax: { ...httrackSyntax, lineLimit: 1022 },
  // Only rules end a list of user-agent lines; own groups are joined, and replace those for `*`.
  grouping: standardGrouping,
  agents: httrackAgents,
  patternOf: fromSlashOrStar,
  targetOf: httrackTarget,
};

function fromSlashOrStar(path: string): Pattern {
  return /^[/*]/.test(path) ? patternOf(path) : NOTHING;
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "3.51.0, October 2026",
  usedBy: "HTTrack since 3.50-3 of September 2026",
  checked: "run: 1,485 of 1,485 random, 34 of 34 decisive",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  notes: [
    "HTTrack looks for groups whose token begins with httrack, winhttrack or webhttrack. Its User-Agent header begins with Mozilla, and a group for Mozilla does not apply to it.",
    "A rule that begins with neither a slash nor a star matches nothing.",
    "HTTrack decodes the URL, but not the rules: Disallow: /a%20b and /caf%C3%A9 match no URL. Write /a b and /café.",
    "A field counts only at the start of a line, with its colon directly behind it. A line is cut after 1,022 bytes. HTTrack ignores an Allow that was cut; the playground reads its beginning.",
    // By its code.
    "The rules of a crawler may together have 512,000 bytes, with two more for each rule. HTTrack leaves out a rule that exceeds this. The playground reads it.",
    "HTTrack asks for a compressed response, but does not read a compressed robots.txt. It does not follow redirects of robots.txt either. In both cases it fetches everything.",
    "HTTrack does not wait for the robots.txt of a second host: it fetches the links to that host on pages that it has already read. It also fetches the URLs on its command line.",
  ],
};
