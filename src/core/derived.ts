import {
  type ChangeSet,
  type EditorState,
  type Extension,
  Facet,
  StateField,
} from "@codemirror/state";
import { followerNamed, readerNamed } from "../engine/crawlers/following.ts";
import { type Column, type Question, Report } from "../engine/decide/report.ts";
import { PLAIN, type RequestContext } from "../engine/decide/request-context.ts";
import type { Follower } from "../engine/decide/select.ts";
import type { Verdict } from "../engine/decide/verdict.ts";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { dialectOf } from "../engine/dialects/first.ts";
import { type Analysis, groupsOf, ruleAt, sectionAt } from "../engine/parse/analysis.ts";
import type { Dialect } from "../engine/parse/dialect.ts";
import type { Group } from "../engine/parse/group.ts";
import { isOfFile, type Meaning, meaningOf } from "../engine/parse/response.ts";
import type { Rule } from "../engine/parse/types.ts";
import { hasMark, octetText } from "../engine/text/bytes.ts";
import type { Edit } from "../engine/text/source.ts";
import { readSite, type Site, type SiteReading } from "../engine/url/scope.ts";
import { type Expectations, Mismatches } from "./expectations.ts";
import {
  answerInput,
  type Cell,
  crawlersInput,
  EACH_AS_ITSELF,
  encodingInput,
  expectationsInput,
  focusInput,
  type LoggedRequests,
  lineEndingInput,
  type OtherFiles,
  otherEndingsInput,
  otherFilesInput,
  readAsInput,
  requestsInput,
  siteInput,
  urlsInput,
} from "./inputs.ts";
import { withLineEndings } from "./line-endings.ts";
import { Readings } from "./readings.ts";
import type { Scheduler } from "./scheduler.ts";

const schedulerFacet = Facet.define<Scheduler, Scheduler | undefined>({ combine: first });
const analysisFacet = Facet.define<Analysis, Analysis | undefined>({ combine: first });
const requestContextFacet = Facet.define<RequestContext, RequestContext>({
  combine: (values) => first(values) ?? PLAIN,
});

/** Conclusions, each computed once per transaction and only when its inputs have changed. The scheduler does what takes longer. */
export function conclusions(scheduler: Scheduler): Extension {
  return [
    schedulerFacet.of(scheduler),
    readingsField,
    analysisFacet.compute(
      [readingsField, readAsInput.field, crawlersInput.field, focusInput.field],
      (state) => readingsOf(state).by(dialectFor(state, readerOf(state) ?? "")),
    ),
    requestContextFacet.compute(
      [siteInput.field, answerInput.field, encodingInput.field, otherFilesInput.field],
      (state) => ({
        site: siteOf(state),
        others: otherFilesOf(state)?.files.map(({ site }) => site) ?? [],
        answer: state.field(answerInput.field),
        encoding: state.field(encodingInput.field),
      }),
    ),
    reportField,
    mismatchesField,
  ];
}

const readingsField = StateField.define<Readings>({
  create: (state) =>
    Readings.of(state.doc.toString(), breakOctetsOf(state), schedulerOf(state).now),
  update(before, { changes, startState, state }) {
    const breakOctets = breakOctetsOf(state);
    if (changes.empty && breakOctets === breakOctetsOf(startState)) return before;
    return before.edited(editsOf(changes), breakOctets);
  },
});

/** For a new state of the text that this one has: parsers that have read it need not read it again. */
export function readLike(state: EditorState): Extension {
  return readingsField.init(() => readingsOf(state));
}

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
      requestContextOf(startState) === requestContextOf(state) &&
      [readAsInput, urlsInput, crawlersInput].every(
        ({ field }) => startState.field<unknown>(field) === state.field<unknown>(field),
      );
    return isSame ? before : reportFrom(state, before);
  },
});

function reportFrom(state: EditorState, before: Report | null): Report {
  const question = {
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
  };
  const parts = partsOf(state, question, { before, isTimeUp: schedulerOf(state).isTurnOver });
  return otherFilesOf(state)?.reportOn(state, ...parts) ?? new Report(...parts);
}

/** What a report may be made of in place of the file in the editor, its crawlers as they are known, no report before, and all the time that it takes. */
interface Instead {
  readonly readings?: Readings;
  readonly followerFor?: (token: string) => Follower;
  readonly before?: Report | null;
  readonly isTimeUp?: IsTimeUp;
}

/** The verdicts on another question than the table’s, with the settings of the page. */
export function reportOn(state: EditorState, question: Question, instead: Instead = {}): Report {
  return new Report(...partsOf(state, question, instead));
}

function partsOf(
  state: EditorState,
  question: Question,
  { readings, followerFor = followerNamed, before = null, isTimeUp = () => false }: Instead,
) {
  const read = readings ?? readingsOf(state);
  const analysisFor = (token: string) => read.by(dialectFor(state, token));
  const asked = { context: requestContextOf(state), ...question };
  return [analysisFor, followerFor, asked, before, isTimeUp] as const;
}

const mismatchesField = StateField.define<Mismatches>({
  create: mismatchesIn,
  update: (before, { state }) =>
    before.report === reportOf(state) && before.expectations === expectationsOf(state)
      ? before
      : mismatchesIn(state),
});

function mismatchesIn(state: EditorState): Mismatches {
  return new Mismatches(reportOf(state), expectationsOf(state));
}

