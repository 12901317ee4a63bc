import {
  type ChangeSet,
  type EditorState,
  type Extension,
  Facet,
  StateField,
} from "@codemirror/state";
import { type Analysis, groupsOf, pieceAt, ruleAt } from "../engine/analysis.ts";
import { type Circumstances, PLAIN } from "../engine/circumstances.ts";
import type { Dialect } from "../engine/dialect.ts";
import { defaultDialect, dialectNamed } from "../engine/dialects/index.ts";
import type { Group, Rule } from "../engine/group.ts";
import { type Column, Report, readerNamed } from "../engine/report.ts";
import { type Meaning, meaningOf } from "../engine/response.ts";
import { readSite, type Site, type SiteReading } from "../engine/scope.ts";
import type { Edit } from "../engine/source.ts";
import type { Verdict } from "../engine/verdict.ts";
import {
  answerInput,
  type Cell,
  crawlersInput,
  EACH_AS_ITSELF,
  focusInput,
  lineEndingInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "./inputs.ts";
import { withLineEnding } from "./line-endings.ts";
import { beginTurn, isTimeUp } from "./patience.ts";
import { Readings } from "./readings.ts";

const analysisFacet = Facet.define<Analysis, Analysis | undefined>({ combine: first });
const circumstancesFacet = Facet.define<Circumstances, Circumstances>({
  combine: (values) => first(values) ?? PLAIN,
});

/** Conclusions, each drawn once per transaction and only when what it depends on has changed. */
export function conclusions(): Extension {
  return [
    readingsField,
    analysisFacet.compute(
      [readingsField, readAsInput.field, crawlersInput.field, focusInput.field],
      (state) => {
        const focused = state.field(crawlersInput.field)[
          state.field(focusInput.field)?.crawler ?? 0
        ];
        return readingsOf(state).by(dialectFor(state, focused ?? ""));
      },
    ),
    circumstancesFacet.compute([siteInput.field, answerInput.field], (state) => ({
      site: siteOf(state),
      answer: state.field(answerInput.field),
    })),
    reportField,
  ];
}

const readingsField = StateField.define<Readings>({
  create: (state) => Readings.of(state.doc.toString(), breakOctetsOf(state)),
  update(before, { changes, startState, state }) {
    const breakOctets = breakOctetsOf(state);
    if (changes.empty && breakOctets === breakOctetsOf(startState)) return before;
    return before.edited(editsOf(changes), breakOctets);
  },
});

function breakOctetsOf(state: EditorState): number {
  return state.field(lineEndingInput.field).length;
}

function editsOf(changes: ChangeSet): readonly Edit[] {
  const edits: Edit[] = [];
  changes.iterChanges((from, to, _from, _to, inserted) => {
    edits.push({ from, to, insert: inserted.toString() });
  });
  return edits;
}

const reportField = StateField.define<Report>({
  create: (state) => reportFrom(state, null),
  update(before, { startState, state }) {
    const isSame =
      readingsOf(startState) === readingsOf(state) &&
      startState.facet(circumstancesFacet) === state.facet(circumstancesFacet) &&
      [readAsInput, urlsInput, crawlersInput].every(
        ({ field }) => startState.field<unknown>(field) === state.field<unknown>(field),
      );
    return isSame ? before : reportFrom(state, before);
  },
});

/** What can be counted at once is counted at once, so that nobody sees it counted. */
function reportFrom(state: EditorState, before: Report | null): Report {
  const question = {
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    circumstances: state.facet(circumstancesFacet),
  };
  beginTurn();
  const analysisFor = (token: string) => readingsOf(state).by(dialectFor(state, token));
  const report = new Report(analysisFor, question, before, isTimeUp);
  report.count(isTimeUp);
  return report;
}

/** The text as every dialect reads it. */
export function readingsOf(state: EditorState): Readings {
  return state.field(readingsField);
}

/** The text as the chosen dialect reads it, or where each crawler is read as itself, as the focused one does; the same object for everyone until text or reader change. */
export function analysisOf(state: EditorState): Analysis {
  return concluded(state.facet(analysisFacet));
}

/** How long the shown analysis took, in milliseconds. */
export function analysisTimeOf(state: EditorState): number {
  return readingsOf(state).timeOf(analysisOf(state));
}

/** What the typed site comes to. */
export function siteReadingOf(state: EditorState): SiteReading {
  return readSite(state.field(siteInput.field));
}

/** The site whose robots.txt it is; null where none is given, or none that could be. */
export function siteOf(state: EditorState): Site | null {
  const reading = siteReadingOf(state);
  return reading.kind === "site" ? reading.site : null;
}

/** What the answer to the request for robots.txt means to the shown reader. */
export function meaningOfAnswer(state: EditorState): Meaning {
  const { dialect } = analysisOf(state);
  return meaningOf(dialect.responses, state.field(answerInput.field));
}

/** Whether the shown reader goes by the file at all, given the answer. */
export function rulesAreConsulted(state: EditorState): boolean {
  const { kind } = meaningOfAnswer(state);
  return kind === "read-file" || kind === "use-cached-copy";
}

/** The dialect that a crawler is read by. */
export function dialectFor(state: EditorState, token: string): Dialect {
  const readAs = state.field(readAsInput.field);
  if (readAs === EACH_AS_ITSELF) return readerNamed(token);
  return dialectNamed(readAs) ?? defaultDialect;
}

/** Every verdict of the page. */
export function reportOf(state: EditorState): Report {
  return state.field(reportField);
}

/** The cell that Why explains, or null where the table has no cell. */
export function focusOf(state: EditorState): Cell | null {
  const focus = state.field(focusInput.field);
  const urls = state.field(urlsInput.field).length;
  const crawlers = state.field(crawlersInput.field).length;
  return focus && focus.url < urls && focus.crawler < crawlers ? focus : null;
}

/** A verdict and the crawler it is for. */
export interface Focused {
  readonly verdict: Verdict;
  readonly column: Column;
}

/** The focused verdict, or null. */
export function focusedVerdictOf(state: EditorState): Focused | null {
  const focus = focusOf(state);
  if (!focus) return null;
  const answers = reportOf(state);
  const verdict = answers.verdictAt(focus.url, focus.crawler);
  const column = answers.columns[focus.crawler];
  return verdict && column ? { verdict, column } : null;
}

/** The line the caret is on, from 1. */
export function caretLineOf(state: EditorState): number {
  return state.doc.lineAt(state.selection.main.head).number;
}

/** The rule the caret is on, or null. */
export function caretRuleOf(state: EditorState): Rule | null {
  return ruleAt(analysisOf(state), caretLineOf(state));
}

/** The group the caret is in, or null; of several, the first in the file. */
export function caretGroupOf(state: EditorState): Group | null {
  const piece = pieceAt(analysisOf(state), caretLineOf(state));
  return (piece && groupsOf(analysisOf(state), piece)[0]) ?? null;
}

/** The file as it leaves the page, with its own line endings. */
export function fileTextOf(state: EditorState): string {
  return withLineEnding(state.doc.toString(), state.field(lineEndingInput.field));
}

/** The file's size in bytes. */
export function fileSizeOf(state: EditorState): number {
  return readingsOf(state).octets;
}

function first<T>(values: readonly T[]): T | undefined {
  return values[0];
}

function concluded<T>(conclusion: T | undefined): T {
  if (conclusion === undefined) throw new Error("the state was made without conclusions()");
  return conclusion;
}
