import { asAscii, firstLookalike } from "../../engine/advise/misspellings.ts";
import { isAscii } from "../../engine/text/characters.ts";
import type { Span } from "../../engine/text/line.ts";
import { characterWords } from "../../words/characters.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { intendedField, readsField, spelt } from "../intended-field.ts";
import { NOTHING_FOUND, type Problem, rfc, type Spotted } from "../problem.ts";
import type { LineView } from "../views.ts";

interface Facts {
  readonly field: string;
  /** The product token in ASCII; empty where the character is in the field name. */
  readonly name: string;
  readonly character: string;
  readonly ascii: string;
  readonly isRead: boolean;
}

/** R112: a character in a field name, its colon or a product token that only looks like one of ASCII. RFC 9309 2.2: these are ASCII. */
export const lookalikeCharacter: Problem<Facts> = {
  code: "R112",
  severity: "error",
  title: "Lookalike character",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind === "lookalike") {
      const isRead = view.field?.name === intended.name && view.field.key.to <= intended.key.to;
      return spottedIn(view, intended.key, isRead, { field: spelt(intended.name), name: "" });
    }
    const { field } = view;
    if (intended || field?.name !== "user-agent" || isAscii(field.text)) return NOTHING_FOUND;
    const name = asAscii(field.text);
    // A name that stays in another script was not meant to be ASCII.
    if (!isAscii(name)) return NOTHING_FOUND;
    return spottedIn(view, field.value, readsField(view, "user-agent", name), {
      field: "User-agent",
      name,
    });
  },
  sentence: ({ character, ascii, field, name, isRead, reader }) => {
    const has = `${code(characterWords.named(character))} in place of ${code(ascii)}`;
    const what = name ? `the product token ${code(name)}` : `the field ${code(field)}`;
    return isRead
      ? `Only some parsers find ${what} here: ${reader} accepts ${has}, but most parsers do not.`
      : `This line does not work as meant: ${reader} does not accept ${has}, so it does not find ${what}.`;
  },
  fixLabels: ({ ascii }) => ({ ascii: `Write ${code(ascii)}` }),
  about: [
    "Word processors can replace the hyphen with a typographic hyphen or a dash. Chinese and Japanese input methods can write a full-width colon. Some letters of other scripts look like Latin letters. For a parser, a lookalike is a different character.",
    "Field names, the colon after them and product tokens are ASCII. Google’s parser looks only at how a field name begins, so it can accept a full-width colon if white space follows. Other parsers do not.",
  ],
  example: {
    wrong: "User\u2011agent: *\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

function spottedIn(
  { text }: LineView,
  { from, to }: Span,
  isRead: boolean,
  facts: { readonly field: string; readonly name: string },
): readonly Spotted<Facts>[] {
  const written = text.slice(from, to);
  const found = firstLookalike(written);
  if (!found) return NOTHING_FOUND;
  const { at, ascii, character } = found;
  return [
    {
      span: { from: from + at, to: from + at + 1 },
      severity: isRead ? "warning" : "error",
      facts: { ...facts, character, ascii, isRead },
      fixes: [replacing("ascii", { from, to }, asAscii(written))],
    },
  ];
}
