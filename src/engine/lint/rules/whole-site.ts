import { outcomeOf, outcomeOn, weigh } from "../../decision.ts";
import type { Dialect } from "../../dialect.ts";
import type { Group, Rule } from "../../group.ts";
import type { Pattern } from "../../pattern.ts";

/** Whether a pattern matches every URL: `/`, or nothing but stars, before or after it. */
export function isWholeSite({ pieces, anchored, isAbout }: Pattern): boolean {
  const [first, ...others] = pieces;
  if (isAbout || (first !== "" && first !== "/")) return false;
  return others.every((piece) => piece === "") && (!anchored || others.length > 0);
}

/** The rule by which a group forbids every URL; null where something is allowed. */
export function closingRuleOf(group: Group, dialect: Dialect): Rule | null {
  const known = closing.get(group);
  if (known !== undefined) return known;
  const rule = findClosing(group, dialect);
  closing.set(group, rule);
  return rule;
}

const closing = new WeakMap<Group, Rule | null>();

function findClosing(group: Group, dialect: Dialect): Rule | null {
  const { rules } = group;
  if (rules.some(({ allows, path }) => allows && path !== "")) return null;
  const rule = rules.find((one) => isWholeSite(one.pattern) && outcomeOf(one) === "disallow");
  // Where the first match decides, a Disallow without a path may open all that follows.
  const decision = rule ? weigh(group, dialect, dialect.targetOf("/")) : null;
  return rule && outcomeOn(decision) === "disallow" ? rule : null;
}
