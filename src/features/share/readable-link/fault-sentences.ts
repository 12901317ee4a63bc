import { EACH_AS_ITSELF } from "../../../core/inputs.ts";
import { dialects } from "../../../engine/dialects/index.ts";
import { linkWords } from "../link-words.ts";
import { type Fault, PARAMETER_NAMES } from "./readable-link.ts";

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
