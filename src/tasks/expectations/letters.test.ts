import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Expectations } from "../../core/expectations.ts";
import { expectationsSpelled, lettersOf, lettersOfUses, prepareLetters } from "./letters.ts";

const urls = ["/a", "/b", "/c"];
const crawlers = ["A", "B"];

describe("expectations in letters", () => {
  test.each<
    readonly [letters: string, cells: readonly (readonly ["allow" | "disallow", number, number])[]]
  >([
    ["", []],
    ["a", [["allow", 0, 0]]],
    ["-b", [["disallow", 0, 1]]],
    [
      "--a--b",
      [
        ["allow", 1, 0],
        ["disallow", 2, 1],
      ],
    ],
  ])("%j are %j", (letters, cells) => {
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      for (const [expected, url, crawler] of cells) expectOf(url, crawler, expected);
    });
    expect(lettersOf(expectations)).toBe(letters);
  });

  test.each([
    ["another letter", "c"],
    ["a capital letter", "A"],
    ["a line feed", "a\n"],
    ["more than there are cells", "-------"],
  ])("are none with %s", (_, letters) => {
    expect(expectationsSpelled(letters, urls, crawlers)).toBeNull();
  });

  test("have three for the uses of a cell, and leave out those at the end", () => {
    const expectations = Expectations.none(urls, crawlers).edited((expectOf) => {
      expectOf(0, 1, "allow", "input");
      expectOf(1, 0, "disallow", "training");
      expectOf(0, 0, "disallow");
    });
    expect([lettersOf(expectations), lettersOfUses(expectations)]).toEqual(["b", "----a-b"]);
  });

  test("of uses are none where there are too many or others", () => {
    expect(expectationsSpelled("", urls, crawlers, "c")).toBeNull();
    expect(expectationsSpelled("", urls, crawlers, "-".repeat(19))).toBeNull();
    expect(expectationsSpelled("", urls, crawlers, "-".repeat(18))?.hasUses).toBe(false);
  });

  test("of verdicts and of uses are read back as they were", () => {
    const letters = (most: number) =>
      fc.array(fc.constantFrom("a", "b", "-"), { maxLength: most }).map((all) => all.join(""));
    fc.assert(
      fc.property(letters(6), letters(18), (verdicts, uses) => {
        const spelled = expectationsSpelled(verdicts, urls, crawlers, uses);
        expect(spelled && [lettersOf(spelled), lettersOfUses(spelled)]).toEqual(
          [verdicts, uses].map((written) => written.replace(/-+$/, "")),
        );
      }),
    );
  });

  test("are the same in time slices", () => {
    const expectations = expectationsSpelled("ab-ba", urls, crawlers);
    if (!expectations) throw new Error("these are letters");
    let isFirst = true;
    const oneUrl = () => {
      isFirst = !isFirst;
      return isFirst;
    };
    let slices = 1;
    while (!prepareLetters(expectations, oneUrl)) slices++;
    expect(slices).toBeGreaterThan(2);
    expect(lettersOf(expectations)).toBe("ab-ba");
  });

  test("of no cell are of no table that has none", () => {
    expect(expectationsSpelled("", [], [])?.count).toBe(0);
    expect(expectationsSpelled("a", urls, [])).toBeNull();
  });

  test("are spelled as they were, but for what is left out at the end", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("a", "b", "-"), { maxLength: 6 }), (written) => {
        const letters = written.join("");
        const spelled = expectationsSpelled(letters, urls, crawlers);
        expect(spelled && lettersOf(spelled)).toBe(letters.replace(/-+$/, ""));
      }),
      { endOnFailure: true },
    );
  });
});
