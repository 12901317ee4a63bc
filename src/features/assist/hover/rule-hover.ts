import type { EditorState } from "@codemirror/state";
import { analysisOf, reportOf, rulesAreConsulted, schedulerOf } from "../../../core/derived.ts";
import { groupsReading, oneOfSeveralParsers } from "../../../core/group-readers.ts";
import { ruleStatusesOf } from "../../../core/rule-status.ts";
import { isOpen, weighing } from "../../../engine/decide/decision.ts";
import { caseOf, PLAIN } from "../../../engine/decide/request-context.ts";
import { Work } from "../../../engine/decide/work.ts";
import { patternMatches, type Target } from "../../../engine/match/search.ts";
import { type Analysis, groupsOf, ruleAt, sectionAt } from "../../../engine/parse/analysis.ts";
import type { Dialect } from "../../../engine/parse/dialect.ts";
import type { Group } from "../../../engine/parse/group.ts";
import type { Rule } from "../../../engine/parse/types.ts";
import { type Liveness, RuleStatusSearch } from "../../../engine/prove/rule-status-search.ts";
import type { Span } from "../../../engine/text/line.ts";
import { groupedBy } from "../../../engine/text/lists.ts";
import { code } from "../../../words/quoting.ts";
import { termWords } from "../../../words/terms.ts";
import { hoverWords } from "../words.ts";
import { contentOf, type Draft, type HoverContent } from "./content.ts";
import { FIELD_SOURCES, sourcesOf } from "./field-hover.ts";

/** Which URLs a rule matches, which it decides, and what else decides them. */
export function ruleHover(state: EditorState, rule: Rule, span: Span): HoverContent {
  const { dialect } = analysisOf(state);
  const { pattern, allows } = rule;
  const isConsulted = rulesAreConsulted(state);
  const { precedence, grouping, weight, settle } = dialect;
  // Without Allow, all rules that match say the same.
  const hasAllow = grouping.ruleFields.includes("allow");
  const byOctets = precedence === "longest" && hasAllow && !weight && !settle;
  const [first] = pattern.pieces;
  return contentOf(span, {
    title: titleOf(rule),
    paragraphs: [
      matchedWords(rule, dialect),
      first && !first.startsWith("/") && !pattern.isAbout ? hoverWords.noSlash : null,
      byOctets && pattern.octets > 0 ? hoverWords.octets(pattern.octets) : null,
      isConsulted ? null : hoverWords.notConsulted,
    ],
    rows: [
      [hoverWords.terms.also, secondReadings(state, rule)],
      ...(isConsulted ? fate(state, rule) : []),
    ],
    sources: sourcesOf(FIELD_SOURCES[allows ? "allow" : "disallow"], dialect),
  });
}

/** Which URLs the rule matches. */
function matchedWords({ pattern, allows, path }: Rule, dialect: Dialect): string {
  const isNothing = pattern.pieces.length === 0;
  if (path !== "" && isNothing) return hoverWords.notAccepted(dialect);
  return path === "" && !isNothing && !allows
    ? hoverWords.emptyDisallow
    : hoverWords.pattern(pattern);
}

function titleOf(rule: Rule): string {
  const name = termWords.rule(rule);
  return rule.path === "" ? name : `${name} ${code(rule.path)}`;
}

/** All rules that a line stands for. */
function rulesOfLine(analysis: Analysis, number: number): readonly Rule[] {
  return sectionAt(analysis, number)?.rules.filter(({ line }) => line.number === number) ?? [];
}

function secondReadings(state: EditorState, { line }: Rule): string | null {
  const others = rulesOfLine(analysisOf(state), line.number).filter(({ derived }) => derived);
  return others.length === 0 ? null : others.map(({ path }) => code(path)).join(", ");
}

function fate(state: EditorState, rule: Rule): NonNullable<Draft["rows"]> {
  const { asked, all, matched, decided, beatenBy } = countsOf(state, rule.line.number);
  if (all === 0) return [lifeRow(state, rule)];
  return [
    [hoverWords.terms.matches, hoverWords.matches(matched, asked, all)],
    [hoverWords.terms.decides, hoverWords.decides(decided)],
    [hoverWords.terms.beatenBy, hoverWords.beaten(beatenBy)],
    lifeRow(state, rule),
  ];
}

/** A URL that the rule decides, whatever is on the page, or the rules that keep it from ever deciding. */
function lifeRow(state: EditorState, rule: Rule): readonly [term: string, text: string | null] {
  const liveness = knownLiveness(state, rule) ?? searchedLiveness(state, rule);
  if (liveness?.kind === "dead")
    return [
      hoverWords.terms.never,
      hoverWords.shadows(liveness.shadowedBy, oneOfSeveralParsers(state, rule.line.number)),
    ];
  return [hoverWords.terms.example, liveness?.kind === "decides" ? code(liveness.path) : null];
}

