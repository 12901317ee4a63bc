import fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { patternOf } from "./pattern.ts";
import { type Entry, Rulebook, type Run } from "./rulebook.ts";

type Written = readonly [allows: boolean, path: string];

function runOf(rules: readonly Written[]): Run {
  const entries: Entry[] = [];
  const run = { entries };
  for (const [line, [allows, path]] of rules.entries()) {
    const weight = path.length * 2 + (allows ? 1 : 0);
    const pattern = { ...patternOf(path), ...(!path.includes("*") && { sortsAs: path }) };
    entries.push({ run, line, allows, path, pattern, weight, derived: false });
  }
  return run;
}

/** The greatest path of each kind that is not above the URL’s path, as a sorted set has it, and the rules with stars. */
function triedBy(entries: readonly Entry[], url: string): readonly Entry[] {
  const floors = [true, false].map((allows) => {
    const sorted = entries.filter((entry) => entry.allows === allows && entry.pattern.sortsAs);
    const paths = sorted.map(({ path }) => path).filter((path) => path <= url);
    return `${allows} ${paths.sort().at(-1)}`;
  });
  return entries
    .filter(({ path, allows, pattern }) =>
      pattern.sortsAs === undefined
        ? url.startsWith("/a") && path === "/a*"
        : url.startsWith(path) && floors.includes(`${allows} ${path}`),
    )
    .toSorted((a, b) => b.weight - a.weight);
}

const path = fc
  .array(fc.constantFrom("a", "b", "/"), { maxLength: 3 })
  .map((letters) => `/${letters.join("")}`);
const rules = fc.array(fc.tuple(fc.boolean(), fc.oneof(path, fc.constant("/a*"))), {
  maxLength: 8,
});

test("of sorted rules, one of each kind is tried, also after edits and without some", () => {
  const check = (
    before: readonly (readonly Written[])[],
    at: number,
    now: readonly Written[],
    url: string,
    left: number,
  ) => {
    const runs = before.map(runOf);
    const old = new Rulebook(runs, null);
    old.strongest({ path: url, queryPath: url });
    const edited = runs.toSpliced(at % runs.length, 1, runOf(now));
    const book = new Rulebook(edited, old);
    const entries = edited.flatMap((run) => run.entries);
    const target = { path: url, queryPath: url };
    const pathsOf = (list: readonly Entry[]) => list.map(({ allows, path: p }) => [allows, p]);
    expect(pathsOf(book.matching(target))).toEqual(pathsOf(triedBy(entries, url)));
    expect(book.strongest(target)).toBe(book.matching(target)[0] ?? null);
    const without = entries.slice(left, left + 2);
    const rest = entries.filter((entry) => !without.includes(entry));
    expect(pathsOf(book.matching(target, without))).toEqual(pathsOf(triedBy(rest, url)));
  };
  fc.assert(
    fc.property(
      fc.array(rules, { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      rules,
      path,
      fc.nat(20),
      check,
    ),
    { numRuns: runs(500) },
  );
});
