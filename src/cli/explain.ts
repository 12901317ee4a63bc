import type { EditorState } from "@codemirror/state";
import { analysisOf, readingsOf, requestContextOf } from "../core/derived.ts";
import { mainParsersFor } from "../core/parser-differences.ts";
import { crawlerNamed } from "../engine/crawlers/index.ts";
import { explain as explanationOf } from "../engine/decide/explain.ts";
import type { Column } from "../engine/decide/report.ts";
import { decidingLineOf, type Verdict } from "../engine/decide/verdict.ts";
import { Work } from "../engine/decide/work.ts";
import { letterOf } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";
import { ruleText } from "../lint/fixes.ts";
import { problemsIn } from "../lint/lint-file.ts";
import { remembered } from "../lint/views.ts";
import { nearMissesAmong } from "../tasks/why/near-misses.ts";
import { askAll, gathered } from "../tasks/why/other-parsers.ts";
import { nearMissWords, parserDifferenceWords, whyWords } from "../tasks/why/words.ts";
import { listText } from "../words/numbers.ts";
import { plain } from "../words/quoting.ts";
import { termWords } from "../words/terms.ts";
import { type Cell, cellsOf } from "./check.ts";
import type { Command } from "./command.ts";
import { type Line, visible } from "./lines.ts";
import { type Entry, fieldsOf } from "./output.ts";
import { ruleAsWritten, VERDICTS } from "./said.ts";
import { explainWords } from "./words.ts";

/** Why a crawler may fetch a URL or not, in the words of the page's region Why. */
export const explain: Command = {
  operands: ["FILE"],
  options: ["agent", "exact", "url", "read-as", "site", "status"],
  formats: ["text", "json", "ndjson", "csv", "markdown"],
  async run(call) {
    const { output } = call;
    let allAllowed = true;
    for await (const cell of cellsOf(call)) {
      allAllowed &&= cell.entry.fault === null;
      await output.add(explained(cell));
    }
    output.end();
    return allAllowed;
  },
};

/** A rule beside the URL: what it says, and how it fares. */
interface Beside {
  readonly line: number;
  readonly rule: string;
  readonly length: number;
  readonly result: string;
}

function explained({ state, url, column, verdict, entry }: Cell): Entry {
  const { test, fault } = entry;
  const why = whyOf(state, verdict, column);
  return {
    test,
    fault,
    fields: { ...fieldsOf(entry), ...why },
    text: () => linesOf(url, column.token, verdict, why),
  };
}

type Why = ReturnType<typeof whyOf>;

/** What Why shows of a verdict. */
function whyOf(state: EditorState, verdict: Verdict, column: Column) {
  const { analysis, selection } = column;
  const explanation = explanationOf(verdict, analysis.dialect);
  const candidates = explanation?.candidates.map(
    ({ rule, standing, weight }): Beside => ({
      ...writtenRule(rule),
      length: weight,
      result:
        standing === "decides"
          ? whyWords.advantages[explanation.advantage]
          : termWords.standings[standing],
    }),
  );
  const findings = problemsOfFile(state);
  const nearMisses = nearMissesAmong(findings, verdict, column).map(
    ({ rule, flaw, weight }): Beside => ({
      line: rule.line.number,
      rule: ruleAsWritten(analysis, rule.line.number),
      length: weight,
      result: plain(nearMissWords.nearMiss(flaw, analysis.dialect, selection)),
    }),
  );
  const said = whyWords.participles[verdict.outcome] + whyWords.verdict(verdict, explanation);
  const limit = whyWords.readOnly([column.token], analysis);
  return {
    sentence: plain(limit === null ? said : `${said} ${limit}`),
    reason: plain(whyWords.reason(selection.reason)),
    groupLetter: selection.group && letterOf(selection.group),
    comparedAs: verdict.target.path,
    rules: candidates ?? [],
    nearMisses,
    otherParsers: othersOf(state, verdict, column),
  };
}

/** The problems of a file, found once for all its verdicts. */
const problemsOfFile = remembered((state: EditorState) =>
  problemsIn(analysisOf(state), { urls: [], context: requestContextOf(state) }),
);

function writtenRule(rule: Rule): Pick<Beside, "line" | "rule"> {
  return { line: rule.line.number, rule: ruleText(rule).trimEnd() };
}

/** The parsers that decide differently, and what each does. */
function othersOf(state: EditorState, verdict: Verdict, column: Column) {
  const context = requestContextOf(state);
  const work = new Work(askAll({ readings: readingsOf(state), column, verdict, context }));
  work.run(() => false);
  return gathered(work.result ?? [], [mainParsersFor(column.token)]).map((alike) => {
    const [{ verdict: theirs, difference }] = alike;
    return {
      parsers: alike.map(({ dialect }) => dialect.title),
      verdict: VERDICTS[theirs.outcome],
      line: decidingLineOf(theirs),
      difference: plain(parserDifferenceWords.difference(difference, alike.length)),
    };
  });
}

function linesOf(
  url: string,
  token: string,
  { outcome }: Verdict,
  { sentence, reason, groupLetter, rules, nearMisses, otherParsers }: Why,
): readonly Line[] {
  const participle = whyWords.participles[outcome];
  const special = whyWords.aboutUrl(url);
  const besides = whyWords.whenBlocked(crawlerNamed(token)?.category);
  // As they are written, so that what is below each other is aligned.
  const rows = [...rules, ...nearMisses].map((beside) => ({
    ...beside,
    rule: visible(beside.rule),
  }));
  const most = (column: (beside: Beside) => string | number) =>
    Math.max(...rows.map((beside) => `${column(beside)}`.length));
  const [width, digits, lengths] = [
    most(({ rule }) => rule),
    most(({ line }) => line),
    most(({ length }) => length),
  ];
  return [
    [[explainWords.head(token, url), "strong"]],
    [[participle, outcome === "allow" ? "good" : "bad"], sentence.slice(participle.length)],
    ...(outcome === "disallow" && besides !== null ? [[besides]] : []),
    ...(special !== null ? [[special]] : []),
    [[explainWords.trace(reason, groupLetter), "faint"]],
    ...rows.map(
      ({ line, rule, length, result }): Line => [
        `  ${explainWords.line(`${line}`.padStart(digits))}  ${rule.padEnd(width)}  ${`${length}`.padStart(lengths)}  ${result}`,
      ],
    ),
    ...(otherParsers.length > 0 ? [[`${whyWords.othersDiffer}:`]] : []),
    ...otherParsers.map(
      ({ parsers, verdict, line, difference }): Line => [
        `  ${explainWords.other(verdict, line)}  ${listText(parsers)}: ${difference}`,
      ],
    ),
    [],
  ];
}
