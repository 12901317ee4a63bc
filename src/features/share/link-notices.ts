import { EACH_AS_ITSELF, MOST_CRAWLERS, MOST_URLS } from "../../core/inputs.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { type KeptText, type Notice, saying } from "../../ui/notices.ts";
import { copyingWords } from "../../words/regions.ts";
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
  return saying(linkWords.unknownReader(id, shown));
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
  const words = linkWords.mistakes;
  switch (fault.kind) {
    case "unknown-parameter":
      return words.unknownParameter(fault.name, PARAMETER_NAMES);
    case "no-value":
      return words.noValue(fault.name);
    case "bad-escape":
      return words.badEscape(fault.name);
    case "repeated":
      return words.repeated(fault.name);
    case "empty":
      return words.empty(fault.name);
    case "line-break":
      return words.lineBreak(fault.name);
    case "not-utf-8":
      return words.notUtf8(fault.name);
    case "unknown-value":
      return unknownValue(fault);
    case "no-text":
      return words.noText;
    case "too-many-expectations":
      return words.tooManyExpectations;
  }
}

function unknownValue({ name, value }: Extract<Fault, { kind: "unknown-value" }>): string {
  const { unknownReader, unknownAnswer, unknownExpectation } = linkWords.mistakes;
  switch (name) {
    case "read-as":
      return unknownReader(value, [...dialects.map(({ id }) => id), EACH_AS_ITSELF]);
    case "http":
      return unknownAnswer(value);
    case "expect":
      return unknownExpectation(value);
  }
}
