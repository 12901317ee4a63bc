import type { Facts } from "../../engine/lint/finding.ts";
import { code } from "./words.ts";

/** A list of names as a sentence has it: up to three, and how many more there are. */
export function firstNames({ first, second, third, count }: Facts): string {
  const names = [first, second, third].filter((name) => name).map(code);
  const more = Number(count) - names.length;
  if (more > 0) return `${names.join(", ")} and ${more} more`;
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
