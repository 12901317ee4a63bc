// @chunk writing
import "./style.css";
import { type Diagnostic, linter, setDiagnostics, setDiagnosticsEffect } from "@codemirror/lint";
import { EditorState, type Extension, RangeSet, StateField, type Text } from "@codemirror/state";
import {
  type Command,
  EditorView,
  GutterMarker,
  gutterLineClass,
  keymap,
  type PluginValue,
  ViewPlugin,
  type ViewUpdate,
} from "@codemirror/view";
import { schedulerOf } from "../../core/derived.ts";
import { makeLintFacet, problemsOf, showingFacet } from "../../core/linting.ts";
import { shortcuts } from "../../core/shortcuts.ts";
import { typedLine, typingEnded } from "../../core/typed-line.ts";
import { withSentence } from "../../editor/visible-decorations.ts";
import { type Finding, type Fix, fixLabel, type Severity, sentenceOf } from "../../lint/problem.ts";
import { Lint } from "../../lint/run.ts";
import { plain } from "../../words/quoting.ts";
import { askForFix, chooseProblem, chosenProblem, problemInView } from "./chosen.ts";
import { applyFixes, EffectSearch, editsFor } from "./effect.ts";
import { fixingWords } from "./words.ts";

/** How long a person waits who has already said what to do, in milliseconds. */
const SEARCH_MS = 40;
/** How long after the focus has left the text its last line counts as finished, in milliseconds: the click that took the focus must not find another row under it. */
const LEFT_MS = 500;
/** Of more problems than these, the first are underlined; the list has them all. */
const MOST_UNDERLINED = 2_000;

/** Finds problems, underlines them, says what they are when pointed at, and marks their lines in the gutter. F8 goes to the next, Ctrl-. to its fixes. */
export function problems(): Extension {
  return [
    makeLintFacet.of((analysis, surroundings) => new Lint(analysis, surroundings)),
    typedLine(),
    chosenProblem(),
    // Without a source of its own it draws what it is told, and waits for nothing.
    linter(null),
    ViewPlugin.fromClass(Underlining),
    clearedWithTheChange,
    markedLines,
    keymap.of([
      { key: shortcuts.editor.nextProblem[0], run: (view) => goTo(view, 1) },
      { key: shortcuts.editor.previousProblem[0], run: (view) => goTo(view, -1) },
      { key: shortcuts.editor.fix[0], run: toFix },
    ]),
  ];
}

const SEVERITIES = { error: "error", warning: "warning", information: "info" } as const;

/**
 * Underlines the problems of the list as soon as it changes: after the update that brings them, for
 * an update may not dispatch, and before it is painted. Until others are found, underlines move with
 * the text. Where the focus has left the text, no line is being typed.
 */
class Underlining implements PluginValue {
  private readonly view: EditorView;
  private underlined: readonly Finding[] | null = null;
  /** How many the editor was told of; it counts those that overlap in its own way. */
  private count = 0;
  private isDestroyed = false;
  private leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(view: EditorView) {
    this.view = view;
    this.update();
  }

  update(update?: ViewUpdate): void {
    for (const { effects } of update?.transactions ?? [])
      for (const effect of effects)
        if (effect.is(setDiagnosticsEffect)) this.count = effect.value.length;
    if (problemsOf(this.view.state).findings !== this.underlined)
      queueMicrotask(() => this.underline());
    if (!update?.focusChanged) return;
    clearTimeout(this.leaving);
    if (!this.view.hasFocus) this.leaving = setTimeout(() => this.endTyping(), LEFT_MS);
  }

  destroy(): void {
    this.isDestroyed = true;
    clearTimeout(this.leaving);
  }

  private endTyping(): void {
    this.view.dispatch({ effects: typingEnded.of(null) });
  }

  private underline(): void {
    const { state } = this.view;
    const { findings, areCurrent } = problemsOf(state);
    if (this.isDestroyed || !findings || findings === this.underlined) return;
    this.underlined = findings;
    // Those that a change has only moved are in their places already.
    if (!areCurrent && underlinedOf(findings).length === this.count) return;
    this.view.dispatch(setDiagnostics(state, diagnosticsOf(findings, state.doc)));
  }
}

/** Takes the underlines of a changed line away with the change: an update of its own after it would lay the page out twice. */
const clearedWithTheChange = EditorState.transactionExtender.of((transaction) => {
  const { docChanged, startState, newDoc } = transaction;
  const { findings } = problemsOf(startState);
  if (!docChanged || !findings) return null;
  const kept = startState.facet(showingFacet)?.unchanged(findings, transaction) ?? findings;
  if (kept.length === findings.length) return null;
  return { effects: setDiagnosticsEffect.of(diagnosticsOf(kept, newDoc)) };
});

