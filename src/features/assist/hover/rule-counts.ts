import type { EditorState } from "@codemirror/state";
import { analysisOf, reportOf } from "../../../core/derived.ts";
import { isOpen, weighing } from "../../../engine/decide/decision.ts";
import { caseOf, PLAIN } from "../../../engine/decide/request-context.ts";
import { patternMatches, type Target } from "../../../engine/match/search.ts";
import { pieceAt } from "../../../engine/parse/analysis.ts";
import type { Group } from "../../../engine/parse/group.ts";
import type { Rule } from "../../../engine/parse/types.ts";

const MOST_URLS = 2000;
// Rules may be made to be slow; a pointer that rests on one waits no longer than this.
const MOST_MS = 60;

/** How a rule fares on the page's URLs. */
export interface RuleCounts {
  /** How many URLs were looked at, of how many. */
  readonly asked: number;
  readonly all: number;
  readonly matched: number;
  /** Those that it decides for crawlers of the table; null where none reads its group. */
  readonly decided: number | null;
  /** Rules that decide URLs which this one matches, the most frequent first. */
  readonly beatenBy: readonly Rival[];
}

export interface Rival {
  readonly rule: Rule;
  readonly count: number;
}

/** Counts for the rules of one line, as the chosen reader reads it. */
export function countsOf(state: EditorState, rules: readonly Rule[]): RuleCounts {
  const { question } = reportOf(state);
  const { dialect } = analysisOf(state);
  const line = rules[0]?.line.number ?? 0;
  const groups = groupsReading(state, line);
  const rivals = new Map<number, Rival>();
  const isTimeUp = deadline();
  let [asked, matched, decided] = [0, 0, 0];
  for (const url of question.urls.slice(0, MOST_URLS)) {
    if (isTimeUp()) break;
    asked++;
    const { target, verdict } = caseOf(dialect, url, question.circumstances ?? PLAIN);
    if (verdict || !rules.some(({ pattern }) => patternMatches(pattern, target))) continue;
    matched++;
    const deciding = groups.flatMap((group) => decidingIn(state, group, target, isTimeUp) ?? []);
    if (deciding.some((rule) => rule.line.number === line)) decided++;
    for (const rule of new Set(deciding)) if (rule.line.number !== line) count(rivals, rule);
  }
  return {
    asked,
    all: question.urls.length,
    matched,
    decided: groups.length > 0 ? decided : null,
    beatenBy: [...rivals.values()].sort((a, b) => b.count - a.count),
  };
}

/** The groups with this line that crawlers of the table read. */
function groupsReading(state: EditorState, line: number): readonly Group[] {
  const analysis = analysisOf(state);
  const piece = pieceAt(analysis, line);
  const groups = reportOf(state).columns.flatMap(({ analysis: other, selection: { group } }) =>
    piece && group && other === analysis && group.pieces.includes(piece) ? [group] : [],
  );
  return [...new Set(groups)];
}

function decidingIn(
  state: EditorState,
  group: Group,
  target: Target,
  isTimeUp: () => boolean,
): Rule | null {
  const search = weighing(group, analysisOf(state).dialect, target);
  if (!search.advance(isTimeUp) || !search.found || isOpen(search.found)) return null;
  return group.ruleOf(search.found);
}

function count(rivals: Map<number, Rival>, rule: Rule): void {
  const { number } = rule.line;
  rivals.set(number, { rule, count: (rivals.get(number)?.count ?? 0) + 1 });
}

function deadline(): () => boolean {
  const end = performance.now() + MOST_MS;
  return () => performance.now() > end;
}
