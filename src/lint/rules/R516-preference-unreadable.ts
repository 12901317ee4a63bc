import type { Grammar, Member } from "../../engine/preferences/preference.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { Field } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { faultyMembers, grammarOf } from "../preference-members.ts";
import { type Fix, NOTHING_FOUND, type Problem } from "../problem.ts";

interface Facts {
  /** What in the line cannot be read, where that is known. */
  readonly text: string;
  readonly cause: "capital" | "space" | "comma" | "syntax";
  readonly meant: string | null;
}

/** R516: a Content-Usage line that is not a dictionary. RFC 9651 4.2: if parsing fails, the whole field is ignored. */
export const preferenceUnreadable: Problem<Facts> = {
  code: "R516",
  severity: "error",
  title: "Content-Usage that cannot be read",
  inLine: ({ field }) => {
    const grammar = grammarOf(field);
    if (!field || !grammar || grammar.isReadable(field.text)) return NOTHING_FOUND;
    const [faulty] = faultyMembers(field, ["capital", "space"]);
    const { meant, fixes } = repaired(field, grammar);
    const isComma = field.text.endsWith(",");
    const cause = faulty?.fault === "capital" || faulty?.fault === "space" ? faulty.fault : null;
    return [
      {
        span: faulty?.span ?? field.value,
        facts: {
          text: faulty?.text ?? field.text,
          cause: cause ?? (isComma ? "comma" : "syntax"),
          meant,
        },
        fixes,
      },
    ];
  },
  sentence: ({ text, cause }) =>
    `Parsers of the draft ignore this whole line: ${reason(text, cause)}.`,
  fixLabels: ({ meant }) => ({ "write-preference": `Write ${code(meant ?? "")}` }),
  about: [
    "The value of Content-Usage is a dictionary of RFC 9651. Its labels are in lower case, no space is beside an equals sign, and commas are only between its parts.",
    "A dictionary with one mistake has no meaning at all: the parser ignores every preference on the line. A URL pattern begins with a slash, and a space separates it from the dictionary.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Usage: Train-AI=n, search=y\nAllow: /",
    right: "User-agent: *\nContent-Usage: train-ai=n, search=y\nAllow: /",
  },
  source: { title: "RFC 9651, 4.2", url: "https://www.rfc-editor.org/rfc/rfc9651#section-4.2" },
};

function reason(text: string, cause: Facts["cause"]): string {
  switch (cause) {
    case "capital":
      return `${code(text)} has a capital letter in its label`;
    case "space":
      return `${code(text)} has a space beside ${code("=")}`;
    case "comma":
      return "it ends with a comma";
    case "syntax":
      return `${code(text)} is not a dictionary`;
  }
}

/** The line with its labels in lower case, and without spaces and commas that do not belong there; no fix where that is not enough. */
function repaired(
  field: Field,
  grammar: Grammar,
): { readonly meant: string | null; readonly fixes: readonly Fix[] } {
  const { text, value } = field;
  const from = grammar.pathIn(text)?.to ?? 0;
  const dictionary = grammar
    .membersOf(text)
    .map((member) => member.meant ?? rewritten(member, text));
  const meant = dictionary.join(", ");
  const start = from + text.slice(from).search(/\S|$/);
  const isRepaired = meant !== "" && grammar.isReadable(text.slice(0, start) + meant);
  if (!isRepaired) return { meant: null, fixes: [] };
  const span = { from: value.from + start, to: value.to };
  return { meant, fixes: [replacing("write-preference", span, meant)] };
}

function rewritten({ span, label, value }: Member, text: string): string {
  const name = lowerCase(text.slice(label.from, label.to));
  if (!value) return name + text.slice(label.to, span.to);
  return `${name}=${text.slice(value.from, span.to)}`;
}
