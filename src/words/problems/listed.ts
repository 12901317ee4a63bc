import type { Fact, Facts } from "../../engine/lint/finding.ts";
import { listText, numberText } from "../numbers.ts";
import { code } from "../quoting.ts";

/** Titles, one a line, as a sentence has them: `A, B and C`. */
export function listed(titles: Fact | undefined): string {
  return listText(String(titles).split("\n"));
}

/** Whether it is more than one title that a verb has to agree with. */
export function areSeveral(titles: Fact | undefined): boolean {
  return String(titles).includes("\n");
}

/** A number among the facts, as people read it. */
export function numeral(number: Fact | undefined): string {
  return numberText(Number(number));
}

/** A list of names as a sentence has it: up to three, and how many more there are. */
export function firstNames({ first, second, third, count }: Facts): string {
  const names = [first, second, third].filter((name) => name).map(code);
  const more = Number(count) - names.length;
  return listText(more > 0 ? [...names, `${numberText(more)} more`] : names);
}
