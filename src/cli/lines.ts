import { withCodePoints } from "../words/quoting.ts";
import type { Surroundings } from "./surroundings.ts";

/** A piece of a line for people: a text, and how it looks on a terminal. */
export type Piece = string | readonly [text: string, look: Look];

/** A line for people, without its end. */
export type Line = readonly Piece[];

export type Look = "good" | "bad" | "faint" | "strong";

/** Colours a text for a terminal; elsewhere the text stays as it is. */
export type Paint = (text: string, look: Look) => string;

const LOOKS: Readonly<Record<Look, readonly [on: number, off: number]>> = {
  good: [32, 39],
  bad: [31, 39],
  faint: [2, 22],
  strong: [1, 22],
};

export const coloured: Paint = (text, look) =>
  `\x1b[${LOOKS[look][0]}m${text}\x1b[${LOOKS[look][1]}m`;
export const uncoloured: Paint = (text) => text;

/** The one way out for a line that a terminal or the log of a CI service shows: nothing that a stranger wrote acts on them. */
export function lineText(line: Line, paint: Paint): string {
  const shown = line.map((piece) =>
    typeof piece === "string" ? visible(piece) : paint(visible(piece[0]), piece[1]),
  );
  return `${withoutCommands(shown.join(""))}\n`;
}

/** Says a sentence on stderr. */
export function tell(stderr: Surroundings["stderr"], sentence: string): void {
  stderr.write(lineText([sentence], uncoloured));
}

/** The same where something is to be noticed beside the results. */
export function warn(stderr: Surroundings["stderr"], sentence: string): void {
  tell(stderr, `robots-txt: ${sentence}`);
}

/** A stranger's text for people: what would move the cursor, change colours or turn the text around is shown, not done. */
export function visible(text: string): string {
  // Nearly every text has only ASCII.
  if (/^[ -~]*$/.test(text)) return text;
  const shown = text.replace(
    /[\0-\x1f\x7f-\x9f\p{Surrogate}]/gu,
    (character) => `\\x${(character.charCodeAt(0) & 0xff).toString(16).padStart(2, "0")}`,
  );
  return withCodePoints(shown);
}

/** A text that shows what would be a command to a CI service, wherever a log has it. */
export function withoutCommands(line: string): string {
  // actions/runner, ActionCommand: "::" at the start of a line, after white space, and "##[" anywhere.
  // Azure Pipelines and TeamCity read "##vso[" and "##teamcity[".
  if (!/^\s*::|##\w*\[/.test(line)) return line;
  return line.replace(/^(\s*):(?=:)/, "$1\\x3a").replace(/##(?=\w*\[)/g, "\\x23#");
}
