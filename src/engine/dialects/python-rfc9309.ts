import { NOTHING, type Pattern, patternOf } from "../match/pattern.ts";
import type { Target } from "../match/search.ts";
import type { AboutDialect, Dialect, Settlement } from "../parse/dialect.ts";
import type { NamedAgent, Rule, SectionView } from "../parse/types.ts";
import { type Quoting, quotingOf, requote } from "../url/quoting.ts";
import { joinPath, python, pythonGrouping, pythonSyntax, splitUrl, wholeUrl } from "./python.ts";
import { always, disallow } from "./response-meanings.ts";
import { targetFor, usual } from "./shared.ts";
import { roughPattern } from "./shared-later.ts";

/** urllib.robotparser since CPython follows RFC 9309 (gh-138907). The comments name functions of robotparser.py. */
export const pythonRfc9309: Dialect = {
  ...usual,
  id: "python-rfc9309",
  title: "Python from 3.13.14",
  source: {
    title: "CPython 3.13, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/3.13/Lib/urllib/robotparser.py",
  },
  // gh-79638: from 3.13.15, 3.14.7 and 3.15.0b4 on, a server error disallows everything; before, nothing
  // was read, with the same result.
  responses: { ...python.responses, serverError: always(disallow("server-error")) },
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
  patternOf: rulePattern,
  roughPatternOf: roughPattern,
  targetOf,
  settle: furthest,
  weight: ({ pattern }, { path }, least) => reach(pattern, path, least),
};

/** Entry.applies_to. merge_entries keeps only those agents of an entry that all merged entries name, in the same case. */
function applyingAgent(sections: readonly SectionView[], crawler: string): NamedAgent | null {
  const [first, ...others] = sections;
  const name = crawler.split("/", 1)[0] ?? "";
  const applies = ({ name: agent, token }: NamedAgent) =>
    token !== "*" &&
    name.includes(token) &&
    others.every(({ names }) => names.some((other) => other.name === agent));
  return first?.names.find(applies) ?? null;
}

/** RuleLine: several stars in a row are one star; `$` and the stars and dollars after it are one `$`. */
function rulePattern(value: string): Pattern {
  const path = ABNORMAL.test(value)
    ? normalizePattern(value.replace(/\*+/g, "*").replace(/\$[$*]+/g, "$"))
    : value;
  if (path.slice(0, -1).includes("$")) return NOTHING;
  const pattern = patternOf(path);
  return pattern.anchored ? { ...pattern, octets: pattern.octets - 1 } : pattern;
}

// Normalizing changes no other rule, and most rules are others.
const ABNORMAL = /[^\w./~*$-]|\*\*|\$[$*]/;

function targetOf(url: string): Target {
  return targetFor(normalizeUri(joinPath(splitUrl(wholeUrl(url)))) || "/");
}

/** Entry.allowance: the longest match wins, and Allow wins a tie. */
function furthest(matching: readonly [Rule, ...Rule[]], { path }: Target): Settlement {
  let [rule] = matching;
  let length = -1;
  for (const next of matching) {
    const nextLength = reach(next.pattern, path, length);
    const order =
      nextLength - length ||
      Number(next.allows) - Number(rule.allows) ||
      rule.line.number - next.line.number;
    if (order <= 0) continue;
    rule = next;
    length = nextLength;
  }
  return { kind: "decided", rule };
}

/** RuleLine.applies_to: the end of the match, or 0 where it is before `least`. translate_pattern makes the last star greedy. */
function reach({ pieces, anchored }: Pattern, path: string, least = 0): number {
  if (anchored) return path.length;
  const last = pieces.at(-1) ?? "";
  if (pieces.length === 1) return last.length;
  // A look at what is left of the path is quicker than one back through all of it.
  return path.indexOf(last, least - last.length) < 0 ? 0 : last.length + path.lastIndexOf(last);
}

/** normalize_uri: unquotes and quotes both sides of the first `?`, but leaves `=` and `&` of the query alone. */
function normalizeUri(path: string): string {
  return normalize(path, QUOTED, QUOTED_QUERY);
}

/** normalize_pattern: the same, but it leaves `*` and `$` alone too. */
function normalizePattern(path: string): string {
  return normalize(path, QUOTED_PATTERN, QUOTED_QUERY_PATTERN);
}

function normalize(path: string, inPath: Quoting, inQuery: Quoting): string {
  const question = path.indexOf("?");
  if (question < 0) return requote(path, inPath);
  return `${requote(path.slice(0, question), inPath)}?${requote(path.slice(question + 1), inQuery)}`;
}

// urllib.parse.quote after unquote: letters, digits, `_`, `.`, `-`, `~` and `/` stay, everything else
// is percent-encoded.
const UNQUOTED = /[\w./~-]/;
const QUOTED = quotingOf(UNQUOTED, /(?:%[0-9A-Fa-f]{2}|[^\w./~-])+/g);
const QUOTED_QUERY = quotingOf(UNQUOTED, /(?:%[0-9A-Fa-f]{2}|[^\w./~=&-])+/g);
const QUOTED_PATTERN = quotingOf(UNQUOTED, /(?:%[0-9A-Fa-f]{2}|[^\w./~*$-])+/g);
const QUOTED_QUERY_PATTERN = quotingOf(UNQUOTED, /(?:%[0-9A-Fa-f]{2}|[^\w./~=&*$-])+/g);

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "3.13.15, 2026",
  usedBy: "programs with urllib.robotparser",
  checked: "run: 1,600 of 1,600 random, 183 of 183 decisive",
  wins: "longest part of the URL; Allow wins a tie",
  wildcards: true,
  notes: [
    "This is Python from 3.13.14 on, except 3.14.0 to 3.14.4. Python 3.13 drops an empty query of a URL (/a?), and the playground does too; Python 3.14 keeps it.",
    "The length of a rule is the length of the text that it matches, percent-encoded. The last star matches as much as it can, and a final $ does not count.",
    "Python ignores a rule with a $ that is not at its end.",
  ],
};
