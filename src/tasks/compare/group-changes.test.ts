import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { followerNamed } from "../../engine/crawlers/index.ts";
import { type Selection, select } from "../../engine/decide/select.ts";
import { parseRobots } from "../../engine/index.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import { type GroupChange, GroupChanges } from "./group-changes.ts";
import { type ReaderMove, ReaderMoves } from "./reader-moves.ts";

/** The names of each section of a file, apart by spaces. */
type Names = readonly string[];

function read(before: Names, after: Names) {
  return { before: parseRobots(textOf(before)), after: parseRobots(textOf(after)) };
}

function textOf(sections: Names): string {
  const lines = sections.map((names) => names.split(" ").map((name) => `User-agent: ${name}\n`));
  return lines.map((agents) => `${agents.join("")}Disallow: /\n\n`).join("");
}

/** One step for each ask. */
function stepwise(): () => boolean {
  let asked = 0;
  return () => ++asked % 2 === 0;
}

function changesOf(before: Names, after: Names): readonly GroupChange[] {
  const changes = new GroupChanges(read(before, after));
  const isTimeUp = stepwise();
  while (!changes.run(isTimeUp)) expect(changes.changes).toBeNull();
  return changes.changes ?? [];
}

function movesOf(before: Names, after: Names, tokens: Names): readonly ReaderMove[] {
  const files = read(before, after);
  const moves = new ReaderMoves(tokens, () => files);
  const isTimeUp = stepwise();
  while (!moves.run(isTimeUp)) expect(moves.moves).toBeNull();
  return moves.moves ?? [];
}

/** A change in short: the groups by letter, and names. */
function shortOf(change: GroupChange): string {
  const before = "before" in change ? [change.before].flat() : [];
  const after = "after" in change ? [change.after].flat() : [];
  const letters = (groups: readonly Group[]) => groups.map(letterOf).join("");
  const names = change.kind === "renamed" ? ` +${change.added} -${change.removed}` : "";
  return `${change.kind} ${letters(before)}>${letters(after)}${names}`;
}

describe("groups", () => {
  test.each<readonly [about: string, before: Names, after: Names, changes: readonly string[]]>([
    ["that are the same are unchanged", ["*", "a b"], ["*", "a b"], []],
    ["that moved and have other letters are unchanged", ["*", "a", "b"], ["b", "*", "a"], []],
    ["spelled otherwise are unchanged", ["Foo"], ["FOO"], []],
    ["of other sections for the same names are unchanged", ["*", "a", "*"], ["a", "*"], []],
    ["appear", ["*"], ["*", "a"], ["appears >B"]],
    ["vanish", ["a", "*"], ["*"], ["vanishes A>"]],
    ["vanish last", ["a", "b"], ["b", "c"], ["appears >B", "vanishes A>"]],
    ["get names and lose names", ["a b"], ["b c d"], ["renamed A>A +c,d -a"]],
    ["merge", ["*", "a", "b"], ["b a", "*"], ["merged BC>A"]],
    ["split", ["a b", "*"], ["a", "*", "b"], ["split A>AC"]],
    ["split where one of their names stands elsewhere too", ["a b"], ["a b", "b"], ["split A>AB"]],
    ["are shared out otherwise", ["a b", "c"], ["a", "b c"], ["regrouped AB>AB"]],
    ["of no file all appear", [], ["a", "b"], ["appears >A", "appears >B"]],
  ])("%s", (_, before, after, changes) => {
    expect(changesOf(before, after).map(shortOf)).toEqual(changes);
  });
});

