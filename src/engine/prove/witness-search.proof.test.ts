// @module-tag long
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differ } from "../../../test/engine/differ.ts";
import { leaveOpen } from "../../../test/engine/leaves-open.ts";
import { runs } from "../../../test/runs.ts";
import { judge } from "../decide/decide.ts";
import type { Verdict } from "../decide/verdict.ts";
import { Work } from "../decide/work.ts";
import { dialectNamed, dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { analyse } from "../parse/analysis.ts";
import type { Dialect, DialectId } from "../parse/dialect.ts";
import { urlOf } from "../url/url.ts";
import { LIMITS } from "./counterexample-search.ts";
import { RuleStatusSearch } from "./rule-status-search.ts";
import { findWitness } from "./witness-search.ts";

type Rules = readonly string[];

/** The group of these rules, and what it says of a path on a site. */
function read(rules: Rules, dialect: Dialect) {
  const analysis = analyse(["User-agent: *", ...rules, ""].join("\n"), dialect);
  const group = analysis.groupNamed("*");
  return { group, on: (path: string) => judge(analysis, group, urlOf(path)) };
}

function readerOf({ readAs }: { readonly readAs?: DialectId }): Dialect {
  return dialectNamed(readAs ?? "") ?? rfc9309;
}

/** What is found of two groups: "equal", "undecided" or the path. `readAs` left out: RFC 9309. */
interface Row {
  readonly about: string;
  readonly readAs?: DialectId;
  readonly before: Rules;
  readonly after: Rules;
  readonly answer: string;
}

const rows: readonly Row[] = [
  {
    // In Python a rule without a path allows, and one whose path comes to nothing forbids.
    about: "rules that match the same and say the contrary",
    readAs: "python",
    before: ["Disallow:"],
    after: ["Disallow: //?"],
    answer: "/",
  },
  {
    about: "rules in another order, where the longest decides",
    before: ["Disallow: /a", "Allow: /a/b"],
    after: ["Allow: /a/b", "Disallow: /a"],
    answer: "equal",
  },
  {
    about: "rules in another order, where the first decides",
    readAs: "draft-1996",
    before: ["Disallow: /a", "Allow: /a/b"],
    after: ["Allow: /a/b", "Disallow: /a"],
    answer: "/a/b",
  },
  {
    about: "a rule within another",
    before: ["Disallow: /a", "Disallow: /a/b"],
    after: ["Disallow: /a"],
    answer: "equal",
  },
  {
    about: "a rule within another, with an exception that it overrules",
    before: ["Disallow: /a", "Disallow: /a/private", "Allow: /a/*.css"],
    after: ["Disallow: /a", "Allow: /a/*.css"],
    answer: "/a/private.css",
  },
  {
    about: "a pattern that several others cover only together",
    before: ["Disallow: /a$", "Disallow: /a*/", "Disallow: /a/$", "Disallow: /a/*$"],
    after: ["Disallow: /a$", "Disallow: /a*/"],
    answer: "equal",
  },
  {
    about: "an exception to what is not forbidden",
    before: ["Disallow: /a", "Allow: /b"],
    after: ["Disallow: /a"],
    answer: "equal",
  },
  {
    about: "another spelling of an escape",
    before: ["Disallow: /%7Ea%2fb"],
    after: ["Disallow: /~a%2Fb"],
    answer: "equal",
  },
  {
    about: "a slash in a query, and its escape (RFC 9309 2.2.2, table)",
    before: ["Disallow: /*?*%2F"],
    after: ["Disallow: /*?*/"],
    answer: "equal",
  },
  {
    about:
      "a rule that spells out the query, which sees an escaped slash as one, and a rule that does not",
    before: ["Disallow: /?*/b", "Disallow: /*/b"],
    after: ["Disallow: /*/b"],
    answer: "/?%2Fb",
  },
  {
    about: "letters that are not ASCII",
    before: ["Disallow: /é"],
    after: [],
    answer: "/%C3%A9",
  },
  {
    about: "letters that are not ASCII, where octets are decoded together",
    readAs: "protego",
    before: ["Disallow: /é"],
    after: [],
    answer: "/%C3%A9",
  },
  {
    about: "a percent sign, where escapes are decoded",
    readAs: "python",
    before: ["Disallow: /100%25"],
    after: [],
    answer: "/100%25",
  },
  {
    about: "a space, which no URL has, where texts are compared as they are",
    readAs: "google",
    before: ["Disallow: /a b"],
    after: [],
    answer: "equal",
  },
  {
    about: "robots.txt itself, which may be fetched whatever the rules say",
    before: ["Disallow: /robots.txt$"],
    after: [],
    answer: "equal",
  },
  {
    about: "robots.txt itself, where rules forbid that too",
    readAs: "google",
    before: ["Disallow: /robots.txt$"],
    after: [],
    answer: "/robots.txt",
  },
  {
    about: "a path that begins with two slashes, where no other will do",
    before: ["Disallow: //a"],
    after: [],
    answer: "//a",
  },
  {
    about: "a path that begins with two slashes, where only an escape spells it",
    readAs: "python-rfc9309",
    before: ["Disallow: //$"],
    after: [],
    answer: "/%2F",
  },
  {
    about: "a path that begins with two slashes, before another escape",
    readAs: "python-rfc9309",
    before: ["Disallow: /%2F%20"],
    after: [],
    answer: "/%2F%20",
  },
  {
    about: "a question mark at the end, where an empty query is lost, and an escape is not",
    readAs: "heritrix",
    before: ["Disallow: /*?$"],
    after: [],
    answer: "/%3F",
  },
  {
    about: "a question mark before more, where an empty query is lost",
    readAs: "heritrix",
    before: ["Disallow: /*?"],
    after: [],
    answer: "/?x",
  },
  {
    about: "a URL without a path, which begins with its query",
    readAs: "protego",
    before: ["Disallow: ?"],
    after: [],
    answer: "https://example.com?x",
  },
  {
    about: "a rule for every path, and a rule for every URL",
    readAs: "protego",
    before: ["Disallow: /"],
    after: ["Disallow: *"],
    answer: "https://example.com?x",
  },
  {
    about: "a URL without a path, where rules are prefixes",
    readAs: "python",
    before: ["Disallow: ?a"],
    after: [],
    answer: "https://example.com?a",
  },
  {
    about: "a URL without a path, in whose query an escape begins a fragment",
    readAs: "python",
    before: ["Disallow: %23a"],
    after: [],
    answer: "https://example.com?%23a",
  },
  {
    about: "a URL without a path, which is read as one with a slash",
    before: ["Disallow: /"],
    after: ["Disallow: *"],
    answer: "equal",
  },
  {
    about: "a segment that URLs are rid of (URL Standard)",
    readAs: "robots-parser",
    before: ["Disallow: /.."],
    after: [],
    answer: "/..x",
  },
  {
    about: "stars alone, and an anchor",
    before: ["Disallow: /*a*b*$"],
    after: ["Disallow: /*a*b"],
    answer: "equal",
  },
  {
    about: "a verdict that is left open",
    readAs: "google-2019",
    before: ["Allow: /page", "Disallow: /*.htm"],
    after: ["Allow: /page", "Disallow: /*.htm", "Disallow: /page.htm"],
    answer: "/page.htm",
  },
  {
    about: "rules of which the place of the match decides, and none matches a difference",
    readAs: "python-rfc9309",
    before: ["Disallow: /a", "Allow: a"],
    after: ["Disallow: /a"],
    answer: "equal",
  },
  {
    about: "rules of which the place of the match decides, where a difference is not found",
    readAs: "python-rfc9309",
    before: ["Disallow: /*a", "Disallow: /*a*a"],
    after: ["Disallow: /*a"],
    answer: "undecided",
  },
];

describe("two groups", () => {
  test.each(rows)("are told apart, or proven equal: $about", (row) => {
    const dialect = readerOf(row);
    const found = differ(read(row.before, dialect).group, read(row.after, dialect).group, dialect);
    expect(found.kind === "differs" ? found.path : found.kind).toBe(row.answer);
  });

  test("are left open where the limit is reached", () => {
    const one = read(["Disallow: /*a*b*c", "Disallow: /*d*e*f"], rfc9309).group;
    expect(differ(one, null, rfc9309, { states: 2 })).toEqual({ kind: "undecided" });
  });

  test("are told apart in time slices as at once", () => {
    const [one, other] = [["Disallow: /a*b*c"], ["Disallow: /a*c*b"]].map(
      (rules) => read(rules, rfc9309).group,
    );
    const search = new Work(findWitness(one ?? null, other ?? null, rfc9309, LIMITS));
    let [slices, asked] = [0, 0];
    while (!search.run(() => ++asked % 2 === 0)) slices++;
    expect(slices).toBeGreaterThan(3);
    expect(search.result).toEqual(differ(one ?? null, other ?? null, rfc9309));
  });
});

/** A rule among others, and what it is good for. */
interface StatusRow {
  readonly about: string;
  readonly readAs?: DialectId;
  readonly rules: Rules;
  /** By rule: a path that it decides, or the numbers of the lines that shadow it; and whether it is redundant. */
  readonly statuses: readonly (readonly [
    liveness: string | readonly number[],
    redundant: boolean | null,
  ])[];
}

const statusRows: readonly StatusRow[] = [
  {
    about: "what decides, and what only says the same again",
    rules: ["Disallow: /a", "Disallow: /a/b", "Allow: /a/b/c"],
    statuses: [
      ["/a", false],
      ["/a/b", true],
      ["/a/b/c", false],
    ],
  },
  {
    about: "a rule that stands there twice",
    rules: ["Disallow: /a", "Disallow: /a"],
    statuses: [
      ["/a", true],
      [[2], true],
    ],
  },
  {
    about: "Disallow beside Allow of the same path",
    rules: ["Disallow: /a", "Allow: /a"],
    statuses: [
      [[3], true],
      ["/a", false],
    ],
  },
  {
    about: "what comes too late, where the first decides",
    readAs: "python",
    rules: ["Disallow: /a", "Allow: /a/b"],
    statuses: [
      ["/a", false],
      [[2], true],
    ],
  },
  {
    about: "a rule that one shadows alone, whatever else is stronger",
    rules: ["Disallow: /a", "Allow: /a$", "Disallow: /a*"],
    statuses: [
      [[4], true],
      ["/a", false],
      ["/ax", true],
    ],
  },
  {
    about: "a rule that matches no URL",
    rules: ["Disallow: a", "Disallow:"],
    statuses: [
      [[], true],
      [[], true],
    ],
  },
  {
    about: "a second reading of a line, which it decides by",
    readAs: "google",
    rules: ["Disallow: /", "Allow: /a/index.html"],
    statuses: [
      ["/", false],
      ["/a/", false],
    ],
  },
  {
    about: "a rule that replaces all others, which count without it",
    readAs: "wget2",
    rules: ["Disallow: /a", "Disallow:"],
    statuses: [["/", null]],
  },
];

function ruleStatusesOf(rules: Rules, dialect: Dialect) {
  const { group } = read(rules, dialect);
  if (!group) return [];
  const search = new Work(new RuleStatusSearch(group, dialect).steps());
  expect(search.run(() => false)).toBe(true);
  return search.result ?? [];
}

describe("the status of rules", () => {
  test.each(statusRows)("are $about", (row) => {
    const statuses = ruleStatusesOf(row.rules, readerOf(row)).map(({ liveness, redundant }) => {
      if (liveness.kind === "dead")
        return [liveness.shadowedBy.map(({ line }) => line.number), redundant];
      return [liveness.kind === "decides" ? liveness.path : liveness.kind, redundant];
    });
    expect(statuses).toEqual(row.statuses);
  });
});

const LETTERS = [..."/ab*$?"];
const LONGEST = 5;
const paths = everyPath();

/** The shortest first, but those that begin with two slashes last (see Distinction). */
function everyPath(): readonly string[] {
  let layer = ["/"];
  const all = [...layer];
  for (let length = 2; length <= LONGEST; length++) {
    layer = layer.flatMap((path) => LETTERS.map((letter) => path + letter));
    all.push(...layer);
  }
  const isSecond = (path: string) => path.startsWith("//");
  return [...all.filter((path) => !isSecond(path)), ...all.filter(isSecond)];
}

/** Where a path would stand among all, also those that are not tried: those that begin with two slashes last, and the shortest first. */
function rankOf(path: string): number {
  return path.startsWith("//") ? path.length + 1_000 : path.length;
}

/** Whether trying all, of some letters, finds nothing shorter. */
function expectShortest(path: string, tried: string | undefined) {
  if (tried) expect([path, rankOf(path)]).toEqual([path, Math.min(rankOf(path), rankOf(tried))]);
}

const anyPath = fc.oneof(
  {
    weight: 8,
    arbitrary: fc
      .array(fc.constantFrom("/", "a", "b", "*", "$", "?"), { maxLength: 4 })
      .map((letters) => `/${letters.join("")}`),
  },
  fc.constantFrom("", "*", "*a", "a", "*$", "$", "//", "/*/b$", "/%61*%3F", "/?*%2Fa", "/*%2Fb"),
);
const anyRule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), anyPath)
  .map(([field, path]) => `${field}: ${path}`);