function knownLiveness(state: EditorState, { line }: Rule): Liveness | null {
  const liveness = ruleStatusesOf(state)(line.number)?.liveness ?? null;
  if (liveness?.kind !== "dead") return liveness;
  const shadows = liveness.shadowedBy.flatMap((number) => ruleAt(analysisOf(state), number) ?? []);
  return { kind: "dead", shadowedBy: shadows };
}

/** Of larger groups it takes too long to say what a rule is good for. */
const MOST_RULES = 1_000;
/** How long a hover may take to find out, in milliseconds. */
const SEARCH_MS = 30;

function searchedLiveness(state: EditorState, rule: Rule): Liveness | null {
  const analysis = analysisOf(state);
  const section = sectionAt(analysis, rule.line.number);
  const [group] = section ? groupsOf(analysis, section) : [];
  if (!group || group.ruleCount > MOST_RULES) return null;
  const search = new Work(new RuleStatusSearch(group, analysis.dialect, rule).steps());
  search.run(schedulerOf(state).budget(SEARCH_MS));
  return search.result?.[0]?.liveness ?? null;
}

const MOST_URLS = 2000;
// Rules may be made to be slow; a pointer that rests on one waits no longer than this.
const MOST_MS = 60;

/** How a rule fares on the page's URLs. */
interface RuleCounts {
  /** How many URLs were looked at, of how many. */
  readonly asked: number;
  readonly all: number;
  readonly matched: number;
  /** Those that it decides for crawlers of the table; null where none reads its group. */
  readonly decided: number | null;
  /** Rules that decide URLs which this one matches, the most frequent first. */
  readonly beatenBy: readonly Rival[];
}

interface Rival {
  readonly rule: Rule;
  readonly count: number;
}

/** Counts for the rules of one line, as the chosen parser and those of the crawlers that read it see them. */
function countsOf(state: EditorState, line: number): RuleCounts {
  const { question } = reportOf(state);
  const readings = readingsOf(state, line);
  const rivals = new Map<number, Rival>();
  const isTimeUp = schedulerOf(state).budget(MOST_MS);
  let [asked, matched, decided] = [0, 0, 0];
  for (const url of question.urls.slice(0, MOST_URLS)) {
    if (isTimeUp()) break;
    asked++;
    const matching = readings.flatMap((reading) => {
      const { target, verdict } = caseOf(reading.analysis, url, question.context ?? PLAIN);
      if (verdict || !reading.rules.some(({ pattern }) => patternMatches(pattern, target)))
        return [];
      return [{ ...reading, target }];
    });
    if (matching.length > 0) matched++;
    const deciding = new Map(
      matching
        .flatMap((reading) => decidingIn(reading, reading.target, isTimeUp))
        .map((rule) => [rule.line.number, rule]),
    );
    if (deciding.delete(line)) decided++;
    for (const rule of deciding.values()) count(rivals, rule);
  }
  return {
    asked,
    all: question.urls.length,
    matched,
    decided: readings.some(({ groups }) => groups.length > 0) ? decided : null,
    beatenBy: [...rivals.values()].sort((a, b) => b.count - a.count),
  };
}

/** A line as one parser reads it, and the groups with it that crawlers of the table read by this parser. */
interface Reading {
  readonly analysis: Analysis;
  readonly rules: readonly Rule[];
  readonly groups: readonly Group[];
}

function readingsOf(state: EditorState, line: number): readonly Reading[] {
  const reads = groupedBy(groupsReading(reportOf(state), line), ({ analysis }) => analysis);
  return [...new Set([analysisOf(state), ...reads.keys()])].map((analysis) => ({
    analysis,
    rules: rulesOfLine(analysis, line),
    groups: reads.get(analysis)?.map(({ group }) => group) ?? [],
  }));
}

function decidingIn(
  { analysis, groups }: Reading,
  target: Target,
  isTimeUp: () => boolean,
): readonly Rule[] {
  return groups.flatMap((group) => {
    const search = weighing(group, analysis.dialect, target);
    if (!search.advance(isTimeUp) || !search.found || isOpen(search.found)) return [];
    return group.ruleOf(search.found);
  });
}

function count(rivals: Map<number, Rival>, rule: Rule): void {
  const { number } = rule.line;
  rivals.set(number, { rule, count: (rivals.get(number)?.count ?? 0) + 1 });
}
