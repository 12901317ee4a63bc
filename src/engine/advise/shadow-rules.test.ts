import fc from "fast-check";
import { expect, test } from "vitest";
import { rfc9309 } from "../dialects/rfc9309.ts";
import type { Pattern } from "../match/pattern.ts";
import type { Entry } from "../match/rulebook.ts";
import { patternMatches } from "../match/search.ts";
import { Analysis } from "../parse/analysis.ts";
import { lowerCase } from "../text/characters.ts";
import { Source } from "../text/source.ts";
import { originOf, ShadowRules } from "./shadow-rules.ts";

/** Disallow rules, without regard to case. */
function caseless({ allows, pattern }: Pick<Entry, "allows" | "pattern">): Pattern | null {
  return allows ? null : { ...pattern, pieces: pattern.pieces.map(lowerCase) };
}

const unit = fc.constantFrom("a", "A", "b", "B");
const letters = fc.string({ unit, minLength: 1, maxLength: 3 });
const rule = fc
  .tuple(fc.constantFrom("Disallow", "Disallow", "Allow"), letters, fc.constantFrom("", "*b", "$"))
  .map(([field, start, end]) => `${field}: /${start}${end}\n`);
/** One rule more, or another in the place of one, on a line by its place among all. */
const edit = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  rule,
  isMore: fc.boolean(),
});

test("Shadow rules are found as if each were tried, before and after edits", () => {
  fc.assert(
    fc.property(
      fc.array(rule, { minLength: 1, maxLength: 60 }),
      fc.array(fc.tuple(edit, letters), { minLength: 1, maxLength: 20 }),
      (rules, edits) => {
        const shadows = new ShadowRules(caseless);
        let analysis = analysed(Source.of(["User-agent: *\n", ...rules].join("")), null);
        for (const [{ place, rule: inserted, isMore }, url] of edits) {
          expect(linesFound(shadows, analysis, url)).toEqual(linesTried(analysis, url));
          const { source } = analysis.layout;
          const line = analysis.lineAt(2 + Math.floor(place * (analysis.lineCount - 2)));
          const { from = source.length, to = from } = line?.span ?? {};
          const end = isMore || from === to ? from : to + 1;
          analysis = analysed(source.edited([{ from, to: end, insert: inserted }]), analysis);
        }
      },
    ),
    { endOnFailure: true },
  );
});

function analysed(source: Source, before: Analysis | null): Analysis {
  return new Analysis(source, rfc9309, 1, before);
}

function targetOf(url: string) {
  return rfc9309.targetOf(`/${lowerCase(url)}`);
}

function linesFound(shadows: ShadowRules, { groups }: Analysis, url: string): readonly number[] {
  const [group] = groups;
  if (!group) return [];
  const search = shadows.search(group, rfc9309, targetOf(url));
  search.advance(() => false);
  return search.found.map((entry) => group.numberOf(originOf(entry))).sort((a, b) => a - b);
}

function linesTried({ groups }: Analysis, url: string): readonly number[] {
  const rules = groups[0]?.rules ?? [];
  return rules
    .filter((one) => {
      const pattern = caseless(one);
      return pattern !== null && patternMatches(pattern, targetOf(url));
    })
    .map(({ line }) => line.number);
}
