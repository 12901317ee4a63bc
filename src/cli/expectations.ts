import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../core/derived.ts";
import { type Expectations, standingOf } from "../core/expectations.ts";
import { type ExpectedUse, expectedUsesAt } from "../core/expected-uses.ts";
import { type ReadAs, readAsInput } from "../core/inputs.ts";
import type { Page } from "../core/intents.ts";
import type { Report } from "../engine/decide/report.ts";
import { Work } from "../engine/decide/work.ts";
import { decodeText } from "../engine/text/bytes.ts";
import { expectedWord } from "../tasks/expectations/collection.ts";
import { type LineAnswer, lineAnswers } from "../tasks/expectations/expected-lines.ts";
import { expectationsJunit, LINES_SUITE } from "../tasks/expectations/exports.ts";
import {
  addExpectations,
  badExpectationLines,
  importSentence,
  titleOfReading,
} from "../tasks/expectations/import-expectations.ts";
import { mismatchAt, mismatchSentence } from "../tasks/expectations/mismatch-sentence.ts";
import { ExpectationsReading } from "../tasks/expectations/read-expectations.ts";
import { expectedLineWords } from "../tasks/expectations/words.ts";
import { reportWords } from "../tasks/exports/words.ts";
import { useWords } from "../tasks/preferences/words.ts";
import { plain, plainSentence } from "../words/quoting.ts";
import { tellAboutUrl } from "./check.ts";
import type { Call, Command } from "./command.ts";
import {
  isLink,
  linkedPage,
  pageOf,
  readBytes,
  settingsOf,
  stateOf,
  tellLimits,
  tellMeant,
} from "./file.ts";
import { type Line, warn } from "./lines.ts";
import { type Entry, type Fields, fieldsOf } from "./output.ts";
import { Speaker, VERDICTS, VerdictEntry } from "./said.ts";
import { Unusable } from "./surroundings.ts";
import { inputWords, verdictWords } from "./words.ts";

/** Larger files of expectations are not read, as on the page; in MiB. */
const LARGEST_LIST = 64;

/** Whether a file gives the verdicts that are expected of it. */
export const test: Command = {
  operands: ["FILE", "EXPECTATIONS"],
  options: ["agent", "read-as", "site", "status"],
  formats: ["text", "json", "ndjson", "csv", "markdown", "junit", "github"],
  async run(call) {
    const { operands, output } = call;
    const { state, readAs } = await expecting(call);
    const { count, hasUses, lines, isEmpty } = expectationsOf(state);
    if (isEmpty) throw new Unusable(inputWords.nothingExpected);
    output.file = operands[0] ?? "";
    const told = {
      verdict: { met: 0, unmet: 0 },
      use: { met: 0, unmet: 0 },
      line: { met: 0, unmet: 0 },
    };
    for (const { kind, ...entry } of entriesIn(state)) {
      told[kind][entry.fault ? "unmet" : "met"]++;
      const isTold = entry.fault || output.format !== "text";
      if (isTold && output.format !== "junit") await output.add(entry);
    }
    if (output.format === "junit")
      for (const part of expectationsJunit(state)) await output.write(part);
    else output.end();
    const say = (sentence: string, isGood: boolean) =>
      output.say([[sentence, isGood ? "good" : "bad"]]);
    if (output.format === "text" && readAs)
      await output.say([verdictWords.readAs(titleOfReading(readAs))]);
    if (output.format === "text" && count > 0) {
      const { met, unmet } = told.verdict;
      const all = reportWords.allAsExpected(count);
      await say(unmet === 0 ? all : reportWords.notAsExpected(unmet, met), unmet === 0);
    }
    if (output.format === "text" && hasUses)
      await say(reportWords.usesAsExpected(told.use.unmet, told.use.met), told.use.unmet === 0);
    if (output.format === "text" && lines.length > 0)
      await say(
        expectedLineWords.asExpected(told.line.unmet, told.line.met),
        told.line.unmet === 0,
      );
    return told.verdict.unmet + told.use.unmet + told.line.unmet === 0;
  },
};

