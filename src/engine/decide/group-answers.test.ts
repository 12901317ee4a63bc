import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { followerNamed } from "../crawlers/index.ts";
import { dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { Analysis } from "../parse/analysis.ts";
import { Source } from "../text/source.ts";
import { type Question, Report } from "./report.ts";
import { decidingLineOf } from "./verdict.ts";

const never = () => false;

/** True at every ask but each third, so that all work is done in small slices. */
function impatient(): () => boolean {
  let asked = 0;
  return () => ++asked % 3 !== 0;
}

const paths = ["/", "/a", "/a/b", "/*b", "/a*$", "/b$", "", "/c", "/a?x"];
const line = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...paths.map((path) => `Disallow: ${path}`)) },
  { weight: 8, arbitrary: fc.constantFrom(...paths.map((path) => `Allow: ${path}`)) },
  fc.constantFrom("User-agent: *", "User-agent: a", "User-agent: b", "", "# note"),
);
const texts = fc.array(line, { minLength: 80, maxLength: 200 });

/** Lines put in the place of others, as a person edits. */
const edits = fc.array(
  fc.record({ at: fc.nat(200), remove: fc.nat(2), insert: fc.array(line, { maxLength: 2 }) }),
  { minLength: 1, maxLength: 5 },
);

const question: Question = {
  urls: ["/", "/a", "/a/b", "/b", "/c/b", "/a?x", "mailto:x@y.example", "/robots.txt", "/d"],
  crawlers: ["a", "b", "other", "*"],
};

/** Outcome, deciding line and counts of every cell. */
function shown(report: Report) {
  while (!report.count(never));
  return question.crawlers.map((_, crawler) => ({
    counts: report.countsOf(crawler),
    cells: question.urls.map((_, url) => {
      const verdict = report.verdictAt(url, crawler);
      expect(report.outcomeAt(url, crawler)).toBe(verdict?.outcome);
      expect(report.lineAt(url, crawler)).toBe(verdict ? decidingLineOf(verdict) : undefined);
      const ground = verdict?.ground;
      const group = ground && "group" in ground ? ground.group.index : null;
      return [verdict?.outcome, verdict && decidingLineOf(verdict), group];
    }),
  }));
}

