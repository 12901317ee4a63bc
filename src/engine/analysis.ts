import { offsetAtOctet } from "./bytes.ts";
import type { Dialect, FileLimit } from "./dialect.ts";
import { type Group, joinPieces, type Piece, type Rule } from "./group.ts";
import type { Line, Span } from "./line.ts";
import { type Ignorance, type Ignored, readLines, type Sitemap } from "./reading.ts";
import { scan } from "./scan.ts";

/** A text as one dialect reads it. */
export interface Analysis {
  readonly dialect: Dialect;
  /** The lines that are read; of a file over the dialect's limit not all of the text's. */
  readonly lines: readonly Line[];
  /** What lies beyond the dialect's limit, or null. */
  readonly unread: Span | null;
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
  /** The group that obeys each name, by token in lower case (`*` for the rest). */
  readonly groupByToken: ReadonlyMap<string, Group>;
  readonly sitemaps: readonly Sitemap[];
  readonly ignored: readonly Ignored[];
}

/**
 * Reads `text` by `dialect`. Takes any string and throws nothing. `breakOctets`: how many octets each
 * LF of the text has in the file, 2 for a file with CRLF whose text is held with LF.
 */
export function analyse(text: string, dialect: Dialect, breakOctets = 1): Analysis {
  const unread = unreadOf(text, dialect.fileLimit, breakOctets);
  const lines = scan(unread ? text.slice(0, unread.from) : text, dialect.syntax);
  const { pieces, sitemaps, ignored } = readLines(lines, dialect);
  const groups = joinPieces(pieces, dialect);
  const groupByToken = new Map<string, Group>();
  for (const group of groups)
    for (const agent of group.agents) groupByToken.set(agent.token, group);
  return { dialect, lines, unread, pieces, groups, groupByToken, sitemaps, ignored };
}

function unreadOf(text: string, limit: FileLimit | null, breakOctets: number): Span | null {
  // No character has more than three octets for each of its UTF-16 units.
  if (!limit || text.length * 3 <= limit.octets) return null;
  const at = offsetAtOctet(text, 0, text.length, limit.octets, breakOctets);
  if (at === text.length) return null;
  return { from: limit.beyond === "file-ignored" ? 0 : at, to: text.length };
}

/** The piece that holds this line, or null. */
export function pieceAt(analysis: Analysis, lineNumber: number): Piece | null {
  const { pieces } = analysis;
  const piece = pieces[firstIndexFrom(pieces, (candidate) => candidate.last >= lineNumber)];
  return piece && piece.first <= lineNumber ? piece : null;
}

/** The groups that a piece belongs to: one, unless its agents are joined with different other pieces. */
export function groupsOf(analysis: Analysis, piece: Piece): readonly Group[] {
  const groups = new Set<Group>();
  for (let named: Piece | null = piece; named; named = named.continues)
    for (const agent of named.agents) {
      const group = analysis.groupByToken.get(agent.token);
      if (group) groups.add(group);
    }
  return [...groups].sort((a, b) => a.index - b.index);
}

/** The rule on this line, or null where the line is none or belongs to no group. */
export function ruleAt(analysis: Analysis, lineNumber: number): Rule | null {
  const rules = pieceAt(analysis, lineNumber)?.rules ?? [];
  const rule = rules[firstIndexFrom(rules, (candidate) => candidate.line.number >= lineNumber)];
  return rule?.line.number === lineNumber ? rule : null;
}

/** Why this line decides nothing, or null where it is of effect or blank. */
export function ignoranceAt(analysis: Analysis, lineNumber: number): Ignorance | null {
  const { ignored } = analysis;
  const index = firstIndexFrom(ignored, (entry) => entry.line.number >= lineNumber);
  const entry = ignored[index];
  return entry?.line.number === lineNumber ? entry.reason : null;
}

/** Whether this line, though no rule, parts agents that would else share their rules: the dialect ends their list here. */
export function partsAgents({ dialect, lines, pieces }: Analysis, lineNumber: number): boolean {
  const { closesAgents, ruleFields } = dialect.grouping;
  const content = lines[lineNumber - 1]?.content;
  if (content?.kind !== "field" || content.name === "user-agent") return false;
  const { name } = content;
  if (closesAgents !== "every" && !(name && closesAgents.includes(name))) return false;
  if (name && ruleFields.includes(name)) return false;
  const next = firstIndexFrom(pieces, ({ first }) => first > lineNumber);
  return next < pieces.length && pieces[next - 1]?.rules.length === 0;
}

/** The first index whose item passes, in a list where all that pass stand after all that fail. */
function firstIndexFrom<T>(list: readonly T[], passes: (item: T) => boolean): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = list[middle];
    if (item !== undefined && passes(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
