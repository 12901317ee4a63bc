// @module-tag long
import { describe, expect, test } from "vitest";
import { google } from "../dialects/google.ts";
import { heritrix } from "../dialects/heritrix.ts";
import { dialects } from "../dialects/index.ts";
import { protego } from "../dialects/protego.ts";
import { protego07 } from "../dialects/protego-0.7.ts";
import { pythonRfc9309 } from "../dialects/python-rfc9309.ts";
import { wwwRobotrules } from "../dialects/www-robotrules.ts";
import type { Pattern } from "../match/pattern.ts";
import { analyse } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import { isOpen, weigh, weighing } from "./decision.ts";

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
      const reader = { ...dialect, fileLimit: null };
      const search = weighing(groupOf(rules, reader), reader, reader.targetOf(`/${letters}`));
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

/** Rules that took a parser more than 50 ms when each of 20,000 was read again and again. */
const rewritten: readonly (readonly [about: string, path: (number: number) => string])[] = [
  ["percent-encodings", (number) => `/%61%2F%c3%a9${number}%20x`],
  ["percent-encodings, stars and an end", (number) => `/*%61%2F%c3%a9${number}%20x$`],
  ["dollars", (number) => `/p$${number}$`],
  ["stars and an end", (number) => `/*${number}z$`],
  ["queries", (number) => `/path${number}/x?b=${number}&a=1`],
  ["other scripts", (number) => `/страница/${number}/é`],
  ["absolute URLs", (number) => `https://example.com/p${number}`],
];

describe("the first decision of a group", () => {
  test.each(rewritten)("looks at each character of %s a limited number of times", (_, path) => {
    for (const dialect of dialects) {
      for (const count of [500, 2000]) {
        const rules = many(count, path);
        const most = MOST_LOOKS * rules.join("\n").length;
        expect([dialect.id, looksAt(rules, dialect) < most]).toEqual([dialect.id, true]);
      }
    }
  });

  test.each(rewritten)("makes the patterns for all later ones: %s", (_, path) => {
    for (const dialect of dialects) {
      let made = 0;
      const counting: Dialect = {
        ...dialect,
        patternOf(text) {
          made++;
          return dialect.patternOf(text);
        },
      };
      const group = groupOf(many(1000, path), counting);
      weigh(group, counting, counting.targetOf("/other"));
      const afterFirst = made;
      // Some dialects read a rule in two ways, and some ignore Allow. Some obey a rule of their own instead of so many.
      const least = dialect.grouping.overridingRule ? 0 : 500;
      expect([dialect.id, afterFirst >= least && afterFirst <= 2000]).toEqual([dialect.id, true]);
      for (let url = 0; url < 20; url++) weigh(group, counting, counting.targetOf(`/${url}`));
      expect([dialect.id, made]).toEqual([dialect.id, afterFirst]);
    }
  });

  test.each(rewritten)("and the next of very many rules decide as later ones: %s", (_, path) => {
    const rules = ["Disallow: /found", "Allow: /found/é", ...many(17_000, path)];
    for (const dialect of [google, heritrix, protego, protego07, pythonRfc9309]) {
      const group = groupOf(rules, dialect);
      const urls = ["/other", "/found%21", "/found/%C3%A9/x", `/${letters}`, "/found/e"];
      const linesFor = (url: string) => {
        const decision = weigh(group, dialect, dialect.targetOf(url));
        if (!decision || isOpen(decision)) return null;
        expect(group.rules).toContain(group.ruleOf(decision));
        return group.numberOf(decision);
      };
      const first = urls.map(linesFor);
      expect(first).not.toEqual(urls.map(() => null));
      for (let again = 0; again < 3; again++) expect(urls.map(linesFor)).toEqual(first);
    }
  });

  test("reads the site of a rule only where the path matches", () => {
    let sites = 0;
    const counting: Dialect = {
      ...wwwRobotrules,
      patternOf(text) {
        const pattern = wwwRobotrules.patternOf(text);
        const isAbout: Pattern["isAbout"] = (site) => {
          sites++;
          return pattern.isAbout?.(site) ?? true;
        };
        return { ...pattern, isAbout };
      },
    };
    const group = groupOf(
      many(1000, (number) => `https://example.com/p${number}`),
      counting,
    );
    const decided = weigh(group, counting, counting.targetOf("https://example.com/p998"));
    expect(decided).not.toBeNull();
    expect(sites).toBeLessThan(10);
  });
});

/** By character. The most are for Protego, which reads a rule twice where it ends in `$`. */
const MOST_LOOKS = 50;

/** How many characters the first decision looks at: one for each charCodeAt, and the whole text for each search, test or replacement. */
function looksAt(rules: readonly string[], dialect: Dialect): number {
  const group = groupOf(rules, dialect);
  const target = dialect.targetOf("/some/path?x=1");
  const strings = methodsOf(String.prototype, SEARCHES);
  let looks = 0;
  for (const [name, search] of Object.entries(strings))
    patch(String.prototype, name, function (this: unknown, ...given) {
      looks += name === "charCodeAt" ? 1 : String(this).length;
      return Reflect.apply(search, this, given);
    });
  const tests = methodsOf(RegExp.prototype, ["test", "exec"]);
  for (const [name, search] of Object.entries(tests))
    patch(RegExp.prototype, name, function (this: unknown, ...given) {
      looks += String(given[0]).length;
      return Reflect.apply(search, this, given);
    });
  try {
    weigh(group, dialect, target);
  } finally {
    for (const [name, search] of Object.entries(strings)) patch(String.prototype, name, search);
    for (const [name, search] of Object.entries(tests)) patch(RegExp.prototype, name, search);
  }
  return looks;
}

type Method = (this: unknown, ...given: unknown[]) => unknown;
type Methods = Readonly<Record<string, Method>>;

const SEARCHES = ["charCodeAt", "indexOf", "lastIndexOf", "includes", "search", "split", "replace"];

function methodsOf(prototype: object, names: readonly string[]): Methods {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(prototype, name)]));
}

function patch(prototype: object, name: string, value: Method): void {
  Object.defineProperty(prototype, name, { value, writable: true, configurable: true });
}

test("a rule as long as the largest file stops no parser", () => {
  const path = `/${"a".repeat(2 ** 24)}`;
  for (const dialect of dialects) expect(dialect.patternOf(path).octets).toBe(path.length);
});
