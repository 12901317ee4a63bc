import type { EditorState } from "@codemirror/state";
import { analysisOf, reportOf } from "../../core/derived.ts";
import {
  SUGGESTION_LIMITS,
  type Suggestion,
  Suggestions,
} from "../../engine/advise/suggestions.ts";
import type { IsTimeUp } from "../../engine/decide/work.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import { groupsRead } from "./coverage.ts";

/** URLs for the table, which it does not have yet; how many of them are of which kind; and how many rules were not looked at, because there were enough. */
export interface SuggestedUrls {
  readonly urls: readonly string[];
  readonly examples: number;
  readonly edges: number;
  readonly nearMisses: number;
  readonly left: number;
}

/** How many URLs are suggested at a time. */
export const MOST_SUGGESTED = 1000;

/** So many URLs of the table are looked at before the time is. */
const AT_ONCE = 512;

/**
 * Paths that try the rules of every group that the table's crawlers read, or where it has no
 * crawlers every group of the file. They are paths even where a site is set. The work can be done
 * in time slices.
 */
export class SuggestUrls {
  private readonly urls: readonly string[];
  private readonly sources: readonly Source[];
  private readonly mostPerRule: number;
  private readonly known = new Set<string>();
  private readonly found: Suggestion[] = [];
  private read = 0;
  private left = 0;
  private asked = 0;
  private current: Suggestions | null = null;

  constructor(state: EditorState) {
    this.urls = reportOf(state).question.urls;
    this.sources = sourcesOf(state);
    this.mostPerRule = shareOfEach(this.sources);
  }

  /** Goes on until the time is up, and says whether there is a result. */
  run(isTimeUp: IsTimeUp): boolean {
    for (; this.read < this.urls.length; this.read++) {
      if (this.read % AT_ONCE === 0 && isTimeUp()) return false;
      this.known.add(this.urls[this.read] ?? "");
    }
    for (let source = this.sources[this.asked]; source; source = this.sources[this.asked]) {
      this.current ??= this.suggestionsFrom(source);
      if (!this.current.run(isTimeUp)) return false;
      this.take(this.current);
      this.current = null;
      this.asked++;
    }
    return true;
  }

  /** Null while there is work left (see `run`). */
  get result(): SuggestedUrls | null {
    const isDone = this.read === this.urls.length && this.asked === this.sources.length;
    if (!isDone) return null;
    const count = (wanted: Suggestion["kind"]) =>
      this.found.filter(({ kind }) => kind === wanted).length;
    return {
      urls: this.found.map(({ path }) => path),
      examples: count("example"),
      edges: count("edge"),
      nearMisses: count("near-miss"),
      left: this.left,
    };
  }

  private suggestionsFrom({ group, dialect }: Source): Suggestions {
    const limits = { most: MOST_SUGGESTED - this.found.length, mostPerRule: this.mostPerRule };
    return new Suggestions(group, dialect, limits, this.known);
  }

  private take(suggestions: Suggestions): void {
    for (const suggestion of suggestions.results ?? []) {
      this.found.push(suggestion);
      this.known.add(suggestion.path);
    }
    this.left += suggestions.left;
  }
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
