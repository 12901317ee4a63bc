import { expect, test, vi } from "vitest";
import { Work } from "../decide/work.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { analyse } from "../parse/analysis.ts";
import { searchGroupStatus } from "./group-status-search.ts";

vi.setConfig({ testTimeout: 60_000 });

/** A group of rules with three stars each, which have little in common. */
function starred(count: number) {
  const rules = Array.from({ length: count }, (_, at) => `Disallow: /*${at % 97}*${at % 89}*x`);
  return analyse(["User-agent: *", ...rules].join("\n"), rfc9309);
}

/** In how many steps the status of all rules of the first group is found, and the kinds of what is found. */
function searched(count: number) {
  const [group] = starred(count).groups;
  if (!group) throw new Error("no group");
  const work = new Work(searchGroupStatus(group, rfc9309));
  let steps = 0;
  work.run(() => ++steps < 0);
  return { steps, statuses: work.result ?? [] };
}

test("the proofs about a file take work in proportion to its rules, however hard they are", {
  tags: "long",
}, () => {
  const [once, twice, fourfold] = [150, 300, 600].map((count) => searched(count));
  expect(twice?.steps).toBeLessThan(3 * (once?.steps ?? 0));
  expect(fourfold?.steps).toBeLessThan(3 * (twice?.steps ?? 0));
  expect(fourfold?.steps).toBeLessThan(60_000);
  // What is not decided within the limit is left open, and never called redundant.
  expect(new Set(fourfold?.statuses.map(({ redundant }) => redundant))).toEqual(
    new Set([false, true, null]),
  );
});
