import type { Language } from "./section.ts";

/** The languages other than English, by tag; each a file that is loaded whole. */
export const languages: Readonly<Record<string, () => Promise<{ readonly language: Language }>>> =
  {};
