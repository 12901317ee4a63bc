import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import type { Site } from "../url/scope.ts";
import { matches, NOTHING, type Pattern, patternOf } from "./pattern.ts";
import { RuleIndex } from "./rule-index.ts";
import type { Entry, Search, Target } from "./search.ts";

/** An index that was asked often enough to use its keys; the first searches go through all entries. */
function wellAsked<E extends Entry>(list: readonly E[]): RuleIndex<E> {
  const index = new RuleIndex(list);
  for (let search = 0; search < 12; search++) index.strongest(targetOf("/"));
  return index;
}

interface Named extends Entry {
  readonly name: string;
}

const here: Site = { scheme: "https", host: "here", port: 443 };
const letters = fc.constantFrom("a", "a", "b", "/", "/", ".", "?", "=", "%", "A", "é", "界");
const text = fc.string({ unit: letters, maxLength: 9 });
const paths = text.map((rest) => `/${rest}`);
const rulePath = fc
  .tuple(fc.constantFrom("/", "/", "/", ""), fc.array(text, { maxLength: 4 }))
  .map(([start, pieces]) => start + pieces.join("*"));
const patterns: fc.Arbitrary<Pattern> = fc
  .record({
    path: fc.tuple(rulePath, fc.constantFrom("", "", "$", "*", "*$")),
    inQuery: fc.boolean(),
    firstFit: fc.constantFrom(undefined, undefined, true),
    about: fc.constantFrom(undefined, undefined, "here", "there"),
  })
  .map(({ path, inQuery, firstFit, about }) => ({
    ...patternOf(path.join("")),
    inQuery,
    ...(firstFit ? { firstFit } : {}),
    ...(about ? { isAbout: (site: Site) => site.host === about } : {}),
  }));
const entries = fc
  .array(
    fc.record({
      pattern: fc.oneof(
        { weight: 9, arbitrary: patterns },
        { weight: 1, arbitrary: fc.constant(NOTHING) },
      ),
      weight: fc.oneof(fc.nat(4), fc.constantFrom(-1, 0.5, Infinity)),
      copies: fc.constantFrom(1, 1, 1, 1, 7),
    }),
    { maxLength: 60, size: "max" },
  )
  .map((list) =>
    list.flatMap(({ copies, ...entry }, number) =>
      Array.from({ length: copies }, (_, copy): Named => ({ ...entry, name: `${number}.${copy}` })),
    ),
  );
const targets: fc.Arbitrary<Target> = fc
  .record({
    path: paths,
    queryPath: fc.option(paths),
    site: fc.option(fc.constant(here)),
    // Long enough for a search to come to the end of a slice.
    times: fc.constantFrom(1, 1, 1, 1, 1, 4000),
  })
  .map(({ path, queryPath, site, times }) => ({
    path: path.repeat(times),
    queryPath: (queryPath ?? path).repeat(times),
    ...(site ? { site } : {}),
  }));
const deaths = fc.constantFrom(
  undefined,
  undefined,
  ({ name }: Named) => name.endsWith("0"),
  ({ name }: Named) => !name.endsWith("3"),
);

function isMatch(pattern: Pattern, { path, queryPath, site }: Target): boolean {
  const isAbout = !site || !pattern.isAbout || pattern.isAbout(site);
  return isAbout && (pattern.inQuery ? matches(pattern, queryPath) : matches(pattern, path));
}

/** Every entry that matches, the strongest first, found by trying each. */
function slowly<E extends Entry>(
  list: readonly E[],
  target: Target,
  isDead: (entry: E) => boolean = () => false,
): readonly E[] {
  return list
    .filter((entry) => isMatch(entry.pattern, target) && !isDead(entry))
    .toSorted((a, b) => (a.weight === b.weight ? 0 : b.weight - a.weight));
}

/** The answer of a search that is interrupted whenever that is possible, and how often it was. */
function interrupted<Found>(search: Search<Found>) {
  let times = 0;
  while (!search.advance(() => true)) times++;
  return { found: search.found, times };
}

const entry = (path: string): Named => ({
  pattern: patternOf(path),
  weight: patternOf(path).octets,
  name: path,
});
const targetOf = (path: string): Target => ({ path, queryPath: path });
const strongestOf = (list: readonly Named[], path: string) =>
  wellAsked(list).strongest(targetOf(path))?.name;

