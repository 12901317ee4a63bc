import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Versions } from "./verdict-changes.ts";

/**
 * How groups changed. A group is identified by its product tokens, whatever its letter, place and
 * rules. `renamed`: it has other tokens, `added` and `removed` as written, which no other group has
 * or had. `regrouped`: the tokens of several groups are distributed differently.
 */
export type GroupChange =
  | { readonly kind: "appears"; readonly after: Group }
  | { readonly kind: "vanishes"; readonly before: Group }
  | ({
      readonly kind: "renamed";
      readonly added: readonly string[];
      readonly removed: readonly string[];
    } & Versions<Group>)
  | { readonly kind: "merged"; readonly before: readonly Group[]; readonly after: Group }
  | { readonly kind: "split"; readonly before: Group; readonly after: readonly Group[] }
  | ({ readonly kind: "regrouped" } & Versions<readonly Group[]>);

/** The search for changed groups between two analyses by one dialect, in time slices. */
export class GroupChanges {
  private readonly versions: Versions<Analysis>;
  private readonly work: Work<readonly GroupChange[]>;

  constructor(versions: Versions<Analysis>) {
    this.versions = versions;
    this.work = new Work(this.steps());
  }

  /** Continues until the time is up, and returns whether all is found. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.work.run(isTimeUp);
  }

  /** In the order of the groups after, then those that vanish; null while there is work left. */
  get changes(): readonly GroupChange[] | null {
    return this.work.result;
  }

  private *steps(): Generator<void, readonly GroupChange[]> {
    const families = yield* this.families();
    const changes: GroupChange[] = [];
    for (const family of families) {
      const change = family && changeOf(family, this.versions);
      if (change) changes.push(change);
      yield;
    }
    return changes;
  }

  /** Groups that share tokens, each group in one family; a family is at the place of its first group. */
  private *families(): Generator<void, readonly (Family | null)[]> {
    const { before, after } = this.versions;
    const kinship = yield* this.kinship();
    const count = after.groups.length + before.groups.length;
    const families = new Array<Family | null>(count).fill(null);
    for (let index = 0; index < count; index++) {
      const root = kinship.rootOf(index);
      const family = families[root] ?? { before: [], after: [] };
      families[root] = family;
      const [now, old] = [after.groups[index], before.groups[index - after.groups.length]];
      if (now) family.after.push(now);
      else if (old) family.before.push(old);
      yield;
    }
    return families;
  }

  /** The groups after, by index, followed by those before. */
  private *kinship(): Generator<void, Kinship> {
    const { before, after } = this.versions;
    const count = after.groups.length;
    const kinship = new Kinship(count + before.groups.length);
    for (const [token, { group }] of before.join.addressOf) {
      const now = after.join.addressOf.get(token);
      if (now) kinship.join(now.group, count + group);
      yield;
    }
    return kinship;
  }
}

interface Family {
  readonly before: Group[];
  readonly after: Group[];
}

function changeOf({ before, after }: Family, files: Versions<Analysis>): GroupChange | null {
  const [was, ...othersBefore] = before;
  const [is, ...othersAfter] = after;
  if (!was) return is ? { kind: "appears", after: is } : null;
  if (!is) return { kind: "vanishes", before: was };
  if (othersBefore.length > 0 && othersAfter.length > 0)
    return { kind: "regrouped", before, after };
  if (othersBefore.length > 0) return { kind: "merged", before, after: is };
  if (othersAfter.length > 0) return { kind: "split", before: was, after };
  const added = namesMissing(is, files.before);
  const removed = namesMissing(was, files.after);
  if (added.length === 0 && removed.length === 0) return null;
  return { kind: "renamed", before: was, after: is, added, removed };
}

/** The tokens of a group, as written, that no group of a file has. */
function namesMissing({ membership }: Group, { join }: Analysis): readonly string[] {
  return membership.agents
    .filter(({ token }) => !join.addressOf.has(token))
    .map(({ name }) => name);
}

/** Which things, by index, belong together, directly or through others (disjoint sets). */
class Kinship {
  private readonly parents: Int32Array;

  constructor(count: number) {
    this.parents = Int32Array.from({ length: count }, (_, index) => index);
  }

  join(one: number, other: number): void {
    const [a, b] = [this.rootOf(one), this.rootOf(other)];
    this.parents[Math.max(a, b)] = Math.min(a, b);
  }

  /** The representative of the things that belong together with this one. */
  rootOf(index: number): number {
    let at = index;
    for (let above = this.above(at); above !== at; above = this.above(at)) {
      // Halves the path for later calls.
      this.parents[at] = this.above(above);
      at = above;
    }
    return at;
  }

  private above(index: number): number {
    return this.parents[index] ?? index;
  }
}
