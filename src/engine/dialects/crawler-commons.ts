import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import type { NamedAgent, ObservedLine, Rule, SectionView, Sight } from "../parse/types.ts";
import { lowerCase } from "../text/characters.ts";
import { DROPPED } from "../text/line.ts";
import type { Block, Source } from "../text/source.ts";
import { type Quoting, quotingOf, requote } from "../url/quoting.ts";
import { pathOf } from "../url/url.ts";
import { allow, always, anyText, disallow, followed } from "./response-meanings.ts";
import {
  fieldNamed,
  fieldsByKey,
  standardGrouping,
  standardSyntax,
  targetFor,
  usual,
} from "./shared.ts";
import {
  linesWithoutTags,
  numberIn,
  roughPattern,
  trimmed,
  withReplacements,
} from "./shared-later.ts";

/** crawler-commons 1.7, the parser of Common Crawl's CCBot, Nutch and StormCrawler. The comments name methods of SimpleRobotRulesParser and SimpleRobotRules. */
export const crawlerCommons: Dialect = {
  // isAllowed: the longest pattern wins, and Allow wins a tie.
  ...usual,
  id: "crawler-commons",
  title: "crawler-commons",
  source: {
    title: "crawler-commons 1.7, SimpleRobotRulesParser",
    url: "https://github.com/crawler-commons/crawler-commons",
  },
  // crawler-commons does not fetch. CCBot does, with Common Crawl's fork of Nutch, HttpRobotRulesParser.java:
  // https://github.com/commoncrawl/nutch. failedFetch of crawler-commons itself also defers visits when
  // there is no response.
  responses: {
    ...anyText,
    // parseContent.
    readsMarkedUtf16: true,
    // http.robots.redirect.max.
    redirects: followed(5, allow("too-many-redirects")),
    clientErrors: { 429: disallow("put-off") },
    // 403 can be configured to disallow everything.
    otherClientError: allow("no-file"),
    // http.robots.503.defer.visits.
    serverError: always(disallow("put-off")),
    unreachable: always(allow("fails-open")),
  },
  syntax: {
    ...standardSyntax,
    sight,
    // parseContent: StringTokenizer with these and CR and LF.
    alsoEndsLine: "\x85\u2028\u2029",
    isBlank: isTrimmed,
    fieldNamed: (key) => DIRECTIVES.get(key.toLowerCase()) ?? fieldNamed(key),
    keyFirst: tokenize,
  },
  // parseContent: only DISALLOW and ALLOW finish the agent fields.
  grouping: {
    ...standardGrouping,
    observes: ["crawl-delay"],
    overridingRule,
    overridingEffect: "crawler-commons blocks every URL where a Crawl-delay is over 300 seconds.",
    agentsOf: withProductTokens,
  },
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    nameOf: (crawler) => crawler.toLowerCase(),
    strength: "exact",
  },
  // isAllowed: "Always allow robots.txt", without a query.
  robotsTxtAllowed: true,
  alsoMeans: directoryOfIndexPage,
  patternOf: firstFitPattern,
  roughPatternOf: (path) => (MAYBE_INDEX_PAGE.test(path) ? null : roughPattern(path)),
  targetOf: (url) => targetFor(comparedPath(url)),
};

/** String.trim: white space and control characters, which do not separate a field from its colon. */
function isTrimmed(unit: number): boolean {
  return unit <= 0x20;
}

/** userAgentProductTokenPartialMatch: a name with other characters than letters, `_` and `-` also names the token that it begins with, in lower case. An empty name applies to no crawler. */
function withProductTokens(all: readonly NamedAgent[]): readonly NamedAgent[] {
  const agents = all.filter(({ token }) => token !== "");
  return agents.flatMap((agent) => {
    const token = /^[a-z_-]*/.exec(agent.token)?.[0] ?? "";
    const isWhole = token === "" || token.length === agent.token.length;
    return isWhole
      ? [agent]
      : [agent, { ...agent, name: agent.name.slice(0, token.length), token }];
  });
}

/** isAllowed: where a rule does not match but ends with an index page, the parser tries the folder of that page. */
function directoryOfIndexPage(path: string): string | null {
  if (!MAYBE_INDEX_PAGE.test(path)) return null;
  const normalized = normalizedPath(path);
  if (!/index\.html?$/.test(normalized)) return null;
  return `${normalized.slice(0, normalized.indexOf("index.htm"))}$`;
}

/** A last letter of "index.htm" or "index.html", perhaps percent-encoded. */
const MAYBE_INDEX_PAGE = /(?:[lm]|%6[CDcd])$/;

/** ruleMatches. */
function firstFitPattern(path: string): Pattern {
  // handleDisallow: "we ignore the empty disallow statement".
  if (path === "") return NOTHING;
  const { pieces, anchored, octets, inQuery } = patternOf(normalizedPath(path));
  return { pieces, anchored, octets, inQuery, firstFit: pieces.at(-1) !== "" };
}

