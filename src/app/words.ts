import type { Outcome } from "../engine/decide/verdict.ts";
import type { Grounds } from "../engine/parse/response.ts";
import { circumstanceWords } from "../words/circumstances.ts";
import { counted, fixedText, listText, type Noun, nouns, numberText } from "../words/numbers.ts";

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
  notConsulted: (reason: Grounds): string =>
    `The rules are not used: ${circumstanceWords.grounds[reason]}`,
  noGroup: "No group here",
  /** Where the sections of a group are. `ranges`: as `4–12, 28–32`. */
  where: (ranges: string, sections: number): string =>
    sections > 1 ? `lines ${ranges}, joined` : ranges,
  rules: (count: number): string => counted(count, nouns.rule),
};

/** What the page has to say of itself. */
export const pageNewsWords = {
  broken:
    "An error occurred in the playground. Your file and your table are safe. If the playground behaves strangely, download the file and reload the page.",
  /** Where the trouble was, in a report. */
  thePage: "the playground",
  newVersion: "A new version is available. Reload to use it.",
  reload: "Reload",
};

/** A verdict that is another one than before. */
export interface VerdictChange {
  readonly url: string;
  readonly crawler: string;
  readonly now: Outcome;
}

/** What is said of the table to those who do not see it change. */
export const verdictNewsWords = {
  /** `3 verdicts changed: 2 now blocked and 1 now allowed.` A single one is named. */
  changed(changes: readonly VerdictChange[]): string {
    const [first] = changes;
    if (first && changes.length === 1)
      return `${first.url} is now ${STATES[first.now]} for ${first.crawler}.`;
    const states = ORDER.flatMap((outcome) => {
      const count = changes.filter(({ now }) => now === outcome).length;
      return count > 0 ? [`${numberText(count)} now ${STATES[outcome]}`] : [];
    });
    return `${counted(changes.length, nouns.verdict)} changed: ${listText(states)}.`;
  },
};

const ORDER: readonly Outcome[] = ["disallow", "allow", "undefined", "not-governed"];

const STATES: Readonly<Record<Outcome, string>> = {
  allow: "allowed",
  disallow: "blocked",
  undefined: "undefined",
  "not-governed": "not governed",
};

/** The page in small windows: one region at a time. */
export const phoneWords = {
  /** The tabs. */
  regions: "Parts of the playground",
  /** The tab of the editor. */
  file: "File",

  /** What the number on a tab counts, for a screen reader. */
  problems: (count: number): string => counted(count, PROBLEMS),
  unmet: (count: number): string => `${numberText(count)} not as expected`,
  blocked: (count: number): string => `${numberText(count)} blocked`,

  /** Beside the verdict that Why is open for, or can be opened for. */
  why: (crawler: string): string => `${crawler}: why?`,
};

const PROBLEMS: Noun = { one: "problem", other: "problems" };

/** The bar along the bottom, after what features say of the file. */
export const statusBarWords = {
  analysedIn: (milliseconds: number): string =>
    `analysed in ${fixedText(milliseconds, milliseconds < 10 ? 1 : 0)} ms`,
  actions: "File and help",
  privacy: "the text stays in this browser",
};
