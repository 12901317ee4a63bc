import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { allow, always } from "./response-meanings.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { exactAgents, standardGrouping } from "./shared.ts";
import { DIALECT_TITLES } from "./titles.ts";

/** Yandex, as its Webmaster help says; the comments name pages of the help. Where the help says nothing, RFC 9309 applies. */
export const yandex: Dialect = {
  // allow-disallow, combining directives: sorted by prefix length from shortest to longest, the
  // last that matches is used; of equal length Allow.
  ...rfc9309,
  id: "yandex",
  title: DIALECT_TITLES.yandex,
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
