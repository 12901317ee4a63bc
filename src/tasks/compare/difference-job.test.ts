import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { leaveOpen } from "../../../test/engine/leaves-open.ts";
import { runs } from "../../../test/runs.ts";
import { EACH_AS_ITSELF, type ReadAs } from "../../core/inputs.ts";
import { followerNamed, readerNamed } from "../../engine/crawlers/index.ts";
import { answerFor, PLAIN } from "../../engine/decide/request-context.ts";
import { select } from "../../engine/decide/select.ts";
import { decidingLineOf } from "../../engine/decide/verdict.ts";
import { dialectNamed, dialects } from "../../engine/dialects/index.ts";
import { analyse } from "../../engine/parse/analysis.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Limits } from "../../engine/prove/counterexample-search.ts";
import { urlOf } from "../../engine/url/url.ts";
import type { CrawlerDifference, DifferenceQuestion, Summary } from "./crawler-differences.ts";
import { DifferenceJob } from "./difference-job.ts";

function questionOf(before: string, after: string, rest: Partial<DifferenceQuestion> = {}) {
  return {
    before: { text: before, breakOctets: 1, encoding: "utf-8" },
    after: { text: after, breakOctets: 1, encoding: "utf-8" },
    readAs: "rfc9309",
    crawlers: [],
    answer: { kind: "ok" },
    ...rest,
  } satisfies DifferenceQuestion;
}

interface Found {
  readonly found: readonly CrawlerDifference[];
  readonly summary: Summary | null;
}

/** What is found, in time slices and as it would come out of a worker. */
function found(question: DifferenceQuestion, limits?: Limits): Found {
  const job = new DifferenceJob(structuredClone(question), limits);
  const all: CrawlerDifference[] = [];
  for (let done = 0; ; ) {
    let asked = 0;
    const isDone = job.run(() => ++asked > 50);
    const news = structuredClone(job.takeNews());
    all.push(...news.found);
    expect(news.done).toBeGreaterThanOrEqual(done);
    expect(news.total).toBeGreaterThanOrEqual(news.done);
    expect(news.summary !== null).toBe(isDone);
    done = news.done;
    if (isDone) return { found: all, summary: news.summary };
  }
}

function differenceFor({ found }: Found, wanted: string) {
  return found.find(({ token }) => token === wanted)?.difference;
}

const star = "User-agent: *\nDisallow: /a\n";

interface Row {
  readonly about: string;
  readonly before: string;
  readonly after: string;
  readonly rest?: Partial<DifferenceQuestion>;
  readonly limits?: Limits;
  readonly summary: Partial<Summary>;
}

const rows: readonly Row[] = [
  {
    about: "proven to change nothing where only comments change",
    before: star,
    after: `# new\n${star}`,
    summary: { kind: "equal" },
  },
  {
    about: "proven to change nothing where a rule goes that others cover",
    before: `${star}Disallow: /a/b\n`,
    after: star,
    summary: { kind: "equal" },
  },
  {
    about: "found to change something for one crawler",
    before: star,
    after: `${star}\nUser-agent: GPTBot\nDisallow: /\n`,
    summary: { kind: "differs", differing: 1, undecided: 0 },
  },
  {
    about: "found to change something for a crawler that only the file names",
    before: star,
    after: `${star}\nUser-agent: Nobody\nDisallow: /\n`,
    summary: { kind: "differs", differing: 1, undecided: 0 },
  },
  {
    about: "not proven for unknown crawlers where a name comes that changes nothing itself",
    before: star,
    after: `User-agent: Nobody\n${star}`,
    summary: { kind: "undecided", undecided: 0 },
  },
  {
    about: "undecided where the limit is reached",
    before: "User-agent: *\nDisallow: /*a*b*c\n",
    after: "User-agent: *\nDisallow: /*a*b*c\nDisallow: /*b*a*b*c\n",
    rest: { crawlers: ["Foo"] },
    limits: { states: 2 },
    summary: { kind: "undecided" },
  },
  {
    about: "equal where the HTTP answer decides, whatever the files say",
    before: star,
    after: "",
    rest: { answer: { kind: "status", status: 404 } },
    summary: { kind: "equal" },
  },
  {
    about: "proven to change nothing where each is read as itself",
    before: star,
    after: `${star}Disallow: /a\n`,
    rest: { readAs: "each-as-itself" },
    summary: { kind: "equal" },
  },
];