describe("a report made from the one before an edit", () => {
  test.each(dialects.map((dialect) => [dialect.title, dialect] as const))(
    "answers as one made anew, by %s",
    (_, dialect) => {
      const follow = (lines: readonly string[], steps: readonly Step[], counts: boolean) => {
        let now = [...lines];
        let source = Source.of(now.join("\n"));
        let analysis = new Analysis(source, dialect, 1, null);
        let report = new Report(() => analysis, followerNamed, question, null, never);
        let last = { token: report.shown, cells: counts ? shown(report) : [] };
        for (const { at, remove, insert } of steps) {
          const before = now.join("\n");
          now = now.toSpliced(at, remove, ...insert);
          source = source.edited([difference(before, now.join("\n"))]);
          analysis = new Analysis(source, dialect, 1, analysis);
          const isTimeUp = counts ? never : impatient();
          report = new Report(() => analysis, followerNamed, question, report, isTimeUp);
          // Some cells are looked at before all are counted, and some never.
          report.outcomeAt(at % question.urls.length, 2);
          report.count(isTimeUp);
          if (!counts) continue;
          const anew = new Report(() => analysis, followerNamed, question, null, never);
          const cells = shown(report);
          expect(cells).toEqual(shown(anew));
          if (report.shown === last.token) expect(cells).toEqual(last.cells);
          last = { token: report.shown, cells };
        }
        expect(shown(report)).toEqual(
          shown(new Report(() => analysis, followerNamed, question, null, never)),
        );
      };
      fc.assert(fc.property(texts, edits, fc.boolean(), follow), {
        numRuns: runs(8),
        endOnFailure: true,
      });
    },
  );

  test.each([
    ["Disallow: /a", "# Disallow: /a"],
    ["# Disallow: /a", "Disallow: /a"],
    ["Disallow:", "Disallow: /a"],
    ["Disallow: /a", "Disallow:"],
  ])("knows of a verdict by no rule which rules there are after %s became %s", (was, is) => {
    const head = "User-agent: *\n";
    const asked = { urls: ["/b"], crawlers: ["x"] };
    for (const dialect of dialects) {
      const source = Source.of(head + was);
      const before = new Analysis(source, dialect, 1, null);
      const report = new Report(() => before, followerNamed, asked, null, never);
      report.verdictAt(0, 0);
      const edit = { from: head.length, to: head.length + was.length, insert: is };
      const after = new Analysis(source.edited([edit]), dialect, 1, before);
      const [next, anew] = [report, null].map((old) => {
        const ground = new Report(() => after, followerNamed, asked, old, never).verdictAt(
          0,
          0,
        )?.ground;
        return ground && "group" in ground && ground.group.rules.map(({ path }) => path);
      });
      expect(next, dialect.title).toEqual(anew);
    }
  });

  test("says the new line of a rule that changed places with a comment", () => {
    const text = "User-agent: *\nDisallow: /a\n# note\n";
    for (const dialect of dialects) {
      const source = Source.of(text);
      const before = new Analysis(source, dialect, 1, null);
      const asked = { urls: ["/a"], crawlers: ["x"] };
      const report = new Report(() => before, followerNamed, asked, null, never);
      expect(report.verdictAt(0, 0)).toMatchObject({ ground: { rule: { line: { number: 2 } } } });
      const swapped = { from: 14, to: text.length, insert: "# note\nDisallow: /a\n" };
      const after = new Analysis(source.edited([swapped]), dialect, 1, before);
      const next = new Report(() => after, followerNamed, asked, report, never);
      expect(next.verdictAt(0, 0)).toMatchObject({ ground: { rule: { line: { number: 3 } } } });
    }
  });

  test.each(dialects.map((dialect) => [dialect.title, dialect] as const))(
    "shows the same where no cell and no count is another, by %s",
    (_, dialect) => {
      const text = "User-agent: *\nDisallow: /a\nDisallow: /b\n";
      const asked = { urls: ["/a", "/c"], crawlers: ["x"] };
      let source = Source.of(text);
      let analysis = new Analysis(source, dialect, 1, null);
      let report = new Report(() => analysis, followerNamed, asked, null, never);
      report.count(never);
      const isSameAfter = (from: number, insert: string, to = from) => {
        const before = report.shown;
        source = source.edited([{ from, to, insert }]);
        analysis = new Analysis(source, dialect, 1, analysis);
        report = new Report(() => analysis, followerNamed, asked, report, never);
        report.count(never);
        return report.shown === before;
      };
      expect(isSameAfter(text.length - 1, "z")).toBe(true);
      expect(isSameAfter(text.length, "y")).toBe(true);
      // Both now decide by other lines, and then one of them not at all.
      expect(isSameAfter(14, "# note\n")).toBe(false);
      expect(isSameAfter(14, "", 21)).toBe(false);
      expect(isSameAfter(26, "z")).toBe(false);
    },
  );

  test("decides again only the URLs that a changed rule matches", () => {
    const rules = Array.from({ length: 300 }, (_, index) => `Disallow: /path/${index}/`);
    const text = `User-agent: *\n${rules.join("\n")}\n`;
    const urls = rules.map((_, index) => `/path/${index}/page`);
    const [dialect] = dialects;
    if (!dialect) throw new Error("there is no dialect");
    const source = Source.of(text);
    const before = new Analysis(source, dialect, 1, null);
    const asked = { urls, crawlers: ["x"] };
    const report = new Report(() => before, followerNamed, asked, null, never);
    report.count(never);
    const at = text.indexOf("/path/7/") + 8;
    const edited = source.edited([{ from: at, to: at, insert: "x" }]);
    const after = new Analysis(edited, dialect, 1, before);
    const rulebook = after.groupNamed("*")?.rulebook;
    if (!rulebook) throw new Error("there is no group");
    let searches = 0;
    const search = rulebook.search.bind(rulebook);
    rulebook.search = (target) => {
      searches++;
      return search(target);
    };
    const next = new Report(() => after, followerNamed, asked, report, never);
    next.count(never);
    expect(searches).toBe(1);
    expect(next.countsOf(0)).toMatchObject({ allow: 1, disallow: 299 });
  });
});

