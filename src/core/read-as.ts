import { dialectNamed } from "../engine/dialects/first.ts";
import type { DialectId } from "../engine/parse/dialect.ts";

/** How the file is parsed: by one dialect for all crawlers, or for each crawler by its own. */
export type ReadAs = DialectId | typeof EACH_AS_ITSELF;

export const EACH_AS_ITSELF = "each-as-itself";

/** The choice with this id, or null. Links carry ids, so any string is possible. */
export function readAsNamed(id: string): ReadAs | null {
  return id === EACH_AS_ITSELF ? id : (dialectNamed(id)?.id ?? null);
}
