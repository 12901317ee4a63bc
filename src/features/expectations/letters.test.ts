import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Expectations } from "../../core/expectations.ts";
import { expectationsSpelled, lettersOf, prepareLetters } from "./letters.ts";

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
