import { withoutComment } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { notMeant, type UnseenFacts, unseen } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts extends UnseenFacts {
  /** Whether the line ends at the NUL. */
  readonly ends: boolean;
}

/** R110: a NUL in a line. robots.cc hands lines on as C strings, which end there; others read on. */
export const nul: Problem<Facts> = {
  code: "R110",
  severity: "error",
  title: "NUL in a line",
  inLine: (view) => {
    if (!view.text.includes("\0")) return NOTHING_FOUND;
    const at = withoutComment(view.text).indexOf("\0");
    const spotted = at < 0 ? null : unseen(view, at);
    if (!spotted) return NOTHING_FOUND;
    const ends = view.dialect.syntax.nulEndsLine;
    return [{ ...spotted, facts: { ...spotted.facts, ends } }];
  },
  sentence: nulSentence,
  fixLabels: () => ({ remove: "Remove the NUL" }),
  about: [
    "A NUL is a byte of value zero, and never meant in a text. It comes from a broken upload, a program that writes past a text’s end, or a file in UTF-16.",
    "Google’s parser reads a line up to the first NUL and forgets the rest. Others take the NUL for a character of the name or the path, which then is another.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\0",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
};

function nulSentence({ field, value, isKnown, isRead, ends, reader }: Facts): string {
  if (!isKnown)
    return `A NUL stands in the name of the field, so ${reader} does not know ${code(field)} and ignores the line.`;
  if (isRead) return `A NUL stands in the line; it does not bother ${reader}, but others.`;
  return ends
    ? `The line ends at the NUL for ${reader}, which does not see all of ${code(value)}.`
    : `The NUL is part of the value for ${reader}, so ${notMeant(value)}.`;
}
