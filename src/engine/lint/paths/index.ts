import type { Check } from "../check.ts";

/** Checks of how a rule's path is written, by code. */
export const pathChecks: readonly Check[] = [];
