import type { Facts } from "../finding.ts";

/** The facts about a list of names that a sentence tells: how many, and up to three of them. */
export function firstThree(names: readonly string[]): Facts {
  const [first = "", second = "", third = ""] = names;
  return { first, second, third, count: names.length };
}
