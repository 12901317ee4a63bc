import { numberText } from "../../../words/numbers.ts";
import { code } from "../../../words/quoting.ts";

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
