import type { Dialect, Settlement, Target } from "../dialect.ts";
import type { Rule } from "../group.ts";
import { NOTHING, type Pattern, patternOf } from "../pattern.ts";
import type { Piece } from "../piece.ts";
import { pythonRfc9309Responses } from "../responses/libraries.ts";
import type { NamedAgent } from "../scan.ts";
import { pythonGrouping, pythonSyntax } from "./python-lines.ts";
import { normalizePattern, normalizeUri } from "./python-normalize.ts";
import { joinPath, splitUrl, wholeUrl } from "./python-paths.ts";

/** urllib.robotparser since CPython follows RFC 9309 (gh-138907). Names in comments are those of robotparser.py. */
export const pythonRfc9309: Dialect = {
  id: "python-rfc9309",
  title: "Python from 3.13.14",
  source: {
    title: "CPython 3.13, urllib/robotparser.py",
    url: "https://github.com/python/cpython/blob/3.13/Lib/urllib/robotparser.py",
  },
  fileLimit: null,
  responses: pythonRfc9309Responses,
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
function applyingAgent(pieces: readonly Piece[], crawler: string): NamedAgent | null {
  const [first, ...others] = pieces;
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