function underlinedOf(findings: readonly Finding[]): readonly Finding[] {
  return findings.slice(0, MOST_UNDERLINED);
}

function diagnosticsOf(findings: readonly Finding[], doc: Text): readonly Diagnostic[] {
  return underlinedOf(findings).map((finding): Diagnostic => {
    return {
      ...placeOf(doc, finding),
      severity: SEVERITIES[finding.severity],
      message: plain(sentenceOf(finding)),
      renderMessage: (view) => messageOf(view, finding),
    };
  });
}

/** Where in the text a problem is, in offsets. */
function placeOf(doc: Text, { line, span }: Finding): { from: number; to: number } {
  const { from, to } = doc.line(Math.min(line, doc.lines));
  return { from: Math.min(from + span.from, to), to: Math.min(from + span.to, to) };
}

/** What is wrong, and buttons for its fixes. */
function messageOf(view: EditorView, finding: Finding): Node {
  const message = withSentence(document.createElement("span"), sentenceOf(finding));
  // Not as a diagnostic's actions: CodeMirror names their buttons in English.
  for (const fix of finding.fixes) message.appendChild(buttonFor(view, finding, fix));
  return message;
}

function buttonFor(view: EditorView, finding: Finding, fix: Fix): Node {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cm-diagnosticAction";
  button.textContent = plain(fixLabel(finding, fix));
  button.onclick = () => applyOrAsk(view, finding, fix);
  // The focus stays in the text.
  button.onmousedown = (event) => event.preventDefault();
  return button;
}

/** Makes a fix that changes no verdict; another one is shown before it is done. */
function applyOrAsk(view: EditorView, finding: Finding, fix: Fix): void {
  // What is said of a text of before may be shown a moment longer.
  if (!problemsOf(view.state).findings?.includes(finding)) return;
  const search = new EffectSearch(view.state, editsFor(view.state, [fix]));
  search.run(schedulerOf(view.state).budget(SEARCH_MS));
  const isNeutral = search.result?.isNeutral ?? false;
  view.dispatch(isNeutral ? applyFixes(view.state, [fix]) : askForFix(view.state, finding));
}

class LineMark extends GutterMarker {
  override readonly elementClass: string;

  constructor(severity: Severity) {
    super();
    this.elementClass = `cm-line-${severity}`;
  }
}

const MARKS: Readonly<Record<Severity, LineMark>> = {
  error: new LineMark("error"),
  warning: new LineMark("warning"),
  information: new LineMark("information"),
};

/** Lines with a problem, marked with the worst; as they were underlined last. */
const markedLines = StateField.define<RangeSet<GutterMarker>>({
  create: () => RangeSet.empty,
  update(marks, { changes, effects, state }) {
    if (effects.some((effect) => effect.is(setDiagnosticsEffect))) return marksOf(state);
    return marks.map(changes);
  },
  provide: (field) => gutterLineClass.from(field),
});

function marksOf(state: EditorState): RangeSet<GutterMarker> {
  const worst = new Map<number, Severity>();
  for (const { line, severity } of problemsOf(state).findings ?? []) {
    if (line > state.doc.lines) break;
    if (worst.get(line) !== "error" && (severity !== "information" || !worst.has(line)))
      worst.set(line, severity);
  }
  return RangeSet.of(
    [...worst].map(([line, severity]) => MARKS[severity].range(state.doc.line(line).from)),
  );
}

/** Leads from the caret to the fixes of what is wrong there. */
const toFix: Command = (view) => {
  const problem = problemInView(view.state);
  if (!problem) return false;
  view.dispatch(askForFix(view.state, problem));
  return true;
};

/** Goes to the next problem, or the previous one, and says what it is. */
function goTo(view: EditorView, direction: 1 | -1): boolean {
  const { state } = view;
  const findings = problemsOf(state).findings ?? [];
  const { from } = state.selection.main;
  const place = (finding: Finding) => placeOf(state.doc, finding).from;
  const next =
    direction > 0
      ? (findings.find((finding) => place(finding) > from) ?? findings[0])
      : (findings.findLast((finding) => place(finding) < from) ?? findings.at(-1));
  if (!next) return false;
  view.dispatch(chooseProblem(state, next), {
    effects: EditorView.announce.of(fixingWords.at(next.line, plain(sentenceOf(next)))),
  });
  return true;
}
