import type { DialectId } from "../parse/dialect.ts";
import type { Answer } from "../parse/response.ts";

/** A file and what stands beside it. */
export interface Shown {
  readonly file: readonly string[];
  /** Left out: RFC 9309. */
  readonly readAs?: DialectId;
  /** As typed. Left out: none. */
  readonly site?: string;
  /** URLs on the page. Left out: none. */
  readonly urls?: readonly string[];
  /** What came back for robots.txt. Left out: the file. */
  readonly answer?: Answer;
}