const anyRules: fc.Arbitrary<Rules> = fc.array(anyRule, { maxLength: 6 });
const anyPair: fc.Arbitrary<readonly [Rules, Rules]> = fc.oneof(
  fc.tuple(anyRules, anyRules),
  fc
    .tuple(anyRules, anyRule, fc.nat(5))
    .map(([rules, rule, at]) => [rules, rules.toSpliced(at, 1, rule)] as const),
  fc.tuple(anyRules, fc.nat(5)).map(([rules, at]) => [rules, rules.toSpliced(at, 1)] as const),
  fc.tuple(anyRules, anyRule).map(([rules, rule]) => [rules, [rule, ...rules]] as const),
  anyRules.map((rules) => [rules, rules.toReversed()] as const),
);

const byTitle = dialects.map((dialect) => [dialect.title, dialect] as const);

/** Whether a verdict is by the rule in this line, or left open between it and another. */
function countsIn(number: number): (verdict: Verdict) => boolean {
  return ({ ground }) => {
    if (ground.kind === "rule") return ground.rule.line.number === number;
    const open = ground.kind === "open" ? [ground.allow, ground.disallow] : [];
    return open.some(({ line }) => line.number === number);
  };
}

describe("what is found among short paths", () => {
  test.each(byTitle)("is what trying all finds, for two groups by %s", (_, dialect) => {
    const compare = ([one, other]: readonly [Rules, Rules]) => {
      const [before, after] = [read(one, dialect), read(other, dialect)];
      const isWitness = (path: string) => before.on(path).outcome !== after.on(path).outcome;
      const found = differ(before.group, after.group, dialect);
      const tried = paths.find(isWitness);
      if (found.kind === "equal") expect(tried).toBeUndefined();
      if (found.kind === "undecided") expect(leaveOpen).toContain(dialect.id);
      if (found.kind !== "differs") return;
      expect(isWitness(found.path)).toBe(true);
      expect(found.before).toBe(before.on(found.path).outcome);
      expect(found.after).toBe(after.on(found.path).outcome);
      if (!leaveOpen.has(dialect.id)) expectShortest(found.path, tried);
    };
    fc.assert(fc.property(anyPair, compare), { numRuns: runs(15), endOnFailure: true });
  });

  test.each(byTitle)("is what trying all finds, for each rule by %s", (_, dialect) => {
    const compare = (rules: Rules) => {
      const all = read(rules, dialect);
      const verdicts = paths.map(all.on);
      for (const { rule, liveness, redundant } of ruleStatusesOf(rules, dialect)) {
        const { number } = rule.line;
        const counts = countsIn(number);
        const at = verdicts.findIndex(counts);
        const rest = read(rules.toSpliced(number - 2, 1), dialect);
        const tried = verdicts.some(
          ({ outcome }, index) => rest.on(paths[index] ?? "").outcome !== outcome,
        );
        if (redundant) expect(tried).toBe(false);
        if (liveness.kind === "dead") expect(at).toBe(-1);
        if (liveness.kind === "decides") expect(all.on(liveness.path)).toSatisfy(counts);
        if (leaveOpen.has(dialect.id)) continue;
        expect(redundant === null || liveness.kind === "undecided").toBe(false);
        if (liveness.kind === "decides") expectShortest(liveness.path, paths[at]);
        if (liveness.kind === "dead") {
          const shadows = [rule, ...liveness.shadowedBy].map(({ line }) => line.number - 2);
          const few = rules.filter((_rule, index) => shadows.includes(index));
          const again = ruleStatusesOf(few, dialect)[
            shadows.toSorted((a, b) => a - b).indexOf(number - 2)
          ];
          expect(again?.liveness.kind).toBe("dead");
        }
      }
    };
    fc.assert(fc.property(anyRules, compare), { numRuns: runs(4), endOnFailure: true });
  });
});

