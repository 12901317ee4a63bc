import type { Entry } from "../match/rulebook.ts";
import { byStrength } from "../match/search.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import type { GroupSection } from "../parse/section.ts";
import { areEqual } from "../text/lists.ts";

/**
 * Whether two analyses, by one dialect, are proven to give every crawler the same verdict on every
 * URL. False means not proven; the verdicts may still be the same.
 */
export function meansTheSame(a: Analysis, b: Analysis): boolean {
  if (a.dialect !== b.dialect) return false;
  // By a parser that rejects both files, they mean the same: nothing.
  if (a.rejectedBy || b.rejectedBy) return a.rejectedBy !== null && b.rejectedBy !== null;
  return sameSections(a, b) || sameGroups(a, b);
}

/** Whether two groups, of one dialect, are proven to give the same verdict on every URL; null stands for no group, which disallows nothing. */
export function rulesMeanTheSame(a: Group | null, b: Group | null): boolean {
  if (a === b) return true;
  const keys = new Keys();
  return areEqual(keys.of(a), keys.of(b));
}

/** Whether both have the same sections; groups and overriding rules follow from these. The cost is proportional to the length of the files. */
function sameSections(a: Analysis, b: Analysis): boolean {
  return (
    sameNames(a, b) &&
    areEqual(a.sections, b.sections, (ours, theirs) => {
      const [mine, other] = [ours.content, theirs.content];
      if (mine === other) return true;
      const sameObserved = areEqual(
        mine.observed,
        other.observed,
        (x, y) => x.item.text === y.item.text,
      );
      return sameObserved && areEqual(entriesOf(ours), entriesOf(theirs), saySame);
    })
  );
}

/** Whether the sections of both have the same tokens, written in the same way, so that the same sections are joined. */
function sameNames(a: Analysis, b: Analysis): boolean {
  return areEqual(a.sections, b.sections, nameTheSame);
}

/** Whether two sections have the same tokens, written in the same way. */
export function nameTheSame(a: GroupSection, b: GroupSection): boolean {
  if ((a.continues === null) !== (b.continues === null)) return false;
  return areEqual(a.names, b.names, (x, y) => x.name === y.name && x.token === y.token);
}

/** More rules than this are not compared: groups can share a section, and then its rules are counted thousands of times. */
const MOST_RULES = 500_000;

/** Whether the same tokens lead to the same rules in the same order of strength, apart from repetitions. */
function sameGroups(a: Analysis, b: Analysis): boolean {
  if (!sameTokens(a, b)) return false;
  const rules = [...a.groups, ...b.groups].reduce((sum, { ruleCount }) => sum + ruleCount, 0);
  if (rules > MOST_RULES) return false;
  const keys = new Keys();
  const proven = new Map<Group, Set<Group>>();
  for (const token of tokensOf(a)) {
    const [ours, theirs] = [a.groupNamed(token), b.groupNamed(token)];
    if (!ours || !theirs) return false;
    const known = proven.get(ours);
    if (known?.has(theirs)) continue;
    if (!areEqual(keys.of(ours), keys.of(theirs))) return false;
    if (known) known.add(theirs);
    else proven.set(ours, new Set([theirs]));
  }
  return true;
}

/** Whether every crawler's name leads to the same token in both, or to none, provided that both have the same tokens. */
export function sameTokens(a: Analysis, b: Analysis): boolean {
  const { strength, agentIn } = a.dialect.agents;
  // It depends on how sections are joined, and on how their tokens are written.
  if (agentIn) return sameNames(a, b);
  // Of tokens that match a name equally well, the first in the file wins.
  if (strength !== "exact") return areEqual(tokensOf(a), tokensOf(b));
  return a.join.addressOf.size === b.join.addressOf.size;
}

function tokensOf({ join }: Analysis): readonly string[] {
  return [...join.addressOf.keys()];
}

/** The compared properties of groups' rules, as numbers: the strongest first, each once. */
class Keys {
  private readonly numbers = new Map<string, number>();
  private readonly known = new Map<Group, readonly number[]>();

  of(group: Group | null): readonly number[] {
    if (!group) return [];
    const known = this.known.get(group);
    if (known) return known;
    // `ranked` is not enough: it lacks second readings, and a rule that replaces all others.
    const entries = byStrength(group.rulebook.runs.flatMap((run) => run.entries));
    const keys = new Set<number>();
    for (const entry of entries) if (entry.pattern.pieces.length > 0) keys.add(this.keyOf(entry));
    const list = [...keys];
    this.known.set(group, list);
    return list;
  }

  // A path can be long and in thousands of groups, so it is not copied into another text.
  private keyOf({ allows, path }: Entry): number {
    const number = this.numbers.get(path) ?? this.numbers.size;
    this.numbers.set(path, number);
    return number * 2 + (allows ? 1 : 0);
  }
}

function entriesOf({ content }: GroupSection): readonly Entry[] {
  return content.rules.flatMap(({ item }) => item.entries);
}

function saySame(a: Entry, b: Entry): boolean {
  return a === b || (a.allows === b.allows && a.path === b.path);
}
