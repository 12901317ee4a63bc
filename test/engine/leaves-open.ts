import { type DialectId, dialects } from "../../src/engine/index.ts";

const said = import.meta.glob<true | undefined>(["./cases/*.ts", "!./cases/*.test.ts"], {
  eager: true,
  import: "leavesOpen",
});

/** Dialects that look at more than letters and the part of the URL they stand in, so that some proofs stay open, and what is found need not be shortest. The cases of such a dialect export `leavesOpen`. */
export const leaveOpen: ReadonlySet<DialectId> = new Set(
  dialects.map(({ id }) => id).filter((id) => said[`./cases/${id}.ts`]),
);
