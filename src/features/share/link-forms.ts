import type { EditorState } from "@codemirror/state";
import { focusOf } from "../../core/derived.ts";
import { crawlersInput, urlsInput } from "../../core/inputs.ts";
import { type Reach, shareWords } from "../../tasks/links/words.ts";
import { codeSpan, xmlText } from "../../words/escaping.ts";
import { excerpt } from "../../words/quoting.ts";

/** What a link is copied as. */
export type LinkForm = "link" | "markdown" | "html" | "embed";

/** The forms in the order the page offers them. */
export const LINK_FORMS: readonly LinkForm[] = ["link", "markdown", "html", "embed"];

/**
 * The link in one of its forms, with the question in focus as its words. `address` is the page's own
 * with a fragment of letters, digits, "-" and "_"; the question is a stranger's, and stays text.
 *
 * HTML is a link: an article mostly needs no more. A frame (`embed`) shows only file, table and Why,
 * and keeps nothing (see app/Embed.tsx), because what is framed can be clicked by a stranger.
 */
export function linkAs(form: LinkForm, address: string, state: EditorState): string {
  switch (form) {
    case "link":
      return address;
    case "markdown":
      return `[${questionOf(state, (text) => codeSpan(text) || "…")}](${address})`;
    case "html":
      return `<a href="${xmlText(address)}">${xmlText(questionOf(state, (text) => text))}</a>`;
    case "embed":
      return frameOf(
        address,
        questionOf(state, (text) => text),
      );
  }
}

// Scripts of its own origin are what the page is made of; the rest lets its link open the whole page.
const SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox";

/** The height of a frame, in CSS pixels. It is as wide as the text around it. */
export const FRAME_HEIGHT = 420;

/** What a frame shows, from the address of the page. */
export function frameAddress(address: string): string {
  return address.replace("#", "?embed#");
}

function frameOf(address: string, title: string): string {
  const source = xmlText(frameAddress(address));
  return `<iframe src="${source}" title="${xmlText(title)}" width="100%" height="${FRAME_HEIGHT}" loading="lazy" style="border:0" sandbox="${SANDBOX}"></iframe>`;
}

function questionOf(state: EditorState, quoted: (text: string) => string): string {
  const focus = focusOf(state);
  const url = focus && state.field(urlsInput.field)[focus.url];
  const crawler = focus && state.field(crawlersInput.field)[focus.crawler];
  if (url == null || crawler == null) return shareWords.noQuestion;
  return shareWords.question(quoted(excerpt(crawler)), quoted(excerpt(url)));
}

/** From the shortest links to the longest; `most`: the longest that gets so far, in characters, with the page's own address. */
export const REACHES: readonly { readonly reach: Reach; readonly most: number | null }[] = [
  { reach: "anywhere", most: 1000 },
  { reach: "chat", most: 2000 },
  { reach: "browsers", most: 8000 },
  { reach: "nowhere", most: null },
];

/** How far a link of this length gets. */
export function reachOf(length: number): Reach {
  const found = REACHES.find(({ most }) => most === null || length <= most);
  return found?.reach ?? "nowhere";
}

/** Whether a link of this length is so long that the file or a report is better sent. */
export function isTooFar(length: number): boolean {
  return reachOf(length) === "nowhere";
}
