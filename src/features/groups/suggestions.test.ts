import { describe, expect, test } from "vitest";
import { Work } from "../../engine/decide/work.ts";
import { parseRobots } from "../../engine/index.ts";
import type { Analysis } from "../../engine/parse/analysis.ts";
import type { DialectId } from "../../engine/parse/dialect.ts";
import { SUGGESTION_LIMITS, type Suggestion, suggestionsIn } from "./suggestions.ts";

const never = () => false;

type Rules = readonly string[];

function read(rules: Rules, readAs?: DialectId): Analysis {
  return parseRobots(["User-agent: *", ...rules].join("\n"), readAs);
}

function suggestionsFor(analysis: Analysis, limits = SUGGESTION_LIMITS, known?: readonly string[]) {
  const [group] = analysis.groups;
  if (!group) return null;
  const suggestions = new Work(suggestionsIn(group, analysis.dialect, limits, new Set(known)));
  expect(suggestions.run(never)).toBe(true);
  return suggestions.result;
}

function suggestedFor(...asked: Parameters<typeof suggestionsFor>): readonly Suggestion[] {
  return suggestionsFor(...asked)?.results ?? [];
}

const MARKS = { example: "=", edge: "~", "near-miss": "!" } as const;

/** Each with its line, from the first rule on, and `=` for an example, `~` for an edge, `!` for a near miss. */
function shown(suggestions: readonly Suggestion[]): readonly string[] {
  return suggestions.map(({ kind, path, rule }) => `${rule.line.number - 1}${MARKS[kind]} ${path}`);
}

interface Row {
  readonly about: string;
  readonly readAs?: DialectId;
  readonly rules: Rules;
  readonly suggested: readonly string[];
}

const rows: readonly Row[] = [
  {
    about: "a path, and what only begins with it",
    rules: ["Disallow: /cart"],
    suggested: ["1= /cart", "1~ /cart2", "1! /car", "1~ /cart?a=1"],
  },
  {
    about: "an ending, and what stands behind the end",
    rules: ["Disallow: /*.pdf$"],
    suggested: ["1= /a.pdf", "1~ /.pdf", "1! /a.pdf?a=1", "1! /a.pdf2"],
  },
  {
    about: "a folder with a page in it, and another whose name begins alike",
    rules: ["Disallow: /a/"],
    suggested: ["1= /a/page", "1~ /a/", "1! /a2"],
  },
  {
    about: "a parameter, and another before it",
    rules: ["Disallow: /*?sort="],
    suggested: ["1= /a?sort=1", "1~ /a?sort=", "1! /a?a=1&sort=1", "1~ /?sort=1"],
  },
  { about: "everything", rules: ["Disallow: /"], suggested: ["1= /page", "1~ /"] },
  { about: "a star alone", rules: ["Disallow: *"], suggested: ["1= /page", "1~ /"] },
  {
    about: "the home page alone",
    rules: ["Disallow: /$"],
    suggested: ["1= /", "1! /?a=1", "1! /page"],
  },
  {
    about: "an escape as written",
    rules: ["Disallow: /a%20b"],
    suggested: ["1= /a%20b", "1~ /a%20b2", "1! /a%20", "1~ /a%20b?a=1"],
  },
  {
    about: "letters that are not ASCII, encoded as URLs have them",
    rules: ["Disallow: /é"],
    suggested: ["1= /%C3%A9", "1~ /%C3%A92", "1! /", "1~ /%C3%A9?a=1"],
  },
  {
    about: "an exception within a folder",
    rules: ["Disallow: /a/", "Allow: /a/page"],
    suggested: ["1= /a/", "1! /a2", "2= /a/page", "2~ /a/page2", "2! /a/pag", "2~ /a/page?a=1"],
  },
  {
    about: "a rule whose evident URLs are all another's, by a search",
    rules: ["Disallow: /a", "Allow: /a$", "Allow: /a2", "Allow: /a?"],
    suggested: [
      "1= /ax",
      "1! /",
      "2= /a",
      "3= /a2",
      "3~ /a22",
      "3~ /a2?a=1",
      "4= /a?a=1",
      "4~ /a?",
    ],
  },
  {
    about: "a rule that never decides, at its border only",
    rules: ["Disallow: /a$", "Allow: /a$"],
    suggested: ["1! /a?a=1", "1! /a2", "1! /", "2= /a"],
  },
  {
    about: "robots.txt itself, which no rule forbids (RFC 9309 2.2.2)",
    rules: ["Disallow: /robots.txt"],
    suggested: ["1= /robots.txt2", "1~ /robots.txt?a=1", "1! /robots.tx"],
  },
  { about: "no path, which matches nothing", rules: ["Disallow:"], suggested: [] },
  { about: "a path without a slash, which matches nothing", rules: ["Disallow: a"], suggested: [] },
  { about: "two slashes, which would pass for a host", rules: ["Disallow: //a"], suggested: [] },
  {
    about: "no path, where that decides and allows",
    readAs: "python",
    rules: ["Disallow:"],
    suggested: ["1= /page", "1~ /"],
  },
  {
    about: "a star that is a letter",
    readAs: "original-1994",
    rules: ["Disallow: /*.pdf$"],
    suggested: ["1= /*.pdf$", "1~ /*.pdf$2", "1! /*.pdf", "1~ /*.pdf$?a=1"],
  },
  {
    about: "a whole URL in the place of a path",
    readAs: "www-robotrules",
    rules: ["Disallow: http://shop.example/cart"],
    suggested: ["1= /cart"],
  },
  {
    about: "the one rule that stands in the place of all",
    readAs: "crawler-commons",
    rules: ["Crawl-delay: 9999", "Disallow: /a"],
    suggested: ["1= /page", "1~ /"],
  },
  {
    about: "a rule of which most verdicts are left open, at its border and by a search",
    readAs: "google-2019",
    rules: ["Allow: /a", "Disallow: /*a"],
    suggested: ["1~ /a", "1! /", "1~ /a2", "1~ /a?a=1", "2= /ra", "2~ /aa", "2~ /aa2"],
  },
];

