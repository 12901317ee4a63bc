import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { AboutDialect, Dialect, Grouping, LineSyntax } from "../parse/dialect.ts";
import { wrongLineIn } from "../parse/rejection.ts";
import type { NamedAgent } from "../parse/types.ts";
import type { FieldName } from "../text/line.ts";
import { hostOf } from "../url/host.ts";
import { unquote } from "../url/unquote.ts";
import { allow, always, anyText, disallow, followed, open } from "./response-meanings.ts";
import { standardGrouping, standardSyntax, targetFor, usual } from "./shared.ts";
import { literalPattern, ORDINARY_PATH } from "./shared-later.ts";

/** RobotFileParser.read and parse: str.splitlines finds the ends of lines, and str.strip trims. */
export const pythonSyntax: LineSyntax = {
  ...standardSyntax,
  // read decodes as "utf-8", not as "utf-8-sig", so a byte order mark is kept.
  skipsMark: false,
  alsoEndsLine: "\v\f\x1c\x1d\x1e\x85\u2028\u2029",
  isBlank: isSpace,
};

/** RobotFileParser.parse: the fields that lead to state 2, in which a user-agent line begins a new entry. */
const ENTRY_FIELDS: readonly FieldName[] = ["allow", "disallow", "crawl-delay", "request-rate"];

/** RobotFileParser.parse, where both its versions agree. */
export const pythonGrouping: Grouping = { ...standardGrouping, closesAgents: ENTRY_FIELDS };

/** str.isspace. */
function isSpace(unit: number): boolean {
  if (unit <= 0x20) return unit >= 0x1c || (unit >= 0x09 && unit <= 0x0d);
  return OTHER_SPACES.has(unit) || (unit >= 0x2000 && unit <= 0x200a);
}

const OTHER_SPACES: ReadonlySet<number> = new Set([
  0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
]);

