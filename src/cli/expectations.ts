import type { EditorState } from "@codemirror/state";
import { expectationsOf, reportOf } from "../core/derived.ts";
import { type Expectations, standingOf } from "../core/expectations.ts";
import { crawlersInput } from "../core/inputs.ts";
import type { Page } from "../core/intents.ts";
import { decodeText } from "../engine/text/bytes.ts";
import { expectationsJunit } from "../features/expectations/exports.ts";
import {
  addExpectations,
  badExpectationLines,
  importSentence,
} from "../features/expectations/import-expectations.ts";
import { mismatchAt, mismatchSentence } from "../features/expectations/mismatch-sentence.ts";
import { ExpectationsReading } from "../features/expectations/read-expectations.ts";
import { reportWords } from "../features/export/words.ts";
import { plainSentence } from "../words/quoting.ts";
import type { Call, Command } from "./command.ts";
import { isLink, linkedPage, pageOf, readBytes, settingsOf, stateOf } from "./file.ts";
import { type Entry, fieldsOf } from "./output.ts";
import { Speaker, VERDICTS, VerdictEntry, visible } from "./said.ts";
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
    const state = await expecting(call);
    const { count } = expectationsOf(state);
    if (count === 0) throw new Unusable(inputWords.nothingExpected);
    output.file = operands[0] ?? "";
    let unmet = 0;
    for (const entry of entriesIn(state)) {
      if (entry.fault) unmet++;
      const isTold = entry.fault || output.format !== "text";
      if (isTold && output.format !== "junit") await output.add(entry);
    }
    if (output.format === "junit")
      for (const part of expectationsJunit(state)) await output.write(part);
    else output.end();
    if (output.format === "text")
      await output.write(
        unmet === 0
          ? `${output.painted(reportWords.allAsExpected(count), "good")}\n`
          : `${output.painted(reportWords.notAsExpected(unmet, count - unmet), "bad")}\n`,
      );
    return unmet === 0;
  },
};

/** The file, and what is expected of it. */
async function expecting({ operands, options, surroundings }: Call): Promise<EditorState> {
  const [file = "", expected = ""] = operands;
  if (file === "-" && expected === "-") throw new Unusable(inputWords.stdinTwice);
  if (isLink(expected)) {
    const { text, encoding, ...asked } = linkedPage(expected);
    const page = await pageOf(file, {}, surroundings);
    return stateOf({ ...page, ...asked, ...beyondDefault(page), ...settingsOf(options) });
  }
  const state = stateOf(await pageOf(file, options, surroundings));
  const text = decodeText(await readBytes(expected, LARGEST_LIST, surroundings));
  const reading = new ExpectationsReading(text, state.field(crawlersInput.field));
  reading.advance(() => false);
  const { found } = reading;
  const bad = badExpectationLines(found);
  // What is left out would look as if it were met.
  if (found.cells.count === 0) throw new Unusable(inputWords.nothingExpected);
  if (bad !== null || found.beyond > 0)
    throw new Unusable([importSentence(found), ...(bad === null ? [] : [bad])].join("\n"));
  return state.update(addExpectations(state, found)).state;
}

/** What a server sent counts before what a link says. */
function beyondDefault({ site, answer }: Page): Partial<Page> {
  return site === "" ? {} : { site, answer };
}

/** Everything that is expected, URL by URL. */
function* entriesIn(state: EditorState): Generator<Entry> {
  const expectations = expectationsOf(state);
  const speakers = expectations.crawlers.map((_, crawler) => new Speaker(crawler));
  for (const url of expectations.urls.keys())
    for (const [crawler, speaker] of speakers.entries()) {
      const entry = entryAt(state, expectations, url, crawler, speaker);
      if (entry) yield entry;
    }
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
  const sentence = mismatch ? plainSentence(mismatchSentence(mismatch)) : "";
  return {
    test: entry.test,
    fields: { ...fieldsOf(entry), expected: VERDICTS[expected], met, sentence },
    text: (paint) =>
      `${paint(verdictWords.notMet, "bad")}  ${visible(said.crawler)} ${visible(text)}: ${visible(sentence)}`,
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
