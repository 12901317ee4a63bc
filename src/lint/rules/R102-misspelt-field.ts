import { nearField } from "../../engine/advise/misspellings.ts";
import { dialects } from "../../engine/dialects/index.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { listText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { type IntendedField, intendedField, spelt } from "../intended-field.ts";
import { type Fix, NOTHING_FOUND, type Problem } from "../problem.ts";
import type { LineView } from "../views.ts";

interface Facts {
  readonly key: string;
  readonly name: string;
  readonly isRead: boolean;
  readonly reader: string;
  /** Titles of other readers that take the key for the name. */
  readonly others: readonly string[];
}

/** R102: a misspelt field name. Some readers take known misspellings for the right name, each its own; robots.cc, KeyIsDisallow: "a typo of Disallow". */
export const misspeltField: Problem<Facts> = {
  code: "R102",
  severity: "error",
  title: "Misspelt field",
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
          reader: dialect.title,
          others: others.map(({ title }) => title),
        },
        fixes: fixesFor(view, intended),
      },
    ];
  },
  sentence: misspeltSentence,
  fixLabels: ({ name }) => ({ correct: `Write ${code(name)}` }),
  about: [
    "RFC 9309 knows its fields by their exact names, in any case. A misspelt line is passed over, and nothing says so: a rule that was meant to keep crawlers out does not.",
    "Some readers forgive misspellings that they have met often, and each has its own list. Google’s parser looks only at how a name begins, so that “Disallows” is Disallow to it, and knows a few slips such as “Disalow” and “Useragent”. A file that works in one reader is no proof that it works in the next.",
  ],
  example: { wrong: "User-agent: *\nDisalow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
};

function fixesFor({ text }: LineView, { key, name }: IntendedField): readonly Fix[] {
  const written = text.slice(key.from, key.to);
  // "Allow these paths: …" begins as Google's parser wants it, and is prose.
  if (!name || (/[ \t]/.test(written) && !isSlip(written))) return [];
  const colon = /^[ \t]*:/.test(text.slice(key.to)) ? "" : ":";
  return [replacing("correct", key, `${spelt(name)}${colon}`)];
}

function isSlip(written: string): boolean {
  return nearField(lowerCase(written).replace(/^[-*+•]\s+/, "")) !== null;
}

function misspeltSentence({ key, name, isRead, reader, others }: Facts): string {
  const takers = isRead ? [reader, ...others] : others;
  const take = `${listText(takers)} ${takers.length > 1 ? "take" : "takes"} ${code(key)} for it`;
  const right = `The right name is ${code(name)}`;
  if (isRead) return `${right}: ${take}, other readers ignore the line.`;
  return `${right}: ${reader} ignores the line${takers.length > 0 ? `, though ${take}` : ""}.`;
}
