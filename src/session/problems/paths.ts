import type { Code } from "../../engine/lint/finding.ts";
import { pathCharacterWords } from "./path-characters.ts";
import { pathReachWords } from "./path-reach.ts";
import { pathStartWords } from "./path-starts.ts";
import { pathWildcardWords } from "./path-wildcards.ts";
import type { ProblemWords } from "./words.ts";

/** The words for problems of how a rule's path is written. */
export const pathWords: Readonly<Record<Code, ProblemWords>> = {
  ...pathStartWords,
  ...pathWildcardWords,
  ...pathCharacterWords,
  ...pathReachWords,
};
