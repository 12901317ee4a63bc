import type { Standing } from "../engine/decide/explain.ts";
import type { Outcome } from "../engine/decide/verdict.ts";
import type { Severity } from "../engine/lint/finding.ts";
import type { Ignorance } from "../engine/parse/analysis.ts";
import { counted, formOf, type Noun } from "./numbers.ts";

/** What the engine's codes are called, wherever they are shown. */
export const termWords = {
  /** An outcome in one word, as a cell says it. */
  outcomes: {
    allow: "Allow",
    disallow: "Block",
    undefined: "Undefined",
    "not-governed": "Not governed",
  } satisfies Readonly<Record<Outcome, string>>,

  /** How a matching rule fares, at the end of its line. */
  standings: {
    decides: "decides",
    "agrees-shorter": "agrees, shorter",
    shorter: "shorter",
    "loses-tie": "as long, but Allow wins",
    "agrees-later": "agrees, further down",
    later: "further down",
    empty: "no path, forbids nothing",
    open: "left open",
  } satisfies Readonly<Record<Standing, string>>,

  /** Why a line decides nothing, at its end. */
  ignorances: {
    "unknown-field": "unknown field",
    "other-field": "ignored",
    "no-field": "not a field",
    "no-group": "before any group",
  } satisfies Readonly<Record<Ignorance, string>>,

  /** A problem by how bad it is, as a row of the list begins. */
  severity(severity: Severity): string {
    return formOf(SEVERITIES[severity], 1);
  },

  /** `3 warnings`. */
  problemsOf(severity: Severity, count: number): string {
    return counted(count, SEVERITIES[severity]);
  },
};

const SEVERITIES: Readonly<Record<Severity, Noun>> = {
  error: { one: "error", other: "errors" },
  warning: { one: "warning", other: "warnings" },
  information: { one: "note", other: "notes" },
};
