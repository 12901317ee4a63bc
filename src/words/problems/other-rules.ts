import type { Facts } from "../../engine/lint/finding.ts";
import { counted } from "../numbers.ts";

/** How many other rules of a group have the problem, at the end of a sentence; nothing where there is none. */
export function otherRules({ others }: Facts): string {
  const count = Number(others ?? 0);
  return count > 0 ? `; so it is with ${counted(count, OTHER_RULES)} of this group` : "";
}

const OTHER_RULES = { one: "other rule", other: "other rules" };