describe("the difference between two files", () => {
  test.each(rows)("is $about", ({ before, after, rest, limits, summary }) => {
    expect(found(questionOf(before, after, rest), limits).summary).toMatchObject(summary);
  });

  test("is told of crawlers with a path, and both outcomes and lines", () => {
    const after = `User-agent: Foo\nAllow: /\n\n${star}`;
    const all = found(questionOf(star, after, { crawlers: ["Bar", "foo"] }));
    expect(differenceFor(all, "Bar")).toEqual({ kind: "equal", why: "rules" });
    expect(differenceFor(all, "foo")).toEqual({
      kind: "differs",
      path: "/a",
      before: { outcome: "disallow", line: 2 },
      after: { outcome: "allow", line: 2 },
    });
    expect(all.found.slice(0, 2).map(({ token }) => token)).toEqual(["Bar", "foo"]);
    expect(all.found.filter(({ token }) => token.toLowerCase() === "foo")).toHaveLength(1);
  });

  test("is that of a file without rules where a parser does not read the encoding", () => {
    const question = questionOf(star, star, { crawlers: ["Foo"] });
    const marked = { ...question.after, encoding: "utf-16le-bom" } as const;
    expect(differenceFor(found({ ...question, after: marked }), "Foo")).toEqual({
      kind: "differs",
      path: "/a",
      before: { outcome: "disallow", line: 2 },
      after: { outcome: "allow", line: null },
    });
    // This one reads UTF-16 with a byte order mark.
    const readAs = "crawler-commons";
    expect(found({ ...question, after: marked, readAs }).summary).toEqual({ kind: "equal" });
  });

  test("is none where the HTTP answer decides, and says so", () => {
    const answer = { kind: "status", status: 404 } as const;
    const all = found(questionOf(star, "", { answer, crawlers: ["Foo"] }));
    expect(differenceFor(all, "Foo")).toEqual({ kind: "equal", why: "answer" });
  });

  test("is looked for by the dialect of each crawler", () => {
    // Google reads a field with this typing error as Disallow.
    const after = `${star}Disalow: /b\n`;
    const all = found(questionOf(star, after, { readAs: "each-as-itself" }));
    expect(readerNamed("Googlebot").id).toBe("google");
    expect(differenceFor(all, "Googlebot")).toMatchObject({ kind: "differs", path: "/b" });
    expect(differenceFor(all, "GPTBot")).toEqual({ kind: "equal", why: "rules" });
  });

  test("is of what a file with CRLF has within its limit of bytes", () => {
    const limit = dialectNamed("google-2019")?.fileLimit?.octets ?? 0;
    const text = `${star}${"\n".repeat(limit - 100)}Disallow: /b\n`;
    const question = questionOf(text, text, { readAs: "google-2019", crawlers: ["Foo"] });
    const all = found({ ...question, after: { ...question.after, breakOctets: 2 } });
    expect(differenceFor(all, "Foo")).toMatchObject({ kind: "differs", path: "/b" });
  });

  test("is told of groups that are too large to be searched, if not by a shortest path", () => {
    const [before = "", after = ""] = [0, 1].map((odd) => {
      const rules = Array.from({ length: 99 }, (_, n) => `Disallow: /*${n * 2 + odd}*/x\n`);
      return `User-agent: *\n${rules.join("")}`;
    });
    const all = found(questionOf(before, after, { crawlers: ["Foo"] }), { states: 2 });
    expect(differenceFor(all, "Foo")).toMatchObject({
      kind: "differs",
      before: { outcome: "disallow" },
      after: { outcome: "allow", line: null },
    });
  });

  test("is told once", () => {
    const job = new DifferenceJob(questionOf(star, ""));
    expect(job.run(() => false)).toBe(true);
    expect(job.takeNews().found.length).toBeGreaterThan(100);
    expect(job.takeNews()).toMatchObject({ found: [], summary: { kind: "differs" } });
  });
});

const PATHS = everyPath([..."/ab?$"], 5);

