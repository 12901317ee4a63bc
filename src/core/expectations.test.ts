import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Expectations, type Expected } from "./expectations.ts";

const table = Expectations.none(["/a", "/b", "/c"], ["Googlebot", "GPTBot"]);
const some = table.edited((set) => {
  set(0, 0, "allow");
  set(1, 1, "disallow");
  set(2, 0, "disallow");
});

/** Every cell as a text, a line for each URL. */
function shown(expectations: Expectations): string {
  const { urls, crawlers } = expectations;
  return urls
    .map((url, row) => [url, ...crawlers.map((_, at) => expectations.at(row, at) ?? "-")].join(" "))
    .join("\n");
}

describe("the expectations of a table", () => {
  test("are none at first", () => {
    expect(table.count).toBe(0);
    expect(table.at(0, 0)).toBeNull();
  });

  test("are set by cell and counted by crawler", () => {
    expect(shown(some)).toBe("/a allow -\n/b - disallow\n/c disallow -");
    expect([some.count, some.countOf(0), some.countOf(1)]).toEqual([3, 2, 1]);
  });

  test("are another object when edited, and the one before stays as it was", () => {
    const fewer = some.edited((set) => set(0, 0, null));
    expect(fewer.at(0, 0)).toBeNull();
    expect(some.at(0, 0)).toBe("allow");
    expect(fewer.countOf(0)).toBe(1);
  });

  test("are of no cell outside the table", () => {
    const same = some.edited((set) => {
      set(3, 0, "allow");
      set(0, 2, "allow");
    });
    expect(shown(same)).toBe(shown(some));
  });

  test("are the same object for the same table", () => {
    expect(some.forTable(some.urls, some.crawlers)).toBe(some);
  });

  test("go with a URL or crawler that moves, and away with one that is removed", () => {
    expect(shown(some.forTable(["/c", "/a"], ["GPTBot", "Googlebot"]))).toBe(
      "/c - disallow\n/a - allow",
    );
  });

  test("stay with a URL that is written otherwise, and with a crawler in other case", () => {
    expect(shown(some.forTable(["/a", "/b2", "/c"], ["googlebot", "GPTBot"]))).toBe(
      "/a allow -\n/b2 - disallow\n/c disallow -",
    );
  });

  test("are none of what is added", () => {
    expect(shown(some.forTable(["/new", "/a"], ["Googlebot", "CCBot"]))).toBe(
      "/new - -\n/a allow -",
    );
  });

  test("survive being moved about like a map by URL and crawler does", () => {
    const names = fc.uniqueArray(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 4 });
    const cell = fc.tuple(fc.nat(3), fc.nat(3), fc.constantFrom<Expected | null>("allow", null));
    fc.assert(
      fc.property(names, names, names, names, fc.array(cell), (urls, bots, others, more, cells) => {
        // Of one length a name may stand for another, which is tested above.
        fc.pre(urls.length !== others.length && bots.length !== more.length);
        const before = Expectations.none(urls, bots).edited((set) => {
          for (const [url, bot, expected] of cells) set(url, bot, expected);
        });
        const after = before.forTable(others, more);
        for (const [row, url] of others.entries())
          for (const [at, bot] of more.entries())
            expect(after.at(row, at)).toBe(before.at(urls.indexOf(url), bots.indexOf(bot)));
      }),
      { endOnFailure: true },
    );
  });
});
