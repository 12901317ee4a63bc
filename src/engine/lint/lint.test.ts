import { describe, expect, test } from "vitest";
import { decide } from "../decide/verdict.ts";
import { Work } from "../decide/work.ts";
import type { Analysis } from "../parse/analysis.ts";
import { PairSearches } from "../prove/pair-searches.ts";
import { analysisIn, type CheckCases, findingsIn } from "./cases.ts";
import { editsOf } from "./edits.ts";
import type { Finding, Fix } from "./finding.ts";
import { checks } from "./index.ts";

const modules = import.meta.glob<{ cases: CheckCases }>("./*/*.cases.ts", { eager: true });
const tables = Object.values(modules).map(({ cases }) => cases);

test("every check has a table of texts that raise it and of near misses", () => {
  const tabled = tables.map(({ check }) => check.code).sort();
  expect(tabled).toEqual(checks.map(({ code }) => code).sort());
  expect(new Set(tabled).size).toBe(tabled.length);
  for (const { raises, leaves } of tables) {
    expect(raises.length).toBeGreaterThan(0);
    expect(leaves.length).toBeGreaterThan(0);
  }
});

test("checks stand in the order of their codes", () => {
  const codes = checks.map(({ code }) => code);
  expect(codes).toEqual([...codes].sort());
});

describe.each(tables.map((table) => ({ code: table.check.code, table })))("$code", ({ table }) => {
  const { code } = table.check;
  test.each(table.raises.map((row) => ({ row, file: row.file.join(" / ") })))(
    "is raised by $file",
    ({ row }) => {
      expect(
        findingsIn(row)
          .filter((finding) => finding.code === code)
          .map(placeOf),
      ).toEqual(row.at);
    },
  );

  test.each(table.leaves.map((row) => ({ row, file: row.file.join(" / ") })))(
    "is not raised by $file",
    ({ row }) => {
      expect(
        findingsIn(row)
          .filter((finding) => finding.code === code)
          .map(placeOf),
      ).toEqual([]);
    },
  );

  const fixed = table.raises.flatMap(({ fix, ...row }) =>
    fix ? [{ ...row, ...fix, before: row.file }] : [],
  );
  test.each(fixed)("fix $name makes $file of it", ({ name, file, before, changes, ...row }) => {
    const fixes = findingsIn({ ...row, file: before })
      .filter((finding) => finding.code === code)
      .flatMap((finding) => finding.fixes.filter((candidate) => candidate.name === name));
    expect(fixes.length).toBeGreaterThan(0);
    const analysis = analysisIn({ ...row, file: before });
    const text = applied(before.join("\n"), fixes, analysis);
    expect(text.split("\n")).toEqual(file);
    const after = analysisIn({ ...row, file });
    for (const [crawler, url, was, is] of changes) {
      expect([url, decide(analysis, crawler, url).outcome]).toEqual([url, was]);
      expect([url, decide(after, crawler, url).outcome]).toEqual([url, is]);
    }
    const proof = new Work(new PairSearches().areEqual(analysis, after));
    if (changes.length === 0 && proof.run(() => false)) expect(proof.result).toBe(true);
  });

  test("has a row for every fix it offers", () => {
    const offered = new Set(
      table.raises.flatMap((row) =>
        findingsIn(row)
          .filter((finding) => finding.code === code)
          .flatMap(({ fixes }) => fixes.map(({ name }) => name)),
      ),
    );
    const shown = new Set(table.raises.flatMap(({ fix }) => fix?.name ?? []));
    expect([...shown].sort()).toEqual([...offered].sort());
  });
});

function placeOf({ line, span, severity }: Finding): string {
  return `${line}:${span.from}-${span.to} ${severity}`;
}

function applied(text: string, fixes: readonly Fix[], analysis: Analysis): string {
  const edits = editsOf(fixes, (number) => analysis.lineAt(number)?.span ?? null, text.length);
  return [...edits]
    .reverse()
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
}
