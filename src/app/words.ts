import type { Theme } from "../ui/preferences.ts";

/** The bar along the top. */
export const topBarWords = {
  actions: "Page actions",

  /** The field for the parser that the file is read as. */
  readAs: "Read as",
  aboutParser: (title: string): string => `About ${title}`,
  /** Before the title of a parser's source. */
  source: "Source:",
  version: (version: string): string => `Version: ${version}`,

  /** The menu of a small window. */
  more: "More",
  /** What the file is read as, in one line. `name`: of a crawler or a parser. */
  readAsNamed: (name: string): string => `as ${name}`,
  /** While no crawler is in the table. */
  eachCrawler: "each crawler",
  anySite: "any site",
  badSite: "invalid site",
  /** `answer`: a status code, or what happened in its place. */
  answer: (answer: string): string => (/^\d/.test(answer) ? `HTTP ${answer}` : answer),
  /** The sheet that this line opens. */
  setup: "Parser, site and response",

  theme: (theme: Theme): string => `Theme: ${THEMES[theme]}`,
  changeTheme: (theme: Theme, next: Theme): string =>
    `Theme: ${THEMES[theme]}; change to ${THEMES[next]}`,
};

const THEMES: Readonly<Record<Theme, string>> = {
  system: "system",
  light: "light",
  dark: "dark",
};

/** The bar along the bottom, after what features say of the file. */
export const statusBarWords = {
  actions: "File and help",
  privacy: "the text stays in this browser",
};
