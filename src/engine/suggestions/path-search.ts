import type { Dialect } from "../dialect.ts";
import type { Group } from "../group.ts";
import { Hunt } from "../witness/hunt.ts";
import { LineContests } from "../witness/line-contests.ts";
import type { RuleLine } from "./rule-line.ts";

/** Getting ready for a search, and each step of it, takes longer the more and the longer the rules are. */
const MOST_RULES = 500;
const MOST_OCTETS = 16_384;
/** Rules that never decide are the ones that are searched for longest, and a file may be full of them. */
const MOST_SEARCHES = 100;
const LIMITS = { states: 2000 };

/** The search for paths that rules of a group decide, for those whose evident URLs others decide. It is given up where it would take long. */
export class PathSearch {
  private readonly group: Group;
  private readonly dialect: Dialect;
  private contests: LineContests | undefined;
  private searches = 0;

  constructor(group: Group, dialect: Dialect) {
    this.group = group;
    this.dialect = dialect;
  }

  /** A shortest path that the rule decides, or null where none is found. */
  *shortestFor(line: RuleLine): Generator<void, string | null> {
    if (this.searches++ === 0 && isSmall(this.group))
      this.contests = new LineContests(this.group, this.dialect);
    if (!this.contests || this.searches > MOST_SEARCHES) return null;
    const contest = this.contests.of(line.own, "decider");
    const trophy = yield* new Hunt(contest, this.dialect, LIMITS).steps();
    return trophy.kind === "path" ? yield* line.firstDecided([trophy.path]) : null;
  }
}

function isSmall({ ruleCount, rulebook }: Group): boolean {
  if (ruleCount > MOST_RULES) return false;
  let octets = 0;
  for (const { entries } of rulebook.runs)
    for (const { pattern } of entries) octets += pattern.octets;
  return octets <= MOST_OCTETS;
}
