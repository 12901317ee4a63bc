import { firstHidden } from "../../engine/advise/misspellings.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { characterWords } from "../../words/characters.ts";
import { code } from "../../words/quoting.ts";
import { notMeant, type UnseenFacts, unseen } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R111: a character that shows nothing, or no more than a space, in a field's name or value. RFC 9309 2.2, WS: white space is space and tab. */
export const invisibleCharacter: Problem<UnseenFacts> = {
  code: "R111",
  severity: "error",
  title: "Invisible character",
  inLine: (view) => {
    if (firstHidden(view.text) < 0) return NOTHING_FOUND;
    const text = withoutComment(view.text);
    // The byte order mark at the start of the file is R109's.
    const at = firstHidden(view.isFirst ? text.replace(/^\ufeff/, " ") : text);
    const spotted = at < 0 ? null : unseen(view, at);
    return spotted ? [spotted] : NOTHING_FOUND;
  },
  sentence: ({ character, field, value, isKnown, isRead, reader }) => {
    if (!isKnown)
      return `${code(characterWords.named(character))} stands in the name of the field, so ${reader} does not know ${code(field)} and ignores the line.`;
    return isRead
      ? `${code(characterWords.named(character))} stands in the line; ${reader} passes over it, others may not.`
      : `${code(characterWords.named(character))} is part of the value for ${reader}, so ${notMeant(value)}.`;
  },
  fixLabels: () => ({ remove: "Write the line without it" }),
  about: [
    "Text that was copied from a web page or a word processor brings characters along that look like a space or like nothing: no-break spaces, zero width spaces, marks of writing direction. White space in robots.txt is space and tab only.",
    "After the colon such a character is the first one of the path, and a path that does not begin with a slash matches nothing. In a field’s name it makes another name. Readers that trim more kinds of white space do not notice, so the file works in one tool and not in another.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow:\u00a0/cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};
