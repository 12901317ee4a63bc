import type { Dialect, Grouping } from "./dialect.ts";
import type { Line } from "./line.ts";
import type { Pattern } from "./pattern.ts";

/** A user-agent line. `token` is what crawlers' names are compared with, lower case, `*` for all of them. */
export interface Agent {
  readonly name: string;
  readonly token: string;
  readonly line: Line;
}

/** An allow or disallow line inside a group. `path` is the value as written. */
export interface Rule {
  readonly allows: boolean;
  readonly path: string;
  readonly pattern: Pattern;
  readonly line: Line;
  /** A second reading of the same line that the dialect adds (google: `/index.html` also allows the directory). */
  readonly derived: boolean;
}

/** A rule whose pattern is made when first asked for: most groups of a large file are never asked. */
export class ReadRule implements Rule {
  readonly allows: boolean;
  readonly path: string;
  readonly line: Line;
  readonly derived: boolean;
  private readonly patternOf: (path: string) => Pattern;
  private made: Pattern | undefined;

  constructor(
    { allows, path, line, derived }: Omit<Rule, "pattern">,
    patternOf: (path: string) => Pattern,
  ) {
    this.allows = allows;
    this.path = path;
    this.line = line;
    this.derived = derived;
    this.patternOf = patternOf;
  }

  get pattern(): Pattern {
    this.made ??= this.patternOf(this.path);
    return this.made;
  }
}

/** User-agent lines and the rules after them, as they stand together in the file. */
export interface Piece {
  readonly agents: readonly Agent[];
  readonly rules: readonly Rule[];
  /** Lines with the fields that the dialect heeds besides rules (see Grouping.heeds). */
  readonly heeded: readonly Line[];
  /** The piece before this one, where this one is for its agents as well (see Grouping.reopensAgents), or null. */
  readonly continues: Piece | null;
  /** Line numbers, both inclusive: the first user-agent line, the last line that is the group's. */
  readonly first: number;
  readonly last: number;
}

/**
 * The rules that an agent obeys: every piece of the file that names it, joined (RFC 9309 2.2.1).
 * Agents named by the same pieces share a group. `index` counts groups in order of appearance.
 */
export interface Group {
  readonly index: number;
  /** Each name once, where it first stands. */
  readonly agents: readonly Agent[];
  readonly pieces: readonly Piece[];
  /** In the order of the file. */
  readonly rules: readonly Rule[];
  /** In order of precedence: the first that matches decides. */
  readonly ranked: readonly Rule[];
}

/** The letter a group is known by: A to Z, then AA, AB and so on. */
export function letterOf(group: Pick<Group, "index">): string {
  let letters = "";
  for (let rest = group.index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return letters;
}

/** Joins pieces into groups, as far as `dialect` joins them. */
export function joinPieces(
  pieces: readonly Piece[],
  dialect: Pick<Dialect, "grouping" | "precedence">,
): readonly Group[] {
  const named = new Map<string, JoinedPieces>();
  for (const piece of pieces) {
    for (const agent of piece.agents) {
      const entry = named.get(agent.token);
      if (!entry) named.set(agent.token, { agents: [agent], pieces: [piece] });
      else if (joins(dialect.grouping, agent) && entry.pieces.at(-1) !== piece)
        entry.pieces.push(piece);
    }
  }
  const groups = new Map<string, JoinedPieces>();
  // Two pieces can begin on one line (see Line.more), so their lines do not tell them apart.
  const positions = new Map(pieces.map((piece, position) => [piece, position]));
  for (const entry of named.values()) {
    const key = entry.pieces.map((piece) => positions.get(piece)).join();
    const group = groups.get(key);
    if (group) group.agents.push(...entry.agents);
    else groups.set(key, entry);
  }
  const next = continuations(pieces);
  return [...groups.values()].map((joined, index) => groupOf(index, joined, next, dialect));
}

/** Agents that are named by the same pieces. */
interface JoinedPieces {
  readonly agents: Agent[];
  readonly pieces: Piece[];
}

type Continuations = ReadonlyMap<Piece, Piece>;

function continuations(pieces: readonly Piece[]): Continuations {
  const next = new Map<Piece, Piece>();
  for (const piece of pieces) if (piece.continues) next.set(piece.continues, piece);
  return next;
}

/** These pieces, and those that continue them. */
function withContinuations(named: readonly Piece[], next: Continuations): readonly Piece[] {
  if (next.size === 0) return named;
  const pieces = new Set<Piece>();
  for (const start of named)
    for (let piece: Piece | undefined = start; piece && !pieces.has(piece); piece = next.get(piece))
      pieces.add(piece);
  return [...pieces];
}

function joins({ joins: which }: Grouping, agent: Agent): boolean {
  return which === "all" || (which === "star" && agent.token === "*");
}

// Pieces and rules are joined and ranked when first asked for: agents that share some pieces but
// not all would otherwise copy the same rules again and again.
function groupOf(
  index: number,
  { agents, pieces: named }: JoinedPieces,
  next: Continuations,
  { grouping, precedence }: Pick<Dialect, "grouping" | "precedence">,
): Group {
  let pieces: readonly Piece[] | undefined;
  let rules: readonly Rule[] | undefined;
  let ranked: readonly Rule[] | undefined;
  return {
    index,
    agents,
    get pieces() {
      pieces ??= withContinuations(named, next);
      return pieces;
    },
    get rules() {
      rules ??=
        grouping.rulesOf?.(this.pieces, agents) ?? this.pieces.flatMap((piece) => piece.rules);
      return rules;
    },
    get ranked() {
      ranked ??= [...this.rules].sort(precedence);
      return ranked;
    },
  };
}
