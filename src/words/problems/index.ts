import type { Code, Finding, Fix } from "../../engine/lint/finding.ts";
import { agentNameProblems } from "./agent-names.ts";
import { crawlerProblems } from "./crawlers.ts";
import { groupProblems } from "./groups.ts";
import { otherProblems } from "./other.ts";
import { pathCharacterProblems } from "./path-characters.ts";
import { pathReachProblems } from "./path-reach.ts";
import { pathStartProblems } from "./path-starts.ts";
import { pathWildcardProblems } from "./path-wildcards.ts";
import type { Problem } from "./problem.ts";
import { ruleProblems } from "./rules.ts";
import { characterProblems } from "./syntax-characters.ts";
import { fieldProblems } from "./syntax-fields.ts";
import { fileProblems } from "./syntax-file.ts";

/** What is said of each problem, by code: in the list, where it is, and in the reference. */
export const problemWords = {
  ...fieldProblems,
  ...characterProblems,
  ...fileProblems,
  ...groupProblems,
  ...agentNameProblems,
  ...crawlerProblems,
  ...pathStartProblems,
  ...pathWildcardProblems,
  ...pathCharacterProblems,
  ...pathReachProblems,
  ...ruleProblems,
  ...otherProblems,
};

/** The words for a problem; undefined where there is no such problem. */
export function wordsFor(code: Code): Problem | undefined {
  const words: Readonly<Record<Code, Problem>> = problemWords;
  return words[code];
}

/** A problem's name. */
export function titleOf({ code }: Finding): string {
  return wordsFor(code)?.title ?? code;
}

/** What happens because of a problem. */
export function sentenceOf({ code, facts }: Finding): string {
  return wordsFor(code)?.sentence(facts) ?? code;
}

/** What a fix does, as its button says it. */
export function fixPhrase({ code, facts }: Finding, { name }: Fix): string {
  return wordsFor(code)?.fixes?.[name]?.(facts) ?? name;
}
