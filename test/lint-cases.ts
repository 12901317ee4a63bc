import { describe, expect, test } from "vitest";
import { crawlerNamed } from "../src/engine/crawlers/index.ts";
import { decide } from "../src/engine/decide/decide.ts";
import { answerFor, PLAIN, type RequestContext } from "../src/engine/decide/request-context.ts";
import { followerOf, select } from "../src/engine/decide/select.ts";
import type { Outcome } from "../src/engine/decide/verdict.ts";
import { Work } from "../src/engine/decide/work.ts";
import { defaultDialect, dialectNamed } from "../src/engine/dialects/index.ts";
import { type Analysis, analyse } from "../src/engine/parse/analysis.ts";
import { purposes } from "../src/engine/preferences/preference.ts";
import { preferencesFor, type UseValue } from "../src/engine/preferences/preferences-for.ts";
import { statusesIn } from "../src/engine/prove/group-status-search.ts";
import { PairSearches } from "../src/engine/prove/witness-search.ts";
import { readSite } from "../src/engine/url/scope.ts";
import { editsOf } from "../src/lint/fixes.ts";
import {
  type ExampleInput,
  type Finding,
  type Fix,
  fixLabel,
  type Problem,
  sentenceOf,
} from "../src/lint/problem.ts";
import { Lint } from "../src/lint/run.ts";
import { partsOf, plain } from "../src/words/quoting.ts";

/** What a problem's check says of texts. Lines are joined by LF. */
interface Cases {
  /** Texts in which it finds something. */
  readonly raises: readonly Raised[];
  /** Near misses: texts in which it finds nothing. */
  readonly leaves: readonly ExampleInput[];
  /**
   * The verdicts that the owner of the reference's example wanted. `right` gives them, and so does
   * `wrong` with the problem's own first fix. A crawler of the catalogue keeps its fallback names.
   */
  readonly meant: readonly Meant[];
  /**
   * What the example says about the use of a URL (see preferencesFor): training, AI answers,
   * search. `right` says it, and so does `wrong` with the problem’s own first fix; `wrong` does not.
   */
  readonly uses?: readonly [
    crawler: string,
    url: string,
    training: UseValue,
    input: UseValue,
    search: UseValue,
  ];
  /** Why `wrong` gives these verdicts too, although the problem is an error or a warning. */
  readonly unharmed?: string;
}

type Meant = readonly [crawler: string, url: string, Outcome];

interface Raised extends ExampleInput {
  /** Every finding of the problem: `line:from-to severity`. */
  readonly at: readonly string[];
  /** What its fix of this name makes of the text, applied at every finding that has it. */
  readonly fix?: {
    readonly name: string;
    readonly file: readonly string[];
    /** Verdicts that the fix changes: crawler, URL, before, after. None: it must be proven to change none, to the dialect of the case. */
    readonly changes: readonly (readonly [crawler: string, url: string, Outcome, Outcome])[];
  };
}

