import { EditorState, type Extension } from "@codemirror/state";

// One object that grows: an editor whose phrases become others is drawn anew, and what is being
// composed in it is lost.
const said: Record<string, string> = {};

/** Has an editor say what the page's language has for CodeMirror's own phrases. */
export function phrases(): Extension {
  return EditorState.phrases.of(said);
}

/** Adds what a part of the editors says once it is loaded. `words`: by CodeMirror's own English. */
export function alsoSay(words: Readonly<Record<string, string>>): void {
  Object.assign(said, words);
}
