import { isOpen, weighing } from "../decision.ts";
import type { Dialect } from "../dialect.ts";
import type { Group, Rule } from "../group.ts";
import { patternMatches } from "../rule-index.ts";
import type { Entry } from "../rule-run.ts";
import { isRobotsTxt } from "../verdict.ts";
import { isPath, type Variants, variantsOf } from "./variants.ts";

/** Longer URLs are nobody's. */
const LONGEST = 2048;

type Readings = readonly [Entry, ...Entry[]];

/** A rule of a group together with the second readings that the dialect adds to its line, asked about paths. */
export class RuleLine {
  /** The rule first, then its other readings. */
  readonly own: Readings;
  private readonly group: Group;
  private readonly dialect: Dialect;

  constructor(own: Readings, group: Group, dialect: Dialect) {
    this.own = own;
    this.group = group;
    this.dialect = dialect;
  }

  get rule(): Rule {
    return this.group.ruleOf(this.own[0]);
  }

  /** Whether there may be URLs of a common length that it matches. */
  get mayMatch(): boolean {
    const [{ path }] = this.own;
    return path.length <= LONGEST && this.own.some(({ pattern }) => pattern.pieces.length > 0);
  }

  /** Paths that it matches, and paths that nearly are such and that it does not match. */
  get variants(): Variants {
    const [{ path: written }] = this.own;
    for (const isLiteral of [false, true]) {
      const { hits, misses } = variantsOf(written, isLiteral);
      const matched = hits.filter((path) => this.answers(path) === true);
      if (matched.length > 0)
        return { hits: matched, misses: misses.filter((path) => this.answers(path) === false) };
    }
    return { hits: [], misses: [] };
  }

  /** The first of the paths that it decides, or null. */
  *firstDecided(paths: readonly string[]): Generator<void, string | null> {
    for (const path of paths) if (yield* this.decides(path)) return path;
    return null;
  }

  private *decides(path: string): Generator<void, boolean> {
    if (this.answers(path) !== true) return false;
    const search = weighing(this.group, this.dialect, this.dialect.targetOf(path));
    while (!search.advance(afterOnePortion)) yield;
    const { found } = search;
    return found !== null && !isOpen(found) && this.own.includes(found);
  }

  /** Whether it matches a path; null where the path is none, or the rules are not asked about it. */
  private answers(path: string): boolean | null {
    const target = this.dialect.targetOf(path);
    if (!isPath(path) || isRobotsTxt(this.dialect, target)) return null;
    return this.own.some(({ pattern }) => patternMatches(pattern, target));
  }
}

const afterOnePortion = () => true;

/** The rules of a group, in the order of the file. */
export function* ruleLinesOf(group: Group, dialect: Dialect): Generator<RuleLine> {
  let own: [Entry, ...Entry[]] | null = null;
  for (const { entries } of group.rulebook.runs)
    for (const entry of entries) {
      // A second reading stands behind its rule.
      if (own && entry.derived) own.push(entry);
      else {
        if (own) yield new RuleLine(own, group, dialect);
        own = [entry];
      }
    }
  if (own) yield new RuleLine(own, group, dialect);
}
