import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { lowerCase } from "../text/characters.ts";
import { percentEncode } from "../url/quoting.ts";
import { governs, siteOf } from "../url/scope.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, followed } from "./response-meanings.ts";
import { isAsciiSpace, standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { literalPattern, ORDINARY_PATH, trimmed, withoutDots } from "./shared-later.ts";

/** WWW::RobotRules 6.02 of Perl, with URI 5.17. The comments name functions of RobotRules.pm. */
export const wwwRobotrules: Dialect = {
  ...usual,
  id: "www-robotrules",
  title: "WWW::RobotRules (Perl)",
  source: { title: "WWW::RobotRules 6.02", url: "https://metacpan.org/pod/WWW::RobotRules" },
  // WWW::RobotRules does not fetch. LWP::RobotUA 6.03 does, in simple_request: a response that is not
  // text, not a success, or has no Disallow line counts as an empty file.
  responses: {
    ...anyText,
    // LWP::UserAgent, max_redirect.
    redirects: followed(7, allow("too-many-redirects")),
    otherClientError: allow("no-file"),
    // LWP itself makes a response with status 500 when the server does not respond.
    serverError: always(allow("fails-open")),
    unreachable: always(allow("fails-open")),
  },
  syntax: {
    ...standardSyntax,
    // parse: a byte order mark makes the first field unknown.
    skipsMark: false,
    isBlank: isAsciiSpace,
  },
  grouping: {
    ...standardGrouping,
    ruleFields: ["disallow"],
    // parse, $seen_disallow.
    closesAgents: ["disallow"],
    endedBy: "blank-line",
    // parse: "assume that User-agent: * was intended".
    rulesBeforeAgents: "for-all",
    // parse: "That was our record. No need to read the rest." @anon_disallowed collects all groups of `*`.
    joins: "star",
  },
  agents: {
    tokenOf: lowerCase,
    nameOf: shortName,
    // is_me: every name contains the empty value.
    strength: (token, name) => (name.includes(token) ? 1 : 0),
  },
  patternOf: rulePattern,
  targetOf,
  // allowed: every rule disallows, except an empty one, which ends the search.
  precedence: "first",
};

/** agent: the first word, up to the first slash. */
function shortName(crawler: string): string {
  return lowerCase(/[^\t-\r ]+/.exec(crawler)?.[0].replace(/\/.*/s, "") ?? "");
}

/** parse: URI->new_abs, then path_query. It skips a rule with another scheme than http and https, or without a host. */
function rulePattern(value: string): Pattern {
  if (value === "" || ORDINARY_PATH.test(value)) return literalPattern(value);
  const url = perlUrl(value);
  const whole = /^([a-z][a-z0-9.+-]*:)?\/\/([^/?]*)(.*)$/i.exec(url);
  if (!whole || !isOfWeb(whole[1] ?? "http:"))
    return /^[a-z][a-z0-9.+-]*:/i.test(url) ? NOTHING : literalPattern(absolutePath(url));
  const [, , authority = "", rest = ""] = whole;
  const path = rest || "/";
  return {
    pieces: [path],
    anchored: false,
    octets: path.length,
    inQuery: false,
    // URI->host: a colon without a port is part of the host.
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
  const target = targetFor(path);
  if (address.kind !== "site") return target;
  // A colon without a port is part of the host, for rules too.
  const { site } = address;
  const isOdd = /^[^/?#]*:\/\/[^/?#]*:(?:[/?#]|$)/.test(url);
  return { ...target, site: isOdd ? { ...site, host: `${site.host}:` } : site };
}

function isOfWeb(scheme: string): boolean {
  return /^https?:$/i.test(scheme);
}

/** A text as Perl's URI 5.17 reads it. URI->new removes wrapping; _uric_escape percent-encodes characters that no URL contains. */
function perlUrl(text: string): string {
  const unwrapped = /^[<"]/.test(text)
    ? text.replace(/^<(?:URL:)?(.*)>$/, "$1").replace(/^"(.*)"$/, "$1")
    : text;
  return trimmed(unwrapped, isAsciiSpace).replace(/[^;/?:@&=+$,\w.!~*'()%#-]+/gu, percentEncode);
}

/**
 * Path and query of a reference without scheme and host, where the base is `/robots.txt`: URI->abs.
 * It treats any text before a colon as a scheme once the path is cut out.
 */
function absolutePath(reference: string): string {
  const [, path = "", query = ""] = /^(?:[^:/?]+:)?([^?]*)(.*)$/.exec(reference) ?? [];
  if (path === "") return `/robots.txt${query}`;
  if (path.startsWith("/")) return reference.startsWith("/") ? reference : `/${reference}`;
  return withoutDots(`/${path}`, "kept") + query;
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "6.02, 2012",
  usedBy: "programs with LWP; DuckDuckBot names it",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "first; it ignores Allow",
  wildcards: false,
  notes: [
    // https://duckduckgo.com/duckduckgo-help-pages/results/duckduckbot
    "The help page on DuckDuckBot says that it respects WWW::RobotRules. It is not known whether DuckDuckBot runs this module.",
    "A Disallow with an absolute URL counts if that URL is on the site of the robots.txt. The playground compares it with the site of the tested URL; if only a path is tested, the rule always counts.",
    "The module knows nothing of URLs with another host or port. If the site is known, the playground says that the file does not apply to them; otherwise it treats them as URLs of the site.",
    "From version 5.11, the Perl module URI percent-encodes square brackets, in the rule and in the URL. The verdicts are the same as with earlier versions.",
  ],
};
