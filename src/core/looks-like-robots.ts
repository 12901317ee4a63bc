import { defaultDialect } from "../engine/dialects/first.ts";
import { analyse } from "../engine/parse/analysis.ts";

/** A file says in its beginning what it is; in UTF-16 units. */
const LOOKED_AT = 16 * 1024;

/**
 * Whether a text is a whole robots.txt rather than a line of one, a list of URLs or prose: it has a
 * user-agent line, and most of its lines that are neither blank nor comments are fields that the
 * parser knows. Looks at the first 16 Ki characters.
 */
export function looksLikeRobots(text: string): boolean {
  const { groups, lines } = analyse(text.slice(0, LOOKED_AT), defaultDialect);
  if (groups.length === 0) return false;
  let known = 0;
  let others = 0;
  for (const { content } of lines) {
    if (content.kind === "blank") continue;
    if (content.kind === "field" && content.name !== null) known++;
    else others++;
  }
  return known > 1 && known > others;
}
