import type { EditorState } from "@codemirror/state";
import {
  analysisOf,
  expectationsOf,
  fileTextOf,
  mismatchesOf,
  otherFilesOf,
  readingsOf,
  reportOf,
} from "../src/core/derived.ts";
import {
  answerInput,
  crawlersInput,
  encodingInput,
  focusInput,
  lineEndingInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "../src/core/inputs.ts";
import { openPage, type Page } from "../src/core/intents.ts";
import { withLineEnding } from "../src/core/line-endings.ts";
import { otherFiles } from "../src/core/other-files.ts";
import { createSession } from "../src/core/session.ts";
import { dialects } from "../src/engine/dialects/index.ts";
import type { Rule } from "../src/engine/parse/types.ts";

/** The page of a state, as a link or a lesson would open it. */
export function pageOf(state: EditorState): Page {
  return {
    // With one line ending: a CR and an LF of two lines, next to each other, would be read as one.
    text: withLineEnding(state.doc.toString(), state.field(lineEndingInput.field)),
    encoding: state.field(encodingInput.field),
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    readAs: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: state.field(answerInput.field),
    expectations: expectationsOf(state),
    // Read again, because a file remembers what was last asked of it.
    others: otherFiles((otherFilesOf(state)?.files ?? []).map((file) => ({ ...file }))),
    focus: state.field(focusInput.field),
  };
}

/** The state of a session that has never held anything but this page. */
export function freshState(page: Page): EditorState {
  const session = createSession();
  session.dispatch(openPage(session.getState(), page));
  return session.getState();
}

/** What a person has put into a state, so that two can be compared. */
export function givenTo(state: EditorState) {
  // Looking is not editing.
  const { expectations, others, focus: _, ...page } = pageOf(state);
  return {
    ...page,
    others: others?.files,
    file: fileTextOf(state),
    expected: expectations && cellsOf(state, (url, crawler) => expectations.at(url, crawler)),
  };
}

/** What a state concludes from it: analysis, report and mismatches, counted to the end. */
export function concludedBy(state: EditorState) {
  const report = reportOf(state);
  const mismatches = mismatchesOf(state);
  report.count(() => false);
  mismatches.run(() => false);
  return {
    analysis: saidBy(analysisOf(state)),
    // Another than the chosen reader, which came to its reading by another way.
    others: [dialects[1], dialects.at(-1)].map(
      (dialect) => dialect && saidBy(readingsOf(state).by(dialect)),
    ),
    verdicts: cellsOf(state, (url, crawler) => {
      const verdict = report.verdictAt(url, crawler);
      return [
        verdict?.outcome,
        verdict?.ground.kind,
        report.outcomeAt(url, crawler),
        report.lineAt(url, crawler),
      ];
    }),
    counts: report.columns.map((_, crawler) => report.countsOf(crawler)),
    mismatches: mismatches.total,
  };
}

function cellsOf<T>(state: EditorState, cell: (url: number, crawler: number) => T): readonly T[] {
  const crawlers = [...state.field(crawlersInput.field).keys()];
  return [...state.field(urlsInput.field).keys()].flatMap((url) =>
    crawlers.map((crawler) => cell(url, crawler)),
  );
}

function saidBy({
  sections,
  groups,
  sitemaps,
  ignored,
  unread,
  lines,
}: ReturnType<typeof analysisOf>) {
  return {
    lines,
    sections: sections.map(({ first, last, agents, rules }) => [
      first,
      last,
      agents,
      rules.map(plain),
    ]),
    groups: groups.map(({ index, agents, rules }) => [index, agents, rules.map(plain)]),
    sitemaps,
    ignored,
    unread,
  };
}

/** A rule without what functions its pattern may have, which equal nothing but themselves. */
function plain({ pattern, ...rule }: Rule) {
  return { ...rule, octets: pattern.octets };
}
