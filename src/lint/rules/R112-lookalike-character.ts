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
  /** The agent’s name in ASCII; empty where the character is in the field’s name. */
  readonly name: string;
  readonly character: string;
  readonly ascii: string;
  readonly isRead: boolean;
  readonly reader: string;
}

/** R112: a character of a field's name, its colon or an agent's name that only looks like the one of ASCII. RFC 9309 2.2: both are ASCII. */
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
    // A name in another script is written in no two.
    if (!isAscii(name)) return NOTHING_FOUND;
    return spottedIn(view, field.value, readsField(view, "user-agent", name), {
      field: "User-agent",
      name,
    });
  },
  sentence: ({ character, ascii, field, name, isRead, reader }) => {
    const isNot = `${code(characterWords.named(character))} is not ${code(ascii)}`;
    const what = name ? `the name ${code(name)}` : `the field ${code(field)}`;
    return isRead
      ? `${isNot}; ${reader} reads ${what} all the same, others do not.`
      : `${isNot}, so ${reader} does not read ${what} here.`;
  },
  fixLabels: ({ ascii }) => ({ ascii: `Write ${code(ascii)}` }),
  about: [
    "Word processors put a typographic hyphen or dash in the place of the hyphen, Chinese and Japanese keyboards write a full-width colon, and some letters of other scripts look like Latin ones. To a program these are other characters.",
    "Names of fields, the colon after them and product tokens of crawlers are ASCII. Google’s parser looks only at how a field’s name begins, and so may read past a full-width colon that white space follows; others do not.",
  ],
  example: {
    wrong: "User\u2011agent: *\nDisallow: /cart",
    right: "User-agent: *\nDisallow: /cart",
  },
  source: rfc("2.2"),
};

function spottedIn(
  { text, dialect }: LineView,
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
      facts: { ...facts, character, ascii, isRead, reader: dialect.title },
      fixes: [replacing("ascii", { from, to }, asAscii(written))],
    },
  ];
}
