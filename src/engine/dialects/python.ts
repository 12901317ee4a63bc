import type { Dialect, Target } from "../dialect.ts";
import { NOTHING, type Pattern } from "../pattern.ts";
import { pythonResponses } from "../responses/libraries.ts";
import type { NamedAgent } from "../scan.ts";
import { ENTRY_FIELDS, pythonGrouping, pythonSyntax } from "./python-lines.ts";
import { joinPath, splitUrl, type UrlParts, unquote, wholeUrl } from "./python-paths.ts";

/** urllib.robotparser as CPython had it from 3.8 to 3.13.7. Names in comments are those of robotparser.py. */
export const python: Dialect = {
  id: "python",
  title: "Python to 3.13.13",
  source: {
    title: "CPython 3.13.0, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/v3.13.0/Lib/urllib/robotparser.py",
  },
  fileLimit: null,
  responses: pythonResponses,
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
