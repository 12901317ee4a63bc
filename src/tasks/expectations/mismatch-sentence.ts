import type { EditorState } from "@codemirror/state";
import { expectationsOf, readingsOf, reportOf, requestContextOf } from "../../core/derived.ts";
import { type Expected, standingOf } from "../../core/expectations.ts";
import type { Cell } from "../../core/inputs.ts";
import type { NearMiss } from "../../engine/advise/near-miss.ts";
import { nearMissesOf } from "../../engine/advise/near-misses-of.ts";
import { followerNamed, parserNamed } from "../../engine/crawlers/following.ts";
import { type Column, outcomeNow, Report } from "../../engine/decide/report.ts";
import type { Verdict } from "../../engine/decide/verdict.ts";
import { defaultDialect } from "../../engine/dialects/first.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { type SentencePart, words } from "../../words/quoting.ts";
import { deciding } from "../exports/export-format.ts";
import type { Broken } from "./what-broke.ts";
import { brokenWords, mismatchWords } from "./words.ts";

/** A verdict that is not as expected, and the rules that nearly gave the expected one, the most telling first. */
interface Mismatch {
  readonly expected: Expected;
  readonly verdict: Verdict;
  /** Of the verdict's crawler. */
  readonly column: Column;
  readonly misses: readonly NearMiss[];
  /** The robots.txt that decides, where it is not the one in the editor. */
  readonly file: string | null;
  /** The parser that gives the expected verdict: the crawler’s own, or that of the standard. */
  readonly parser: Dialect | null;
}

/** The same without what other parsers decide. */
type Decided = Omit<Mismatch, "parser">;

type Sentence = readonly SentencePart[];

/** What is expected, and why the verdict differs. */
export function mismatchSentence(mismatch: Mismatch): Sentence {
  const { expected, parser } = mismatch;
  const byOther = parser ? [mismatchWords.byParser(parser)] : [];
  return spaced([mismatchWords.expected(expected), mismatchReason(mismatch), ...byOther]);
}

/** What is expected, and the rule that nearly gave it; for a place that already names the deciding rule. */
export function expectedSentence(mismatch: Decided): Sentence {
  const nearly = mismatch.file === null ? whatNearlyDoes(mismatch) : [];
  return spaced([mismatchWords.expected(mismatch.expected), ...nearly]);
}

/** What is expected, and what ended that the verdict was so. */
export function brokenSentence(expected: Expected, { decided, cause, steps }: Broken): Sentence {
  const { until, cause: became } = brokenWords;
  const sentences = [until(decided.verdict, expected, steps), became(cause)];
  return spaced([
    mismatchWords.expected(expected),
    ...sentences.filter((sentence) => sentence.length > 0),
  ]);
}

/** Why a verdict is not as expected: the rule that decides, and the one that nearly did. */
export function mismatchReason(mismatch: Mismatch): Sentence {
  // Lines of another file lead nowhere in the editor.
  if (mismatch.file !== null) return mismatchWords.elsewhere(mismatch.verdict, mismatch.file);
  // Where a rule nearly decides, it is clear that none does.
  const nearly = whatNearlyDoes(mismatch);
  const decides = nearly.length === 0 || mismatch.verdict.ground.kind === "rule";
  return spaced([...(decides ? [whatDecides(mismatch)] : []), ...nearly]);
}

function whatDecides({ verdict }: Mismatch): Sentence {
  const { ground, outcome } = verdict;
  if (ground.kind === "rule") return mismatchWords.byRule(ground.rule, outcome);
  if (ground.kind === "open") return mismatchWords.open(ground);
  return mismatchWords.withoutRule(verdict);
}

/** One sentence, or none. */
function whatNearlyDoes({ expected, misses, column }: Decided): readonly Sentence[] {
  const miss = misses.find(({ outcome }) => outcome === expected);
  return miss ? [mismatchWords.nearly(miss, column)] : [];
}

function spaced(sentences: readonly Sentence[]): Sentence {
  return sentences.flatMap((sentence, index) =>
    index === 0 ? sentence : [words(" "), ...sentence],
  );
}

/** The mismatch of a cell, with near misses (up to 5 ms); null where the verdict is as expected, or nothing is expected. */
export function mismatchAt(state: EditorState, { url, crawler }: Cell): Mismatch | null {
  const report = reportOf(state);
  const expected = expectationsOf(state).at(url, crawler);
  const verdict = expected && report.verdictAt(url, crawler);
  const column = report.columnAt(url, crawler);
  if (!expected || !verdict || !column) return null;
  if (standingOf(expected, verdict.outcome) === "met") return null;
  const file = report.otherAt(url)?.robotsUrl ?? null;
  const misses = nearMissesOf(verdict, column);
  const parser = file === null ? parserExpecting(state, column, verdict.url, expected) : null;
  return { expected, verdict, column, misses, file, parser };
}

/** How a file is read makes most differences between two places: by RFC 9309, or by each crawler as itself. */
function parserExpecting(
  state: EditorState,
  { token, analysis }: Column,
  url: string,
  expected: Expected,
): Dialect | null {
  const others = new Set([parserNamed(token), defaultDialect]);
  others.delete(analysis.dialect);
  const question = { urls: [url], crawlers: [token], context: requestContextOf(state) };
  const isExpecting = (dialect: Dialect) => {
    const readBy = () => readingsOf(state).by(dialect);
    const report = new Report(readBy, followerNamed, question, null, () => false);
    return outcomeNow(report, 0, 0) === expected;
  };
  return [...others].find(isExpecting) ?? null;
}

// Some 0.1 ms where all cells are counted.
const URLS_AT_ONCE = 64;

/** The cells of these crawlers that are not as expected, URL by URL; null now and then, so that the caller can pause. */
export function* unmetCells(
  state: EditorState,
  crawlers: Iterable<number>,
): Generator<Cell | null, void> {
  const report = reportOf(state);
  const expectations = expectationsOf(state);
  yield* deciding((isTimeUp) => report.count(isTimeUp));
  const expecting = [...crawlers].filter((crawler) => expectations.countOf(crawler) > 0);
  for (let url = 0; url < expectations.urls.length; url++) {
    if (url % URLS_AT_ONCE === 0) yield null;
    for (const crawler of expecting) {
      const expected = expectations.at(url, crawler);
      if (expected && standingOf(expected, outcomeNow(report, url, crawler)) === "unmet")
        yield { url, crawler };
    }
  }
}
