import type { Code } from "../../engine/lint/finding.ts";
import { characterWords } from "./syntax-characters.ts";
import { fieldWords } from "./syntax-fields.ts";
import { fileWords } from "./syntax-file.ts";
import type { ProblemWords } from "./words.ts";

/** The words for problems of single lines and of the file as text. */
export const syntaxWords: Readonly<Record<Code, ProblemWords>> = {
  ...fieldWords,
  ...characterWords,
  ...fileWords,
};