describe("suggested for a group", () => {
  test.each(rows)("is $about", ({ rules, readAs, suggested }) => {
    expect(shown(suggestedFor(read(rules, readAs)))).toEqual(suggested);
  });

  test("is nothing that is known", () => {
    const found = suggestedFor(read(["Disallow: /a/"]), SUGGESTION_LIMITS, ["/a/page", "/a"]);
    expect(shown(found)).toEqual(["1~ /a/", "1! /a2"]);
  });

  test("are as many as the limits say, and the rules after those are left", () => {
    const analysis = read(["Disallow: /a", "Disallow: /b", "Disallow: /c", "Allow: /d"]);
    const suggestions = suggestionsFor(analysis, { most: 5, mostPerRule: 2 });
    expect(shown(suggestions?.results ?? [])).toEqual([
      "1= /a",
      "1~ /a2",
      "2= /b",
      "2~ /b2",
      "3= /c",
    ]);
    expect(suggestions?.left).toBe(1);
  });

  test("is nothing for a path that is longer than URLs are", () => {
    expect(suggestedFor(read([`Disallow: /${"a".repeat(5000)}`, "Allow: /b"]))[0]?.path).toBe("/b");
  });

  test("is found in time slices as at once", () => {
    const analysis = read(["Disallow: /a*b", "Disallow: /a*b*", "Allow: /b", "Disallow: /b"]);
    const [group] = analysis.groups;
    if (!group) throw new Error("no group");
    const suggestions = new Work(suggestionsIn(group, analysis.dialect));
    let [slices, asked] = [0, 0];
    while (!suggestions.run(() => ++asked % 2 === 0)) {
      expect(suggestions.result).toBeNull();
      slices++;
    }
    expect(slices).toBeGreaterThan(3);
    expect(suggestions.result?.results).toEqual(suggestedFor(analysis));
  });
});
