import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";

/** The gallery of examples. */
export const galleryWords = {
  heading: "Examples",
  intro:
    "Each is a misunderstanding that has hurt real sites. What is on the page now comes back with Undo.",
  toBeginWith: "To begin with",
  sample: "A shop’s file, with groups, wildcards and a typo",
  /** What the lessons of one kind are about. */
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

/** The bar above the page while a lesson is open. */
export const lessonBarWords = {
  lesson: "Lesson",
  /** The number of the lesson. */
  place(number: number, count: number): string {
    return `${numberText(number)} of ${numberText(count)}`;
  },
  link: "Link to this lesson",
  previous: "Previous lesson",
  next: "Next",
  close: "Close the lesson",
  toNotice: "Verdicts to notice",
  /** A verdict to notice; `reader`: who answers so, where it is not the page's. */
  verdict(crawler: string, url: string, outcome: string, reader: string | null): string {
    return `${crawler} ${code(url)}: ${outcome}${reader === null ? "" : ` to ${reader}`}`;
  },
};
