import type { Check } from "../check.ts";
import { duplicateRule } from "./duplicate-rule.ts";

/** Checks of how rules work together and what they reach, by code. */
export const ruleChecks: readonly Check[] = [duplicateRule];