/** The parts that urllib.parse.urlsplit finds in a URL. A missing part is an empty part. */
interface UrlParts {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** urllib.parse.urlsplit, without the errors that it raises (see hasInvalidHost). */
export function splitUrl(url: string): UrlParts {
  const clean = url.replace(/^[\0- ]+/, "").replace(/[\t\n\r]/g, "");
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1] ?? "";
  const afterScheme = scheme ? clean.slice(scheme.length + 1) : clean;
  const host = /^\/\/([^/?#]*)/.exec(afterScheme);
  const [beforeFragment, fragment] = cut(afterScheme.slice(host?.[0].length ?? 0), "#");
  const [path, query] = cut(beforeFragment, "?");
  return { scheme, host: host?.[1] ?? "", path, query, fragment };
}

/** urllib.parse.urlunsplit without scheme and host: `//` at the start is doubled, so that it does not begin a host. */
export function joinPath({ path, query, fragment }: UrlParts): string {
  const start = path.startsWith("//") ? `//${path}` : path;
  return start + (query && `?${query}`) + (fragment && `#${fragment}`);
}

/** A path, or a host and a path, as a URL: callers pass only URLs to Python. */
export function wholeUrl(url: string): string {
  return /^[\0- ]*(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\//.test(url) ? url : `http://${url}`;
}

function cut(text: string, separator: string): readonly [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** urllib.robotparser of CPython 3.8 to 3.13.7. The comments name functions of robotparser.py. */
export const python: Dialect = {
  ...usual,
  id: "python",
  title: "Python up to 3.13.13",
  source: {
    title: "CPython 3.13.0, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/v3.13.0/Lib/urllib/robotparser.py",
  },
  // read, up to 3.13.14 and 3.14.6. After a server error nothing is read, and can_fetch says no until
  // a file is read. If the server cannot be reached, read raises an exception. It also does so for a
  // byte that is not UTF-8, up to 3.13.7 and 3.14.0.
  responses: {
    ...anyText,
    // urllib.request, HTTPRedirectHandler.max_redirections; after that an HTTPError, which read ignores.
    redirects: followed(10, disallow("nothing-read")),
    clientErrors: { 401: disallow("refused"), 403: disallow("refused") },
    otherClientError: allow("no-file"),
    serverError: always(disallow("nothing-read")),
    unreachable: always(open("exception")),
  },
  syntax: pythonSyntax,
  grouping: {
    ...pythonGrouping,
    // parse: `if not line`, before the line is stripped.
    endedBy: "empty-line",
    // parse: an entry is added in state 2 only.
    countsWith: ENTRY_FIELDS,
    // can_fetch: the first entry that applies; _add_entry: the first default entry wins.
    joins: "none",
    agentsOf: defaultOrNamed,
    observes: ["crawl-delay", "request-rate"],
    rejectsFile: {
      lineIn: (contents) => wrongLineIn(contents, mayRaise, raises),
      effect: "Python raises a ValueError, and the caller gets no verdict.",
    },
  },
  agents: {
    tokenOf: (value) => unquote(value).toLowerCase(),
    // Entry.applies_to: the crawler's name before the first slash contains the entry's agent.
    nameOf: (crawler) => (crawler.split("/", 1)[0] ?? "").toLowerCase(),
    strength: (token, name) => (name.includes(token) ? 1 : 0),
  },
  patternOf: prefixPattern,
  targetOf,
  // Entry.allowance: the first rule that matches.
  precedence: "first",
};

// What such values have: brackets, digits that are not ASCII, or very many digits.
const MAY_RAISE = /[[\]²³¹\u0660-\uffff]|%(?:5[BD]|[89A-F])|\d{64}/i;

/** Whether a text may have a value for which urllib or int raises a ValueError. */
export function mayRaise(text: string): boolean {
  return MAY_RAISE.test(text);
}

/** Whether parse raises a ValueError for a line. */
function raises(name: FieldName | null, value: string): boolean {
  if (name === "allow" || name === "disallow") return hasInvalidHost(unquote(value));
  return (name === "crawl-delay" || name === "request-rate") && isNoInt(name, value);
}

/** Whether urllib.parse.urlsplit raises a ValueError: for brackets without an IP address of version 6 or later in them (_check_bracketed_host, since 3.11.4), and for characters that become part of a URL's syntax (_checknetloc). */
export function hasInvalidHost(url: string): boolean {
  const { host } = splitUrl(url);
  const [open, close] = [host.indexOf("["), host.indexOf("]")];
  if (open < 0 !== close < 0) return true;
  if (open >= 0) {
    // str.partition: a bracket that closes before the first one opens does not count.
    const [address = ""] = host.slice(open + 1).split("]", 1);
    const isFuture = address.startsWith("v");
    if (!(isFuture ? /^v[a-fA-F0-9]+\../.test(address) : isIpv6(address))) return true;
  }
  const others = host.replace(/[@:#?]/g, "");
  return /[/?#@:]/.test(others.normalize("NFKC"));
}

/** ipaddress.IPv6Address, which takes any scope. */
function isIpv6(address: string): boolean {
  const [bare = "", ...scopes] = address.split("%");
  return scopes.length < 2 && scopes[0] !== "" && hostOf(`[${bare}]`) !== null;
}

/** parse: int of a Crawl-delay, or of the two parts of a Request-rate, if str.isdigit says that it is a number. gh-153404. */
function isNoInt(name: "crawl-delay" | "request-rate", value: string): boolean {
  const texts = unquote(value).split("/");
  if (texts.length !== (name === "crawl-delay" ? 1 : 2)) return false;
  const numbers = texts.map((text) => text.trim());
  return numbers.every(isDigits) && numbers.some((one) => !isInt(one));
}

/** str.isdigit: also digits that are not decimal, such as ² and ①. */
function isDigits(text: string): boolean {
  return /^[\p{Nd}²³¹፩-፱᧚⁰⁴-⁹₀-₉①-⑨⑴-⑼⒈-⒐⓪⓵-⓽⓿❶-❾➀-➈➊-➒\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}]+$/u.test(
    text,
  );
}

/** int, which takes 4,300 decimal digits. */
function isInt(text: string): boolean {
  return [...text].length <= 4300 && /^\p{Nd}+$/u.test(text);
}

/** _add_entry: an entry that names `*` is the default entry, and its other agents have no effect. */
function defaultOrNamed(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  const star = agents.find(({ token }) => token === "*");
  return star ? [star] : agents;
}

/** RuleLine: the value is parsed as a URL and joined again. So `//`, `?` and `;` alone become empty, and match every path. */
function prefixPattern(value: string): Pattern {
  if (ORDINARY_PATH.test(value)) return literalPattern(value);
  const parts = splitUrl(unquote(value));
  // A scheme or a host is kept, and the path of a URL never begins with one.
  if (parts.scheme || parts.host) return NOTHING;
  return {
    pieces: [pathAsParsed(parts)],
    anchored: false,
    // Only `Disallow:` itself has length 0: "an empty value means allow all".
    octets: value.length,
    inQuery: false,
  };
}

/** can_fetch. It quotes both paths before it compares them, which makes no difference. */
function targetOf(url: string) {
  return targetFor(pathAsParsed(splitUrl(unquote(wholeUrl(url)))) || "/");
}

/** urlunparse(urlparse(…)): an empty query, an empty fragment and empty parameters of the last segment are lost. */
function pathAsParsed(parts: UrlParts): string {
  const { path } = parts;
  const semicolon = path.indexOf(";", Math.max(path.lastIndexOf("/"), 0));
  const isEmpty = semicolon >= 0 && semicolon === path.length - 1;
  return joinPath(isEmpty ? { ...parts, path: path.slice(0, -1) } : parts);
}

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "3.13.0, October 2024",
  usedBy: "programs with urllib.robotparser",
  checked: "run: 1,600 of 1,600 random, 179 of 179 decisive",
  wins: "first",
  wildcards: false,
  // Lib/urllib/robotparser.py of the versions named.
  notes: [
    "This is Python 3.8 to 3.13.7 and 3.14.0. Python 3.13.8 to 3.13.13 and 3.14.1 to 3.14.4 choose groups and rules in the same way, but compare percent-encoded characters and queries differently.",
    "Up to 3.13.7 and in 3.14.0, a single byte that is not UTF-8 makes Python reject the whole file. The playground reads the file, as later versions do.",
    "A Crawl-delay or Request-rate with digits that are not decimal, such as ², stops the parser with an error, and every verdict is undefined. This was fixed in July 2026.",
    "A rule with brackets in the place of a host, such as //[slug]/, stops the parser with an error too, from Python 3.11.4 on. Older versions raise it only where one of the two brackets is missing.",
  ],
};
