import { ANSWER_IDS } from "../../core/answers.ts";
import { EACH_AS_ITSELF, MOST_CRAWLERS, MOST_URLS } from "../../core/inputs.ts";
import { type KeptText, type Notice, saying } from "../../core/notices.ts";
import { defaultDialect } from "../../engine/dialects/first.ts";
import { DIALECT_TITLES } from "../../engine/parse/dialect-titles.ts";
import { copyingWords } from "../../words/copying.ts";
import type { LinkResult, LinkState } from "./frame.ts";
import { CHARACTER_LIMIT } from "./link.ts";
import { type Fault, PARAMETER_NAMES, type ReadableResult } from "./readable-link.ts";
import { linkWords } from "./words.ts";

/** A link as it was read; of one that is too large perhaps what it holds. */
export type ReadLink =
  | Exclude<LinkResult | ReadableResult, { kind: "too-large" }>
  | { readonly kind: "too-large"; readonly recovered?: LinkState };

/** What to say of a link that could not be opened whole; null where there is nothing to say. */
export function linkNotice(result: ReadLink): Notice | null {
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
      return {
        text: linkWords.tooLarge(CHARACTER_LIMIT, MOST_URLS, MOST_CRAWLERS),
        recovered: textsIn(result.recovered ?? null),
      };
    case "faulty":
      return { text: faultSentences(result.faults), recovered: textsIn(result.recovered) };
  }
}

/** What to say of a link whose parser is not known. */
export function unknownParser(id: string): Notice {
  return saying(linkWords.unknownParser(id, defaultDialect.title));
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
  "read-as": [...Object.keys(DIALECT_TITLES), EACH_AS_ITSELF],
  http: ["200", ...ANSWER_IDS.filter((id) => id !== "ok" && id !== "redirects")],
  expect: ["allow", "block", "none"],
};