/** All short paths of some letters. */
function everyPath(letters: readonly string[], longest: number): readonly string[] {
  let layer = ["/"];
  const all = [...layer];
  for (let length = 2; length < longest; length++) {
    layer = layer.flatMap((path) => letters.map((letter) => path + letter));
    all.push(...layer);
  }
  return all;
}

const anyPath = fc
  .array(fc.constantFrom("/", "a", "b", "*", "$", "?"), { maxLength: 3 })
  .map((letters) => `/${letters.join("")}`);
const anyRule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), anyPath)
  .map(([field, path]) => `${field}: ${path}`);
const anyAgent = fc
  .constantFrom("*", "Googlebot", "GPTBot", "Foo", "FooBar")
  .map((name) => `User-agent: ${name}`);
const anyLine = fc.oneof({ weight: 2, arbitrary: anyRule }, anyAgent);
const anyLines = fc.array(anyLine, { maxLength: 10 });
const anyPair = fc.oneof(
  fc.tuple(anyLines, anyLines),
  fc
    .tuple(anyLines, anyLine, fc.nat(10))
    .map(([lines, line, at]) => [lines, lines.toSpliced(at, 1, line)] as const),
  fc
    .tuple(anyLines, anyRule, fc.nat(10))
    .map(([lines, rule, at]) => [lines, lines.toSpliced(at, 0, rule, rule)] as const),
);

/** What a file says of every short path, each group asked once. */
function answersIn(text: string, readerOf: (token: string) => Dialect) {
  const analyses = new Map(dialects.map((dialect) => [dialect, analyse(text, dialect)]));
  const known = new Map<Group | null, string>();
  const readBy = (token: string) => analyses.get(readerOf(token)) ?? analyse(text, readerOf(token));
  const groupOf = (token: string) => select(readBy(token), followerNamed(token)).group;
  const on = (token: string, path: string) =>
    answerFor(readBy(token), groupOf(token), urlOf(path), PLAIN);
  const ofAll = (token: string) => {
    const group = groupOf(token);
    // Where there is no group all is allowed, whoever reads.
    const all = known.get(group) ?? PATHS.map((path) => on(token, path).outcome).join();
    known.set(group, all);
    return all;
  };
  return { on, ofAll };
}

type Reading = readonly [title: string, readAs: ReadAs, readerOf: (token: string) => Dialect];

const readings: readonly Reading[] = [
  ...dialects.map((dialect): Reading => [dialect.title, dialect.id, () => dialect]),
  ["each crawler’s own reader", EACH_AS_ITSELF, readerNamed],
];

describe("what is found among short paths", { tags: "long" }, () => {
  test.each(readings)("is what trying all finds, by %s", (_, readAs, readerOf) => {
    const compare = ([one, other]: readonly [readonly string[], readonly string[]]) => {
      const texts = [one.join("\n"), other.join("\n")] as const;
      const [before, after] = texts.map((text) => answersIn(text, readerOf));
      const question = questionOf(...texts, { readAs, crawlers: ["Foo", "FooBar"] });
      const { found: all, summary } = found(question);
      if (!before || !after) return;
      for (const { token, difference } of all) {
        if (difference.kind === "undecided") expect(leaveOpen).toContain(readerOf(token).id);
        if (difference.kind === "equal") expect(before.ofAll(token)).toBe(after.ofAll(token));
        if (difference.kind !== "differs") continue;
        const [was, is] = [before, after].map(({ on }) => on(token, difference.path));
        expect(was && { outcome: was.outcome, line: decidingLineOf(was) }).toEqual({
          outcome: difference.before.outcome,
          line: difference.before.line,
        });
        expect(is && { outcome: is.outcome, line: decidingLineOf(is) }).toEqual({
          outcome: difference.after.outcome,
          line: difference.after.line,
        });
        expect(was?.outcome).not.toBe(is?.outcome);
      }
      const differing = all.filter(({ difference }) => difference.kind === "differs");
      expect(summary?.kind === "differs" ? summary.differing : 0).toBe(differing.length);
      if (summary?.kind !== "equal") return;
      for (const token of ["*", "Foo", "FooBar", "Fo", "o", "GPTBot", "Googlebot-Image", "x"])
        expect(before.ofAll(token)).toBe(after.ofAll(token));
    };
    fc.assert(fc.property(anyPair, compare), { numRuns: runs(8), endOnFailure: true });
  });
});
