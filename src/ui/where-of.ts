import type { Group } from "../engine/parse/group.ts";
import { lineRange } from "../words/numbers.ts";

const PIECES_NAMED = 3;

/** `4–12, 28–32`: the lines of its pieces, the first few of many. */
export function whereOf({ pieces }: Group): string {
  const ranges = pieces.slice(0, PIECES_NAMED).map(({ first, last }) => lineRange(first, last));
  return pieces.length > PIECES_NAMED ? `${ranges.join(", ")} …` : ranges.join(", ");
}
