import { nearField } from "../../engine/advise/misspellings.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { formOf, listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { type IntendedField, intendedField, spelt } from "../intended-field.ts";
import {
  type Fix,
  GOOGLES_PARSER,
  NOTHING_FOUND,
  type Problem,
  type ReadBy,
  titleOf,
} from "../problem.ts";
import type { LineView } from "../views.ts";
import { aiTagIn } from "./R522-ai-tag.ts";

interface Facts {
  readonly key: string;
  readonly name: string;
  readonly isRead: boolean;
  /** Other parsers that accept the key as the name. */
  readonly others: readonly string[];
}

/** R102: a misspelt field name. Some parsers accept common misspellings, each its own; robots.cc, KeyIsDisallow: "a typo of Disallow". */
export const misspeltField: Problem<Facts> = {
  code: "R102",
  severity: "error",
  title: "Misspelt field name",
  inLine: (view) => {
    const intended = intendedField(view);
    if (intended?.kind !== "misspelt") return NOTHING_FOUND;
    const { key: span, name } = intended;
    const { dialect, field } = view;
    const isRead = field?.name === name;
    const key = view.text.slice(span.from, span.to);
    const others = dialects.filter(
      (other) => other !== dialect && other.syntax.fieldNamed(key) === name,
    );
    return [
      {
        span,
        severity: isRead ? "warning" : "error",
        facts: {
          key,
          name: spelt(name),
          isRead,
          others: others.map(titleOf),
        },
        // An opt-out from AI that begins like Disallow was not meant to block pages.
        fixes: aiTagIn(view) === null ? fixesFor(view, intended) : [],
      },
    ];
  },
  sentence: misspeltSentence,
  fixLabels: ({ name }) => ({ correct: `Write ${code(name)}` }),
  about: [
    "Under RFC 9309, a field name must be spelt exactly, apart from upper and lower case. Strict parsers ignore a line with a misspelt name and report nothing. For them, a rule on that line has no effect.",
    "Some parsers accept common misspellings, each from its own list. Google’s parser looks only at how a field name begins, so it reads “Disallows” as Disallow. It also accepts a few misspellings such as “Disalow” and “Useragent”. A file that works with one parser can fail with another.",
  ],
  example: { wrong: "User-agent: *\nDisalow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: GOOGLES_PARSER,
};

function fixesFor({ text }: LineView, { key, name }: IntendedField): readonly Fix[] {
  const written = text.slice(key.from, key.to);
  // "Allow these paths: …" begins with what Google's parser looks for, but is prose.
  if (!name || (/[ \t]/.test(written) && !isSlip(written))) return [];
  const colon = /^[ \t]*:/.test(text.slice(key.to)) ? "" : ":";
  return [replacing("correct", key, `${spelt(name)}${colon}`)];
}

function isSlip(written: string): boolean {
  return nearField(lowerCase(written).replace(/^[-*+•]\s+/, "")) !== null;
}

function misspeltSentence({ key, name, isRead, reader, others }: Facts & ReadBy): string {
  const asName = `${code(key)} as ${code(name)}`;
  if (isRead) {
    const takers = [reader, ...others];
    return `Only some parsers read this line: ${listText(takers)} ${formOf(ACCEPT, takers.length)} ${asName}.`;
  }
  return others.length > 0
    ? `Only some parsers read this line: ${reader} does not accept ${asName}; ${listText(others)} ${formOf(DO, others.length)}.`
    : `This line has no effect: ${reader} does not accept ${asName}.`;
}

const ACCEPT = { one: "accepts", other: "accept" };
const DO = { one: "does", other: "do" };
