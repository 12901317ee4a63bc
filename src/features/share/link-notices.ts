import { ANSWER_IDS } from "../../core/answers.ts";
import { EACH_AS_ITSELF, MOST_CRAWLERS, MOST_URLS } from "../../core/inputs.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type KeptText, type Notice, saying } from "../../ui/notices.ts";
import { copyingWords } from "../../words/copying.ts";
import { CHARACTER_LIMIT, type LinkResult, type LinkState } from "./link.ts";
import { type Fault, PARAMETER_NAMES, type ReadableResult } from "./readable-link.ts";
import { linkWords } from "./words.ts";

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
      return saying(linkWords.newer);
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
export function faultyNotice(link: Extract<ReadableResult, { kind: "faulty" }>): Notice {
  return { text: faultSentences(link.faults), recovered: textsIn(link.recovered) };
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

const MOST_TOLD = 3;

/** What is wrong with a readable link, in sentences: the first few faults, and how many more there are. */
export function faultSentences(faults: readonly Fault[]): string {
  const told = faults.slice(0, MOST_TOLD);
  return linkWords.faulty(told.map(faultSentence), faults.length - told.length);
}

function faultSentence(fault: Fault): string {
  const { mistakes } = linkWords;
  if (!("name" in fault)) return mistakes[fault.kind];
  if (fault.kind !== "unknown-value") return mistakes[fault.kind](fault.name, PARAMETER_NAMES);
  return mistakes[fault.name](fault.value, KNOWN_VALUES[fault.name]);
}

const KNOWN_VALUES = {
  "read-as": [...dialects.map(({ id }) => id), EACH_AS_ITSELF],
  http: ["200", ...ANSWER_IDS.filter((id) => id !== "ok" && id !== "redirects")],
  expect: ["allow", "block", "none"],
};
