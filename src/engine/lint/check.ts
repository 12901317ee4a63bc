import type { Span } from "../text/line.ts";
import type { FileView } from "./file-view.ts";
import type { Code, Facts, Fix, Severity } from "./finding.ts";
import type { GroupView } from "./group-view.ts";
import type { LineView } from "./line-view.ts";

/** What a check found. What is left out is the check's own severity, no facts, no fixes. */
export interface Spotted {
  readonly span: Span;
  readonly severity?: Severity;
  readonly facts?: Facts;
  readonly fixes?: readonly Fix[];
}

/** What a check found, with the line it is on. */
export interface SpottedAt extends Spotted {
  /** From 1. */
  readonly line: number;
}

interface Named {
  readonly code: Code;
  readonly severity: Severity;
}

/**
 * A check that needs to see one line only. It is asked again when the text near the line changes.
 * Line numbers in fixes count from the line itself, which is 1.
 */
export interface LineCheck extends Named {
  /** Whether it is about the length of lines, and so sees even the longest. */
  readonly seesLongLines?: true;
  readonly inLine: (line: LineView) => readonly Spotted[];
}

/** A check that needs to see the lines of one group. It is asked again when any of them changes. */
export interface GroupCheck extends Named {
  readonly inGroup: (group: GroupView) => readonly SpottedAt[];
}

/** A check that needs to see the whole file, or what stands beside it on the page. It is asked again at every change, so it looks at groups rather than at lines. */
export interface FileCheck extends Named {
  /** Problems that follow from this one, and are not worth saying in a file that has it. */
  readonly explains?: readonly Code[];
  readonly inFile: (file: FileView) => readonly SpottedAt[];
}

export type Check = LineCheck | GroupCheck | FileCheck;

/** For checks that found nothing. */
export const NOTHING_FOUND: readonly never[] = [];
