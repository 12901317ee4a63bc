import type { Group } from "../engine/parse/group.ts";

const COLOURS = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;

/** A group's colour as a CSS value. After eight they begin again: the letter tells groups apart, never the colour alone. */
export function groupColour({ index }: Pick<Group, "index">): string {
  return `var(--group-${COLOURS[index % COLOURS.length]})`;
}
