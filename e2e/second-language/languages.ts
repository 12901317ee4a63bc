import type { Language } from "../../src/words/section.ts";

/** What stands in the place of src/words/languages.ts: a second language. */
export const languages: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> = {
  de: () => import("./bracketed.ts"),
};
