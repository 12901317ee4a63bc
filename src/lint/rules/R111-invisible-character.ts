import { firstHidden } from "../../engine/advise/misspellings.ts";
import { withoutComment } from "../../engine/parse/analysis.ts";
import { characterWords } from "../../words/characters.ts";
import { code } from "../../words/quoting.ts";
import { type UnseenFacts, unseen, unseenSentence } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc } from "../problem.ts";

/** R111: a character that looks like a space or like nothing, in the name or the value of a field. RFC 9309 2.2, WS: white space is space and tab. */
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
  sentence: (facts) => unseenSentence(facts, code(characterWords.named(facts.character))),
  fixLabels: () => ({ remove: "Remove invisible characters" }),
  about: [
    "Text copied from a web page or a word processor can contain invisible characters. Examples are no-break spaces, zero-width spaces and direction marks. Under RFC 9309 (2.2), only the space and the tab are white space.",
    "Directly after the colon, an invisible character can become the first character of the path. For most parsers, a path that does not begin with a slash matches nothing. Most parsers do not recognise a field name with an invisible character in it. Some parsers also trim other kinds of white space, so the file works with one parser and fails with another.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow:\u00a0/cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};