/** Tests a problem: where it is raised and where it is not, its fixes, its sentences, and its entry in the reference. */
export function testProblem<Facts extends object>(problem: Problem<Facts>, cases: Cases): void {
  describe(problem.code, () => {
    const { raises, leaves } = cases;
    const findingsOf = (shown: ExampleInput) =>
      findingsIn(shown).filter((finding) => finding.problem === problem);
    const found = raises.map((row) => ({ row, findings: findingsOf(row) }));

    test("has texts that raise it, and near misses", () => {
      expect(raises.length).toBeGreaterThan(0);
      expect(leaves.length).toBeGreaterThan(0);
    });

    test.each(found.map(({ row, findings }) => ({ row, findings, file: titleOf(row) })))(
      "is raised by $file",
      ({ row, findings }) => expect(findings.map(placeOf)).toEqual(row.at),
    );

    test.each(leaves.map((row) => ({ row, file: titleOf(row) })))(
      "is not raised by $file",
      ({ row }) => expect(findingsOf(row).map(placeOf)).toEqual([]),
    );

    const fixed = found.flatMap(({ row, findings }) =>
      row.fix ? [{ ...row, ...row.fix, before: row.file, findings }] : [],
    );
    test.each(fixed)(
      "fix $name makes $file of it",
      ({ name, before, changes, findings, ...row }) => {
        const fixes = findings.flatMap((finding) =>
          finding.fixes.filter((fix) => fix.name === name),
        );
        expect(fixes.length).toBeGreaterThan(0);
        const analysis = analysisIn({ ...row, file: before });
        const text = applied(before.join("\n"), fixes, analysis);
        expect(text.split("\n")).toEqual(row.file);
        const after = analysisIn(row);
        for (const [crawler, url, was, is] of changes) {
          expect([url, decide(analysis, crawler, url).outcome]).toEqual([url, was]);
          expect([url, decide(after, crawler, url).outcome]).toEqual([url, is]);
        }
        const proof = new Work(new PairSearches().areEqual(analysis, after));
        if (changes.length === 0 && proof.run(() => false)) expect(proof.result).toBe(true);
      },
    );

    test("has a case for every fix it offers", () => {
      const offered = found.flatMap(({ findings }) =>
        findings.flatMap(({ fixes }) => fixes.map(({ name }) => name)),
      );
      const shown = raises.flatMap(({ fix }) => fix?.name ?? []);
      expect([...new Set(shown)].sort()).toEqual([...new Set(offered)].sort());
    });

    const all = found.flatMap(({ findings }) => findings);
    test.each(found)("is taken away by every fix it offers in $row.file", ({ row, findings }) => {
      for (const finding of findings)
        for (const fix of finding.fixes) {
          const text = applied(row.file.join("\n"), [fix], analysisIn(row));
          const after = findingsOf({ ...row, file: text.split("\n") });
          const isSame = (other: Finding) => sentenceOf(other) === sentenceOf(finding);
          // Several lines can have one sentence.
          expect(after.filter(isSame).length).toBeLessThan(findings.filter(isSame).length);
        }
    });

    test("makes a sentence of every finding", () => {
      for (const { finding, text } of found.flatMap(({ row, findings }) =>
        findings.map((one) => ({ finding: one, text: row.file.join("\n") })),
      )) {
        const sentence = sentenceOf(finding);
        // A file may have such words itself.
        const own = sentence.replace(/\u2068([^\u2069]*)\u2069/g, (marked, part) =>
          text.includes(part) ? "" : marked,
        );
        expect(own).not.toMatch(/undefined|NaN|null|\[object/);
        expect(plain(sentence)).toMatch(/^[A-Z“0-9].*\.$/s);
        const texts = partsOf(sentence).map(({ text }) => text);
        expect(texts.join("")).not.toMatch(/[\u2068\u2069`]/);
      }
    });

    test("has a label for every fix it offers", () => {
      for (const finding of all)
        for (const fix of finding.fixes) {
          expect(finding.problem.fixLabels?.(finding.facts)).toHaveProperty(fix.name);
          expect(fixLabel(finding, fix)).toMatch(/[^.]$/);
        }
    });

    const { wrong, right, ...beside } = problem.example;
    const shown = { ...beside, file: wrong.split("\n") };
    // Examples can be long.
    let raised: readonly Finding[] | undefined;
    const findingsOfExample = () => {
      raised ??= findingsOf(shown);
      return raised;
    };

    test("has an example in the reference that raises it, and one that does not", () => {
      expect(findingsOfExample()).not.toEqual([]);
      expect(findingsOf({ ...beside, file: right.split("\n") })).toEqual([]);
    });

    test("has an example whose right is what its owner meant", () => {
      const { meant, unharmed } = cases;
      const meantBy = (text: string) => verdictsOn({ ...beside, file: text.split("\n") }, meant);
      expect(meant.length).toBeGreaterThan(0);
      expect(meantBy(right)).toEqual(meant);
      const findings = findingsOfExample();
      const fixes = firstFixOf(findings);
      if (fixes.length > 0)
        expect(meantBy(applied(wrong, fixes, analysisIn(shown)))).toEqual(meant);
      const isHarmful = findings.some(({ severity }) => severity !== "information");
      if (unharmed || cases.uses) expect(meantBy(wrong)).toEqual(meant);
      else if (isHarmful) expect(meantBy(wrong)).not.toEqual(meant);
    });

    const { uses } = cases;
    if (uses)
      test("has an example that says what its owner meant about use", () => {
        const [crawler, url, ...values] = uses;
        const saidBy = (text: string) => {
          const analysis = analysisIn({ ...beside, file: text.split("\n") });
          const answers = preferencesFor(analysis, crawler, url);
          return purposes.map((purpose) => answers[purpose].value);
        };
        expect(saidBy(right)).toEqual(values);
        expect(saidBy(wrong)).not.toEqual(values);
        const fixes = firstFixOf(findingsOfExample());
        if (fixes.length > 0)
          expect(saidBy(applied(wrong, fixes, analysisIn(shown)))).toEqual(values);
      });

    test("has a title, paragraphs and a source", () => {
      expect(problem.title).toMatch(/^[A-Z“].*[^.]$/);
      expect(problem.about.length).toBeGreaterThan(0);
      for (const paragraph of problem.about) expect(paragraph).toMatch(/[.?:]$/);
      expect(problem.source.url).toMatch(/^https:\/\//);
    });
  });
}

// The status of rules is not looked for in larger groups, nor in longer files: those cases are about size.
const MOST_RULES = 50;
const MOST_CHARACTERS = 10_000;

/** The problems of such a file, those of the status of its rules included. */
export function findingsIn(shown: ExampleInput): readonly Finding[] {
  const context = contextOf(shown);
  const analysis = analysisIn(shown);
  const isLong = shown.file.join().length > MOST_CHARACTERS;
  const statusAt = statusesIn(analysis, isLong ? 0 : MOST_RULES);
  const lint = new Lint(analysis, {
    context,
    urls: shown.urls ?? [],
    crawlers: shown.crawlers ?? [],
    statusAt,
  });
  lint.run(() => false);
  return lint.findings ?? [];
}

function contextOf({ site, answer }: ExampleInput): RequestContext {
  const reading = readSite(site ?? "");
  return { site: reading.kind === "site" ? reading.site : null, answer: answer ?? PLAIN.answer };
}

/** What such a file says of the same crawlers and URLs. */
function verdictsOn(shown: ExampleInput, asked: readonly Meant[]): readonly Meant[] {
  const analysis = analysisIn(shown);
  return asked.map(([crawler, url]) => {
    const { group } = select(analysis, crawlerNamed(crawler) ?? followerOf(crawler));
    return [crawler, url, answerFor(analysis, group, url, contextOf(shown)).outcome];
  });
}

/** The first fix that any of these findings has, of each finding that has it. */
function firstFixOf(findings: readonly Finding[]): readonly Fix[] {
  const all = findings.flatMap(({ fixes }) => fixes);
  return all.filter(({ name }) => name === all[0]?.name);
}

/** Such a file as its dialect reads it. */
function analysisIn({ file, readAs }: ExampleInput): Analysis {
  return analyse(file.join("\n"), dialectNamed(readAs ?? "") ?? defaultDialect);
}

function titleOf({ file }: ExampleInput): string {
  return file.join(" / ");
}

function placeOf({ line, span, severity }: Finding): string {
  return `${line}:${span.from}-${span.to} ${severity}`;
}

/** Such a file after a fix. */
export function withFix(shown: ExampleInput, fix: Fix): ExampleInput {
  const text = applied(shown.file.join("\n"), [fix], analysisIn(shown));
  return { ...shown, file: text.split("\n") };
}

function applied(text: string, fixes: readonly Fix[], analysis: Analysis): string {
  const edits = editsOf(fixes, (number) => analysis.lineAt(number)?.span ?? null, text.length);
  return [...edits]
    .reverse()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}
