import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "../analysis.ts";
import type { Dialect, DialectId } from "../dialect.ts";
import { dialectNamed, dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { judge } from "../verdict.ts";
import { urlOf } from "./spelling.ts";
import { differ, WitnessSearch } from "./witness-search.ts";

function read(rules: readonly string[], dialect: Dialect) {
  const analysis = analyse(["User-agent: *", ...rules].join("\n"), dialect);
  return { analysis, group: analysis.groupNamed("*") };
}

function found(before: readonly string[], after: readonly string[], dialect: Dialect) {
  return differ(read(before, dialect).group, read(after, dialect).group, dialect);
}

/** The answer on two groups; two rule sets for those of readers that answer otherwise. */
interface Row {
  readonly about: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly answer: string;
  /** Left out: RFC 9309. */
  readonly readAs?: DialectId;
}

const rows: readonly Row[] = [
  {
    about: "the same rules in another order",
    before: ["Disallow: /a", "Disallow: /b"],
    after: ["Disallow: /b", "Disallow: /a"],
    answer: "equal",
  },
  {
    about: "a rule within another",
    before: ["Disallow: /a", "Disallow: /a/b"],
    after: ["Disallow: /a"],
    answer: "equal",
  },
  {
    about: "a rule within another, but for an exception",
    before: ["Disallow: /a", "Disallow: /a/private", "Allow: /a/*.css"],
    after: ["Disallow: /a", "Allow: /a/*.css"],
    answer: "/a/private.css",
  },
];
void rows;
void rfc9309;
void dialectNamed;
void WitnessSearch;

const LETTERS = [..."/abx*$?"];
const LONGEST = 5;
const paths = everyPath();

/** The shortest first; those that begin with two slashes last, as a hunt has it. */
function everyPath(): readonly string[] {
  let layer = ["/"];
  const all = [...layer];
  for (let length = 2; length <= LONGEST; length++) {
    layer = layer.flatMap((path) => LETTERS.map((letter) => path + letter));
    all.push(...layer);
  }
  return [
    ...all.filter((path) => !path.startsWith("//")),
    ...all.filter((path) => path.startsWith("//")),
  ];
}

const pattern = fc
  .array(fc.constantFrom("/", "a", "b", "*", "$", "?"), { maxLength: 4 })
  .map((letters) => `/${letters.join("")}`);
const anyPattern = fc.oneof(
  { weight: 8, arbitrary: pattern },
  fc.constantFrom("", "*", "*a", "a", "*$", "$", "//", "/*/b$"),
);
const rule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), anyPattern)
  .map(([field, path]) => `${field}: ${path}`);
const rules = fc.array(rule, { maxLength: 6 });
/** Two rule sets, most often alike. */
const pairs = fc.oneof(
  fc.tuple(rules, rules),
  fc
    .tuple(rules, rules, fc.nat(6))
    .map(
      ([all, few, at]) =>
        [all, [...all.slice(0, at), ...few.slice(0, 1), ...all.slice(at + 1)]] as const,
    ),
  fc
    .tuple(rules, fc.nat(6), fc.nat(6))
    .map(([all, at]) => [all, all.filter((_, index) => index !== at)] as const),
  rules.map((all) => [all, [...all].reverse()] as const),
);

describe("a search among short paths", () => {
  test.each(dialects.map((dialect) => [dialect.title, dialect] as const))(
    "finds what trying all finds, by %s",
    (_, dialect) => {
      let [undecided, equal, differs] = [0, 0, 0];
      fc.assert(
        fc.property(pairs, ([one, other]) => {
          const [a, b] = [read(one, dialect), read(other, dialect)];
          const outcomes = (path: string) =>
            [a, b].map(({ analysis, group }) => judge(analysis, group, urlOf(path)).outcome);
          const isWitness = (path: string) => {
            const [before, after] = outcomes(path);
            return before !== after;
          };
          const answer = differ(a.group, b.group, dialect);
          const shortest = paths.find(isWitness);
          if (answer.kind === "differs") {
            differs++;
            expect(outcomes(answer.path)).toEqual([answer.before, answer.after]);
            expect(isWitness(answer.path)).toBe(true);
            if (shortest || answer.path.length <= LONGEST)
              expect(answer.path.length + (answer.path.startsWith("//") ? 100 : 0)).toBe(
                (shortest?.length ?? 0) + (shortest?.startsWith("//") ? 100 : 0),
              );
          } else {
            if (answer.kind === "equal") {
              equal++;
              expect(shortest).toBeUndefined();
            } else {
              undecided++;
              if (shortest && !dialect.settle) expect([answer.kind, shortest]).toEqual([]);
            }
          }
        }),
        { numRuns: 300, endOnFailure: true },
      );
      console.log(dialect.id, { undecided, equal, differs });
    },
    60000,
  );
});
