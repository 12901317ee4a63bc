import { contentUsage } from "../../engine/preferences/content-usage.ts";
import type { Member } from "../../engine/preferences/preference.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import type { Field } from "../../engine/text/line.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { faultyMembers, withCommas } from "../preference-members.ts";
import { type Fix, NOTHING_FOUND, type Problem, type Spotted } from "../problem.ts";

interface Facts {
  /** What in the line cannot be read, where that is known. */
  readonly text: string;
  readonly cause: "capital" | "space" | "comma" | "commas" | "semicolon" | "no-space" | "syntax";
  readonly meant: string | null;
}

/** R516: a Content-Usage line that is not a dictionary. RFC 9651 4.2: if parsing fails, the whole field is ignored. */
export const preferenceUnreadable: Problem<Facts> = {
  code: "R516",
  severity: "error",
  title: "Content-Usage that cannot be read",
  inLine: ({ field }) => {
    if (field?.name !== contentUsage.field) return NOTHING_FOUND;
    const joined = joinedIn(field);
    if (joined) return [joined];
    const { meant, fixes, isSeparated } = repaired(field);
    const isRead = contentUsage.isReadable(field.text);
    if (isRead && !isSeparated) return NOTHING_FOUND;
    const [faulty] = faultyMembers(field, ["capital", "space"]);
    const known = faulty?.fault === "capital" || faulty?.fault === "space" ? faulty.fault : null;
    const cause = isSeparated ? (isRead ? "semicolon" : "commas") : known;
    const isComma = field.text.endsWith(",");
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
  sentence: ({ text, cause }) => {
    if (cause === "no-space")
      return `${code(text)} is not a preference here: parsers of the draft treat it as part of the path, because no space is before it.`;
    // RFC 9651 3.1.2: it is a parameter of what is before it.
    return cause === "semicolon"
      ? `Parsers of the draft ignore what follows ${code(";")} in this line: ${reason(text, cause)}.`
      : `Parsers of the draft ignore this whole line: ${reason(text, cause)}.`;
  },
  fixLabels: ({ meant }) => ({ "write-preference": `Write ${code(meant ?? "")}` }),
  about: [
    "The value of Content-Usage is a dictionary of RFC 9651. Its labels are in lower case, no space is beside an equals sign, and only commas are between its parts. What follows a semicolon is a parameter of the preference before it, which no draft defines.",
    "A dictionary with one mistake has no meaning at all: the parser ignores every preference on the line. A URL pattern begins with a slash, and a space separates it from the dictionary.",
  ],
  example: {
    wrong: "User-agent: *\nContent-Usage: Train-AI=n, search=y\nAllow: /",
    right: "User-agent: *\nContent-Usage: train-ai=n, search=y\nAllow: /",
  },
  source: { title: "RFC 9651, 4.2", url: "https://www.rfc-editor.org/rfc/rfc9651#section-4.2" },
};

/** Preferences directly after the path, which then has them as its end; null where there are none. */
function joinedIn({ text, value }: Field): Spotted<Facts> | null {
  const path = contentUsage.pathIn(text);
  if (!path || !(path.to === text.length || text[path.to - 1] === ",")) return null;
  const found = [...contentUsage.labels.keys()].map((label) => text.indexOf(`${label}=`));
  // Queries have such names, and so have folders, which a path goes on after.
  const starts = found.filter(
    (at) => at > 0 && at < path.to && /^[^?]*[^\w?&-]$/.test(text.slice(0, at)),
  );
  const at = Math.min(...starts);
  const members = starts.length === 0 ? [] : contentUsage.membersOf(text.slice(at));
  const [first] = members;
  if (!first || !members.every(({ stated }) => stated)) return null;
  const meant = `${text.slice(0, at).replace(/[,;]$/, "")} ${text.slice(at)}`;
  return {
    span: { from: value.from + at, to: value.to },
    facts: { text: text.slice(at, at + first.span.to), cause: "no-space", meant },
    fixes: [replacing("write-preference", value, meant)],
  };
}

function reason(text: string, cause: Exclude<Facts["cause"], "no-space">): string {
  switch (cause) {
    case "capital":
      return `${code(text)} has a capital letter in its label`;
    case "space":
      return `${code(text)} has a space beside ${code("=")}`;
    case "commas":
    case "semicolon":
      return "only commas separate preferences";
    case "comma":
      return "it ends with a comma";
    case "syntax":
      return `${code(text)} is not a dictionary`;
  }
}

interface Repair {
  readonly meant: string | null;
  readonly fixes: readonly Fix[];
  /** Whether only commas were missing. */
  readonly isSeparated: boolean;
}

/** The line with its labels in lower case, with commas, and without spaces and commas that do not belong there; no fix where that is not enough. */
function repaired(field: Field): Repair {
  const { text, value } = field;
  const from = contentUsage.pathIn(text)?.to ?? 0;
  const dictionary = contentUsage
    .membersOf(text)
    .map((member) => member.meant ?? rewritten(member, text));
  const start = from + text.slice(from).search(/\S|$/);
  const separated = withCommas(text.slice(start), contentUsage);
  const meant = separated ?? dictionary.join(", ");
  const isSeparated = separated !== null;
  const isRepaired = meant !== "" && contentUsage.isReadable(text.slice(0, start) + meant);
  if (!isRepaired) return { meant: null, fixes: [], isSeparated };
  const span = { from: value.from + start, to: value.to };
  return { meant, fixes: [replacing("write-preference", span, meant)], isSeparated };
}

function rewritten({ span, label, value }: Member, text: string): string {
  const name = lowerCase(text.slice(label.from, label.to));
  if (!value) return name + text.slice(label.to, span.to);
  return `${name}=${text.slice(value.from, span.to)}`;
}
