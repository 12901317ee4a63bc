// @chunk common
import type { Purpose } from "../../engine/preferences/preference.ts";
import type { UseValue } from "../../engine/preferences/preferences-for.ts";
import { numberText } from "../../words/numbers.ts";
import { preferenceWords } from "../../words/preferences.ts";
import { code } from "../../words/quoting.ts";

/** What a file says of a purpose, in an example. */
export interface UseNotice {
  readonly purpose: Purpose;
  readonly value: UseValue;
}

/** The dialog Examples. */
export const exampleWords = {
  heading: "Examples",
  intro:
    "Each example shows one common misunderstanding. Opening an example replaces your file and your table; Undo brings them back.",
  toBeginWith: "Start here",
  show: "Open the example",
  sample: "A shop’s file, with groups, wildcards and a misspelt field",
  /** What the examples of one kind are about. */
  topics: {
    groups: "Groups",
    paths: "Paths",
    wildcards: "Wildcards",
    precedence: "Which rule decides",
    agents: "Product tokens",
    characters: "Characters and spelling",
    serving: "Beyond the rules",
    requests: "What crawlers asked for",
    uses: "What pages may be used for",
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
  /** A verdict to look at; `parser`: whose it is, where it is not the parser of the page; `uses`: what is said of the page’s use. */
  verdict(
    crawler: string,
    url: string,
    outcome: string,
    parser: string | null,
    uses: readonly UseNotice[],
  ): string {
    const readAs = parser === null ? "" : `, read as ${parser}`;
    const said = uses.map(
      ({ purpose, value }) =>
        `, ${preferenceWords.purposes[purpose]} ${preferenceWords.values[value]}`,
    );
    return `${crawler} ${code(url)}: ${outcome}${readAs}${said.join("")}`;
  },
};
