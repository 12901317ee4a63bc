import type { Group } from "../engine/parse/group.ts";
import { lineRange } from "../words/numbers.ts";

const SECTIONS_NAMED = 3;

/** `4–12, 28–32`: the lines of its sections, the first few of many. */
export function whereOf({ sections }: Group): string {
  const ranges = sections.slice(0, SECTIONS_NAMED).map(({ first, last }) => lineRange(first, last));
  return sections.length > SECTIONS_NAMED ? `${ranges.join(", ")} …` : ranges.join(", ");
}
