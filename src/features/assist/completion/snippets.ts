import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  pickedCompletion,
} from "@codemirror/autocomplete";
import { isolateHistory } from "@codemirror/commands";
import type { EditorState, TransactionSpec } from "@codemirror/state";
import { readingsOf } from "../../../core/derived.ts";
import type { Category } from "../../../engine/crawlers/crawler.ts";
import { purposeOf, tokensOf } from "../../../engine/crawlers/purposes.ts";
import type { Span } from "../../../engine/text/line.ts";
import { catalogueWords } from "../../../words/catalogue.ts";
import { completionWords } from "../words.ts";
import { placeAt } from "./caret-place.ts";
import { parsersOf, placeGroups } from "./placement.ts";

/** Whole groups, offered where a line can begin. */
interface Snippet {
  readonly label: string;
  readonly detail: string;
  /** The crawlers that it could name and does not, with the reasons; left out where it names all. */
  readonly info?: string;
  readonly text: string;
  /** What of the text is selected once it is there. */
  readonly selected: Span;
}

/** The snippets of which some word begins as what is typed: `AI` finds those for AI, though they begin with “Block”. */
export function snippets(context: CompletionContext): CompletionResult | null {
  const { state, pos, explicit } = context;
  const place = placeAt(state, pos);
  if (place?.kind !== "key" || place.hasColon || (pos === place.from && !explicit)) return null;
  const typed = state.sliceDoc(place.from, pos).toLowerCase();
  const options = snippetsFor(state).flatMap((snippet, index): readonly Completion[] => {
    const at = wordsOf(snippet.label).find((word) => beginsAt(snippet.label, word, typed));
    if (at === undefined) return [];
    const label = snippet.label.slice(at);
    // In their order, behind all fields.
    return [{ ...optionOf(snippet), label, displayLabel: snippet.label, boost: -90 - index }];
  });
  return {
    from: place.from,
    to: place.to,
    options,
    getMatch: ({ label, displayLabel = label }, matched = []) =>
      matched.map((index) => index + displayLabel.length - label.length),
    update: (_result, _from, _to, now) => snippets(now),
  };
}

/** Where the words of a label begin. */
function wordsOf(label: string): readonly number[] {
  return Array.from(label.matchAll(/\b\w/g), ({ index }) => index);
}

function beginsAt(label: string, index: number, typed: string): boolean {
  return label.toLowerCase().startsWith(typed, index);
}

function optionOf(snippet: Snippet): Completion {
  const { label, detail, info } = snippet;
  return {
    label,
    detail,
    ...(info !== undefined && { info }),
    apply: (view, completion, from, to) => {
      const annotations = pickedCompletion.of(completion);
      const spec = insertSnippet(view.state, snippet, { from, to });
      view.dispatch(spec, { annotations });
    },
  };
}

/** The snippets that would do in this file what they say. */
export function snippetsFor(state: EditorState): readonly Snippet[] {
  const isNamed = namedIn(state);
  const blocking = AI.flatMap((category) => blockingAll(category, isNamed) ?? []);
  // Rules for `*` would be joined with those that the file has for it, and come to something else.
  return isNamed("*") ? blocking : [...blocking, onlySearch(isNamed), allButFolder()];
}

const AI = ["ai-training", "ai-search", "ai-assistant"] as const satisfies readonly Category[];

/** Blocks every crawler of a purpose that the file does not name; null where it names all. */
function blockingAll(
  category: (typeof AI)[number],
  isNamed: (token: string) => boolean,
): Snippet | null {
  const purpose = purposeOf(category);
  const tokens = tokensOf(purpose);
  const added = tokens.filter((token) => !isNamed(token));
  if (added.length === 0) return null;
  const text = groupOf(added, "Disallow: /");
  const leftOut = catalogueWords.leftOut(purpose);
  return {
    label: completionWords.snippets[category],
    detail: completionWords.snippetDetail(added.length, tokens.length - added.length),
    ...(leftOut !== null && { info: completionWords.leftOut(leftOut) }),
    text,
    selected: { from: text.length, to: text.length },
  };
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

function onlySearch(isNamed: (token: string) => boolean): Snippet {
  const { named: search } = purposeOf("search");
  const names = search.flatMap(({ tokens }) => tokens);
  // A crawler that falls back to the group of another follows it there.
  const needed = search.filter(({ chain }) => !chain.slice(1).some((name) => names.includes(name)));
  const named = needed.flatMap(({ tokens }) => tokens).filter((token) => !isNamed(token));
  // All parsers understand an empty Disallow; not all know Allow.
  const allow = named.length > 0 ? `${groupOf(named, "Disallow:")}\n\n` : "";
  const text = `${allow}${groupOf(["*"], "Disallow: /")}`;
  return {
    label: completionWords.snippets.onlySearch,
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
