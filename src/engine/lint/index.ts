import type { Check } from "./check.ts";
import { groupChecks } from "./groups/index.ts";
import { otherChecks } from "./other/index.ts";
import { pathChecks } from "./paths/index.ts";
import { ruleChecks } from "./rules/index.ts";
import { syntaxChecks } from "./syntax/index.ts";

/** Every check, in the order of the reference. */
export const checks: readonly Check[] = [
  ...syntaxChecks,
  ...groupChecks,
  ...pathChecks,
  ...ruleChecks,
  ...otherChecks,
];