/** The file, and what is expected of it. `readAs`: how EXPECTATIONS says that it is read; null where it does not say, or where an option does. */
interface Expecting {
  readonly state: EditorState;
  readonly readAs: ReadAs | null;
}

async function expecting({ operands, options, surroundings }: Call): Promise<Expecting> {
  const [file = "", expected = ""] = operands;
  if (file === "-" && expected === "-") throw new Unusable(inputWords.stdinTwice);
  if (isLink(expected)) {
    if (options.agent) throw new Unusable(inputWords.agentBesideLink);
    const { text, encoding, ...asked } = await linkedPage(expected);
    const page = await pageOf(file, {}, surroundings);
    const state = stateOf({ ...page, ...asked, ...beyondDefault(page), ...settingsOf(options) });
    tellLimits(reportOf(state), surroundings);
    return { state, readAs: options["read-as"] === undefined ? asked.readAs : null };
  }
  const page = await pageOf(file, options, surroundings);
  const text = decodeText(await readBytes(expected, LARGEST_LIST, surroundings));
  // What is left out, or replaced by a later row, would look as if it were met.
  const reading = new ExpectationsReading(text, page.crawlers, false);
  reading.advance(() => false);
  const { found } = reading;
  const bad = badExpectationLines(found);
  const count = found.cells.count + found.lines.length;
  if (bad !== null || found.beyond > 0) {
    const lacksCrawler = found.bad.some(({ reason }) => reason === "no-crawlers");
    const nothing = count === 0 ? inputWords.nothingExpected : importSentence(found);
    const said = lacksCrawler ? inputWords.noCrawlerOfRow : nothing;
    throw new Unusable(said, bad?.split("\n"));
  }
  if (count === 0) throw new Unusable(inputWords.nothingExpected);
  const named = new Set(found.crawlers.map((crawler) => crawler.toLowerCase()));
  const idle = options.agent?.find((agent) => !named.has(agent.toLowerCase()));
  if (idle !== undefined) throw new Unusable(inputWords.agentBesideRows(idle));
  // Those of options were told with them.
  const rows = found.crawlers.filter((crawler) => !options.agent?.includes(crawler));
  tellMeant(rows, surroundings);
  tellAboutUrl(found.urls, surroundings);
  const readAs = options["read-as"] === undefined ? found.readAs : null;
  const state = stateOf({ ...page, readAs: readAs ?? page.readAs });
  if (found.readAs && state.field(readAsInput.field) !== found.readAs)
    warn(surroundings.stderr, inputWords.readDifferently(titleOfReading(found.readAs)));
  // The command line names sites by options alone, so that an export keeps its exit status.
  const judged = addExpectations(state, { ...found, site: null });
  const expecting = state.update(judged).state;
  tellLimits(reportOf(expecting), surroundings);
  return { state: expecting, readAs };
}

/** What a server sent counts before what a link says. */
function beyondDefault({ site, answer }: Page): Partial<Page> {
  return site === "" ? {} : { site, answer };
}

/** Everything that is expected, URL by URL, and then of lines. */
function* entriesIn(
  state: EditorState,
): Generator<Entry & { readonly kind: "verdict" | "use" | "line" }> {
  const expectations = expectationsOf(state);
  const speakers = expectations.crawlers.map((_, crawler) => new Speaker(crawler));
  for (const url of expectations.urls.keys())
    for (const [crawler, speaker] of speakers.entries()) {
      const entry = entryAt(state, expectations, url, crawler, speaker);
      if (entry) yield { ...entry, kind: "verdict" };
      const report = reportOf(state);
      for (const use of expectedUsesAt(report, expectations, url, crawler, ALL_LINES))
        yield { ...entryOfUse(report, use, url, speaker, expectations), kind: "use" };
    }
  const answers = new Work(lineAnswers(state));
  answers.run(() => false);
  for (const answer of answers.result ?? [])
    yield { ...entryOfLine(answer, expectations), kind: "line" };
}

