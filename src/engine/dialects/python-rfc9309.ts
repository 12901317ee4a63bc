import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { Dialect, Settlement } from "../parse/dialect.ts";
import type { NamedAgent, Rule, SectionView } from "../parse/types.ts";
import { percentEncode } from "../url/url.ts";
import { joinPath, python, pythonGrouping, pythonSyntax, splitUrl, wholeUrl } from "./python.ts";
import { always, disallow } from "./response-meanings.ts";

/** urllib.robotparser since CPython follows RFC 9309 (gh-138907). Names in comments are those of robotparser.py. */
export const pythonRfc9309: Dialect = {
  id: "python-rfc9309",
  title: "Python from 3.13.14",
  source: {
    title: "CPython 3.13, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/3.13/Lib/urllib/robotparser.py",
  },
  fileLimit: null,
  // The same from 3.13.15, 3.14.7 and 3.15.0b4 (gh-79638).
  responses: {
    ...python.responses,
    source: {
      title: "CPython, urllib.robotparser",
      url: "https://docs.python.org/3/library/urllib.robotparser.html",
    },
    notes: [
      "Server errors disallow everything from 3.13.15, 3.14.7 and 3.15.0b4 on; before, nothing was read, which comes to the same.",
      "An address that cannot be reached raises an exception in read.",
    ],
    serverError: always(disallow("server-error")),
  },
  syntax: pythonSyntax,
  // _add_entry: entries of one agent are merged.
  grouping: pythonGrouping,
  agents: {
    tokenOf: (value) => value.toLowerCase(),
    nameOf: (crawler) => crawler.toLowerCase(),
    // _find_entry: the whole name first, then the first entry that applies.
    strength: "exact",
    agentIn: applyingAgent,
  },
  // can_fetch: "The /robots.txt URI is implicitly allowed."
  robotsTxtAllowed: true,
  alsoMeans: () => null,
  patternOf: rulePattern,
  targetOf,
  precedence: "longest",
  settle: furthest,
  weight: ({ pattern }, { path }) => reach(pattern, path),
};

/** Entry.applies_to. merge_entries leaves an entry only those agents that all the merged ones name, in the same case. */
function applyingAgent(sections: readonly SectionView[], crawler: string): NamedAgent | null {
  const [first, ...others] = sections;
  const name = crawler.split("/", 1)[0] ?? "";
  const applies = ({ name: agent, token }: NamedAgent) =>
    token !== "*" &&
    name.includes(token) &&
    others.every(({ names }) => names.some((other) => other.name === agent));
  return first?.names.find(applies) ?? null;
}

/** RuleLine: runs of stars are one star, `$` and what stars and dollars follow are one `$`. */
function rulePattern(value: string): Pattern {
  const path = normalizePattern(value.replace(/\*+/g, "*").replace(/\$[$*]+/g, "$"));
  if (path.slice(0, -1).includes("$")) return NOTHING;
  const pattern = patternOf(path);
  return pattern.anchored ? { ...pattern, octets: pattern.octets - 1 } : pattern;
}

function targetOf(url: string): Target {
  const path = normalizeUri(joinPath(splitUrl(wholeUrl(url)))) || "/";
  return { path, queryPath: path };
}

/** Entry.allowance: the longest match, Allow where two are equally long. */
function furthest(matching: readonly [Rule, ...Rule[]], { path }: Target): Settlement {
  const length = (rule: Rule) => reach(rule.pattern, path);
  const rule = matching.reduce((best, next) => {
    const order =
      length(next) - length(best) ||
      Number(next.allows) - Number(best.allows) ||
      best.line.number - next.line.number;
    return order > 0 ? next : best;
  });
  return { kind: "decided", rule };
}

/** RuleLine.applies_to: where the match ends. translate_pattern makes the last star greedy. */
function reach({ pieces, anchored }: Pattern, path: string): number {
  if (anchored) return path.length;
  const last = pieces.at(-1) ?? "";
  return last.length + (pieces.length > 1 ? path.lastIndexOf(last) : 0);
}

/** normalize_uri of robotparser.py: both sides of the first `?` unquoted and quoted again, the query without its `=` and `&`. */
export function normalizeUri(path: string): string {
  return normalize(path, /%[0-9A-Fa-f]{2}|[^\w./~-]/gu, /%[0-9A-Fa-f]{2}|[^\w./~=&-]/gu);
}

/** normalize_pattern of robotparser.py: the same, but for `*` and `$`. */
export function normalizePattern(path: string): string {
  return normalize(path, /%[0-9A-Fa-f]{2}|[^\w./~*$-]/gu, /%[0-9A-Fa-f]{2}|[^\w./~=&*$-]/gu);
}

function normalize(path: string, inPath: RegExp, inQuery: RegExp): string {
  const question = path.indexOf("?");
  if (question < 0) return path.replace(inPath, requoted);
  const query = path.slice(question + 1).replace(inQuery, requoted);
  return `${path.slice(0, question).replace(inPath, requoted)}?${query}`;
}

/** urllib.parse.quote after unquote: letters, digits, `_`, `.`, `-`, `~` and `/` stand for themselves, all else is escaped. */
function requoted(found: string): string {
  // One character, or an escape.
  if (found.length < 3) return percentEncode(found);
  const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
  return /[\w./~-]/.test(character) ? character : found.toUpperCase();
}
