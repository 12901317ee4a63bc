import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differ } from "../../../test/engine/differ.ts";
import { runs } from "../../../test/runs.ts";
import { Work } from "../decide/work.ts";
import { dialectNamed, dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { type Analysis, analyse } from "../parse/analysis.ts";
import type { DialectId } from "../parse/dialect.ts";
import { searchGroupStatus, statusesIn } from "./group-status-search.ts";
import type { LineStatus } from "./rule-status.ts";

const MOST_RULES = 100;

function read(file: readonly string[], readAs: DialectId = "rfc9309"): Analysis {
  return analyse(file.join("\n"), dialectNamed(readAs) ?? rfc9309);
}

/** A status in short: the path it decides, or the lines that shadow it; and whether the line could go. */
function inShort({ liveness, redundant }: LineStatus) {
  if (liveness.kind === "dead") return [liveness.shadowedBy, redundant];
  return [liveness.kind === "decides" ? liveness.path : liveness.kind, redundant];
}

interface Row {
  readonly about: string;
  readonly readAs?: DialectId;
  readonly file: readonly string[];
  /** By line. */
  readonly statuses: Readonly<Record<number, readonly [string | readonly number[], boolean]>>;
}

const rows: readonly Row[] = [
  {
    about: "of two that say the same, the one that never decides could go",
    file: ["User-agent: *", "Disallow: /a", "Disallow: /a"],
    statuses: { 2: ["/a", false], 3: [[2], true] },
  },
  {
    about: "of two that only together cover a third, both are needed",
    file: ["User-agent: *", "Disallow: /a$", "Disallow: /a*/", "Disallow: /a/b/$"],
    statuses: { 2: ["/a", false], 3: ["/a/", false], 4: ["/a/b/", true] },
  },
  {
    about: "a shorter one that says the same only where a longer decides could go, not both",
    file: ["User-agent: *", "Disallow: /a", "Disallow: /a*"],
    statuses: { 2: [[3], true], 3: ["/a", false] },
  },
  {
    about: "what is allowed anyway could go, all of it",
    file: ["User-agent: *", "Allow: /", "Allow: /a", "Disallow: /b"],
    statuses: { 2: ["/", true], 3: ["/a", true], 4: ["/b", false] },
  },
  {
    about: "a line of two groups decides where it does in one",
    file: [
      "User-agent: A",
      "User-agent: B",
      "Disallow: /a",
      "User-agent: A",
      "Disallow: /a*",
      "User-agent: B",
      "Disallow: /b",
    ],
    statuses: { 3: ["/a", false], 5: ["/a", false], 7: ["/b", false] },
  },
  {
    about: "a line of two groups never decides where it does in none, for the reasons of both",
    file: [
      "User-agent: A",
      "User-agent: B",
      "Disallow: /a",
      "User-agent: A",
      "Disallow: /a*",
      "User-agent: B",
      "Allow: /a",
    ],
    statuses: { 3: [[5, 7], false], 5: ["/a", false], 7: ["/a", false] },
  },
  {
    about: "a section keeps one rule, so that its agents keep their group",
    file: ["User-agent: a", "Allow: /", "User-agent: *", "Allow: /", "Allow: /a"],
    statuses: { 2: ["/", false], 4: ["/", false], 5: ["/a", true] },
  },
  {
    about: "where the first decides, what stands below",
    readAs: "python",
    file: ["User-agent: *", "Disallow: /a", "Allow: /a/b"],
    statuses: { 2: ["/a", false], 3: [[2], true] },
  },
  {
    about: "where the dialect leaves it open between two, both count",
    readAs: "google-2019",
    file: ["User-agent: *", "Disallow: /a/*/b", "Allow: /a/"],
    statuses: { 2: ["/a//b", false], 3: ["/a/", false] },
  },
];

describe("the status of lines", () => {
  test.each(rows)("are: $about", ({ file, readAs, statuses }) => {
    const statusAt = statusesIn(read(file, readAs), MOST_RULES);
    const found = file.flatMap((_, index) => {
      const status = statusAt(index + 1);
      return status ? [[index + 1, inShort(status)] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual(statuses);
  });

  test("are not known of large groups, nor of lines that are no rules", () => {
    const analysis = read(["User-agent: *", "Disallow: /a", "Disallow: /b"]);
    expect(statusesIn(analysis, 1)(2)).toBeNull();
    expect(statusesIn(analysis, 2)(1)).toBeNull();
    expect(statusesIn(analysis, 2)(4)).toBeNull();
  });

  test("are found in time slices as at once", () => {
    const { groups, dialect } = read(["User-agent: *", "Allow: /", "Disallow: /*a*b", "Allow: /x"]);
    const [group] = groups;
    if (!group) throw new Error("there is no group");
    const [slow, quick] = [
      new Work(searchGroupStatus(group, dialect)),
      new Work(searchGroupStatus(group, dialect)),
    ];
    quick.run(() => false);
    let [slices, asked] = [0, 0];
    while (!slow.run(() => ++asked % 2 === 0)) {
      expect(slow.result).toBeNull();
      slices++;
    }
    expect(slices).toBeGreaterThan(3);
    expect(slow.result).toEqual(quick.result);
  });
});

const anyPath = fc.constantFrom("/", "/a", "/a*", "/a/", "/a$", "/*a", "/*", "/a/b", "/a*b", "/b");
const anyRule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), anyPath)
  .map(([f, p]) => `${f}: ${p}`);
const byTitle = dialects.map((dialect) => [dialect.title, dialect] as const);

describe("lines that are called redundant", () => {
  test.each(byTitle)("can all go at once, and any one alone, by %s", (_, dialect) => {
    const check = (rules: readonly string[]) => {
      const lines = ["User-agent: *", ...rules];
      const analysis = analyse(lines.join("\n"), dialect);
      const statusOf = statusesIn(analysis, MOST_RULES);
      const statuses = lines.flatMap((_line, index) => statusOf(index + 1) ?? []);
      const redundant = statuses.filter((status) => status.redundant);
      const numbers = (wanted: readonly LineStatus[]) => wanted.map(({ line }) => line);
      const idle = numbers(redundant.filter(({ liveness }) => liveness.kind === "dead"));
      const others = numbers(redundant.filter(({ liveness }) => liveness.kind !== "dead"));
      const sets = [idle, others, [...idle, ...others], ...numbers(redundant).map((one) => [one])];
      for (const gone of sets) {
        const left = lines.filter((_line, index) => !gone.includes(index + 1));
        const after = analyse(left.join("\n"), dialect).groupNamed("*");
        const { kind } = differ(analysis.groupNamed("*"), after, dialect);
        expect([lines, gone, kind]).not.toEqual([lines, gone, "differs"]);
      }
    };
    fc.assert(fc.property(fc.array(anyRule, { maxLength: 6 }), check), {
      numRuns: runs(10),
      endOnFailure: true,
    });
  });
});
