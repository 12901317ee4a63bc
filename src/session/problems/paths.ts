import type { Code } from "../../engine/lint/finding.ts";
import type { ProblemWords } from "./words.ts";

/** The words for problems of how a rule's path is written. */
export const pathWords: Readonly<Record<Code, ProblemWords>> = {};
