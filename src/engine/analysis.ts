import type { Dialect } from "./dialect.ts";
import { type Group, joinPieces, type Piece, type Rule } from "./group.ts";
import type { Line } from "./line.ts";
import { type Ignorance, type Ignored, readLines, type Sitemap } from "./reading.ts";
import { scan } from "./scan.ts";

/** A text as one dialect reads it. */
export interface Analysis {
  readonly dialect: Dialect;
  readonly lines: readonly Line[];
  readonly pieces: readonly Piece[];
  readonly groups: readonly Group[];
  /** The group that obeys each name, by token in lower case (`*` for the rest). */
  readonly groupByToken: ReadonlyMap<string, Group>;
  readonly sitemaps: readonly Sitemap[];
  readonly ignored: readonly Ignored[];
}

/** Reads `text` by `dialect`. Takes any string and throws nothing. */
export function analyse(text: string, dialect: Dialect): Analysis {
  const lines = scan(text, dialect.syntax);
  const { pieces, sitemaps, ignored } = readLines(lines, dialect);
  const groups = joinPieces(pieces, dialect);
  const groupByToken = new Map<string, Group>();
  for (const group of groups)
    for (const agent of group.agents) groupByToken.set(agent.token, group);
  return { dialect, lines, pieces, groups, groupByToken, sitemaps, ignored };
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
  for (const agent of piece.agents) {
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
