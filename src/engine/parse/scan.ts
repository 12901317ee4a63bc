import type { Line } from "../text/line.ts";
import type { Block } from "../text/source.ts";
import type { Dialect } from "./dialect.ts";
import { ROLE } from "./field-role.ts";
import { CONTENT, LineReader } from "./line-reader.ts";
import { RuleRun, type Seen, STRIDE } from "./rule-run.ts";
import type { NamedAgent, Sight } from "./types.ts";

/** User-agent lines with nothing between them that would separate them. */
export interface AgentRun {
  readonly kind: "agents";
  readonly first: number;
  /** Whether its first user-agent line begins a line of the file, which may have several parts. */
  readonly startsLine: boolean;
  readonly agents: readonly NamedAgent[];
}

/** A line with a field that is not a rule but that the dialect observes (see Grouping.observes). */
export interface ObservedItem {
  readonly kind: "observed";
  readonly first: number;
  readonly text: string;
  readonly role: number;
}

/** A line that reopens the list of user-agent lines (see Grouping.reopensAgents), or one that ends a section. */
interface Turn {
  readonly kind: "reopens" | "ends";
  readonly first: number;
}

/** What a block contains for groups, in order. `first`: its first line in the block, from 0. */
export type Item = AgentRun | RuleRun | ObservedItem | Turn;

/** A sitemap line of a block. */
interface SitemapLine {
  readonly line: number;
  readonly url: string;
}

/** Why a line has no effect: no parser knows the key; this dialect has no such field; it has no field; or it is a rule outside any group. */
export type Ignorance = "unknown-field" | "other-field" | "no-field" | "no-group";

/** A line of a block that has no effect, whatever comes before the block. */
interface IgnoredLine {
  readonly line: number;
  readonly reason: Ignorance;
}

/** A block as one dialect reads it. Lines are counted from 0, so it stays valid when lines are added before it. */
export class BlockReading {
  readonly block: Block;
  readonly items: readonly Item[];
  readonly sitemaps: readonly SitemapLine[];
  readonly ignored: readonly IgnoredLine[];
  /** The lines, from 0, that say what fetched content may be used for. */
  readonly preferences: readonly number[];
  readonly lineCount: number;
  /** Whether it was read as the first block of its file, where a byte order mark is possible. */
  readonly isFirst: boolean;
  private readonly scanned: Scanned;

  constructor(scanned: Scanned) {
    const { block, isFirst, items, sitemaps, ignored, preferences, starts } = scanned;
    this.scanned = scanned;
    this.block = block;
    this.isFirst = isFirst;
    this.items = items;
    this.sitemaps = sitemaps;
    this.ignored = ignored;
    this.preferences = preferences;
    this.lineCount = starts.length;
  }

  /** A line of the block as an object. `number`: its number in the file; `offset`: where the block begins in the file. */
  lineAt(line: number, number: number, offset: number): Line {
    const { reader, seen } = this.scanned;
    reader.open(seen.text, seen.drops);
    return this.read(line, number, offset);
  }

  /** Every line of the block, with numbers and offsets as if the block were the file. */
  get lines(): readonly Line[] {
    const { reader, seen, starts } = this.scanned;
    reader.open(seen.text, seen.drops);
    return starts.map((_, line) => this.read(line, line + 1, 0));
  }

  private read(line: number, number: number, offset: number): Line {
    const { reader, starts } = this.scanned;
    reader.read(starts[line] ?? 0, this.isFirst && line === 0);
    const more: Line[] = [];
    const first = reader.toLine(number, offset, more);
    while (!reader.endsLine) {
      reader.read(reader.to + 1, false);
      more.push(reader.toLine(number, offset, []));
    }
    return first;
  }
}

/** The result of scanning a block, and what is needed to read a line again. */
interface Scanned {
  readonly reader: LineReader;
  readonly block: Block;
  readonly isFirst: boolean;
  readonly seen: Seen;
  /** Where each line begins in the text. */
  readonly starts: readonly number[];
  readonly items: readonly Item[];
  readonly sitemaps: readonly SitemapLine[];
  readonly ignored: readonly IgnoredLine[];
  readonly preferences: readonly number[];
}

/** Reads a block, every line once. */
export function scan(
  block: Block,
  dialect: Dialect,
  sight: Sight | null,
  isFirst: boolean,
): BlockReading {
  return new BlockReading(new Scan(block, dialect, sight, isFirst).run());
}

const readers = new WeakMap<Dialect, LineReader>();

function readerOf(dialect: Dialect): LineReader {
  const reader = readers.get(dialect) ?? new LineReader(dialect);
  readers.set(dialect, reader);
  return reader;
}

/** The lines and rules of the block that is being read; reused, so that they need not grow again for each block. */
const startsRoom: number[] = [0];
const rulesRoom: number[] = [];

