import type { EditorState } from "@codemirror/state";
import { expectationsOf, focusOf } from "./derived.ts";
import { charactersIn } from "./file-text.ts";
import {
  answerInput,
  crawlersInput,
  encodingInput,
  lineEndingInput,
  otherEndingsInput,
  readAsInput,
  siteInput,
  urlsInput,
} from "./inputs.ts";
import type { Page } from "./intents.ts";
import { openedOf } from "./opened.ts";

/** A page of which nothing is left out. */
export type WholePage = Required<Page>;

/** The page that a state shows, as `openPage` opens it. */
export function wholePageIn(state: EditorState): WholePage {
  return { text: charactersIn(state), ...settingsIn(state) };
}

/** Whether two states show the same page. */
export function showSamePage(one: EditorState, other: EditorState): boolean {
  const others = partsOf(other);
  return partsOf(one).every((part, index) => part === others[index]);
}

function partsOf(state: EditorState): readonly unknown[] {
  const { doc } = state;
  const endings = [state.field(lineEndingInput.field), state.field(otherEndingsInput.field)];
  return [doc, ...endings, ...Object.values(settingsIn(state))];
}

function settingsIn(state: EditorState): Omit<WholePage, "text"> {
  return {
    encoding: state.field(encodingInput.field),
    urls: state.field(urlsInput.field),
    crawlers: state.field(crawlersInput.field),
    readAs: state.field(readAsInput.field),
    site: state.field(siteInput.field),
    answer: state.field(answerInput.field),
    expectations: expectationsOf(state),
    focus: focusOf(state),
    lesson: openedOf(state).lesson,
  };
}
