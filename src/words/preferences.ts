import type { Fault, Grammar, Purpose } from "../engine/preferences/preference.ts";
import { listText } from "./numbers.ts";
import { code } from "./quoting.ts";

/** What a use is called, and why a part of a preference line says nothing, wherever that is said. */
export const preferenceWords = {
  /** Inside a sentence. */
  purposes: {
    training: "training",
    input: "AI answers",
    search: "search",
  } satisfies Readonly<Record<Purpose, string>>,

  /** What a use is expected to be. */
  expected: { allow: "Allowed", disallow: "Refused" },

  /** Why a part of a line says nothing. */
  fault(fault: Fault, { name, labels, values }: Grammar): string {
    switch (fault) {
      case "capital":
        return "labels are in lower case, and one capital letter makes the whole line unreadable";
      case "space":
        return `a space beside ${code("=")} makes the whole line unreadable`;
      case "syntax":
        return "the line as a whole cannot be read";
      case "other-label":
      case "retired-label":
      case "unknown-label":
        return `the labels of ${name} are ${listText([...labels.keys()].map((label) => code(label)))}`;
      case "other-value":
      case "unknown-value":
        return `${name} has only the values ${code(values.allowed)} and ${code(values.refused)}`;
    }
  },
};
