import type { Code } from "../../engine/lint/finding.ts";
import { code, type ProblemWords } from "./words.ts";

/** The words for problems of single lines and of the file as text. */
export const syntaxWords: Readonly<Record<Code, ProblemWords>> = {
  R103: {
    title: "Missing colon",
    sentence: ({ key, isRead, reader }) =>
      isRead
        ? `There is no colon after ${code(key)}: ${reader} reads the line all the same, others ignore it.`
        : `There is no colon after ${code(key)}, so ${reader} ignores the line.`,
    fixes: { "add-colon": ({ key }) => `Write ${code(`${key}:`)}` },
    about: [
      "A line of robots.txt is a field name, a colon, and a value. Without the colon RFC 9309 finds no field in it, and the line has no effect.",
      "Google’s parser takes white space between two words for the colon. Crawlers that follow the standard to the letter do not, so a rule may hold for one crawler and not for another.",
    ],
    example: { wrong: "User-agent: *\nDisallow /cart", right: "User-agent: *\nDisallow: /cart" },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
};
