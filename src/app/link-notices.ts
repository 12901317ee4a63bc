import { CHARACTER_LIMIT } from "../session/link/container.ts";
import type { LinkResult, LinkState } from "../session/link/link.ts";
import { numberText } from "../session/phrases.ts";
import type { ReadableResult } from "../session/readable-link/readable-link.ts";
import { faultSentences } from "../session/readable-link/readable-phrases.ts";
import { MOST_CRAWLERS, MOST_URLS } from "../session/table-limits.ts";
import type { KeptText, Notice } from "./notices.ts";

/** What a link that was not loaded leaves as it was, in every message about one. */
const NOTHING_LOADED = "Nothing was loaded and nothing was lost.";

/** What to say of a link that could not be opened whole; null where there is nothing to say. */
export function linkNotice(result: LinkResult): Notice | null {
  switch (result.kind) {
    case "whole":
    case "none":
      return null;
    case "cut":
      return {
        text: `This link was cut off: ${numberText(result.arrived)} of ${numberText(result.expected)} characters arrived. ${NOTHING_LOADED} Ask for the whole link.`,
        recovered: textsIn(result.recovered),
      };
    case "damaged":
      return {
        text: `This link was damaged on the way. ${NOTHING_LOADED} Ask for the link again.${result.recovered ? " What can be read of it may be wrong anywhere." : ""}`,
        recovered: textsIn(result.recovered),
      };
    case "newer":
      return {
        text: `This link was made by a newer version of the playground. ${NOTHING_LOADED} Reload the page to get the newest version.`,
        recovered: null,
      };
    case "too-large":
      return tooLargeNotice(null);
  }
}

/** What to say of a link with more than the page opens; `state`: what it holds, where that is known. */
export function tooLargeNotice(state: LinkState | null): Notice {
  const [characters, urls, crawlers] = [CHARACTER_LIMIT, MOST_URLS, MOST_CRAWLERS].map(numberText);
  return {
    text: `This link holds more than the page opens from a link: ${characters} characters, 2 MiB of text, ${urls} URLs and ${crawlers} crawlers are the most. ${NOTHING_LOADED} Ask for the file itself.`,
    recovered: textsIn(state),
  };
}

/** What to say of a link in readable form that has mistakes. */
export function faultyNotice({
  faults,
  recovered,
}: Extract<ReadableResult, { kind: "faulty" }>): Notice {
  return {
    text: `This link cannot be read as it is written. ${faultSentences(faults)} ${NOTHING_LOADED}`,
    recovered: textsIn(recovered),
  };
}

/** What to say of a link whose interpretation this version does not know. */
export function dialectNotice(id: string, shown: string): Notice {
  return {
    text: `This link reads the file as “${id.slice(0, 40)}”, which this version does not know. It is read as ${shown} instead.`,
    recovered: null,
  };
}

/** The parts of a page that a link lost on the way, those that are not empty; null where all are. */
function textsIn(state: LinkState | null): readonly KeptText[] | null {
  if (!state) return null;
  const texts = [
    { name: "file", text: state.text },
    { name: "URLs", text: state.urls.join("\n") },
    { name: "crawlers", text: state.crawlers.join("\n") },
  ].filter(({ text }) => text !== "");
  return texts.length > 0 ? texts : null;
}
