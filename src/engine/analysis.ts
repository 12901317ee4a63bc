import type { Dialect } from "./dialect.ts";
import { type Agent, type Group, joinPieces, type Piece, ReadRule, type Rule } from "./group.ts";
import type { Field, FieldName, Line } from "./line.ts";
import { scan } from "./scan.ts";

/** A sitemap line; `url` is the value as written. */
export interface Sitemap {
  readonly url: string;
  readonly line: Line;
}

/** Why a line decides nothing: the key is nobody's; the dialect has no such field; no field at all; a rule before any user-agent line. */
export type Ignorance = "unknown-field" | "other-field" | "no-field" | "no-group";

/** A line that is neither blank nor of any effect. */
export interface Ignored {
  readonly line: Line;
  readonly reason: Ignorance;
}

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
  const reading = new Reading(dialect);
  for (const line of lines) reading.read(line);
  const { pieces, sitemaps, ignored } = reading.finish();
  const groups = joinPieces(pieces, dialect.precedence);
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

// Fields that speak for a group: after its last rule, they still belong to it.
const GROUP_FIELDS: ReadonlySet<FieldName | null> = new Set([
  "crawl-delay",
  "request-rate",
  "visit-time",
  "noindex",
  "content-signal",
  "content-usage",
]);

interface OpenPiece {
  agents: Agent[];
  rules: Rule[];
  first: number;
  last: number;
}

class Reading {
  private readonly pieces: Piece[] = [];
  private readonly sitemaps: Sitemap[] = [];
  private readonly ignored: Ignored[] = [];
  private open: OpenPiece | null = null;
  private agentsClosed = false;
  private readonly dialect: Dialect;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  read(line: Line): void {
    const { content } = line;
    if (content.kind === "blank") return;
    if (content.kind === "junk") this.ignored.push({ line, reason: "no-field" });
    else this.readField(line, content);
  }

  finish() {
    if (this.open) this.pieces.push(this.open);
    return { pieces: this.pieces, sitemaps: this.sitemaps, ignored: this.ignored };
  }

  private readField(line: Line, field: Field): void {
    if (field.name === "user-agent") this.readAgent(line, field);
    else if (field.name === "allow" || field.name === "disallow") this.readRule(line, field);
    else if (field.name === "sitemap") this.sitemaps.push({ url: field.text, line });
    else this.ignore(line, field);
    if (field.name && this.dialect.closesAgents.includes(field.name)) this.agentsClosed = true;
  }

  private readAgent(line: Line, field: Field): void {
    if (!this.open || this.agentsClosed) {
      if (this.open) this.pieces.push(this.open);
      this.open = { agents: [], rules: [], first: line.number, last: line.number };
      this.agentsClosed = false;
    }
    this.open.agents.push({ name: field.text, token: this.dialect.tokenOf(field.text), line });
    this.open.last = line.number;
  }

  private readRule(line: Line, field: Field): void {
    if (!this.open) {
      this.ignored.push({ line, reason: "no-group" });
      return;
    }
    const { alsoAllowed, patternOf } = this.dialect;
    const allows = field.name === "allow";
    const rule = { allows, path: field.text, line, derived: false };
    this.open.rules.push(new ReadRule(rule, patternOf));
    const path = allows ? alsoAllowed(field.text) : null;
    if (path) this.open.rules.push(new ReadRule({ ...rule, path, derived: true }, patternOf));
    this.open.last = line.number;
  }

  private ignore(line: Line, field: Field): void {
    this.ignored.push({ line, reason: field.name ? "other-field" : "unknown-field" });
    if (this.open && GROUP_FIELDS.has(field.name)) this.open.last = line.number;
  }
}
