import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import { lowerCase } from "../text/characters.ts";
import { governs, siteOf } from "../url/scope.ts";
import { pathOf, percentEncode } from "../url/url.ts";
import { allow, always, anyText, followed } from "./response-meanings.ts";
import {
  literalPattern,
  standardGrouping,
  standardSyntax,
  trimmed,
  withoutDots,
} from "./shared.ts";

/** WWW::RobotRules 6.02 of Perl, with URI 5.17. Function names in comments are those of RobotRules.pm. */
export const wwwRobotrules: Dialect = {
  id: "www-robotrules",
  title: "WWW::RobotRules (Perl)",
  source: { title: "WWW::RobotRules 6.02", url: "https://metacpan.org/pod/WWW::RobotRules" },
  fileLimit: null,
  // LWP::RobotUA 6.03, simple_request, which fetches what WWW::RobotRules reads.
  responses: {
    ...anyText,
    source: { title: "LWP::RobotUA", url: "https://metacpan.org/pod/LWP::RobotUA" },
    notes: [
      "WWW::RobotRules does not fetch; this is what LWP::RobotUA does with it: whatever is no text, no success, or has no Disallow line counts as an empty file.",
    ],
    // LWP::UserAgent, max_redirect.
    redirects: followed(7, allow("too-many-redirects")),
    clientErrors: {},
    otherClientError: allow("no-file"),
    // LWP answers 500 itself where there is no answer.
    serverError: always(allow("fails-open")),
    unreachable: always(allow("fails-open")),
    cacheHours: null,
  },
  syntax: {
    ...standardSyntax,
    // parse: a byte order mark makes the first key an unknown one.
    skipsMark: false,
    isBlank: isPerlBlank,
  },
  grouping: {
    ...standardGrouping,
    ruleFields: ["disallow"],
    // parse, $seen_disallow.
    closesAgents: ["disallow"],
    endedBy: "blank-line",
    // parse: "assume that User-agent: * was intended".
    rulesBeforeAgents: "for-all",
    // parse: "That was our record. No need to read the rest." @anon_disallowed gathers all of `*`.
    joins: "star",
  },
  agents: {
    tokenOf: lowerCase,
    nameOf: shortName,
    // is_me: an empty value is part of every name.
    strength: (token, name) => (name.includes(token) ? 1 : 0),
  },
  robotsTxtAllowed: false,
  alsoMeans: () => null,
  patternOf: rulePattern,
  targetOf,
  // allowed: every rule forbids but an empty one, which ends the search.
  precedence: "first",
};

/** agent: the first word, up to a slash. */
function shortName(crawler: string): string {
  return lowerCase(/[^\t-\r ]+/.exec(crawler)?.[0].replace(/\/.*/s, "") ?? "");
}

/** parse: URI->new_abs, then path_query. A rule of another scheme than the web's, or without a host, is skipped. */
function rulePattern(value: string): Pattern {
  if (value === "") return literalPattern("");
  const url = perlUrl(value);
  const whole = /^([a-z][a-z0-9.+-]*:)?\/\/([^/?]*)(.*)$/i.exec(url);
  if (!whole || !isOfWeb(whole[1] ?? "http:"))
    return /^[a-z][a-z0-9.+-]*:/i.test(url) ? NOTHING : literalPattern(absolutePath(url));
  const [, , authority = "", rest = ""] = whole;
  return {
    ...literalPattern(rest || "/"),
    // URI->host: a colon without a port stays part of the name.
    isAbout: (site) => !authority.endsWith(":") && governs(site, url).governed,
  };
}

/** allowed: "Robots.txt applies to only those schemes", http and https. */
function targetOf(url: string): Target {
  const given = perlUrl(url);
  const [whole, scheme = "", rest = ""] =
    /^([a-z][a-z0-9.+-]*:)\/\/[^/?#]*([^#]*)/i.exec(given) ?? [];
  const path = whole === undefined ? pathOf(given) : isOfWeb(scheme) ? rest : "";
  const address = siteOf(url);
  const target = { path, queryPath: path };
  return address.kind === "site" ? { ...target, site: address.site } : target;
}

function isOfWeb(scheme: string): boolean {
  return /^https?:$/i.test(scheme);
}

/** A text as Perl's URI 5.17 takes it for a URL. URI->new gets rid of wrapping; _uric_escape escapes what no URL contains. */
export function perlUrl(text: string): string {
  const unwrapped = text.replace(/^<(?:URL:)?(.*)>$/, "$1").replace(/^"(.*)"$/, "$1");
  return trimmed(unwrapped, isPerlBlank).replace(/[^;/?:@&=+$,\w.!~*'()%#-]+/gu, percentEncode);
}

/** \s in a text of octets: tab, LF, VT, FF, CR, space. */
export function isPerlBlank(unit: number): boolean {
  return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
}

/**
 * Path and query of a reference without scheme and host, where the base is `/robots.txt`: URI->abs.
 * It takes whatever stands before a colon for a scheme once the path is cut out.
 */
export function absolutePath(reference: string): string {
  const [, path = "", query = ""] = /^(?:[^:/?]+:)?([^?]*)(.*)$/.exec(reference) ?? [];
  if (path === "") return `/robots.txt${query}`;
  if (path.startsWith("/")) return reference.startsWith("/") ? reference : `/${reference}`;
  return withoutDots(`/${path}`, "kept") + query;
}