const MAX_CRAWL_DELAY = 300_000;

/** SimpleRobotRulesParser.parseContent: "Crawl delay exceeds max value - so disallowing all URLs". */
function overridingRule(
  sections: readonly SectionView[],
  agents: readonly NamedAgent[],
): Rule | null {
  const tokens = new Set(agents.map(({ token }) => token));
  let shortest = Number.POSITIVE_INFINITY;
  let decisive: ObservedLine | null = null;
  for (const section of sections) {
    const [observed] = namesHere(section, tokens) ? section.observed : [];
    const delay = observed ? delayOf(observed.text) : null;
    if (!observed || delay === null || delay >= shortest) continue;
    shortest = delay;
    decisive = observed;
  }
  if (!decisive || shortest <= MAX_CRAWL_DELAY) return null;
  return { allows: false, path: "/", pattern: patternOf("/"), line: decisive.line, derived: true };
}

// setAddingCrawlDelay: after a user-agent line one Crawl-delay counts, and any Crawl-delay ends that.
// Tokens that were named before the section have already had theirs.
function namesHere({ names }: SectionView, tokens: ReadonlySet<string>): boolean {
  return names.some(({ token }) => tokens.has(token));
}

/** handleCrawlDelay, in milliseconds: Double.parseDouble for a value with a point, else Integer.parseInt; null where they throw. */
function delayOf(text: string): number | null {
  if (text.includes(".")) {
    const seconds = numberIn(text.replace(/[df]$/i, ""));
    return seconds === null ? null : Math.min(Math.round(seconds * 1000), LONGEST_DELAY);
  }
  const digits = text.replace(/\p{Nd}/gu, digitOf);
  return /^[+-]?\d+$/.test(digits) && Math.abs(Number(digits)) < 2 ** 31
    ? Number(digits) * 1000
    : null;
}

/** Long.MAX_VALUE, for infinity too. */
const LONGEST_DELAY = 2 ** 63;

/** Character.digit: the digits of a script have ten places in a row. It gets UTF-16 units, so it knows no others. */
function digitOf(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) value++;
  return point > 0xffff ? character : String(value);
}

/** DIRECTIVE_PREFIX: how a line may begin. */
const DIRECTIVES = fieldsByKey({
  "user-agent":
    "user-agent|useragent|user agent|useg-agent|ser-agent|users-agent|user-agnet|user-agents",
  disallow:
    "disallow|desallow|dissallow|dissalow|disalow|dssalow|dsallow|diasllow|disallaw|diallow|disallows|disllow",
  allow: "allow",
  "crawl-delay": "crawl-delay|crawl delay|clawl-delay|craw-delay|crawl-deley",
  sitemap: "sitemap|sitemaps",
  host: "host",
  noindex: "no-index",
  "request-rate": "request-rate",
  "visit-time": "visit-time",
});

const LONGEST_KEY = Math.max(...[...DIRECTIVES.keys()].map((key) => key.length));

/** tokenize: a known directive, followed by a colon or a blank. */
function tokenize(line: string): { readonly key: number; readonly value: number } | null {
  const start = lowerCase(line.slice(0, LONGEST_KEY));
  for (const key of DIRECTIVES.keys()) {
    if (!start.startsWith(key)) continue;
    const gap = /^(?:[ \t]*:|[ \t]+)/.exec(line.slice(key.length));
    if (gap) return { key: key.length, value: key.length + gap[0].length };
  }
  // Other white space, or a control character, before the colon makes the field unknown.
  const colon = Math.max(line.indexOf(":"), 0);
  const name = trimmed(line.slice(0, colon), isTrimmed);
  return name.length <= LONGEST_KEY && DIRECTIVES.has(lowerCase(name)) ? UNREAD : null;
}

const UNREAD = { key: 0, value: 0 };

/** parseContent before it looks at lines: UTF-16 by its byte order mark, other bytes than UTF-8 as U+FFFD, no HTML tags. */
function sight(file: Source): Sight {
  const start = String(file.blocks[0]).slice(0, 2);
  const seen =
    SEEN[start === "\udcff\udcfe" ? "little" : start === "\udcfe\udcff" ? "big" : "utf8"];
  if (seen === SEEN.utf8 && !file.blocks.some(mayHoldTag)) return seen.plain;
  const shown = seen.plain(file.toString(), true).replaceAll(DROPPED, "");
  if (!/<(?:html|head|body)[ \t\n\v\f\r]*>/i.test(shown)) return seen.plain;
  return /user-agent:/i.test(shown) ? seen.untagged : seen.hidden;
}

