import type { Fact, Facts } from "../../engine/lint/finding.ts";
import { code } from "./words.ts";

/** Titles, one a line, as a sentence has them: `A, B and C`. */
export function listed(titles: Fact | undefined): string {
  return enumerated(String(titles).split("\n"));
}

/** Whether it is more than one title that a verb has to agree with. */
export function areSeveral(titles: Fact | undefined): boolean {
  return String(titles).includes("\n");
}

/** A list of names as a sentence has it: up to three, and how many more there are. */
export function firstNames({ first, second, third, count }: Facts): string {
  const names = [first, second, third].filter((name) => name).map(code);
  const more = Number(count) - names.length;
  return enumerated(more > 0 ? [...names, `${more} more`] : names);
}

function enumerated(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
