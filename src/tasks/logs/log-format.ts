import type { LogRequest, NoRequest } from "./log-request.ts";

/** One format of logs. */
export interface LogFormat {
  readonly id: string;
  /** As a sentence names it. */
  readonly title: string;
  /** Its documentation, and the version that it was compared with. */
  readonly source: string;
  /** What its lines cannot tell, as a sentence; null where they tell all. */
  readonly lacks: string | null;
  /** Begins to read the lines of a log, one after another. */
  readonly begin: () => ReadLine;
}

/** Reads a line. Null for a comment, a heading and an empty line; a line of another format is “no-request”. */
export type ReadLine = (line: string) => LogRequest | NoRequest | null;