// Fields consist of units of UTF-16 with a NUL beside the letter.
const SEEN = {
  utf8: sightsOf(withReplacements),
  little: sightsOf(decodedAs(/[^\0\n\r\uffff](?!\0)/g)),
  big: sightsOf(decodedAs(/(?<!\0)[^\0\n\r\uffff]/g)),
};

function sightsOf(plain: Sight) {
  return {
    plain,
    hidden: (text: string) => text.replace(/[^\n\r]/g, DROPPED),
    untagged: (text: string, isFirst: boolean) => linesWithoutTags(plain(text, isFirst)),
  };
}

const tagged = new WeakMap<Block, boolean>();

/** Whether the block contains an HTML tag, or one begins at its end. */
function mayHoldTag(block: Block): boolean {
  const known = tagged.get(block);
  if (known !== undefined) return known;
  const isTagged = /<(?:html|head|body)[ \t\n\v\f\r]*(?:>|$)/i.test(String(block));
  tagged.set(block, isTagged);
  return isTagged;
}

// Bytes that are not UTF-8 are U+DC80 to U+DCFF (see bytes.ts), and so are the bytes of a UTF-16
// byte order mark.
function decodedAs(otherUnits: RegExp): Sight {
  return (text, isFirst) =>
    (isFirst ? DROPPED + DROPPED + text.slice(2) : text)
      .replace(otherUnits, "\ufffd")
      .replaceAll("\0", DROPPED)
      .replace(/[\udc80-\udcff]/gu, (octet) => String.fromCharCode(octet.charCodeAt(0) - 0xdc00));
}

/** normalizePathDirective: escapePath of SimpleRobotRules. */
function normalizedPath(path: string): string {
  return escaped(path, DIRECTIVE);
}

/** getPath: path and query, with `*` and `$` percent-encoded; or `/` where java.net.URL or java.net.URI rejects the URL. */
function comparedPath(url: string): string {
  const path = placeOf(url);
  if (path === null || !isUri(url, path)) return "/";
  return escaped(path, COMPARED);
}

/** BasicURLNormalizer.unescapePath, then escapePath, which finds percent-encodings that unescapePath has made. */
function escaped(path: string, quoting: Quoting): string {
  const quoted = requote(path, quoting);
  return quoted.includes("%") ? quoted.replace(/%(?![0-9A-Fa-f]{2})/g, "%25") : quoted;
}

const DIRECTIVE = quotingOf(/[\w.~-]/, /(?:%[0-9A-Fa-f]{2}|[^!$-;=?-Z\\_a-z~])+/g);
const COMPARED = quotingOf(/[\w.~-]/, /(?:%[0-9A-Fa-f]{2}|[^!%-)+-;=?-Z\\_a-z~])+/g);

/** Path and query. The authority of java.net.URL ends at a slash, `?` or `#`; null if its port is not a number. */
function placeOf(url: string): string | null {
  const whole = /^[A-Za-z][A-Za-z0-9+.-]*:\/\/([^/?#]*)([^#]*)/.exec(url);
  if (!whole) return pathOf(url);
  const [, authority = "", place = ""] = whole;
  const port = /:([^\]:@]*)$/.exec(authority)?.[1] ?? "";
  if (!/^\+?\d*$/.test(port)) return null;
  return place.startsWith("/") ? place : `/${place}`;
}

/** java.net.URI: no white space, control characters, `"<>\^`{|}` or lone `%`; brackets only in a query or fragment; at most one `#`. */
function isUri(url: string, path: string): boolean {
  if (/[\0- \x7f-\x9f\p{Z}"<>\\^`{|}]|%(?![0-9A-Fa-f]{2})|#.*#/su.test(url)) return false;
  return !/[[\]]/.test(path.split("?", 1)[0] ?? "");
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "1.7-SNAPSHOT of 2026, made after 1.6 of December 2025",
  usedBy: "CCBot, Nutch, StormCrawler",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  // SimpleRobotRulesParser and SimpleRobotRules.
  notes: [
    "A Crawl-delay over 300 seconds disallows everything. Of several Crawl-delay lines in a group, the first counts. Of several groups for the same crawler, the shortest delay counts.",
    "In crawler-commons, a Crawl-delay over 300 seconds disallows even /robots.txt. In the playground it does not, because no crawler asks about that URL.",
    "Product tokens must be equal, which is the default. Programs can configure crawler-commons to compare prefixes.",
    "If an HTML page contains a user-agent line, crawler-commons removes the tags and reads the rest. In an HTML page without a user-agent line, it finds no rules and allows everything. The playground does both for any Content-Type.",
    "In a UTF-16 file, crawler-commons reads only the characters of Latin-1 correctly.",
    "If java.net.URI rejects a URL, for example because of a bracket in its path or a % without two digits, crawler-commons treats it as /.",
    "In a pattern that ends with $, crawler-commons tries the last part only where it first occurs. So Disallow: /*.php$ does not disallow /a.php.php.",
  ],
};
