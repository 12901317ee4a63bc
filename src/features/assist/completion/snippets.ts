import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from "@codemirror/autocomplete";
import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { readingsOf } from "../../../core/derived.ts";
import {
  type Category,
  type Crawler,
  crawlers,
  legacyNamed,
} from "../../../engine/crawlers/index.ts";
import type { Span } from "../../../engine/text/line.ts";
import { completionWords } from "../words.ts";
import { placeAt } from "./caret-place.ts";
import { parsersOf, placeGroups } from "./placement.ts";

/** Whole groups, offered where a line can begin. */
interface Snippet {
  readonly label: string;
  readonly detail: string;
  readonly text: string;
  /** What of the text is selected once it is there. */
  readonly selected: Span;
}

export function snippets({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = placeAt(state, pos);
  if (place?.kind !== "key" || place.hasColon || (pos === place.from && !explicit)) return null;
  const options = snippetsFor(state).map(
    (snippet): Completion => ({
      label: snippet.label,
      detail: snippet.detail,
      boost: -99,
      apply: (view, completion, from, to) => {
        const annotations = pickedCompletion.of(completion);
        const spec = insertSnippet(view.state, snippet, { from, to });
        view.dispatch(spec, { annotations });
      },
    }),
  );
  return { from: place.from, to: place.to, options, validFor: /^[A-Za-z -]*$/ };
}

/** The snippets that would do in this file what they say. */
export function snippetsFor(state: EditorState): readonly Snippet[] {
  const isNamed = namedIn(state);
  const training = tokensOf(AI_TRAINING);
  const forTraining = training.filter((token) => !isNamed(token));
  const block = groupOf(forTraining, "Disallow: /");
  const trainingSnippet: Snippet = {
    label: completionWords.snippets.training,
    detail: completionWords.snippetDetail(forTraining.length, training.length - forTraining.length),
    text: block,
    selected: { from: block.length, to: block.length },
  };
  const all = forTraining.length > 0 ? [trainingSnippet] : [];
  // Rules for `*` would be joined with those that the file has for it, and come to something else.
  return isNamed("*") ? all : [...all, onlySearch(isNamed), allButFolder()];
}

/** Puts a snippet where it works, in the place of what was typed for it. One undo. */
export function insertSnippet(state: EditorState, snippet: Snippet, typed: Span): TransactionSpec {
  const { changes, from } = placeGroups(state, typed, snippet.text);
  return {
    changes,
    selection: { anchor: from + snippet.selected.from, head: from + snippet.selected.to },
    annotations: isolateHistory.of("full"),
    userEvent: "input.complete",
    scrollIntoView: true,
  };
}

// Names that their operator has given up block no crawler.
const AI_TRAINING = inCategory("ai-training").filter(({ tokens }) => !tokens.some(legacyNamed));

const SEARCH = inCategory("search");

function inCategory(category: Category): readonly Crawler[] {
  return crawlers.filter((crawler) => crawler.category === category);
}

function tokensOf(list: readonly Crawler[]): readonly string[] {
  return list.flatMap(({ tokens }) => tokens);
}

function onlySearch(isNamed: (token: string) => boolean): Snippet {
  const names = tokensOf(SEARCH);
  // A crawler that falls back to the group of another follows it there.
  const needed = SEARCH.filter(({ chain }) => !chain.slice(1).some((name) => names.includes(name)));
  const named = tokensOf(needed).filter((token) => !isNamed(token));
  // All parsers understand an empty Disallow; not all know Allow.
  const allow = named.length > 0 ? `${groupOf(named, "Disallow:")}\n\n` : "";
  const text = `${allow}${groupOf(["*"], "Disallow: /")}`;
  return {
    label: completionWords.snippets.search,
    detail: completionWords.namedStay,
    text,
    selected: { from: text.length, to: text.length },
  };
}

const FOLDER = "/folder/";
const ALL_BUT_FOLDER = `User-agent: *\nAllow: ${FOLDER}\nDisallow: /`;

function allButFolder(): Snippet {
  return {
    label: completionWords.snippets.folder,
    detail: completionWords.namedStay,
    text: ALL_BUT_FOLDER,
    selected: {
      from: ALL_BUT_FOLDER.indexOf(FOLDER),
      to: ALL_BUT_FOLDER.indexOf(FOLDER) + FOLDER.length,
    },
  };
}

function groupOf(agents: readonly string[], ...rules: readonly string[]): string {
  return [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join("\n");
}

/** Whether a group names an agent already, for any parser that has a say. */
function namedIn(state: EditorState): (token: string) => boolean {
  const readings = parsersOf(state).map((parser) => readingsOf(state).by(parser));
  return (token) =>
    readings.some(({ dialect, join }) => join.addressOf.has(dialect.agents.tokenOf(token)));
}
