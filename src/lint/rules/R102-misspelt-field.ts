import { nearField } from "../../engine/advise/misspellings.ts";
import { dialects } from "../../engine/dialects/index.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { CONTENT, LineReader } from "../../engine/parse/line-reader.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { formOf, listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { type IntendedName, intendedField, spelt, withColon } from "../intended-field.ts";
import { type Fix, GOOGLES_PARSER, NOTHING_FOUND, type Problem, type ReadBy } from "../problem.ts";
import { type LineView, remembered } from "../views.ts";
import { OPTIONAL_REMARK } from "./R101-unknown-field.ts";
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
    // An opt-out from AI that begins like Disallow was not meant to block pages: see R522.
    if (intended?.kind !== "misspelt" || aiTagIn(view)) return NOTHING_FOUND;
    const { key: span, name } = intended;
    const { dialect, field, text } = view;
    const isRead = field?.name === name && field.key.to <= span.to;
    const key = text.slice(span.from, span.to);
    const others = dialects.filter((other) => other !== dialect && reads(other, text, intended));
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
        fixes: fixesFor(view, intended),
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

/** Whether a dialect finds the field in a line by just this key. */
function reads(dialect: Dialect, text: string, { key, name }: IntendedName): boolean {
  const reader = readerOf(dialect);
  reader.open(text, false);
  reader.read(0, false);
  return reader.content === CONTENT.field && reader.name === name && reader.keyTo <= key.to;
}

const readerOf = remembered((dialect: Dialect) => new LineReader(dialect));

function fixesFor(view: LineView, intended: IntendedName): readonly Fix[] {
  const { from, to } = intended.key;
  const written = view.text.slice(from, to).replace(/^[-*+•][ \t]+/, "");
  // A value may be part of the key.
  if (/[/*$?]/.test(written)) return [];
  // "Allow these paths: …" begins with what Google's parser looks for, but is prose.
  if (/[ \t]/.test(written) && !isSlip(written)) return [];
  return [withColon("correct", view, intended, spelt(intended.name))];
}

function isSlip(written: string): boolean {
  return nearField(lowerCase(written)) !== null;
}

function misspeltSentence({ key, name, isRead, reader, others }: Facts & ReadBy): string {
  const asName = `${code(key)} as ${code(name)}`;
  if (isRead) {
    const takers = [reader, ...others];
    return `Only some parsers read this line: ${listText(takers)} ${formOf(ACCEPT, takers.length)} ${asName}.`;
  }
  if (lowerCase(key) === "content-signals" && others.length === 0)
    return `Crawlers ignore this line: no parser accepts ${asName} by default. ${OPTIONAL_REMARK}`;
  return others.length > 0
    ? `Only some parsers read this line: ${reader} does not accept ${asName}; ${listText(others)} ${formOf(DO, others.length)}.`
    : `This line has no effect: ${reader} does not accept ${asName}.`;
}

const ACCEPT = { one: "accepts", other: "accept" };
const DO = { one: "does", other: "do" };
