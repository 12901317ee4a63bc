import type { Code } from "../../engine/lint/finding.ts";
import { groupWords } from "./groups.ts";
import { otherWords } from "./other.ts";
import { pathWords } from "./paths.ts";
import { ruleWords } from "./rules.ts";
import { syntaxWords } from "./syntax.ts";
import type { ProblemWords } from "./words.ts";

/** The words for every problem, by code. */
export const problemWords: Readonly<Record<Code, ProblemWords>> = {
  ...syntaxWords,
  ...groupWords,
  ...pathWords,
  ...ruleWords,
  ...otherWords,
};
