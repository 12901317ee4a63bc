import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";

/** The gallery of examples. */
export const galleryWords = {
  heading: "Examples",
  intro:
    "Each example shows one common misunderstanding. Opening an example replaces your file and your table; Undo brings them back.",
  toBeginWith: "Start here",
  sample: "A shop’s file, with groups, wildcards and a misspelt field",
  /** What the examples of one kind are about. */
  topics: {
    groups: "Groups",
    paths: "Paths",
    wildcards: "Wildcards",
    precedence: "Which rule decides",
    agents: "Names of crawlers",
    characters: "Characters and spelling",
    serving: "Beyond the rules",
  },
};

/** The bar above the page while an example is open. */
export const lessonBarWords = {
  lesson: "Example",
  /** The number of the example. */
  place(number: number, count: number): string {
    return `${numberText(number)} of ${numberText(count)}`;
  },
  link: "Link to this example",
  previous: "Previous example",
  next: "Next",
  close: "Close the example",
  toNotice: "Verdicts to look at",
  /** A verdict to look at; `parser`: whose it is, where it is not the parser of the page. */
  verdict(crawler: string, url: string, outcome: string, parser: string | null): string {
    return `${crawler} ${code(url)}: ${outcome}${parser === null ? "" : `, read as ${parser}`}`;
  },
};