/** The fields that entries of verdicts, uses and lines must have in common, because a table has one header. */
function unusedFields({ hasUses, lines }: Expectations): Fields {
  return { ...(hasUses && { purpose: null }), ...(lines.length > 0 && { lineText: null }) };
}

function entryOfLine(
  { expected, standing, line, sentence }: LineAnswer,
  expectations: Expectations,
): Entry {
  const name = plain(expectedLineWords.named(expected));
  const said = plainSentence(sentence);
  const crawler = expected.agent === "" ? null : expected.agent;
  const met = standing === "met";
  const asked = { url: null, crawler, verdict: null, line, rule: null, group: null };
  return {
    test: { suite: LINES_SUITE, name },
    fields: {
      ...asked,
      readAs: null,
      ground: null,
      ...unusedFields(expectations),
      lineText: expected.text,
      expected: expected.expected,
      met,
      sentence: said,
    },
    text: () => [[[verdictWords.notMet, "bad"], `  ${name}: ${said}`]],
    fault: met
      ? null
      : {
          level: "error",
          line,
          title: expectedLineWords.failure(expected),
          sentence: `${name}: ${said}`,
        },
  };
}

/** No expectation is left out, however long it takes. */
const ALL_LINES = Number.POSITIVE_INFINITY;

function entryOfUse(
  report: Report,
  { purpose, expected, answer, standing }: ExpectedUse,
  url: number,
  speaker: Speaker,
  expectations: Expectations,
): Entry {
  const said = speaker.at(report, url);
  const text = report.question.urls[url] ?? "";
  const name = useWords.named(text, purpose);
  const met = standing === "met";
  const sentence = met ? "" : plain(useWords.unmet(purpose, expected, answer));
  const fields = fieldsOf(new VerdictEntry(text, said));
  return {
    test: { suite: said.crawler, name },
    fields: {
      ...fields,
      ...unusedFields(expectations),
      purpose,
      expected: expectedWord(expected, purpose),
      met,
      sentence,
    },
    text: () => [notMet(said.crawler, name, sentence)],
    fault: met
      ? null
      : {
          level: "error",
          line: answer.statements[0]?.line ?? null,
          title: useWords.failure(expected, answer.value),
          sentence: verdictWords.notMetAt(said.crawler, name, sentence),
        },
  };
}

function notMet(crawler: string, asked: string, sentence: string): Line {
  return [[verdictWords.notMet, "bad"], `  ${crawler} ${asked}: ${sentence}`];
}

function entryAt(
  state: EditorState,
  expectations: Expectations,
  url: number,
  crawler: number,
  speaker: Speaker,
): Entry | null {
  const report = reportOf(state);
  const expected = expectations.at(url, crawler);
  const verdict = expected && report.verdictAt(url, crawler);
  if (!expected || !verdict) return null;
  const said = speaker.at(report, url);
  const text = expectations.urls[url] ?? "";
  const entry = new VerdictEntry(text, said);
  const met = standingOf(expected, verdict.outcome) === "met";
  const mismatch = met ? null : mismatchAt(state, { url, crawler });
  const unused = unusedFields(expectations);
  const sentence = mismatch ? plainSentence(mismatchSentence(mismatch)) : "";
  return {
    test: entry.test,
    fields: { ...fieldsOf(entry), ...unused, expected: VERDICTS[expected], met, sentence },
    text: () => [notMet(said.crawler, text, sentence)],
    fault: met
      ? null
      : {
          level: "error",
          line: said.line,
          title: reportWords.failure(expected, verdict.outcome),
          sentence: verdictWords.notMetAt(said.crawler, text, sentence),
        },
  };
}