/** Texts that some parsers write anew, drop, or take for the end of a part of the URL. */
const UNUSUAL = ["/", "?", "a", "%3F", "%2F", "%20", "%23", ";"];

/** A URL without a path, and short URLs with unusual texts, with a path and without. */
const unusualUrls: readonly string[] = [
  "https://example.com",
  ...["/", "?"].flatMap((start) =>
    ["", ...UNUSUAL].flatMap((one) =>
      ["", ...UNUSUAL].flatMap((two) =>
        ["", "/", "?", "a", "%3F"].map((end) => `https://example.com${start}${one}${two}${end}`),
      ),
    ),
  ),
];

const unusualRule = fc
  .tuple(
    fc.constantFrom("Allow: ", "Disallow: ", "Disallow: /"),
    fc.array(fc.constantFrom(...UNUSUAL, "*", "$"), { maxLength: 3 }),
    fc.constantFrom("", "$"),
  )
  .map(([field, texts, end]) => field + texts.join("") + end);
const unusualRules: fc.Arbitrary<Rules> = fc.array(unusualRule, { minLength: 1, maxLength: 3 });

describe("what is proven of all URLs", () => {
  test.each(byTitle)("is true of unusual ones, for two groups by %s", (_, dialect) => {
    const compare = (one: Rules, other: Rules) => {
      const [before, after] = [read(one, dialect), read(other, dialect)];
      const isWitness = (url: string) => before.on(url).outcome !== after.on(url).outcome;
      const found = differ(before.group, after.group, dialect);
      if (found.kind === "equal") expect(unusualUrls.find(isWitness)).toBeUndefined();
      if (found.kind === "differs") expect(isWitness(found.path)).toBe(true);
    };
    const property = fc.property(unusualRules, unusualRules, compare);
    fc.assert(property, { numRuns: runs(15), endOnFailure: true });
  });

  test.each(byTitle)("is true of unusual ones, for each rule by %s", (_, dialect) => {
    const compare = (rules: Rules) => {
      const all = read(rules, dialect);
      const verdicts = unusualUrls.map(all.on);
      for (const { rule, liveness, redundant } of ruleStatusesOf(rules, dialect)) {
        const { number } = rule.line;
        const counts = countsIn(number);
        if (liveness.kind === "dead") expect(verdicts.find(counts)?.url).toBeUndefined();
        if (liveness.kind === "decides") expect(all.on(liveness.path)).toSatisfy(counts);
        if (!redundant) continue;
        const rest = read(rules.toSpliced(number - 2, 1), dialect);
        const changes = ({ url, outcome }: Verdict) => rest.on(url).outcome !== outcome;
        expect(verdicts.find(changes)?.url).toBeUndefined();
      }
    };
    fc.assert(fc.property(unusualRules, compare), { numRuns: runs(15), endOnFailure: true });
  });
});
