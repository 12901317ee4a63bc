import type { Rule } from "../group.ts";
import { patternOf } from "../pattern.ts";
import type { Heeded, Piece } from "../piece.ts";
import type { NamedAgent } from "../scan.ts";

const MAX_CRAWL_DELAY = 300_000;

/** SimpleRobotRulesParser.parseContent: "Crawl delay exceeds max value - so disallowing all URLs". */
export function overridingRule(
  pieces: readonly Piece[],
  agents: readonly NamedAgent[],
): Rule | null {
  const tokens = new Set(agents.map(({ token }) => token));
  let shortest = Number.POSITIVE_INFINITY;
  let decisive: Heeded | null = null;
  for (const piece of pieces) {
    const [heeded] = namesHere(piece, tokens) ? piece.heeded : [];
    const delay = heeded ? delayOf(heeded.text) : null;
    if (!heeded || delay === null || delay >= shortest) continue;
    shortest = delay;
    decisive = heeded;
  }
  if (!decisive || shortest <= MAX_CRAWL_DELAY) return null;
  return { allows: false, path: "/", pattern: patternOf("/"), line: decisive.line, derived: true };
}

// setAddingCrawlDelay: an agent's line opens the way for one Crawl-delay, any Crawl-delay closes it.
// Agents that were named before the piece have had theirs.
function namesHere({ names }: Piece, tokens: ReadonlySet<string>): boolean {
  return names.some(({ token }) => tokens.has(token));
}

/** handleCrawlDelay, in milliseconds: Double.parseDouble where there is a point, else Integer.parseInt; null where they throw. */
function delayOf(text: string): number | null {
  const isNumber = text.includes(".")
    ? /^[+-]?(?:\d+\.\d*|\.\d+)(?:e[+-]?\d+)?[df]?$/i.test(text)
    : /^[+-]?\d+$/.test(text) && Math.abs(Number(text)) < 2 ** 31;
  return isNumber ? Math.round(Number.parseFloat(text) * 1000) : null;
}
