import type { Agent, Piece, Rule } from "../group.ts";
import type { Line } from "../line.ts";
import { patternOf } from "../pattern.ts";

const MAX_CRAWL_DELAY = 300_000;

/** SimpleRobotRulesParser.parseContent: "Crawl delay exceeds max value - so disallowing all URLs". */
export function rulesOf(pieces: readonly Piece[], agents: readonly Agent[]): readonly Rule[] {
  const tokens = new Set(agents.map(({ token }) => token));
  let shortest = Number.POSITIVE_INFINITY;
  let decisive: Line | null = null;
  for (const piece of pieces) {
    const line = namesHere(piece, tokens) ? piece.heeded[0] : undefined;
    const delay = line ? delayOf(line) : null;
    if (!line || delay === null || delay >= shortest) continue;
    shortest = delay;
    decisive = line;
  }
  if (!decisive || shortest <= MAX_CRAWL_DELAY) return pieces.flatMap(({ rules }) => rules);
  return [{ allows: false, path: "/", pattern: patternOf("/"), line: decisive, derived: true }];
}

// setAddingCrawlDelay: an agent's line opens the way for one Crawl-delay, any Crawl-delay closes it.
// Agents that were named before the piece have had theirs.
function namesHere({ agents }: Piece, tokens: ReadonlySet<string>): boolean {
  return agents.some(({ token }) => tokens.has(token));
}

/** handleCrawlDelay, in milliseconds: Double.parseDouble where there is a point, else Integer.parseInt; null where they throw. */
function delayOf({ content }: Line): number | null {
  const text = content.kind === "field" ? content.text : "";
  const isNumber = text.includes(".")
    ? /^[+-]?(?:\d+\.\d*|\.\d+)(?:e[+-]?\d+)?[df]?$/i.test(text)
    : /^[+-]?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 31;
  return isNumber ? Math.round(Number.parseFloat(text) * 1000) : null;
}
