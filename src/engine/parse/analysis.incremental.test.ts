import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { collectGarbage } from "../../../test/garbage.ts";
import { runs } from "../../../test/runs.ts";
import { dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { decide } from "../index.ts";
import { preferenceLinesOf } from "../preferences/preference-lines.ts";
import { preferencesFor } from "../preferences/preferences-for.ts";
import { type Edit, Source } from "../text/source.ts";
import {
  Analysis,
  gapAt,
  groupsOf,
  ignoranceAt,
  partsAgents,
  ruleAt,
  sectionAt,
} from "./analysis.ts";
import type { Dialect, FileLimit } from "./dialect.ts";
import type { Rule } from "./types.ts";

const lines = [
  "User-agent: *",
  "User-agent: a",
  "User-agent: b",
  "User-agent: Bot/1",
  "user-agent:",
  "Disallow: /",
  "Disallow: /a",
  "Disallow: /a*b$",
  "Disallow: /a/a",
  "Allow: /a/b",
  "Allow: /a/index.html",
  "Allow: /b?x=é",
  "Disallow:",
  "Sitemap: https://example.com/s.xml",
  "Crawl-delay: 400",
  "Crawl-delay: 1",
  "Crawl-delay: 1",
  "Crawl-delay: 5s",
  "User-agent: c Disallow /a Allow /b # x",
  "Disallow: /ax#b",
  "Host: h",
  "Content-Usage: train-ai=n",
  "Content-Usage: /a search=n, train-ai=y",
  "Content-Signal: ai-train=no",
  "License: https://e.com/l",
  "Foo: bar",
  ": empty key",
  "junk",
  "# comment",
  "",
  "",
  " ",
  "Disallow: /x\vAllow: /x\x85User-agent: c",
  "<html>",
  "</html> Disallow <b>: /h",
  `# ${"long ".repeat(60)}`,
];

const ends = fc.constantFrom("\n", "\n", "\n", "\r\n", "\r");
const line = fc.tuple(fc.constantFrom(...lines), ends).map((parts) => parts.join(""));
const fragments = fc.oneof(
  fc.array(line, { maxLength: 6 }).map((parts) => parts.join("")),
  fc.constantFrom("", "x", ":", "#", "\n", "\r", "\n\n", "\ufeff", "\0", "\udcff\udcfe", "/"),
);

/** A change at a place that is a share of the text's length, as far as it then is. */
const changes = fc.array(
  fc.record({ at: fc.nat(1000), length: fc.oneof(fc.nat(3), fc.nat(3000)), insert: fragments }),
  { minLength: 1, maxLength: 6 },
);

const urls = ["/a", "/a/", "/axb", "/b?x=%C3%A9", "/x", "/h", "/robots.txt"];
const names = ["a", "b", "c", "Bot", "other", "*"];

/** A rule without what functions its pattern may have, which equal nothing but themselves. */
const plain = ({ pattern, ...rule }: Rule) => ({ ...rule, octets: pattern.octets });

/** All that an analysis says, so that two of the same text can be compared. */
function saidBy(analysis: Analysis) {
  const { sections, groups, sitemaps, ignored, unread, lineCount } = analysis;
  return {
    lines: analysis.lines,
    at: Array.from({ length: lineCount + 2 }, (_, number) => [
      ruleAt(analysis, number)?.path,
      sectionAt(analysis, number)?.first,
      ignoranceAt(analysis, number),
    ]),
    sections: sections.map(({ first, last, agents, rules, observed, continues }) => [
      first,
      last,
      agents,
      rules.map(plain),
      observed,
      continues?.first,
    ]),
    groups: groups.map((group) => [
      group.index,
      group.agents,
      group.rules.map(plain),
      Array.from(group.ranked, (entry) => plain(group.ruleOf(entry))),
      preferenceLinesOf(analysis, group).map(({ number, text, valueFrom }) => [
        number,
        text,
        valueFrom,
      ]),
    ]),
    sitemaps,
    ignored,
    unread,
    verdicts: names.flatMap((name) =>
      urls.map((url) => {
        const { outcome, ground } = decide(analysis, name, url);
        const { licenses, ...uses } = preferencesFor(analysis, name, url);
        const matching =
          ground.kind === "rejected"
            ? ground.line
            : "matching" in ground
              ? ground.matching.map(plain)
              : ground.kind;
        return [uses, licenses, outcome, matching];
      }),
    ),
  };
}

/** Makes one change after another, and holds each analysis against one made from the whole text. */
function follow(
  text: string,
  steps: readonly { at: number; length: number; insert: string }[],
  dialect: Dialect,
  breakOctets: number,
): void {
  let source = Source.of(text);
  let analysis = new Analysis(source, dialect, breakOctets, null);
  let now = text;
  saidBy(analysis);
  for (const { at, length, insert } of steps) {
    const from = Math.floor((now.length * at) / 1000);
    const edit: Edit = { from, to: Math.min(now.length, from + length), insert };
    now = now.slice(0, from) + insert + now.slice(edit.to);
    source = source.edited([edit]);
    analysis = new Analysis(source, dialect, breakOctets, analysis);
    const whole = new Analysis(Source.of(now), dialect, breakOctets, null);
    const [said, expected] = [saidBy(analysis), saidBy(whole)];
    // Vitest’s own comparison is slow, and needed only to show a difference.
    if (!isDeepStrictEqual(said, expected)) expect(said).toEqual(expected);
  }
}

// Of several blocks, so that an edit leaves some as they are.
const texts = fc.array(line, { minLength: 250, maxLength: 600 }).map((parts) => parts.join(""));

const title = "an analysis made from the one before an edit equals one made from the whole text";
describe(title, { tags: "long" }, () => {
  test.each(dialects.map((dialect) => [dialect.title, dialect] as const))("by %s", (_, dialect) => {
    fc.assert(
      fc.property(texts, changes, (text, steps) => follow(text, steps, dialect, 1)),
      { numRuns: runs(6), endOnFailure: true },
    );
  });

  test.each(["rest-ignored", "file-ignored"] as const)("beyond a limit, where %s", (beyond) => {
    const fileLimit: FileLimit = { octets: 3000, beyond };
    fc.assert(
      fc.property(
        texts,
        changes,
        fc.constantFrom(...dialects),
        fc.constantFrom(1, 2),
        (text, steps, dialect, breakOctets) =>
          follow(text, steps, { ...dialect, fileLimit }, breakOctets),
      ),
      { numRuns: runs(15), endOnFailure: true },
    );
  });
});

/** All that is said of a line besides its rule. */
function saidOfLine(analysis: Analysis, number: number) {
  const section = sectionAt(analysis, number);
  return {
    ignorance: ignoranceAt(analysis, number),
    isGap: gapAt(analysis, number),
    parts: partsAgents(analysis, number),
    section: section && [section.first, section.last, section.agents],
    groups: section && groupsOf(analysis, section).map(({ index, agents }) => [index, agents]),
  };
}

describe("the outline", () => {
  const few = fc.array(fc.constantFrom(...lines), { minLength: 1, maxLength: 25 });
  const keys = fc.array(
    fc.record({
      at: fc.nat(1000),
      insert: fc.constantFrom("x", "/", ":", "*", "#", " ", "\n", ""),
    }),
    { minLength: 1, maxLength: 8 },
  );

  test.each(dialects.map((dialect) => [dialect.title, dialect] as const))(
    "stays only where no other line means anything else, by %s",
    (_, dialect) => {
      let kept = 0;
      const type = (begin: readonly string[], steps: readonly { at: number; insert: string }[]) => {
        let text = begin.join("\n");
        let source = Source.of(text);
        let before = new Analysis(source, dialect, 1, null);
        for (const { at, insert } of steps) {
          const from = Math.floor((text.length * at) / 1000);
          const to = Math.min(text.length, insert === "" ? from + 1 : from);
          text = text.slice(0, from) + insert + text.slice(to);
          source = source.edited([{ from, to, insert }]);
          const now = new Analysis(source, dialect, 1, before);
          if (now.outline === before.outline) {
            kept++;
            const typedInto = text.slice(0, from).split("\n").length;
            expect(now.lineCount).toBe(before.lineCount);
            for (let number = 1; number <= now.lineCount; number++) {
              if (number === typedInto) continue;
              const [said, expected] = [saidOfLine(now, number), saidOfLine(before, number)];
              if (!isDeepStrictEqual(said, expected)) expect(said).toEqual(expected);
            }
          }
          before = now;
        }
      };
      fc.assert(fc.property(few, keys, type), { numRuns: runs(150), endOnFailure: true });
      expect(kept).toBeGreaterThan(0);
    },
  );

  test.each([
    ["a letter of a rule", "User-agent: *\nDisallow: /a|\nAllow: /b\n", "x", true],
    ["a letter of a field that is not known yet", "User-agent: *\nDis|\nAllow: /b\n", "a", true],
    [
      "a rule that comes to be between others",
      "User-agent: *\nAllow: /\nDisallow|\nAllow: /b\n",
      ":",
      true,
    ],
    [
      "the first rule of a group",
      "User-agent: *\nDisallow|\nUser-agent: b\nAllow: /\n",
      ":",
      false,
    ],
    ["the last rule of a group", "User-agent: *\nAllow: /\nDisallow|\n", ":", false],
    ["a letter of a name", "User-agent: a|\nDisallow: /a\n", "b", false],
    ["a new line", "User-agent: *\nDisallow: /a|\nAllow: /b\n", "\n", false],
  ])("after %s", (_, written, insert, stays) => {
    const at = written.indexOf("|");
    const source = Source.of(written.replace("|", ""));
    const before = new Analysis(source, rfc9309, 1, null);
    const now = new Analysis(source.edited([{ from: at, to: at, insert }]), rfc9309, 1, before);
    expect(now.outline === before.outline).toBe(stays);
  });
});

describe("after an edit of a rule", () => {
  const group = (name: string) =>
    `User-agent: ${name}\n${`Disallow: /${name}/some-path\n`.repeat(400)}`;
  const text = ["a", "b", "c"].map(group).join("");

  test("groups that it does not touch are the same objects", () => {
    for (const dialect of dialects) {
      const source = Source.of(text);
      const before = new Analysis(source, dialect, 1, null);
      const at = text.indexOf("/b/") + 5000;
      const edited = source.edited([{ from: at, to: at + 1, insert: "y" }]);
      const after = new Analysis(edited, dialect, 1, before);
      expect(after.groups[0]).toBe(before.groups[0]);
      expect(after.groups[1]).not.toBe(before.groups[1]);
      expect(after.groups[2]).toBe(before.groups[2]);
    }
  });
});

test("what was there before an edit is forgotten, also where no verdict was asked of its groups", async () => {
  const before: WeakRef<object>[] = [];
  let source = Source.of("User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow: /b\n");
  let analysis = new Analysis(source, rfc9309, 1, null);
  for (let key = 0; key < 5; key++) {
    before.push(...analysis.groups.map((group) => new WeakRef(group)));
    source = source.edited([{ from: 25, to: 25, insert: "x" }]);
    analysis = new Analysis(source, rfc9309, 1, analysis);
  }
  await collectGarbage();
  const kept = before.map((group) => group.deref()).filter((group) => group !== undefined);
  // The other group is still the same one.
  expect(new Set(kept)).toEqual(new Set([analysis.groups[1]]));
});

test("the rulebook from before an edit is forgotten once there is a new one", async () => {
  const text = "User-agent: *\nDisallow: /a\n";
  const bookOf = ({ groups: [group] }: Analysis) => group?.rulebook;
  const source = Source.of(text);
  const begun = () => {
    const before = new Analysis(source, rfc9309, 1, null);
    const book = bookOf(before);
    book?.ranked;
    const edited = source.edited([{ from: 14, to: text.length, insert: "Allow: /b\n" }]);
    return { book: book && new WeakRef(book), analysis: new Analysis(edited, rfc9309, 1, before) };
  };
  const { book, analysis } = begun();
  await collectGarbage();
  expect(book?.deref()?.runs).toHaveLength(1);
  expect(bookOf(analysis)?.ranked.at(0)?.path).toBe("/b");
  await collectGarbage();
  expect(book?.deref()).toBeUndefined();
});

test("the rules of a large file are forgotten once a small one has replaced it, however often that is edited", async () => {
  const rules = Array.from({ length: 300 }, (_, index) => `Disallow: /path-of-the-rule/${index}\n`);
  const small = () => {
    const large = Source.of(`User-agent: *\n${rules.join("")}`);
    const before = new Analysis(large, rfc9309, 1, null);
    const group = before.groups[0];
    group?.rulebook.ranked;
    const rule = group?.rulebook.runs[0]?.entries[0];
    const insert = "User-agent: *\nDisallow: /a\n";
    const source = large.edited([{ from: 0, to: large.length, insert }]);
    const analysis = new Analysis(source, rfc9309, 1, before);
    return { rule: rule && new WeakRef(rule), source, analysis };
  };
  let { rule, source, analysis } = small();
  expect(rule?.deref()?.path).toBe("/path-of-the-rule/0");
  for (let key = 0; key < 3; key++) {
    expect(analysis.groups[0]?.rulebook.ranked).toHaveLength(1);
    source = source.edited([{ from: 25, to: 25, insert: "x" }]);
    analysis = new Analysis(source, rfc9309, 1, analysis);
  }
  expect(analysis.groups[0]?.rulebook.ranked.at(0)?.path).toBe("/xxxa");
  await collectGarbage();
  expect(rule?.deref()).toBeUndefined();
});
