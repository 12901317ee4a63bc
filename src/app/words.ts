import { counted, fixedText, nouns } from "../words/numbers.ts";

/** The bar along the top. */
export const topBarWords = {
  /** What the page is called; where there is little room, the rest is left out. */
  brand: "robots.txt",
  brandRest: " playground",
  actions: "Page actions",

  /** The field for the parser that the file is read as. */
  readAs: "Read as",
  aboutParser: (title: string): string => `About ${title}`,
  /** Before the title of a parser's source. */
  source: "Source:",

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

type Theme = "system" | "light" | "dark";

const THEMES: Readonly<Record<Theme, string>> = {
  system: "system",
  light: "light",
  dark: "dark",
};

/** The page inside another page. */
export const embedWords = {
  open: "Open in playground",
  /** The tabs of a small frame. */
  regions: "Parts of the playground",
  file: "File",
};

/** What is said above the text of the file. */
export const editorPanelWords = {
  /** While something else decides, such as the HTTP response or the encoding. */
  notConsulted: (why: string): string => `The rules are not used: ${why}`,
  noGroup: "No group here",
  /** Where the sections of a group are. `ranges`: as `4–12, 28–32`. */
  where: (ranges: string, sections: number): string =>
    sections > 1 ? `lines ${ranges}, joined` : ranges,
  rules: (count: number): string => counted(count, nouns.rule),
};

/** The bar along the bottom, after what features say of the file. */
export const statusBarWords = {
  analysedIn: (milliseconds: number): string =>
    `analysed in ${fixedText(milliseconds, milliseconds < 10 ? 1 : 0)} ms`,
  actions: "File and help",
  privacy: "the text stays in this browser",
};