describe("readers", () => {
  test.each<readonly [about: string, before: Names, after: Names, moves: readonly string[]]>([
    ["stay where their group moved", ["*", "Foo"], ["Foo", "*"], []],
    ["stay where others’ groups come and go", ["*", "Foo"], ["*", "Bar"], ["other-agent Foo"]],
    ["get a group", [], ["Foo"], ["gains-group Foo"]],
    ["lose theirs together", ["*"], ["Foo"], ["other-agent Foo", "loses-group Qux,Quux"]],
    ["get one of their own", ["*"], ["*", "Foo"], ["other-agent Foo"]],
    ["share theirs", ["Foo", "*"], ["Foo Bar", "*"], ["other-names Foo"]],
    ["of the rest share it", ["*"], ["* Bar"], ["other-names Foo,Qux,Quux"]],
  ])("%s", (_, before, after, moves) => {
    const found = movesOf(before, after, ["Foo", "Qux", "Quux"]);
    expect(found.map(({ kind, readers }) => `${kind} ${readers}`)).toEqual(moves);
  });

  test("that ignore * are not moved by it", () => {
    const ignorant = "AdsBot-Google";
    expect(followerNamed(ignorant).followsStar).toBe(false);
    expect(movesOf([], ["*"], [ignorant])).toEqual([]);
  });

  test("are told with why they read what they read", () => {
    const [move] = movesOf(["*"], ["*", "Foo"], ["Foo"]);
    expect(move?.before.reason).toMatchObject({ kind: "star", agent: { line: { number: 1 } } });
    expect(move?.after.reason).toMatchObject({ kind: "own", agent: { line: { number: 4 } } });
  });
});

const NAMES = ["*", "a", "b", "c", "d"];
const anySections: fc.Arbitrary<Names> = fc.array(
  fc.subarray(NAMES, { minLength: 1, maxLength: 3 }).map((names) => names.join(" ")),
  { maxLength: 5 },
);

/** For each name of a file all names of its group, found by looking at every section for every name. */
function namesTogether(sections: Names): ReadonlyMap<string, string> {
  const placesOf = (name: string) =>
    sections.flatMap((names, index) => (names.split(" ").includes(name) ? index : [])).join();
  const used = NAMES.filter((name) => placesOf(name) !== "");
  return new Map(
    used.map((name) => [name, used.filter((other) => placesOf(other) === placesOf(name)).join()]),
  );
}

function kindFor(before: ReadonlySet<string>, after: ReadonlySet<string>): GroupChange["kind"] {
  if (before.size === 0) return "appears";
  if (after.size === 0) return "vanishes";
  if (before.size > 1) return after.size > 1 ? "regrouped" : "merged";
  return after.size > 1 ? "split" : "renamed";
}

/** What changes, found by following names to and fro until no more come. */
function changesTried(one: Names, other: Names): readonly string[] {
  const [before, after] = [namesTogether(one), namesTogether(other)];
  const found = new Set<string>();
  for (const start of NAMES) {
    const all = new Set([start]);
    for (const name of all)
      for (const groups of [before, after])
        for (const next of groups.get(name)?.split(",") ?? []) all.add(next);
    const sides = [before, after].map(
      (groups) => new Set([...all].flatMap((name) => groups.get(name) ?? [])),
    );
    const [was = new Set(), is = new Set()] = sides;
    if ([...was].join("|") === [...is].join("|")) continue;
    found.add(`${kindFor(was, is)} ${[...was].sort().join("|")}>${[...is].sort().join("|")}`);
  }
  return [...found].sort();
}

function spelledOut(change: GroupChange): string {
  const before = "before" in change ? [change.before].flat() : [];
  const after = "after" in change ? [change.after].flat() : [];
  const names = (groups: readonly Group[]) => groups.map(namesOf).sort().join("|");
  return `${change.kind} ${names(before)}>${names(after)}`;
}

function namesOf({ agents }: Group): string {
  return NAMES.filter((name) => agents.some(({ token }) => token === name)).join();
}

describe("what is found of random files", () => {
  test("is what following every name finds, of groups", () => {
    const compare = (before: Names, after: Names) => {
      const found = changesOf(before, after).map(spelledOut).sort();
      expect(found).toEqual(changesTried(before, after));
    };
    fc.assert(fc.property(anySections, anySections, compare), {
      numRuns: runs(150),
      endOnFailure: true,
    });
  });

  test("is what asking for every name finds, of readers", () => {
    const meaningOf = ({ group, reason }: Selection) =>
      group && "agent" in reason ? `${reason.agent.token} of ${namesOf(group)}` : "none";
    const compare = (before: Names, after: Names) => {
      const files = read(before, after);
      const tried = NAMES.filter((name) => {
        const [was, is] = [files.before, files.after].map((file) =>
          meaningOf(select(file, followerNamed(name))),
        );
        return was !== is;
      });
      const found = movesOf(before, after, NAMES).flatMap(({ readers }) => readers);
      expect(found.toSorted()).toEqual(tried.toSorted());
    };
    fc.assert(fc.property(anySections, anySections, compare), {
      numRuns: runs(150),
      endOnFailure: true,
    });
  });
});
