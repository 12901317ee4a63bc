import type { EditorState } from "@codemirror/state";
import { focusOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { excerpt } from "../../words/quoting.ts";
import { codeSpan } from "../export/markdown-line.ts";
import { xmlText } from "../export/xml-text.ts";
import { shareWords } from "./words.ts";

/** What a link is copied as. */
export type LinkForm = "link" | "markdown" | "html";

/** The forms in the order the page offers them. */
export const LINK_FORMS: readonly LinkForm[] = ["link", "markdown", "html"];

/**
 * The link in one of its forms, with the question in focus as its words. `address` is the page's own
 * with a fragment of letters, digits, "-" and "_"; the question is a stranger's, and stays text.
 *
 * HTML is a link and no frame: a frame would start the whole page, and the editor with it, in
 * somebody else's, where a click can be stolen; a link is what an article needs.
 */
export function linkAs(form: LinkForm, address: string, state: EditorState): string {
  switch (form) {
    case "link":
      return address;
    case "markdown":
      return `[${questionOf(state, (text) => codeSpan(text) || "…")}](${address})`;
    case "html":
      return `<a href="${xmlText(address)}">${xmlText(questionOf(state, (text) => text))}</a>`;
  }
}

function questionOf(state: EditorState, quoted: (text: string) => string): string {
  const focus = focusOf(state);
  const url = focus && state.field(urlsInput.field)[focus.url];
  const crawler = focus && state.field(crawlersInput.field)[focus.crawler];
  if (url == null || crawler == null) return shareWords.noQuestion;
  return shareWords.question(quoted(excerpt(crawler)), quoted(excerpt(url)));
}