test("a rule that decides until the next letter gives back what was decided before it", () => {
  const rules = Array.from({ length: 300 }, (_, index) => `Disallow: /path/${index}/`);
  const text = `User-agent: *\n${rules.join("\n")}\nDisallow: `;
  const urls = Array.from({ length: 400 }, (_, index) => `/path/${index}/page`);
  const asked = { urls, crawlers: ["x"] };
  let source = Source.of(text);
  let analysis = new Analysis(source, rfc9309, 1, null);
  let report = new Report(() => analysis, followerNamed, asked, null, never);
  report.count(never);
  const blockedAfter = (insert: string) => {
    const at = text.length + (insert === "/" ? 0 : 1);
    source = source.edited([{ from: at, to: at, insert }]);
    analysis = new Analysis(source, rfc9309, 1, analysis);
    const rulebook = analysis.groupNamed("*")?.rulebook;
    if (!rulebook) throw new Error("there is no group");
    rulebook.search = () => {
      throw new Error("the rules are asked again");
    };
    report = new Report(() => analysis, followerNamed, asked, report, never);
    report.count(never);
    return report.countsOf(0)?.disallow;
  };
  expect(blockedAfter("/")).toBe(400);
  expect(blockedAfter("x")).toBe(300);
});

describe("the answers to a text before edits", () => {
  const lines = Array.from({ length: 300 }, (_, index) => `Disallow: /path/${index}/`);
  const text = `User-agent: *\n${lines.join("\n")}\n`;
  const asked = { urls: lines.map((_, index) => `/path/${index}/page`), crawlers: ["x"] };

  /** The report on the text, and the reports after letters typed into rule 7, counted as `counts` says. */
  function typed(letters: string, counts: (report: Report) => void) {
    const [dialect] = dialects;
    if (!dialect) throw new Error("there is no dialect");
    let source = Source.of(text);
    let analysis = new Analysis(source, dialect, 1, null);
    const reports = [new Report(() => analysis, followerNamed, asked, null, never)];
    for (const [index, letter] of [...letters].entries()) {
      const [report] = reports;
      if (report && !report.isCounted) report.count(never);
      const at = text.indexOf("/path/7/") + 8 + index;
      source = source.edited([{ from: at, to: at, insert: letter }]);
      analysis = new Analysis(source, dialect, 1, analysis);
      const now = analysis;
      const next = new Report(
        () => now,
        followerNamed,
        asked,
        reports.at(-1) ?? null,
        () => true,
      );
      counts(next);
      reports.push(next);
    }
    return reports;
  }

  test("stay with it", () => {
    const [before, after] = typed("x", (report) => report.count(never));
    expect(before?.countsOf(0)).toMatchObject({ allow: 0, disallow: 300 });
    expect(before?.outcomeAt(7, 0)).toBe("disallow");
    expect(after?.countsOf(0)).toMatchObject({ allow: 1, disallow: 299 });
  });

  test("serve for every cell that no edit concerns, though nothing was counted between the edits", () => {
    const after = typed("xyz", () => {}).at(-1);
    const unknown = asked.urls.flatMap((_, url) => (after?.outcomeAt(url, 0) ? [] : [url]));
    expect(unknown).toEqual([7]);
  });
});

interface Step {
  readonly at: number;
  readonly remove: number;
  readonly insert: readonly string[];
}

/** The one edit that makes a text of another: what is between the same start and the same end. */
function difference(before: string, after: string) {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from++;
  let [to, end] = [before.length, after.length];
  while (to > from && end > from && before[to - 1] === after[end - 1]) {
    to--;
    end--;
  }
  return { from, to, insert: after.slice(from, end) };
}
