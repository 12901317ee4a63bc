import type { Rulebook } from "../engine/match/rulebook.ts";
import type { Group } from "../engine/parse/group.ts";
import type { RuleLifeAt } from "../engine/prove/rule-status.ts";

/** What was found of the lines of one group. It holds for any group with the same rules in the same order, in as many pieces, wherever in the file they stand. */
export class KnownLives {
  private readonly lives: readonly RuleLifeAt[];
  private readonly rulebook: Rulebook;
  /** The line of each rule, second readings included. */
  private readonly lines: readonly number[];
  /** How many rules each piece has that has any. */
  private readonly sizes: readonly number[];
  /** The group that was asked about last, and the answer. */
  private placed: { readonly group: Group; readonly lives: ByLine | null };

  constructor(group: Group, lives: readonly RuleLifeAt[]) {
    this.lives = lives;
    this.rulebook = group.rulebook;
    this.lines = linesOf(group);
    this.sizes = sizesOf(group);
    this.placed = { group, lives: byLine(lives) };
  }

  /** The lives of a group's lines, by number; null where its rules are others than those that were looked at. */
  in(group: Group): ByLine | null {
    if (this.placed.group !== group) this.placed = { group, lives: this.placedIn(group) };
    return this.placed.lives;
  }

  private placedIn(group: Group): ByLine | null {
    const changes = group.rulebook.changesFrom(this.rulebook);
    if (!changes || changes.added.length > 0 || changes.removed.length > 0) return null;
    const lines = linesOf(group);
    if (!shareAlike(this.lines, lines) || !areEqual(this.sizes, sizesOf(group))) return null;
    const moved = new Map(this.lines.map((line, at) => [line, lines[at] ?? line]));
    const now = (line: number) => moved.get(line) ?? line;
    return byLine(this.lives.map((life) => movedBy(life, now)));
  }
}

type ByLine = ReadonlyMap<number, RuleLifeAt>;

function byLine(lives: readonly RuleLifeAt[]): ByLine {
  return new Map(lives.map((life) => [life.line, life]));
}

function linesOf({ rules }: Group): readonly number[] {
  return rules.map(({ line }) => line.number);
}

function sizesOf({ pieces }: Group): readonly number[] {
  return pieces.map(({ rules }) => rules.length).filter((size) => size > 0);
}

/** Whether the same rules share a line: some dialects see two in one. */
function shareAlike(a: readonly number[], b: readonly number[]): boolean {
  return a.every((line, at) => (line === a[at - 1]) === (b[at] === b[at - 1]));
}

function areEqual(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, at) => number === b[at]);
}

function movedBy({ line, life, redundant }: RuleLifeAt, now: (line: number) => number): RuleLifeAt {
  if (life.kind !== "never") return { line: now(line), life, redundant };
  return {
    line: now(line),
    life: { kind: "never", shadowedBy: life.shadowedBy.map(now) },
    redundant,
  };
}
