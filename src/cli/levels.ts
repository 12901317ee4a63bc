import type { Severity } from "../package/lint.ts";

/** What a severity is called in every format. */
export const LEVELS: Readonly<Record<Severity, "error" | "warning" | "note">> = {
  error: "error",
  warning: "warning",
  information: "note",
};
