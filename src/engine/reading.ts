import type { Dialect } from "./dialect.ts";
import { type Agent, type Piece, ReadRule, type Rule } from "./group.ts";
import type { Field, FieldName, Line } from "./line.ts";

/** A sitemap line; `url` is the value as written. */
export interface Sitemap {
  readonly url: string;
  readonly line: Line;
}

/** Why a line decides nothing: the key is nobody's; the dialect has no such field; no field at all; a rule that belongs to no group. */
export type Ignorance = "unknown-field" | "other-field" | "no-field" | "no-group";

/** A line that is neither blank nor of any effect. */
export interface Ignored {
  readonly line: Line;
  readonly reason: Ignorance;
}

/** What the lines of a file come to, before pieces are joined. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly sitemaps: readonly Sitemap[];
  readonly ignored: readonly Ignored[];
}

/** Gathers lines into pieces. */
export function readLines(lines: readonly Line[], dialect: Dialect): Reading {
  const reader = new Reader(dialect);
  for (const line of lines) {
    reader.read(line);
    for (const part of line.more) reader.read(part);
  }
  return reader.finish();
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
  heeded: Line[];
  continues: Piece | null;
  first: number;
  last: number;
  /** Whether an agent line now would begin another piece. */
  closed: boolean;
  counts: boolean;
}

class Reader {
  private readonly pieces: Piece[] = [];
  private readonly sitemaps: Sitemap[] = [];
  private readonly ignored: Ignored[] = [];
  private readonly dialect: Dialect;
  private open: OpenPiece | null = null;
  private agentSeen = false;

  constructor(dialect: Dialect) {
    this.dialect = dialect;
  }

  read(line: Line): void {
    const { content } = line;
    if (content.kind === "blank") this.readBlank(line);
    else if (content.kind === "junk") this.ignored.push({ line, reason: "no-field" });
    else this.readField(line, content);
  }

  finish(): Reading {
    this.closePiece();
    return { pieces: this.pieces, sitemaps: this.sitemaps, ignored: this.ignored };
  }

  private readBlank(line: Line): void {
    const { endedBy } = this.dialect.grouping;
    const isEmpty = line.span.from === line.span.to;
    if (endedBy === "nothing" || line.comment || (endedBy === "empty-line" && !isEmpty)) return;
    this.closePiece();
  }

  private readField(line: Line, field: Field): void {
    const { ruleFields, closesAgents, countsWith, heeds, reopensAgents } = this.dialect.grouping;
    const { name } = field;
    if (reopensAgents?.(field)) {
      if (this.open) this.open.closed = false;
      this.ignored.push({ line, reason: "no-field" });
      return;
    }
    if (name === "user-agent") {
      this.readAgent(line, field);
      return;
    }
    if (name && ruleFields.includes(name)) this.readRule(line, field);
    else if (this.open && name && heeds?.includes(name)) this.heed(line, this.open);
    else if (name === "sitemap") this.sitemaps.push({ url: field.text, line });
    else this.ignore(line, name);
    if (!this.open) return;
    if (closesAgents === "every" || (name && closesAgents.includes(name))) this.open.closed = true;
    if (countsWith === "every" || (name && countsWith?.includes(name))) this.open.counts = true;
  }

  private readAgent(line: Line, field: Field): void {
    const open = this.pieceForAgent(line);
    open.agents.push({
      name: field.text,
      token: this.dialect.agents.tokenOf(field.text),
      line,
    });
    open.last = line.number;
    this.agentSeen = true;
  }

  private readRule(line: Line, field: Field): void {
    const open = this.open ?? this.pieceForAll(line);
    if (!open) {
      this.ignored.push({ line, reason: "no-group" });
      return;
    }
    const { alsoMeans, patternOf } = this.dialect;
    const allows = field.name === "allow";
    const rule = { allows, path: field.text, line, derived: false };
    open.rules.push(new ReadRule(rule, patternOf));
    const also = alsoMeans(field.text, allows) ?? [];
    for (const path of typeof also === "string" ? [also] : also)
      open.rules.push(new ReadRule({ ...rule, path, derived: true }, patternOf));
    open.last = line.number;
  }

  private heed(line: Line, open: OpenPiece): void {
    open.heeded.push(line);
    open.last = line.number;
  }

  private ignore(line: Line, name: FieldName | null): void {
    this.ignored.push({ line, reason: name ? "other-field" : "unknown-field" });
    if (this.open && GROUP_FIELDS.has(name)) this.open.last = line.number;
  }

  private openPiece(line: Line): OpenPiece {
    const counts = this.dialect.grouping.countsWith === null;
    const { number: first } = line;
    this.open = {
      agents: [],
      rules: [],
      heeded: [],
      continues: null,
      first,
      last: first,
      closed: false,
      counts,
    };
    return this.open;
  }

  // What already stands in a piece is not for an agent that joins it: another piece continues it.
  private pieceForAgent(line: Line): OpenPiece {
    const before = this.open;
    if (!before) return this.openPiece(line);
    const isEmpty = before.rules.length === 0 && before.heeded.length === 0;
    if (!before.closed && isEmpty) return before;
    const closed = this.closePiece();
    const open = this.openPiece(line);
    if (!before.closed) open.continues = closed;
    return open;
  }

  private pieceForAll(line: Line): OpenPiece | null {
    if (this.agentSeen || this.dialect.grouping.rulesBeforeAgents === "ignored") return null;
    const open = this.openPiece(line);
    open.agents.push({ name: "*", token: "*", line });
    return open;
  }

  private closePiece(): Piece | null {
    const { open } = this;
    this.open = null;
    if (!open?.counts) return null;
    const { agents, rules, heeded, continues, first, last } = open;
    const named = this.dialect.grouping.agentsOf?.(agents) ?? agents;
    const piece = { agents: named, rules, heeded, continues, first, last };
    this.pieces.push(piece);
    return piece;
  }
}
