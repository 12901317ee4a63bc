/** Every sentence of the page, in English. The engine speaks in codes and spans; this is where they become words. */

import type { Ignorance } from "../engine/analysis.ts";
import type { Dialect } from "../engine/dialect.ts";
import type { Standing } from "../engine/explain.ts";
import { type Group, letterOf } from "../engine/group.ts";
import type { Severity } from "../engine/lint/finding.ts";
import type { Piece } from "../engine/piece.ts";
import type { Outcome } from "../engine/verdict.ts";

/** An outcome in one word, as a cell says it. */
export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  allow: "Allow",
  disallow: "Block",
  undefined: "Undefined",
  "not-governed": "Not governed",
};

/** How a matching rule fares, at the end of its line. */
export const STANDINGS: Readonly<Record<Standing, string>> = {
  decides: "decides",
  "agrees-shorter": "agrees, shorter",
  shorter: "shorter",
  "loses-tie": "as long, but Allow wins",
  "agrees-later": "agrees, further down",
  later: "further down",
  empty: "no path, forbids nothing",
  open: "left open",
};

/** Why a line decides nothing, at its end. */
export const IGNORANCES: Readonly<Record<Ignorance, string>> = {
  "unknown-field": "unknown field",
  "other-field": "ignored",
  "no-field": "not a field",
  "no-group": "before any group",
};

/** On a line inside a group that people take for its end. */
export function goesOnPhrase(group: Group): string {
  return `does not end group ${letterOf(group)}`;
}

/** In the place of a folded group, behind its first line: who else it is for, and how much is folded. */
export function foldPhrase(piece: Piece | null, lines: number): string {
  const [, ...others] = piece?.names ?? [];
  const names = others.slice(0, NAMES_FOLDED).map(({ name }) => name);
  if (others.length > names.length) names.push("…");
  return excerpt([...names, counted(lines, "line")].join(", "));
}

const NAMES_FOLDED = 3;

/** On a line that ends a list of agents without being a rule. */
export function partsPhrase({ title }: Dialect): string {
  return `ends the list of agents for ${title}`;
}

/** On the first line of a piece that joins an earlier one. */
export function joinsPhrase(group: Group): string {
  return `joins group ${letterOf(group)}, line ${group.pieces[0]?.first}`;
}

/** On the line where a dialect stops reading. */
export function unreadPhrase({ title, fileLimit }: Dialect): string {
  const limit = fileLimit ? `${numberText(fileLimit.octets)} bytes` : "the limit";
  return fileLimit?.beyond === "file-ignored"
    ? `${title} ignores files over ${limit}`
    : `${title} stops reading here, at ${limit}`;
}

/** A problem by how bad it is, as it is counted and as a row of the list begins. */
export const SEVERITY_NOUNS: Readonly<Record<Severity, string>> = {
  error: "error",
  warning: "warning",
  information: "note",
};

const MOST_SHOWN = 200;

/** As much of a stranger's text as a row has room for. A row of a megabyte would be laid out on every key. */
export function excerpt(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text;
}

const NUMBERS = new Intl.NumberFormat("en");

/** A number as people read it: 1,234. */
export function numberText(number: number): string {
  return NUMBERS.format(number);
}

/** `3 rules`, `1 rule`. */
export function counted(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? "" : "s"}`;
}

/** `4–12`, or `4` for one line. */
export function lineRange(first: number, last: number): string {
  return first === last ? `${first}` : `${first}–${last}`;
}
