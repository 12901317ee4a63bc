import { readerIdOf } from "../engine/crawlers/following.ts";
import { dialectNamed, isDialectId } from "../engine/dialects/first.ts";
import type { DialectId } from "../engine/parse/dialect.ts";

/** How the file is parsed: by one dialect for all crawlers, or for each crawler by its own. */
export type ReadAs = DialectId | typeof EACH_AS_ITSELF;

export const EACH_AS_ITSELF = "each-as-itself";

/** The choice with this id, or null. Links carry ids, so any string is possible. */
export function readAsNamed(id: string): ReadAs | null {
  return id === EACH_AS_ITSELF || isDialectId(id) ? id : null;
}

/** Loads the dialects that come later, where the file or one of these crawlers is read by one of them: no other one may give its verdicts, nor be compared with them. */
export async function loadReaders(
  readAs: ReadAs | null,
  crawlers: readonly string[],
): Promise<void> {
  const ids: readonly (string | null)[] = [readAs, ...crawlers.map(readerIdOf)];
  const isMissing = ids.some((id) => id && id !== EACH_AS_ITSELF && !dialectNamed(id));
  if (isMissing) await import("../engine/dialects/index.ts");
}
