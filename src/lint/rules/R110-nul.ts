import { withoutComment } from "../../engine/parse/analysis.ts";
import { code } from "../../words/quoting.ts";
import { type UnseenFacts, unseen, unseenSentence } from "../intended-field.ts";
import { GOOGLES_PARSER, NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts extends UnseenFacts {
  /** Whether the line ends at the NUL. */
  readonly ends: boolean;
}

/** R110: a NUL in a line. robots.cc hands lines on as C strings, which end there; others read on. */
export const nul: Problem<Facts> = {
  code: "R110",
  severity: "error",
  title: "NUL byte in a line",
  inLine: (view) => {
    if (!view.text.includes("\0")) return NOTHING_FOUND;
    const at = withoutComment(view.text).indexOf("\0");
    const spotted = at < 0 ? null : unseen(view, at);
    if (!spotted) return NOTHING_FOUND;
    const ends = view.dialect.syntax.nulEndsLine;
    return [{ ...spotted, facts: { ...spotted.facts, ends } }];
  },
  sentence: (facts) =>
    facts.isKnown && !facts.isRead && facts.ends
      ? `Part of this line has no effect: ${facts.reader} stops at the NUL byte and does not read all of ${code(facts.value)}.`
      : unseenSentence(facts, "a NUL byte"),
  fixLabels: () => ({ remove: "Remove the NUL byte" }),
  about: [
    "A NUL byte has the value zero and never belongs in a robots.txt file. It comes from a broken upload, from a faulty program, or from a file in UTF-16.",
    "Google’s parser reads a line up to the first NUL byte and ignores the rest. Most other parsers read the NUL byte as part of the field name or the value, so the line does not work.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /cart\0",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: GOOGLES_PARSER,
};
