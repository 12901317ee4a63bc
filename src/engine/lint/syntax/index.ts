import type { Check } from "../check.ts";
import { missingColon } from "./missing-colon.ts";

/** Checks of single lines and of the file as text, by code. */
export const syntaxChecks: readonly Check[] = [missingColon];
