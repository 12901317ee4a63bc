import { matches, NOTHING, patternOf } from "../match/pattern.ts";
import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { wrongLineIn } from "../parse/rejection.ts";
import type { NamedAgent } from "../parse/types.ts";
import { DROPPED, type FieldName } from "../text/line.ts";
import { percentEncode, type Quoting, quotingOf, requote } from "../url/quoting.ts";
import { unquote } from "../url/unquote.ts";
import { hasInvalidHost, joinPath, mayRaise, pythonSyntax, splitUrl, wholeUrl } from "./python.ts";
import { allow, always, anyText, followed, read } from "./response-meanings.ts";
import { fieldNamed, fieldsByKey, standardGrouping, targetFor, usual } from "./shared.ts";
import { roughPattern, trimmed } from "./shared-later.ts";

/** Protego 0.6.1, June 2026. The comments name functions of src/protego. */
export const protego: Dialect = {
  ...usual,
  id: "protego",
  title: "Protego to 0.6.1",
  source: { title: "Protego 0.6.1", url: "https://pypi.org/project/Protego/0.6.1/" },
  // Protego does not fetch. Scrapy does, in downloadermiddlewares/robotstxt.py: it keeps a file for the
  // whole run, one for http and https.
  responses: {
    ...anyText,
    // REDIRECT_MAX_TIMES; after that _robots_error leaves no parser, and everything is allowed.
    redirects: followed(20, allow("too-many-redirects")),
    // _parse_robots does not look at the status, so it parses the body of an error page too.
    otherClientError: read("body-read"),
    serverError: always(read("body-read")),
    unreachable: always(allow("fails-open")),
  },
  syntax: {
    ...pythonSyntax,
    // Scrapy, _parse_robotstxt: content.decode("utf-8-sig", errors="ignore").
    sight: () => withoutOctets,
    fieldNamed: (key) => FIELDS.get(key.toLowerCase()) ?? fieldNamed(key),
    partedWithoutColon: knownFieldFirst,
    keyMayBeEmpty: true,
  },
  grouping: {
    ...standardGrouping,
    // _parse_robotstxt: previous_rule_field is the last field, known or not.
    closesAgents: "every",
    // An empty previous_rule_field counts as none. A user-agent line without a token sets it, and has
    // no other effect.
    reopensAgents: ({ key, name, value }) => key === "" || (name === "user-agent" && value === ""),
    agentsOf: withAndWithoutStars,
    rejectsFile: {
      lineIn: (contents) => wrongLineIn(contents, mayRaise, hasRaisingPath),
      effect: "Scrapy logs the error and ignores the file, so everything is allowed.",
      outcome: "allow",
    },
  },
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    // _RuleSet.applies_to: the token occurs anywhere in the name, and the longest token wins.
    nameOf: strippedName,
    strength: (token, name) => (name.includes(token) ? token.length : 0),
  },
  alsoMeans: otherReadings,
  // "Ignore rules with no value part".
  patternOf: (path) => (path === "" ? NOTHING : patternOf(quotedPattern(path))),
  roughPatternOf: (path, allows) => (allows && mayBeIndexPage(path) ? null : roughPattern(path)),
  targetOf: (url) => targetFor(quotedPath(url)),
  // _RuleSet.finalize_rules: by (priority, field == "allow"); the priority is the pattern's length.
  precedence: "longest",
};

/** _quote_pattern: urlparse of a rule raises a ValueError, unless the rule begins with http:// or with two slashes. */
function hasRaisingPath(name: FieldName | null, value: string): boolean {
  const isRule = name === "allow" || name === "disallow";
  return isRule && !/^(?:https?:)?\/\//.test(value) && hasInvalidHost(value);
}

/** _parse_robotstxt: "We will be generous here and remove all the wildcards", beside the name as written; an empty name counts for nothing. */
export function withAndWithoutStars(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  return agents.flatMap((agent) => {
    const { token } = agent;
    const names = token === "*" ? [token] : [token, token.replaceAll("*", "")];
    return [...new Set(names)]
      .filter((name) => name !== "")
      .map((name) => ({ ...agent, token: name }));
  });
}

/** str.strip and str.lower. */
function strippedName(crawler: string): string {
  return trimmed(crawler, pythonSyntax.isBlank).toLowerCase();
}

/** The same text without bytes that are not UTF-8. */
export function withoutOctets(text: string): string {
  return text.replace(/[\udc80-\udcff]/gu, DROPPED);
}

/** _DISALLOW_DIRECTIVE and similar constants, besides the usual names. */
export const FIELDS = fieldsByKey({
  disallow: "dissallow|dissalow|disalow|diasllow|disallaw",
  "user-agent": "useragent|user agent",
  sitemap: "sitemaps|site-map",
  "crawl-delay": "crawl delay",
  "request-rate": "request rate",
  "visit-time": "visit time",
});

