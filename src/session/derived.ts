import { type EditorState, type Extension, Facet } from "@codemirror/state";
import { type Analysis, analyse, groupsOf, pieceAt, ruleAt } from "../engine/analysis.ts";
import { octetsOf } from "../engine/bytes.ts";
import { defaultDialect, dialectNamed } from "../engine/dialects/index.ts";
import type { Group, Rule } from "../engine/group.ts";
import { type Column, type Report, report } from "../engine/report.ts";
import type { Verdict } from "../engine/verdict.ts";
import {
  type Cell,
  crawlersInput,
  dialectInput,
  focusInput,
  lineEndingInput,
  urlsInput,
} from "./inputs.ts";
import { withLineEnding } from "./line-endings.ts";

interface TimedAnalysis {
  readonly analysis: Analysis;
  readonly milliseconds: number;
}

const analysisFacet = Facet.define<TimedAnalysis, TimedAnalysis | undefined>({ combine: first });
const reportFacet = Facet.define<Report, Report | undefined>({ combine: first });

/** Conclusions, each drawn once per transaction and only when what it depends on has changed. */
export function conclusions(): Extension {
  return [
    analysisFacet.compute(["doc", dialectInput.field], (state) => {
      const started = performance.now();
      const dialect = dialectNamed(state.field(dialectInput.field)) ?? defaultDialect;
      const analysis = analyse(state.doc.toString(), dialect);
      return { analysis, milliseconds: performance.now() - started };
    }),
    reportFacet.compute([analysisFacet, urlsInput.field, crawlersInput.field], (state) =>
      report(analysisOf(state), {
        urls: state.field(urlsInput.field),
        crawlers: state.field(crawlersInput.field),
      }),
    ),
  ];
}

/** The text as the chosen dialect reads it; the same object for everyone until text or dialect change. */
export function analysisOf(state: EditorState): Analysis {
  return concluded(state.facet(analysisFacet)).analysis;
}

/** How long the last analysis took, in milliseconds. */
export function analysisTimeOf(state: EditorState): number {
  return concluded(state.facet(analysisFacet)).milliseconds;
}

/** Every verdict of the page. */
export function reportOf(state: EditorState): Report {
  return concluded(state.facet(reportFacet));
}

/** The cell that Why explains, or null where the table has no cell. */
export function focusOf(state: EditorState): Cell | null {
  const focus = state.field(focusInput.field);
  const urls = state.field(urlsInput.field).length;
  const crawlers = state.field(crawlersInput.field).length;
  return focus && focus.url < urls && focus.crawler < crawlers ? focus : null;
}

/** The focused verdict and the crawler it is for, or null. */
export function focusedVerdictOf(state: EditorState): { verdict: Verdict; column: Column } | null {
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
  const breaks = state.doc.lines - 1;
  return octetsOf(state.doc.toString()) + breaks * (state.field(lineEndingInput.field).length - 1);
}

function first<T>(values: readonly T[]): T | undefined {
  return values[0];
}

function concluded<T>(conclusion: T | undefined): T {
  if (conclusion === undefined) throw new Error("the state was made without conclusions()");
  return conclusion;
}
