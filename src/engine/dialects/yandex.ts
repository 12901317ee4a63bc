import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { allow, always } from "./response-meanings.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { exactAgents, standardGrouping } from "./shared.ts";

/** Yandex, as its Webmaster help says; the comments name pages of the help. Where the help says nothing, RFC 9309 applies. */
export const yandex: Dialect = {
  // allow-disallow, combining directives: sorted by prefix length from shortest to longest, the
  // last that matches is used; of equal length Allow.
  ...rfc9309,
  id: "yandex",
  title: "Yandex",
  operator: "Yandex",
  source: {
    title: "Yandex Webmaster help, Disallow and Allow directives",
    url: "https://yandex.com/support/webmaster/en/robot-workings/allow-disallow",
  },
  // robots-txt, requirements: "the file size doesn't exceed 500 KB", else the site is open.
  fileLimit: { octets: 500 * 1000, beyond: "file-ignored" },
  // allow-disallow: "Empty line breaks aren't allowed between the User-agent, Disallow and Allow
  // directives." error-dictionary: "No User-agent directive in front of rule. … Perhaps, the file
  // contains an empty line after User-agent."
  grouping: { ...standardGrouping, endedBy: "blank-line" },
  // user-agent: "looks for either the substring Yandex (the case doesn't matter) or *"; directives
  // for a specific robot replace both.
  agents: { ...exactAgents, familyOf },
  schemes: WEB,
  patternOf: rulePattern,
  // https://yandex.com/support/webmaster/en/controlling-robot/robots-txt, requirements: a text of up to
  // 500 KB with status 200; any other response leaves the site open. "Yandex supports redirects
  // from the robots.txt of one site to the file of another." Server errors are not mentioned.
  responses: {
    ...assumedRfc9309,
    html: allow("not-text"),
    tooLarge: allow("file-ignored"),
    otherClientError: allow("not-200"),
    serverError: always(allow("not-200")),
  },
};

function familyOf(name: string): string | null {
  return name.startsWith("yandex") ? "yandex" : null;
}

/** error-dictionary: "A rule can start only with the / or * character." An empty rule has no effect. */
function rulePattern(path: string): Pattern {
  return path.startsWith("/") || path.startsWith("*") ? rfc9309.patternOf(path) : NOTHING;
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "help pages of 2025",
  usedBy: "crawlers of Yandex",
  checked: "its documents",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  // Yandex Webmaster help: robots-txt, allow-disallow, user-agent, crawl-delay, error-dictionary/robots-txt.
  notes: [
    "A Yandex crawler looks for a group with its own token, then for the Yandex group, then for the * group. Yandex’s help warns that some Yandex crawlers may ignore the * group, and some the Yandex group too.",
    "An empty line between User-agent, Disallow and Allow is an error. In the playground it ends the group, and the rules after it apply to no crawler, as the help’s error message says.",
    "The help does not say whether a line with only spaces counts as an empty line. In the playground it does.",
    "Several groups with the same token are not documented, and several * groups are an error with unknown effect. The playground joins them, as in RFC 9309.",
    "A rule with over 1,024 characters and a file with over 2,048 rules are errors with unknown effect. The playground reads them.",
    "Yandex ignores a file over 500 KB and allows everything. The playground reads KB as 1,000 bytes.",
    "Yandex ignores an Allow without a path. Until about 2016 the help said that it means Disallow: /.",
    "The length of a rule with wildcards is not documented. The playground counts all its characters.",
    "Yandex has ignored Crawl-delay since 22 February 2018.",
    "Not documented: the byte order mark, percent-encoding, and /robots.txt itself. The playground follows RFC 9309.",
  ],
};
