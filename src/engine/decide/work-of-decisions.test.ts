import { describe, expect, test } from "vitest";
import { dialects } from "../dialects/index.ts";
import { pythonRfc9309 } from "../dialects/python-rfc9309.ts";
import { analyse } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import { weigh, weighing } from "./decision.ts";

const letters = "a".repeat(8000);

/** Files that are made to be slow, and a URL for them. */
const files: readonly (readonly [about: string, rules: readonly string[]])[] = [
  ["2,000 rules of 30 stars", many(2000, (number) => `/${"*a".repeat(30)}${number}`)],
  ["2,000 rules of 30 stars and an end", many(2000, (number) => `/${"*a".repeat(30)}${number}$`)],
  ["20,000 rules that match", many(20_000, (number) => `/${"a".repeat(1 + (number % 40))}`)],
];

function many(count: number, path: (number: number) => string): readonly string[] {
  return Array.from({ length: count }, (_, at) => `${at % 2 ? "Allow" : "Disallow"}: ${path(at)}`);
}

function groupOf(rules: readonly string[], dialect: Dialect) {
  const group = analyse(`User-agent: *\n${rules.join("\n")}\n`, dialect).groupNamed("*");
  if (!group) throw new Error("there is no group");
  return group;
}

/** A slice is about 0.2 ms, so this is 50 ms. */
const MOST_SLICES = 250;

describe("a decision takes no more than 50 ms, counted in slices of work,", () => {
  test.each(files)("on %s", (_, rules) => {
    for (const dialect of dialects) {
      if (dialect.fileLimit) continue;
      const search = weighing(groupOf(rules, dialect), dialect, dialect.targetOf(`/${letters}`));
      let slices = 0;
      while (!search.advance(() => true)) slices++;
      expect([dialect.id, slices < MOST_SLICES]).toEqual([dialect.id, true]);
    }
  });

  test("and of thousands of rules only the strongest are compared", () => {
    let compared = 0;
    const counting: Dialect = {
      ...pythonRfc9309,
      settle(matching, target) {
        compared = matching.length;
        return pythonRfc9309.settle?.(matching, target) ?? { kind: "decided", rule: matching[0] };
      },
    };
    const [, , [, rules] = ["", []]] = files;
    const decision = weigh(groupOf(rules, counting), counting, counting.targetOf(`/${letters}`));
    expect(decision).not.toBeNull();
    expect(compared).toBe(500);
  });
});

test("a rule as long as the largest file stops no parser", () => {
  const path = `/${"a".repeat(2 ** 24)}`;
  for (const dialect of dialects) expect(dialect.patternOf(path).octets).toBe(path.length);
});