describe("RuleIndex", () => {
  test("finds what trying every entry finds, for one URL after the other", () => {
    const questions = fc.array(fc.tuple(targets, deaths), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(entries, questions, (list, asked) => {
        for (const index of [new RuleIndex(list), wellAsked(list)])
          for (const [target, isDead] of asked) {
            const reference = slowly(list, target, isDead);
            expect(index.strongest(target, isDead)).toBe(reference[0] ?? null);
            expect(index.matching(target, isDead)).toEqual(reference);
          }
      }),
      { numRuns: runs(120) },
    );
  });

  test("finds the same however often it is interrupted, and by whichever other search", () => {
    const indexes = fc.constantFrom(wellAsked, (list: readonly Named[]) => new RuleIndex(list));
    fc.assert(
      fc.property(entries, indexes, targets, targets, deaths, (list, of, target, other, isDead) => {
        const index = of(list);
        const best = index.search(target, isDead);
        const all = index.searchAll(target, isDead);
        const elsewhere = index.search(other);
        const searches = [best, all, elsewhere];
        let going = searches;
        while (going.length > 0) going = going.filter((search) => !search.advance(() => true));
        const reference = slowly(list, target, isDead);
        expect(best.found).toBe(reference[0] ?? null);
        expect(all.found).toEqual(reference);
        expect(elsewhere.found).toBe(slowly(list, other)[0] ?? null);
        expect(searches.every((search) => search.advance(() => true))).toBe(true);
      }),
      { numRuns: runs(60) },
    );
  });

  test("finds nothing where there is nothing", () => {
    const index = wellAsked<Entry>([]);
    expect(index.strongest(targetOf("/"))).toBeNull();
    expect(index.matching(targetOf("/"))).toEqual([]);
    const ofNothing = wellAsked([{ pattern: NOTHING, weight: 0 }]);
    expect(ofNothing.strongest(targetOf(""))).toBeNull();
  });

  test.each([[1], [100]])("finds the first of %i stars", (count) => {
    const list = Array.from({ length: count }, (_, number) => ({
      ...entry("*"),
      name: `${number}`,
    }));
    expect(strongestOf(list, "/")).toBe("0");
    expect(strongestOf(list, "")).toBe("0");
  });

  test.each([[10], [63], [64], [65], [200], [700]])(
    "finds the longest of many prefixes, of %i letters and of fewer",
    (longest) => {
      const numbers = Array.from({ length: 400 }, (_, number) => number).join("/");
      const begin = (length: number) => numbers.slice(0, length);
      const prefixes = Array.from({ length: longest + 1 }, (_, length) => entry(begin(length)));
      const index = wellAsked([...prefixes, ...Array.from({ length: 30 }, () => entry("/b"))]);
      for (const length of [0, 1, longest - 1, longest, longest + 1, 1000]) {
        const octets = Math.min(length, longest);
        expect(index.strongest(targetOf(begin(length)))?.weight).toBe(octets);
        expect(index.matching(targetOf(begin(length)))).toHaveLength(octets + 1);
      }
    },
  );

  test("finds a text wherever it stands in a long URL", () => {
    const list = [
      entry("/*wxyz"),
      ...Array.from({ length: 30 }, (_, number) => entry(`/*${number}b`)),
    ];
    const index = wellAsked(list);
    for (let before = 1; before < 2100; before += 5) {
      const url = `/${"a".repeat(before)}wxyz${"a".repeat(9)}`;
      expect(index.strongest(targetOf(url))?.name).toBe("/*wxyz");
      expect(index.strongest(targetOf(url.replace("x", "-")))).toBeNull();
    }
  });

  test("takes the rule that is longest, wherever its text stands", () => {
    const fillers = Array.from({ length: 100 }, (_, number) => entry(`/filler/${number}`));
    const list = [entry("/"), entry("/*.pdf$"), entry("/a/"), entry("/*?*id="), ...fillers];
    expect(strongestOf(list, "/")).toBe("/");
    expect(strongestOf(list, "/a/b")).toBe("/a/");
    expect(strongestOf(list, "/a/b.pdf")).toBe("/*.pdf$");
    expect(strongestOf(list, "/a/b.pdf?x")).toBe("/a/");
    expect(strongestOf(list, "/a/b.pdf?x&id=1")).toBe("/*?*id=");
    expect(strongestOf(list, "/filler/77")).toBe("/filler/77");
    expect(strongestOf(list, "filler")).toBeUndefined();
  });
});

describe("RuleIndex of 20,000 rules that are made to be slow", { tags: "long" }, () => {
  const count = 20_000;
  const letter = (number: number) => String.fromCharCode(97 + (number % 26));
  const many = (path: (number: number) => string) =>
    Array.from({ length: count }, (_, number) => ({ ...entry(path(number)), name: `${number}` }));
  const stars = (number: number) =>
    `/${Array.from({ length: 8 }, (_, place) => `*${letter(number * (place + 3) + place * place)}`).join("")}`;
  const alphabet = Array.from({ length: 26 }, (_, number) => letter(number)).join("");

  test.each([
    ["eight stars", many(stars)],
    ["one segment in all of them", many((number) => `/*/abcdefghijklmno/*${number}`)],
    ["one rule, again and again", many(() => "/*a*b*$")],
    [
      "grams that share a key",
      many((number) => `/*${String.fromCharCode(0x161 + 256 * (number % 200))}`),
    ],
  ])("finds what trying every entry finds: %s", (_, list) => {
    const urls = [
      "/",
      "/zyx",
      `/${alphabet}`,
      `/${alphabet.repeat(9)}`,
      `/${alphabet.repeat(60)}/abcdefghijklmno/1/19\u0461\u0261`,
      "/x/abcdefghijklmno/1/19999",
    ];
    for (const target of urls.map(targetOf)) {
      const reference = slowly(list, target);
      for (const index of [new RuleIndex(list), wellAsked(list)]) {
        expect(index.strongest(target)).toBe(reference[0] ?? null);
        expect(index.matching(target)).toEqual(reference);
      }
    }
  });

  test("can be interrupted at a URL of 100 KB, before every few rules", () => {
    const list = many((number) => `/*a*a*${number}`);
    const { found, times } = interrupted(
      wellAsked(list).search(targetOf(`/${"a0".repeat(50_000)}`)),
    );
    expect(found?.name).toBe("0");
    expect(times).toBeGreaterThan(5);
  });

  test("looks once for each key, however often the URL has it", () => {
    const list = many((number) => `/*aaaa*${number}b`);
    const index = wellAsked(list.slice(0, 300));
    expect(interrupted(index.search(targetOf(`/${"a".repeat(100_000)}`))).times).toBeLessThan(500);
  });
});
