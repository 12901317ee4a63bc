import { MOST_CRAWLERS, MOST_URLS } from "../../core/table-limits.ts";
import type { KeptText, Notice } from "../../ui/notices.ts";
import { copyingWords } from "../../words/copying.ts";
import { CHARACTER_LIMIT } from "./link/container.ts";
import type { LinkResult, LinkState } from "./link/link.ts";
import { linkWords } from "./link-words.ts";
import { faultSentences } from "./readable-link/fault-sentences.ts";
import type { ReadableResult } from "./readable-link/readable-link.ts";

/** What to say of a link that could not be opened whole; null where there is nothing to say. */
export function linkNotice(result: LinkResult): Notice | null {
  switch (result.kind) {
    case "whole":
    case "none":
      return null;
    case "cut":
      return {
        text: linkWords.cut(result.arrived, result.expected),
        recovered: textsIn(result.recovered),
      };
    case "damaged":
      return {
        text: linkWords.damaged(result.recovered !== null),
        recovered: textsIn(result.recovered),
      };
    case "newer":
      return {
        text: linkWords.newer,
        recovered: null,
      };
    case "too-large":
      return tooLargeNotice(null);
  }
}

/** What to say of a link with more than the page opens; `state`: what it holds, where that is known. */
export function tooLargeNotice(state: LinkState | null): Notice {
  return {
    text: linkWords.tooLarge(CHARACTER_LIMIT, MOST_URLS, MOST_CRAWLERS),
    recovered: textsIn(state),
  };
}

/** What to say of a link in readable form that has mistakes. */
export function faultyNotice({
  faults,
  recovered,
}: Extract<ReadableResult, { kind: "faulty" }>): Notice {
  return {
    text: faultSentences(faults),
    recovered: textsIn(recovered),
  };
}

/** What to say of a link whose interpretation this version does not know. */
export function dialectNotice(id: string, shown: string): Notice {
  return {
    text: linkWords.unknownReader(id, shown),
    recovered: null,
  };
}

/** The parts of a page that a link lost on the way, those that are not empty; null where all are. */
function textsIn(state: LinkState | null): readonly KeptText[] | null {
  if (!state) return null;
  const texts = [
    { name: copyingWords.file, text: state.text },
    { name: copyingWords.urls, text: state.urls.join("\n") },
    { name: copyingWords.crawlers, text: state.crawlers.join("\n") },
  ].filter(({ text }) => text !== "");
  return texts.length > 0 ? texts : null;
}
