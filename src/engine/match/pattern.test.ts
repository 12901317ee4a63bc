import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { align, areApart, find, matches, NOTHING, type Pattern, patternOf } from "./pattern.ts";

const rules = fc.string({ unit: fc.constantFrom("/", "a", "b", "*", "$"), maxLength: 8 });
const paths = fc
  .string({ unit: fc.constantFrom("/", "a", "b", "$"), maxLength: 10 })
  .map((rest) => `/${rest}`);
const plainPaths = fc.string({ unit: fc.constantFrom("/", "a", "b"), maxLength: 10 });

/** Whether the rule matches, found by trying everything. */
function slowly(rule: string, path: string): boolean {
  if (rule === "") return true;
  if (rule === "$") return path === "";
  if (rule.startsWith("*"))
    return slowly(rule.slice(1), path) || (path !== "" && slowly(rule, path.slice(1)));
  return rule[0] === path[0] && slowly(rule.slice(1), path.slice(1));
}

describe("patternOf", () => {
  const parts = (rule: string) => {
    const { pieces, anchored, octets } = patternOf(rule);
    return [pieces, anchored, octets];
  };

  test.each([
    ["", [""], false, 0],
    ["/a", ["/a"], false, 2],
    ["/a*b$", ["/a", "b"], true, 5],
    ["/a$b", ["/a$b"], false, 4],
    ["/a$$", ["/a$"], true, 4],
    ["*", ["", ""], false, 1],
    ["$", [""], true, 1],
    ["*$", ["", ""], true, 2],
    ["/**", ["/", "", ""], false, 3],
  ])("cuts %j at stars and counts all of it (RFC 9309 2.2.3)", (rule, pieces, anchored, octets) => {
    expect(parts(rule)).toEqual([pieces, anchored, octets]);
  });

  test("compares each piece as it is told to, and counts what is compared", () => {
    const pattern = patternOf("/%2A*%2A$", (piece) => piece.replaceAll("%2A", "*"));
    expect(pattern).toEqual({ pieces: ["/*", "*"], anchored: true, octets: 5, inQuery: false });
    expect(matches(pattern, "/*a*")).toBe(true);
    expect(matches(pattern, "/aaa*")).toBe(false);
  });
});

describe("matches", () => {
  test("finds what trying everything finds", () => {
    fc.assert(
      fc.property(rules, paths, (rule, path) => {
        expect(matches(patternOf(rule), path)).toBe(slowly(rule, path));
      }),
      { numRuns: runs(1000) },
    );
  });

  test("finds what trying everything finds when the rule is made from the path", () => {
    const made = fc.tuple(plainPaths, fc.array(fc.nat(10), { maxLength: 4 }), fc.boolean());
    fc.assert(
      fc.property(made, ([path, places, anchored]) => {
        const letters = [...path];
        for (const place of places) if (place < letters.length) letters[place] = "*";
        const rule = letters.join("") + (anchored ? "$" : "");
        expect(matches(patternOf(rule), path)).toBe(true);
        expect(slowly(rule, path)).toBe(true);
      }),
      { numRuns: runs(500) },
    );
  });

  test("does not try everything: a rule of nine stars soon misses 2,048 letters", () => {
    expect(matches(patternOf("/*a*a*a*a*a*a*a*a*b"), `/${"a".repeat(2048)}`)).toBe(false);
  });

  test("is never true of no pieces", () => {
    expect(matches(NOTHING, "")).toBe(false);
    expect(matches(NOTHING, "/")).toBe(false);
  });
});

describe("areApart", () => {
  test("is never true of patterns that both match a path", () => {
    fc.assert(
      fc.property(rules, rules, paths, (rule, other, path) => {
        const [a, b] = [patternOf(rule), patternOf(other)];
        expect(areApart(a, b) && matches(a, path) && matches(b, path)).toBe(false);
      }),
      { numRuns: runs(1000) },
    );
  });

  test.each([
    ["/a", "/b*c", true],
    ["/a/b", "/a/c$", true],
    ["/a", "/a/b", false],
    ["/a$", "*b", false],
  ])("is told by the beginnings of %j and %j: %j", (rule, other, expected) => {
    expect(areApart(patternOf(rule), patternOf(other))).toBe(expected);
    expect(areApart(NOTHING, patternOf(other))).toBe(true);
  });

  test("is not said where the query is compared in two spellings", () => {
    expect(areApart(patternOf("/a"), patternOf("/b", null, true))).toBe(false);
  });
});

describe("align", () => {
  const laid = (pattern: Pattern, path: string) =>
    align(pattern, path)?.map(({ kind, from, to }) => `${kind} ${path.slice(from, to)}`);

  test.each([
    ["/a", "/ab", ["literal /a"]],
    ["/a$", "/a", ["literal /a", "end "]],
    ["/*b", "/aab", ["literal /", "star aa", "literal b"]],
    ["/*b$", "/bab", ["literal /", "star ba", "literal b", "end "]],
    ["/*b", "/bab", ["literal /", "star ", "literal b"]],
    ["/a*", "/ab", ["literal /a", "star "]],
    ["/a*$", "/ab", ["literal /a", "star b", "end "]],
    ["*", "/ab", ["star "]],
  ])("lays %s over %s from left to right", (rule, path, segments) => {
    expect(laid(patternOf(rule), path)).toEqual(segments);
  });

  test("is null where the pattern does not match, and only there", () => {
    fc.assert(
      fc.property(rules, paths, (rule, path) => {
        const pattern = patternOf(rule);
        expect(align(pattern, path) === null).toBe(!matches(pattern, path));
      }),
    );
  });

  test("tiles what is matched, and each part says what the rule says there", () => {
    fc.assert(
      fc.property(rules, paths, (rule, path) => {
        const segments = align(patternOf(rule), path);
        if (!segments) return;
        let at = 0;
        let spelled = "";
        for (const { kind, from, to } of segments) {
          expect(from).toBe(at);
          expect(to).toBeGreaterThanOrEqual(from);
          spelled += kind === "literal" ? path.slice(from, to) : kind === "star" ? "*" : "$";
          at = to;
        }
        expect(spelled).toBe(rule);
        expect(at).toBeLessThanOrEqual(path.length);
        if (rule.endsWith("$")) expect(at).toBe(path.length);
      }),
      { numRuns: runs(600) },
    );
  });
});

const letters = fc.string({ unit: fc.constantFrom("a", "a", "a", "b"), maxLength: 12 });

describe("find", () => {
  test("finds what indexOf finds", () => {
    // Periods that nearly repeat, long enough to be looked for the long way.
    const long = fc
      .tuple(letters, fc.nat(200), letters)
      .map(([period, times, end]) => period.repeat(times) + end);
    fc.assert(
      fc.property(long, long, fc.nat(3000), (text, piece, from) => {
        expect(find(text, piece, from)).toBe(text.indexOf(piece, from));
        const holding = text + piece + text;
        expect(find(holding, piece, from)).toBe(holding.indexOf(piece, from));
      }),
      { numRuns: 500 },
    );
  });

  test("finds a long piece that only just fits", () => {
    const piece = `b${"a".repeat(500)}`;
    expect(find(`${"a".repeat(999)}${piece}`, piece, 0)).toBe(999);
    expect(find("a".repeat(2000), piece, 0)).toBe(-1);
  });
});