/** _is_valid_directive_field, which is called before the line is lower-cased. It lacks both names of visit-time. */
function knownFieldFirst(line: string): number | null {
  const known =
    /^(?:(?:dis|diss)allow|dissalow|disalow|diasllow|disallaw|allow|user[- ]?agent|sitemaps?|site-map|crawl[- ]delay|request[- ]rate|host)(?= )/;
  return known.exec(line)?.[0].length ?? null;
}

/** _RuleSet.allow and disallow call themselves: with every `$` percent-encoded, and for Allow with the folder of an index page. */
function otherReadings(value: string, allows: boolean): readonly string[] {
  const others = value.includes("$") ? [value.replaceAll("$", "%24")] : [];
  if (!allows || !mayBeIndexPage(value)) return others;
  const quoted = quotedPattern(value);
  if (quoted.endsWith("/index.html")) others.push(`${quoted.slice(0, -"index.html".length)}$`);
  return others.flatMap((other) => [other, ...otherReadings(other, allows)]);
}

/** Whether a rule for the folder of an index page may have to be added. To quote a path takes much longer. */
export function mayBeIndexPage(path: string): boolean {
  const name = path.slice(path.lastIndexOf("/"));
  const rough = roughPattern(name);
  return (
    !/[^\0-\x7f]/.test(name) && (!rough || matches({ ...rough, anchored: true }, "/index.html"))
  );
}

/** _quote_path of _utils.py: quotes the path again, and leaves parameters, query and fragment alone. */
function quotedPath(url: string): string {
  return requotePath(wholeUrl(url), PATH) || "/";
}

/** _quote_pattern of _utils.py. It moves a final `?`, `;` or `$` before parameters and query, where it does not belong. */
function quotedPattern(value: string): string {
  if (!UNQUOTED.test(value)) return value;
  const path = /^https?:\/\//.test(value) ? `/${value}` : value;
  const pattern = path.startsWith("//") ? `//${path}` : path;
  const last = pattern.slice(-1);
  const end = "?;$".includes(last) ? last : "";
  return requotePath(pattern.slice(0, pattern.length - end.length), PATTERN, end);
}

// Quoting changes no other rule, and nearly all rules are others. A search needs no stack for a long rule.
const UNQUOTED = /^(?!\/(?!\/))|[^\w.~/*=%$-]|%(?!2[45AF])|\$(?!$)/;

const PATH = wellFormed(quotingOf(/[\w.~-]/, /(?:%[0-9A-Fa-f]{2}|[^\w.~/%-])+/g));
export const PATTERN = wellFormed(quotingOf(/[\w.~=-]/, /(?:%[0-9A-Fa-f]{2}|[^\w.~/*%=-])+/g));

/** Quotes the path of a URL again, and puts `end` after it. */
function requotePath(url: string, quoting: Quoting, end = ""): string {
  if (PLAIN.test(url)) {
    const [path = ""] = url.split("?", 1);
    const query = url.slice(path.length);
    return requote(path, quoting) + end + (query === "?" ? "" : query);
  }
  const { path: pathAndParameters, ...parts } = splitUrl(url);
  const { path, parameters } = splitParameters(pathAndParameters);
  const quoted = requote(path, quoting);
  return joinPath({ ...parts, path: quoted + end + (parameters && `;${parameters}`) });
}

// Nearly every URL has no other parts, and taking apart and joining takes most of the time.
const PLAIN = /^\/(?!\/)[^\t\n\r#;]*$/;

/** _unquote, then urllib.parse.quote: percent-encodings that are not UTF-8 become those of U+FFFD. */
export function wellFormed(quoting: Quoting): Quoting {
  return {
    ...quoting,
    readRun: (run) => run.replace(/(?:%[89A-Fa-f][0-9A-Fa-f])+/g, wellFormedRun),
  };
}

function wellFormedRun(run: string): string {
  const text = unquote(run);
  return text.includes("\ufffd") ? percentEncode(text) : run;
}

/** urllib.parse._splitparams. */
function splitParameters(path: string): { readonly path: string; readonly parameters: string } {
  const semicolon = path.indexOf(";", Math.max(path.lastIndexOf("/"), 0));
  if (semicolon < 0) return { path, parameters: "" };
  return { path: path.slice(0, semicolon), parameters: path.slice(semicolon + 1) };
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "0.6.1, June 2026",
  usedBy: "Scrapy with an older Protego",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  notes: [
    "This is Protego 0.6.1. In version 0.7.0 of September 2026, tokens match only from the start of a word, fragments are dropped, queries are compared percent-decoded, and /robots.txt is always allowed.",
    "Protego gets text, not bytes. A byte order mark at the start of the text makes the first line invalid. Scrapy removes the mark first, but the playground does not. Scrapy also drops bytes that are not UTF-8, and so does the playground.",
    "To disallow a path that contains =, end the rule before the = or write a star in its place. Protego percent-encodes the = in the URL, but not in the rule.",
    "A rule that ends with $ also matches a dollar sign: Disallow: /a$ also disallows URLs that begin with /a%24.",
    "In the playground, a token of one letter wins over *. In Protego both are equally strong, and the one that comes first in the file wins.",
  ],
};
