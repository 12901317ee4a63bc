import type { Check } from "../check.ts";

/** Checks of groups, by code. */
export const groupChecks: readonly Check[] = [];
