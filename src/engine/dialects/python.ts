import { NOTHING, type Pattern } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect, Grouping, LineSyntax } from "../parse/dialect.ts";
import type { NamedAgent } from "../parse/types.ts";
import { decodeText } from "../text/bytes.ts";
import type { FieldName } from "../text/line.ts";
import { allow, always, anyText, disallow, followed, open } from "./response-meanings.ts";
import { standardGrouping, standardSyntax } from "./shared.ts";

/** RobotFileParser.read and parse: lines as str.splitlines ends them and str.strip trims them. */
export const pythonSyntax: LineSyntax = {
  ...standardSyntax,
  // read decodes as "utf-8", not as "utf-8-sig".
  skipsMark: false,
  alsoEndsLine: "\v\f\x1c\x1d\x1e\x85\u2028\u2029",
  isBlank: isSpace,
};

/** RobotFileParser.parse: the fields that put it into state 2, after which a user-agent line begins a new entry. */
export const ENTRY_FIELDS: readonly FieldName[] = [
  "allow",
  "disallow",
  "crawl-delay",
  "request-rate",
];

/** RobotFileParser.parse as far as both its versions agree. */
export const pythonGrouping: Grouping = {
  ...standardGrouping,
  closesAgents: ENTRY_FIELDS,
};

/** str.isspace. */
function isSpace(unit: number): boolean {
  if (unit <= 0x20) return unit >= 0x1c || (unit >= 0x09 && unit <= 0x0d);
  return OTHER_SPACES.has(unit) || (unit >= 0x2000 && unit <= 0x200a);
}

const OTHER_SPACES: ReadonlySet<number> = new Set([
  0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000,
]);

/** What urllib.parse.urlsplit finds in a URL. A part that is missing and a part that is empty are the same. */
export interface UrlParts {
  readonly scheme: string;
  readonly host: string;
  readonly path: string;
  readonly query: string;
  readonly fragment: string;
}

