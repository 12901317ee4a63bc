import type { Pattern } from "../match/pattern.ts";
import type { Entry, Passes, Run } from "../match/rulebook.ts";
import { DROPPED } from "../text/line.ts";
import type { Dialect } from "./dialect.ts";

/** A block's text as a dialect sees it, with the places of its rules: STRIDE numbers for each, its line from 0, the start and end of its path, and whether it allows. */
export interface Seen {
  readonly dialect: Dialect;
  readonly text: string;
  readonly drops: boolean;
  rules: readonly number[];
}

export const STRIDE = 4;

/** Rules of one block that belong together whatever comes before them, with other lines between them that matter to groups. It may contain no rules at all. */
export class RuleRun implements Run {
  readonly kind = "rules";
  /** The line of the first rule or, without rules, of the first other field; from 0. */
  readonly first: number;
  /** The last line that belongs to a group, or -1. */
  readonly last: number;
  /** What its lines do together (see roleOf). */
  readonly role: number;
  private readonly seen: Seen;
  private readonly from: number;
  private readonly to: number;
  private made: readonly Entry[] | undefined;

  /** `from`, `to`: the range of the block's rules. */
  constructor(seen: Seen, from: number, to: number, first: number, last: number, role: number) {
    this.seen = seen;
    this.from = from;
    this.to = to;
    this.first = first;
    this.last = last;
    this.role = role;
  }

  get ruleCount(): number {
    return this.to - this.from;
  }

  /** The line of the last rule, from 0; without rules, that of the first field. */
  get lastRule(): number {
    return this.to > this.from ? (this.seen.rules[(this.to - 1) * STRIDE] ?? 0) : this.first;
  }

  /** The lines of the rules, from 0. */
  get lines(): readonly number[] {
    const lines: number[] = [];
    for (let rule = this.from; rule < this.to; rule++)
      lines.push(this.seen.rules[rule * STRIDE] ?? 0);
    return lines;
  }

  /** The rules, ready to be compared. They are made when first needed, because most groups of a large file are never needed. */
  get entries(): readonly Entry[] {
    this.made ??= this.makeEntries();
    return this.made;
  }

  get costlyCount(): number {
    const { dialect, text } = this.seen;
    if (this.made || !(dialect.roughPatternOf || /[%\x80-\uffff]/.test(text))) return 0;
    return this.ruleCount;
  }

  passing(passes: Passes): readonly Entry[] {
    const isNeeded = this.made || this.makeEntries(passes).some(passes);
    return isNeeded ? this.entries.filter(passes) : [];
  }

  /** `passes`: leaves out rules whose rough patterns do not pass. */
  private makeEntries(passes?: Passes): readonly Entry[] {
    const { dialect, rules } = this.seen;
    const entries: Entry[] = [];
    for (let at = this.from * STRIDE; at < this.to * STRIDE; at += STRIDE) {
      const line = rules[at] ?? 0;
      const path = this.textOf(rules[at + 1] ?? 0, rules[at + 2] ?? 0);
      const allows = rules[at + 3] !== 0;
      const rough = passes && dialect.roughPatternOf?.(path, allows);
      if (rough && !passes({ pattern: rough })) continue;
      entries.push(this.entryOf(line, allows, path, false));
      const also = dialect.alsoMeans(path, allows);
      if (also === null) continue;
      for (const other of typeof also === "string" ? [also] : also)
        entries.push(this.entryOf(line, allows, other, true));
    }
    return entries;
  }

  private entryOf(line: number, allows: boolean, path: string, derived: boolean): Entry {
    const pattern = this.seen.dialect.patternOf(path);
    return {
      run: this,
      line,
      allows,
      path,
      pattern,
      weight: this.weightOf(pattern, allows),
      derived,
    };
  }

  // RFC 9309 2.2.2: the longest rule first, Allow before Disallow of equal length. Where the first
  // match decides, all have the same weight.
  private weightOf({ octets }: Pattern, allows: boolean): number {
    const { precedence, ties } = this.seen.dialect;
    return precedence === "first" ? 0 : octets * 2 + (allows && !ties ? 1 : 0);
  }

  private textOf(from: number, to: number): string {
    const path = this.seen.text.slice(from, to);
    return this.seen.drops ? path.replaceAll(DROPPED, "") : path;
  }
}
