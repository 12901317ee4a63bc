import { dialects } from "../../engine/dialects/index.ts";
import { EACH_AS_ITSELF } from "../inputs.ts";
import { counted, excerpt } from "../phrases.ts";
import { type Fault, PARAMETER_NAMES, type ParameterName } from "./readable-link.ts";

const MOST_TOLD = 3;

/** What is wrong with a readable link, in sentences: the first few faults, and how many more there are. */
export function faultSentences(faults: readonly Fault[]): string {
  const told = faults.slice(0, MOST_TOLD).map(faultSentence);
  const left = faults.length - told.length;
  return [...told, ...(left > 0 ? [`And ${counted(left, "more mistake")}.`] : [])].join(" ");
}

function faultSentence(fault: Fault): string {
  switch (fault.kind) {
    case "unknown-parameter":
      return `There is no parameter ${quoted(fault.name)}, only ${PARAMETER_NAMES.join(", ")}.`;
    case "no-value":
      return `${quoted(fault.name)} has no “=”.`;
    case "bad-escape":
      return `In ${quoted(fault.name)}, a “%” is not followed by two hexadecimal digits; a “%” itself is written %25.`;
    case "repeated":
      return `${quoted(fault.name)} may come once only.`;
    case "empty":
      return `${quoted(fault.name)} is empty.`;
    case "line-break":
      return `${quoted(fault.name)} has a line break in it.`;
    case "not-utf-8":
      return `${quoted(fault.name)} is not UTF-8; an escape that is to stay one is written with %25 for its “%”.`;
    case "unknown-value":
      return `${quoted(fault.name)} cannot be ${quoted(fault.value)}: ${VALUES[fault.name] ?? ""}`;
    case "no-text":
      return "“text”, the file, is missing.";
    case "too-many-expectations":
      return "There is more in “expect” than there are URLs and crawlers.";
  }
}

const VALUES: Readonly<Partial<Record<ParameterName, string>>> = {
  "read-as": `it is one of ${[...dialects.map(({ id }) => id), EACH_AS_ITSELF].join(", ")}.`,
  http: "it is 200, html, too-large, another status such as 404, redirects 6 or unreachable.",
  expect: "it is allow, block or none for each crawler, with commas between them.",
};

function quoted(text: string): string {
  return `“${excerpt(text)}”`;
}
