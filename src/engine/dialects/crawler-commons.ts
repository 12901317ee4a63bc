import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { NamedAgent, ObservedLine, Rule, SectionView, Sight } from "../parse/types.ts";
import { lowerCase } from "../text/characters.ts";
import { DROPPED, type FieldName } from "../text/line.ts";
import type { Block, Source } from "../text/source.ts";
import { pathOf, percentEncode } from "../url/url.ts";
import { allow, always, anyText, disallow, followed } from "./response-meanings.ts";
import { fieldNamed, standardGrouping, standardSyntax } from "./shared.ts";

/** crawler-commons 1.7, which Common Crawl's CCBot, Nutch and StormCrawler read by. Names in comments are those of SimpleRobotRulesParser and SimpleRobotRules. */
export const crawlerCommons: Dialect = {
  id: "crawler-commons",
  title: "crawler-commons",
  source: {
    title: "crawler-commons 1.7, SimpleRobotRulesParser",
    url: "https://github.com/crawler-commons/crawler-commons",
  },
  fileLimit: null,
  // Common Crawl's fork of Nutch, HttpRobotRulesParser.java, which fetches what crawler-commons reads.
  responses: {
    ...anyText,
    // SimpleRobotRulesParser, parseContent.
    readsMarkedUtf16: true,
    source: {
      title: "Common Crawl, Nutch, HttpRobotRulesParser",
      url: "https://github.com/commoncrawl/nutch",
    },
    notes: [
      "crawler-commons does not fetch; this is what CCBot does with it. Its own failedFetch also puts visits off where there is no answer.",
      "403 can be configured to disallow everything.",
      "In an HTML page, tags are stripped if it has a User-agent line; else everything is allowed.",
    ],
    // http.robots.redirect.max.
    redirects: followed(5, allow("too-many-redirects")),
    clientErrors: { 429: disallow("put-off") },
    otherClientError: allow("no-file"),
    // http.robots.503.defer.visits.
    serverError: always(disallow("put-off")),
    unreachable: always(allow("fails-open")),
    cacheHours: null,
  },
  syntax: {
    ...standardSyntax,
    sight,
    // parseContent: StringTokenizer with these and CR and LF.
    alsoEndsLine: "\x85\u2028\u2029",
    // String.trim.
    isBlank: (unit) => unit <= 0x20,
    fieldNamed: (key) => DIRECTIVES.get(key.toLowerCase()) ?? fieldNamed(key),
    keyFirst: tokenize,
  },
  // parseContent: only DISALLOW and ALLOW finish the agent fields.
  grouping: {
    ...standardGrouping,
    observes: ["crawl-delay"],
    overridingRule,
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
  targetOf: (url) => {
    const path = comparedPath(url);
    return { path, queryPath: path };
  },
  // isAllowed: the longest pattern, Allow where two are equally long.
  precedence: "longest",
};

/** userAgentProductTokenPartialMatch: a name that is not all letters, `_` and `-` also means the token it begins with. */
function withProductTokens(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  return agents.flatMap((agent) => {
    const name = /^[A-Za-z_-]*/.exec(agent.name)?.[0] ?? "";
    const isWhole = name === "" || name.length === agent.name.length;
    return isWhole ? [agent] : [agent, { ...agent, name, token: name.toLowerCase() }];
  });
}

/** isAllowed: where a rule does not match, the directory of the index page that it ends with is tried. */
function directoryOfIndexPage(path: string): string | null {
  const normalized = normalizedPath(path);
  if (!/index\.html?$/.test(normalized)) return null;
  return `${normalized.slice(0, normalized.indexOf("index.htm"))}$`;
}

/** ruleMatches. */
function firstFitPattern(path: string): Pattern {
  // handleDisallow: "we ignore the empty disallow statement".
  if (path === "") return NOTHING;
  const pattern = patternOf(normalizedPath(path));
  return { ...pattern, firstFit: pattern.pieces.at(-1) !== "" };
}

const MAX_CRAWL_DELAY = 300_000;

/** SimpleRobotRulesParser.parseContent: "Crawl delay exceeds max value - so disallowing all URLs". */
export function overridingRule(
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

// setAddingCrawlDelay: an agent's line opens the way for one Crawl-delay, any Crawl-delay closes it.
// Agents that were named before the section have had theirs.
function namesHere({ names }: SectionView, tokens: ReadonlySet<string>): boolean {
  return names.some(({ token }) => tokens.has(token));
}

/** handleCrawlDelay, in milliseconds: Double.parseDouble where there is a point, else Integer.parseInt; null where they throw. */
function delayOf(text: string): number | null {
  const isNumber = text.includes(".")
    ? /^[+-]?(?:\d+\.\d*|\.\d+)(?:e[+-]?\d+)?[df]?$/i.test(text)
    : /^[+-]?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 31;
  return isNumber ? Math.round(Number.parseFloat(text) * 1000) : null;
}

/** DIRECTIVE_PREFIX: how a line may begin, besides the names that every reader knows. */
export const DIRECTIVES: ReadonlyMap<string, FieldName> = new Map([
  ...named("user-agent", "user-agent|useragent|user agent|useg-agent|ser-agent|users-agent"),
  ...named("user-agent", "user-agnet|user-agents"),
  ...named("disallow", "disallow|desallow|dissallow|dissalow|disalow|dssalow|dsallow|diasllow"),
  ...named("disallow", "disallaw|diallow|disallows|disllow"),
  ...named("allow", "allow"),
  ...named("crawl-delay", "crawl-delay|crawl delay|clawl-delay|craw-delay|crawl-deley"),
  ...named("sitemap", "sitemap|sitemaps"),
  ...named("host", "host"),
  ...named("noindex", "no-index"),
  ...named("request-rate", "request-rate"),
  ...named("visit-time", "visit-time"),
]);

function named(name: FieldName, keys: string): readonly (readonly [string, FieldName])[] {
  return keys.split("|").map((key) => [key, name]);
}

const LONGEST_KEY = Math.max(...[...DIRECTIVES.keys()].map((key) => key.length));

/** tokenize: a known directive and a colon, or else a blank after it. */
export function tokenize(line: string): { readonly key: number; readonly value: number } | null {
  const start = lowerCase(line.slice(0, LONGEST_KEY));
  for (const key of DIRECTIVES.keys()) {
    if (!start.startsWith(key)) continue;
    const gap = /^(?:[ \t]*:|[ \t]+)/.exec(line.slice(key.length));
    if (gap) return { key: key.length, value: key.length + gap[0].length };
  }
  return null;
}

/** parseContent before it looks at lines: UTF-16 by its mark, undecodable octets as U+FFFD, no HTML tags. */
export function sight(file: Source): Sight {
  const isUtf16 = /^(?:\udcff\udcfe|\udcfe\udcff)/.test(String(file.blocks[0]).slice(0, 2));
  const seen = isUtf16 ? SEEN.utf16 : SEEN.utf8;
  if (!isUtf16 && !file.blocks.some(mayHoldTag)) return seen.plain;
  const shown = seen.plain(file.toString(), true).replaceAll(DROPPED, "");
  if (!/<(?:html|head|body)[ \t\n\v\f\r]*>/i.test(shown)) return seen.plain;
  return /user-agent:/i.test(shown) ? seen.untagged : seen.hidden;
}

const SEEN = { utf8: sightsOf(withoutOctets), utf16: sightsOf(decoded) };

function sightsOf(plain: Sight) {
  return {
    plain,
    hidden: (text: string) => text.replace(/[^\n\r]/g, DROPPED),
    untagged: (text: string, isFirst: boolean) =>
      plain(text, isFirst).replace(/[^\n\r\x85\u2028\u2029]+/g, withoutTags),
  };
}

const tagged = new WeakMap<Block, boolean>();

/** Whether a tag of HTML stands in the block or begins at its end. */
function mayHoldTag(block: Block): boolean {
  const known = tagged.get(block);
  if (known !== undefined) return known;
  const isTagged = /<(?:html|head|body)[ \t\n\v\f\r]*(?:>|$)/i.test(String(block));
  tagged.set(block, isTagged);
  return isTagged;
}

function withoutOctets(text: string): string {
  return text.replace(/[\udc80-\udcff]/gu, "\ufffd");
}

// Octets that are not UTF-8 are U+DC80 to U+DCFF (see bytes.ts), those of a UTF-16 mark among them.
function decoded(text: string, isFirst: boolean): string {
  const unmarked = isFirst ? DROPPED + DROPPED + text.slice(2) : text;
  return unmarked
    .replaceAll("\0", DROPPED)
    .replace(/[\udc80-\udcff]/gu, (octet) => String.fromCharCode(octet.charCodeAt(0) - 0xdc00));
}

/** `<[^>]+>` removed, as replaceAll does it, in one pass: a line can hold 500,000 brackets. */
function withoutTags(line: string): string {
  let text = "";
  let done = 0;
  for (let at = line.indexOf("<"); at >= 0; at = line.indexOf("<", Math.max(done, at + 1))) {
    const end = line.indexOf(">", at);
    if (end < 0) break;
    if (end === at + 1) continue;
    text += line.slice(done, at) + DROPPED.repeat(end + 1 - at);
    done = end + 1;
  }
  return text + line.slice(done);
}

/** normalizePathDirective: escapePath of SimpleRobotRules. */
export function normalizedPath(path: string): string {
  return escaped(path, /%[0-9A-Fa-f]{2}|[\0- "#%<>[\]^`{|}\x7f-\u{10ffff}]/gu);
}

/** getPath: path and query, with `*` and `$` escaped; or `/` where java.net.URI refuses the URL. */
export function comparedPath(url: string): string {
  if (!isUri(url)) return "/";
  return escaped(pathOf(url), /%[0-9A-Fa-f]{2}|[\0- "#$%*<>[\]^`{|}\x7f-\u{10ffff}]/gu);
}

/** BasicURLNormalizer.unescapePath, then escapePath. */
function escaped(path: string, unsafe: RegExp): string {
  return path
    .replace(/%[0-9A-Fa-f]{2}/g, unreservedOrUpper)
    .replace(unsafe, (found) => (/^%./.test(found) ? found : percentEncode(found)));
}

function unreservedOrUpper(found: string): string {
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return /[A-Za-z0-9._~-]/.test(character) ? character : found.toUpperCase();
}

/** java.net.URI: no white space, controls, `"<>\^`{|}` or lone `%`, brackets only in a query or fragment, one `#` only. */
function isUri(url: string): boolean {
  if (/[\0- \x7f-\x9f\p{Z}"<>\\^`{|}]|%(?![0-9A-Fa-f]{2})|#.*#/su.test(url)) return false;
  return !/[[\]]/.test(pathOf(url).split("?", 1)[0] ?? "");
}
