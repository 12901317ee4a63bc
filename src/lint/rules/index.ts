import type { Problem } from "../problem.ts";
import * as all from "./all.ts";

/** Every problem, in the order of the reference. */
export const problems: readonly Problem[] = Object.values<Problem>(all).sort((a, b) =>
  a.code < b.code ? -1 : 1,
);