/** The scheduler of the session that a state belongs to. */
export function schedulerOf(state: EditorState): Scheduler {
  return concluded(state.facet(schedulerFacet));
}

/** The text as every dialect reads it. */
export function readingsOf(state: EditorState): Readings {
  return state.field(readingsField);
}

/** The text as the chosen dialect reads it; if each crawler has its own parser, as that of the focused crawler. It is the same object until the text or the parser changes. */
export function analysisOf(state: EditorState): Analysis {
  return concluded(state.facet(analysisFacet));
}

/** The crawler as whose parser the analysis reads the file: the focused one, or without a focus the first of the table. Null where one parser reads for all crawlers, and where there is no crawler. */
export function readerOf(state: EditorState): string | null {
  if (state.field(readAsInput.field) !== EACH_AS_ITSELF) return null;
  const crawlers = state.field(crawlersInput.field);
  return crawlers[state.field(focusInput.field)?.crawler ?? 0] ?? null;
}

/** What decides before the file does. */
export function requestContextOf(state: EditorState): RequestContext {
  return state.facet(requestContextFacet);
}

/** Every verdict of the table. */
export function reportOf(state: EditorState): Report {
  return state.field(reportField);
}

/** The files of other sites; null where there is none. */
export function otherFilesOf(state: EditorState): OtherFiles | null {
  return state.field(otherFilesInput.field);
}

/** What crawlers asked for, by the log that was opened; null where there is none. */
export function requestsOf(state: EditorState): LoggedRequests | null {
  return state.field(requestsInput.field);
}

/** The expected verdicts. */
export function expectationsOf(state: EditorState): Expectations {
  return state.field(expectationsInput.field);
}

/** How many verdicts are not as expected. */
export function mismatchesOf(state: EditorState): Mismatches {
  return state.field(mismatchesField);
}

/** The dialect for a crawler. */
export function dialectFor(state: EditorState, token: string): Dialect {
  const readAs = state.field(readAsInput.field);
  return readAs === EACH_AS_ITSELF ? readerNamed(token) : dialectOf(readAs);
}

/** The result of reading the typed site. */
export function siteReadingOf(state: EditorState): SiteReading {
  return readSite(state.field(siteInput.field));
}

/** The site of the robots.txt; null if none is typed, or none that is possible. */
export function siteOf(state: EditorState): Site | null {
  const reading = siteReadingOf(state);
  return reading.kind === "site" ? reading.site : null;
}

function first<T>(values: readonly T[]): T | undefined {
  return values[0];
}

function concluded<T>(conclusion: T | undefined): T {
  if (conclusion === undefined) throw new Error("the state was made without conclusions()");
  return conclusion;
}

/** The meaning of the response for robots.txt to the current parser. */
export function meaningOfAnswer(state: EditorState): Meaning {
  const { dialect } = analysisOf(state);
  const answer = state.field(answerInput.field);
  return meaningOf(dialect.responses, answer, state.field(encodingInput.field));
}

/** Whether the current parser uses the rules of the file, given the response. */
export function rulesAreConsulted(state: EditorState): boolean {
  return isOfFile(meaningOfAnswer(state));
}

/** The cell that Why explains, or null if the table has no cell. */
export function focusOf(state: EditorState): Cell | null {
  const focus = state.field(focusInput.field);
  const urls = state.field(urlsInput.field).length;
  const crawlers = state.field(crawlersInput.field).length;
  return focus && focus.url < urls && focus.crawler < crawlers ? focus : null;
}

/** A verdict and its crawler. */
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
  const column = answers.columnAt(focus.url, focus.crawler);
  return verdict && column ? { verdict, column } : null;
}

/** The focused verdict, if the file in the editor decides it; null where the file of another site does. */
export function focusedInEditorOf(state: EditorState): Focused | null {
  return otherSiteOf(state) ? null : focusedVerdictOf(state);
}

/** The site whose file, beside the one in the editor, decides the focused verdict; null where that is the file in the editor. */
export function otherSiteOf(state: EditorState): Site | null {
  const focus = focusOf(state);
  return (focus && reportOf(state).otherAt(focus.url)?.report.question.context?.site) ?? null;
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
  const section = sectionAt(analysisOf(state), caretLineOf(state));
  return (section && groupsOf(analysisOf(state), section)[0]) ?? null;
}

/** The file as characters, with its own line endings, as it is saved. */
export function charactersIn(state: EditorState): string {
  const usual = state.field(lineEndingInput.field);
  return withLineEndings(state.doc.toString(), usual, state.field(otherEndingsInput.field));
}

/** The file as it is saved: the text whose UTF-8 bytes are its bytes, whatever its encoding (see decodeText). */
export function fileTextOf(state: EditorState): string {
  return octetText({ text: charactersIn(state), encoding: state.field(encodingInput.field) });
}

/** The file's size in bytes. */
export function fileSizeOf(state: EditorState): number {
  const encoding = state.field(encodingInput.field);
  const usual = state.field(lineEndingInput.field).length;
  let more = 0;
  for (const at = state.field(otherEndingsInput.field).iter(); at.value; at.next())
    more += at.value.ending.length - usual;
  if (encoding === "utf-8") return readingsOf(state).octets + more;
  const units = state.doc.length + (state.doc.lines - 1) * (usual - 1) + more;
  return (units + (hasMark(encoding) ? 1 : 0)) * 2;
}