/** urllib.parse.urlsplit, without the errors it raises for hosts that are none. */
export function splitUrl(url: string): UrlParts {
  const clean = url.replace(/^[\0- ]+/, "").replace(/[\t\n\r]/g, "");
  const scheme = /^([A-Za-z][A-Za-z0-9+.-]*):/.exec(clean)?.[1] ?? "";
  const afterScheme = scheme ? clean.slice(scheme.length + 1) : clean;
  const host = /^\/\/([^/?#]*)/.exec(afterScheme);
  const [beforeFragment, fragment] = cut(afterScheme.slice(host?.[0].length ?? 0), "#");
  const [path, query] = cut(beforeFragment, "?");
  return { scheme, host: host?.[1] ?? "", path, query, fragment };
}

/** urllib.parse.urlunsplit without scheme and host: `//` at the start is doubled, lest it pass for a host. */
export function joinPath({ path, query, fragment }: UrlParts): string {
  const start = path.startsWith("//") ? `//${path}` : path;
  return start + (query && `?${query}`) + (fragment && `#${fragment}`);
}

/** A bare path, or a host and a path, as a URL: Python is given nothing else. */
export function wholeUrl(url: string): string {
  return /^[\0- ]*(?:[A-Za-z][A-Za-z0-9+.-]*:)?\/\//.test(url) ? url : `http://${url}`;
}

/** urllib.parse.unquote: escapes are decoded as UTF-8, and what is no UTF-8 becomes U+FFFD. */
export function unquote(text: string): string {
  return text
    .replace(/(?:%[0-9A-Fa-f]{2})+/g, (run) => decodeText(octetsOfEscapes(run)))
    .replace(UNDECODABLE, "\ufffd");
}

// bytes.decode(errors="replace") makes one U+FFFD of each beginning of a sequence (Unicode, table
// 3-7) and of each other octet. Octets that are no UTF-8 are U+DC80 to U+DCFF here (bytes.ts).
const UNDECODABLE =
  /\udce0[\udca0-\udcbf]?|\udced[\udc80-\udc9f]?|[\udce1-\udcef][\udc80-\udcbf]?|\udcf0(?:[\udc90-\udcbf][\udc80-\udcbf]?)?|\udcf4(?:[\udc80-\udc8f][\udc80-\udcbf]?)?|[\udcf1-\udcf3][\udc80-\udcbf]{0,2}|[\udc80-\udcff]/gu;

function octetsOfEscapes(run: string): Uint8Array {
  return Uint8Array.from({ length: run.length / 3 }, (_, index) =>
    Number.parseInt(run.slice(index * 3 + 1, index * 3 + 3), 16),
  );
}

function cut(text: string, separator: string): readonly [before: string, after: string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

/** urllib.robotparser as CPython had it from 3.8 to 3.13.7. Names in comments are those of robotparser.py. */
export const python: Dialect = {
  id: "python",
  title: "Python to 3.13.13",
  source: {
    title: "CPython 3.13.0, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/v3.13.0/Lib/urllib/robotparser.py",
  },
  fileLimit: null,
  // CPython, Lib/urllib/robotparser.py, read, up to 3.13.14 and 3.14.6.
  responses: {
    ...anyText,
    source: {
      title: "CPython, urllib.robotparser",
      url: "https://docs.python.org/3.13/library/urllib.robotparser.html",
    },
    notes: [
      "After a server error nothing is read, and can_fetch says no until something is.",
      "An address that cannot be reached raises an exception in read.",
      "A byte that is not UTF-8 raises an exception as well, up to 3.13.7 and 3.14.0.",
    ],
    // urllib.request, HTTPRedirectHandler.max_redirections; past it an HTTPError that read passes over.
    redirects: followed(10, disallow("nothing-read")),
    clientErrors: { 401: disallow("refused"), 403: disallow("refused") },
    otherClientError: allow("no-file"),
    serverError: always(disallow("nothing-read")),
    unreachable: always(open("exception")),
    cacheHours: null,
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
  },
  agents: {
    tokenOf: (value) => unquote(value).toLowerCase(),
    // Entry.applies_to: the name before the first slash has the entry's agent in it.
    nameOf: (crawler) => (crawler.split("/", 1)[0] ?? "").toLowerCase(),
    strength: (token, name) => (name.includes(token) ? 1 : 0),
  },
  robotsTxtAllowed: false,
  alsoMeans: () => null,
  patternOf: prefixPattern,
  targetOf,
  // Entry.allowance: the first rule that matches.
  precedence: "first",
};

/** _add_entry: an entry that names `*` is the default entry, and its other agents are never looked at. */
function defaultOrNamed(agents: readonly NamedAgent[]): readonly NamedAgent[] {
  const star = agents.find(({ token }) => token === "*");
  return star ? [star] : agents;
}

/** RuleLine: the value is taken for a URL and put together again, so that `//`, `?` and `;` alone come to nothing, which begins every path. */
function prefixPattern(value: string): Pattern {
  const parts = splitUrl(unquote(value));
  // What has a scheme or a host still has it in the end; no path of a URL begins so.
  if (parts.scheme || parts.host) return NOTHING;
  return {
    pieces: [pathAsParsed(parts)],
    anchored: false,
    // Of no octets is only `Disallow:` itself, "an empty value means allow all".
    octets: value.length,
    inQuery: false,
  };
}

/** can_fetch. It compares what quote makes of both paths, which is equal where they are. */
function targetOf(url: string): Target {
  const path = pathAsParsed(splitUrl(unquote(wholeUrl(url)))) || "/";
  return { path, queryPath: path };
}

/** urlunparse(urlparse(…)): besides an empty query and fragment, empty parameters of the last segment are lost. */
function pathAsParsed(parts: UrlParts): string {
  const { path } = parts;
  const semicolon = path.indexOf(";", Math.max(path.lastIndexOf("/"), 0));
  const isEmpty = semicolon >= 0 && semicolon === path.length - 1;
  return joinPath(isEmpty ? { ...parts, path: path.slice(0, -1) } : parts);
}
