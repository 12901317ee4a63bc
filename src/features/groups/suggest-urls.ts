import type { EditorState } from "@codemirror/state";
import { analysisOf, reportOf } from "../../core/derived.ts";
import { groupsRead } from "../../core/group-readers.ts";
import { Work } from "../../engine/decide/work.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import { SUGGESTION_LIMITS, type Suggestion, suggestionsIn } from "./suggestions.ts";

/** URLs for the table, which it does not have yet; how many of them are of which kind; and how many rules were not looked at, because there were enough. */
export interface SuggestedUrls {
  readonly urls: readonly string[];
  readonly examples: number;
  readonly edges: number;
  readonly nearMisses: number;
  readonly left: number;
}

/** How many URLs are suggested at a time. */
export const MOST_SUGGESTED = SUGGESTION_LIMITS.most;

/** So many URLs of the table are looked at before the time is. */
const AT_ONCE = 512;

/**
 * Paths that try the rules of every group that the table's crawlers read, or where it has no
 * crawlers every group of the file. They are paths even where a site is set. The work can be done
 * in time slices.
 */
export class SuggestUrls extends Work<SuggestedUrls> {
  constructor(state: EditorState) {
    super(suggesting(reportOf(state).question.urls, sourcesOf(state)));
  }
}

function* suggesting(
  urls: readonly string[],
  sources: readonly Source[],
): Generator<void, SuggestedUrls> {
  const known = new Set<string>();
  for (const [index, url] of urls.entries()) {
    if (index % AT_ONCE === 0) yield;
    known.add(url);
  }
  const mostPerRule = shareOfEach(sources);
  const found: Suggestion[] = [];
  let left = 0;
  for (const { group, dialect } of sources) {
    const limits = { most: MOST_SUGGESTED - found.length, mostPerRule };
    const suggested = yield* suggestionsIn(group, dialect, limits, known);
    for (const suggestion of suggested.results) {
      found.push(suggestion);
      known.add(suggestion.path);
    }
    left += suggested.left;
  }
  const count = (wanted: Suggestion["kind"]) => found.filter(({ kind }) => kind === wanted).length;
  return {
    urls: found.map(({ path }) => path),
    examples: count("example"),
    edges: count("edge"),
    nearMisses: count("near-miss"),
    left,
  };
}

interface Source {
  readonly group: Group;
  readonly dialect: Dialect;
}

/** How many URLs a rule may have: better one for each than several for some. */
function shareOfEach(sources: readonly Source[]): number {
  let rules = 0;
  for (const { group } of sources) {
    rules += group.ruleCount;
    // A file may have so many groups that counting all takes long.
    if (rules >= MOST_SUGGESTED) return 1;
  }
  return Math.min(Math.floor(MOST_SUGGESTED / rules), SUGGESTION_LIMITS.mostPerRule);
}

/** In the order of the file. */
function sourcesOf(state: EditorState): readonly Source[] {
  const report = reportOf(state);
  const { dialect, groups } = analysisOf(state);
  if (report.columns.length === 0) return groups.map((group) => ({ group, dialect }));
  return groupsRead(report).map(({ analysis, group }) => ({ group, dialect: analysis.dialect }));
}
