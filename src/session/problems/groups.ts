import type { Code } from "../../engine/lint/finding.ts";
import type { ProblemWords } from "./words.ts";

/** The words for problems of groups. */
export const groupWords: Readonly<Record<Code, ProblemWords>> = {};
