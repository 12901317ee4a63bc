import type { Code } from "../../engine/lint/finding.ts";
import { code, type ProblemWords } from "./words.ts";

/** The words for problems of how rules work together and what they reach. */
export const ruleWords: Readonly<Record<Code, ProblemWords>> = {
  R401: {
    title: "Duplicate rule",
    sentence: ({ path, line }) =>
      `${code(path)} stands in line ${line} already; the second time changes nothing.`,
    fixes: { delete: () => "Delete the line" },
    about: [
      "A rule counts once, however often its group has it. A repetition is harmless, but whoever later changes one of the two lines may believe the other gone.",
    ],
    example: {
      wrong: "User-agent: *\nDisallow: /cart\nDisallow: /cart",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: {
      title: "RFC 9309, 2.2.2",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
    },
  },
};
