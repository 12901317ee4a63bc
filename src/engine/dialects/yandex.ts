import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { allow, always, read } from "./response-meanings.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { exactAgents, standardGrouping, standardSyntax } from "./shared.ts";

/** Yandex, by its Webmaster help; page names in comments are the help's. What it leaves out is read as RFC 9309. */
export const yandex: Dialect = {
  id: "yandex",
  title: "Yandex",
  source: {
    title: "Yandex Webmaster help, Disallow and Allow directives",
    url: "https://yandex.com/support/webmaster/en/robot-workings/allow-disallow",
  },
  // robots-txt, requirements: "the file size doesn't exceed 500 KB", else the site is open.
  fileLimit: { octets: 500 * 1000, beyond: "file-ignored" },
  syntax: standardSyntax,
  // allow-disallow: "Empty line breaks aren't allowed between the User-agent, Disallow and Allow
  // directives." error-dictionary: "No User-agent directive in front of rule. … Perhaps, the file
  // contains an empty line after User-agent."
  grouping: { ...standardGrouping, endedBy: "blank-line" },
  // user-agent: "looks for either the substring Yandex (the case doesn't matter) or *"; directives
  // for a specific robot replace both.
  agents: { ...exactAgents, familyOf },
  robotsTxtAllowed: true,
  alsoMeans: () => null,
  patternOf: rulePattern,
  targetOf: rfc9309.targetOf,
  // allow-disallow, combining directives: sorted by prefix length from shortest to longest, the
  // last that matches is used; of equal length Allow.
  precedence: "longest",
  // Yandex Webmaster help, requirements for robots.txt: what does not meet them leaves the site open.
  responses: {
    ...assumedRfc9309,
    source: {
      title: "Yandex Webmaster help, robots.txt",
      url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
    },
    notes: [
      "A file counts that is a text of up to 500 KB and comes with status 200; with anything else the site is open. Server errors are not named apart.",
    ],
    html: allow("not-text"),
    tooLarge: allow("file-ignored"),
    // "Yandex supports redirects from the robots.txt of one site to the file of another": its rules count.
    redirects: {
      ...assumedRfc9309.redirects,
      followed: read("followed"),
      toOtherHost: read("followed"),
    },
    otherClientError: allow("not-200"),
    serverError: always(allow("not-200")),
  },
};

function familyOf(name: string): string | null {
  return name.startsWith("yandex") ? "yandex" : null;
}

/** error-dictionary: "A rule can start only with the / or * character." An empty one says nothing. */
function rulePattern(path: string): Pattern {
  return path.startsWith("/") || path.startsWith("*") ? rfc9309.patternOf(path) : NOTHING;
}