class Scan {
  private readonly reader: LineReader;
  private readonly block: Block;
  private readonly dialect: Dialect;
  private readonly isFirst: boolean;
  private readonly seen: Seen;
  private readonly items: Item[] = [];
  private readonly sitemaps: SitemapLine[] = [];
  private readonly ignored: IgnoredLine[] = [];
  private readonly preferences: number[] = [];
  private agents: NamedAgent[] = [];
  private line = 0;
  private ruleCount = 0;
  /** The run of rules that is being read: its first rule, and what its lines do to the section. */
  private runRules = 0;
  private runFirst = -1;
  private runLast = -1;
  private runRole = 0;

  constructor(block: Block, dialect: Dialect, sight: Sight | null, isFirst: boolean) {
    const given = block.toString();
    const text = sight ? sight(given, isFirst) : given;
    this.reader = readerOf(dialect);
    this.block = block;
    this.dialect = dialect;
    this.isFirst = isFirst;
    this.seen = { dialect, text, drops: text !== given, rules: [] };
  }

  run(): Scanned {
    const { reader, block, isFirst, seen, items, sitemaps, ignored, preferences } = this;
    const { text } = seen;
    reader.open(text, seen.drops);
    for (let at = 0; ; ) {
      reader.read(at, isFirst && at === 0);
      this.take();
      if (reader.to === text.length) break;
      at = reader.to + 1;
      if (!reader.endsLine) continue;
      if (text.charCodeAt(reader.to) === 0x0d && text.charCodeAt(at) === 0x0a) at++;
      if (at === text.length && !block.isLast) break;
      this.line++;
      startsRoom[this.line] = at;
    }
    this.endRun();
    seen.rules = rulesRoom.slice(0, this.ruleCount * STRIDE);
    const starts = startsRoom.slice(0, this.line + 1);
    return { reader, block, isFirst, seen, starts, items, sitemaps, ignored, preferences };
  }

  private take(): void {
    const { reader } = this;
    const { reopensAgents } = this.dialect.grouping;
    if (reader.content === CONTENT.blank) this.takeBlank();
    else if (reader.content === CONTENT.junk) this.ignore("no-field");
    else if (reopensAgents?.(reader)) {
      this.ignore("no-field");
      this.push({ kind: "reopens", first: this.line });
    } else if (reader.role & ROLE.agent) this.takeAgent();
    else this.takeOther();
  }

  private takeOther(): void {
    const { reader, line } = this;
    if (reader.role & ROLE.preference) this.preferences.push(line);
    if (reader.role & ROLE.observed)
      this.push({ kind: "observed", first: line, text: reader.value, role: reader.role });
    else this.takeField();
  }

  private takeBlank(): void {
    const { endedBy } = this.dialect.grouping;
    const { reader } = this;
    if (endedBy === "nothing" || reader.hash >= 0) return;
    if (endedBy === "empty-line" && reader.from !== reader.to) return;
    if (this.items.at(-1)?.kind !== "ends" || this.runFirst >= 0)
      this.push({ kind: "ends", first: this.line });
  }

  private takeAgent(): void {
    const name = this.reader.value;
    const agent = { name, token: this.dialect.agents.tokenOf(name), line: this.line };
    const last = this.items.at(-1);
    if (last?.kind === "agents" && this.runFirst < 0) {
      this.agents.push(agent);
      return;
    }
    this.agents = [agent];
    const startsLine = this.reader.from === startsRoom[this.line];
    this.push({ kind: "agents", first: this.line, startsLine, agents: this.agents });
  }

  private takeField(): void {
    const { reader, line } = this;
    const { role } = reader;
    if (role & ROLE.rule) this.takeRule();
    else if (role & ROLE.sitemap) this.sitemaps.push({ line, url: reader.value });
    else this.ignore(role & ROLE.foreign ? "other-field" : "unknown-field");
    if ((role & (ROLE.rule | ROLE.closes | ROLE.counts | ROLE.extends)) === 0) return;
    if (this.runFirst < 0) this.runFirst = line;
    if (role & ROLE.extends) this.runLast = line;
    this.runRole |= role;
  }

  private takeRule(): void {
    const { reader, line } = this;
    // A run that begins with other fields starts at its first rule (see Walk.sectionForAll).
    if (this.ruleCount === this.runRules) this.runFirst = line;
    const at = this.ruleCount * STRIDE;
    rulesRoom[at] = line;
    rulesRoom[at + 1] = reader.valueFrom;
    rulesRoom[at + 2] = reader.valueTo;
    rulesRoom[at + 3] = reader.role & ROLE.allows;
    this.ruleCount++;
  }

  private ignore(reason: Ignorance): void {
    this.ignored.push({ line: this.line, reason });
  }

  private push(item: Item): void {
    this.endRun();
    this.items.push(item);
  }

  private endRun(): void {
    if (this.runFirst < 0) return;
    const { runFirst: first, runLast: last, runRole: role } = this;
    this.items.push(new RuleRun(this.seen, this.runRules, this.ruleCount, first, last, role));
    this.runRules = this.ruleCount;
    this.runFirst = -1;
    this.runLast = -1;
    this.runRole = 0;
  }
}
