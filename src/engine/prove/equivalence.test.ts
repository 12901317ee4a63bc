import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../test/runs.ts";
import { decide } from "../decide/decide.ts";
import { dialects } from "../dialects/index.ts";
import { rfc9309 } from "../dialects/rfc9309.ts";
import { analyse } from "../parse/analysis.ts";
import type { Dialect, DialectId } from "../parse/dialect.ts";
import { meansTheSame, rulesMeanTheSame } from "./equivalence.ts";

const byTitle = dialects.map((dialect) => [dialect.title, dialect] as const);

/** Two files, and whether they are proven to mean the same; a list of dialects where only those prove it, or all but those. */
interface Row {
  readonly about: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly same: boolean | readonly DialectId[] | { readonly allBut: readonly DialectId[] };
}

const rows: readonly Row[] = [
  {
    about: "white space and the case of field names",
    before: ["  USER-AGENT :*", "disallow\t:/a  "],
    after: ["User-agent: *", "Disallow: /a"],
    same: { allBut: ["temoto", "heritrix"] },
  },
  {
    about: "a comment",
    before: ["User-agent: *", "Disallow: /a"],
    after: ["# mine", "User-agent: * # all", "Disallow: /a # not this"],
    same: true,
  },
  {
    about: "another path",
    before: ["User-agent: *", "Disallow: /a"],
    after: ["User-agent: *", "Disallow: /b"],
    same: false,
  },
  {
    about: "another group",
    before: ["User-agent: a", "Disallow: /"],
    after: ["User-agent: b", "Disallow: /"],
    same: false,
  },
  {
    about: "one more group, which keeps its crawler from the rules of *",
    before: ["User-agent: *", "Disallow: /"],
    after: ["User-agent: *", "Disallow: /", "User-agent: a", "Disallow:"],
    same: ["temoto"],
  },
  {
    about: "a rule that stands there twice",
    before: ["User-agent: *", "Disallow: /a", "Disallow: /b", "Disallow: /a"],
    after: ["User-agent: *", "Disallow: /a", "Disallow: /b"],
    same: true,
  },
  {
    about: "groups in another order, where names are compared whole",
    before: ["User-agent: a", "Disallow: /a", "", "User-agent: ab", "Disallow: /b"],
    after: ["User-agent: ab", "Disallow: /b", "", "User-agent: a", "Disallow: /a"],
    same: [
      "rfc9309",
      "google",
      "bing",
      "yandex",
      "baidu",
      "crawler-commons",
      "robots-parser",
      "wget",
      "aipref",
      "google-2019",
    ],
  },
  {
    about: "rules of unequal length in another order",
    before: ["User-agent: *", "Disallow: /a", "Disallow: /long/path"],
    after: ["User-agent: *", "Disallow: /long/path", "Disallow: /a"],
    same: { allBut: ["baidu", "python", "draft-1996", "www-robotrules", "wget"] },
  },
  {
    about: "a blank line between an agent and its rules",
    before: ["User-agent: a", "Disallow: /a"],
    after: ["User-agent: a", "", "Disallow: /a"],
    same: {
      allBut: ["yandex", "baidu", "python", "www-robotrules", "draft-1996", "original-1994"],
    },
  },
  {
    about: "a line of blanks inside a group, which Python does not take for an end",
    before: ["User-agent: a", "Disallow: /a", "  ", "Disallow: /b"],
    after: ["User-agent: a", "Disallow: /a", "", "Disallow: /b"],
    same: { allBut: ["python"] },
  },
  {
    about: "a blank line between two lists of agents without a rule that all know",
    before: ["User-agent: a", "Allow: /a", "User-agent: b", "Disallow: /"],
    after: ["User-agent: a", "Allow: /a", "", "User-agent: b", "Disallow: /"],
    same: { allBut: ["www-robotrules", "original-1994"] },
  },
  {
    about: "the byte order mark before an agent",
    before: ["\ufeffUser-agent: *", "Disallow: /a"],
    after: ["User-agent: *", "Disallow: /a"],
    same: {
      allBut: ["python", "python-rfc9309", "protego", "protego-0.7", "wget", "heritrix"],
    },
  },
  {
    about: "a Crawl-delay that forbids all by itself (crawler-commons)",
    before: ["User-agent: *", "Allow: /", "Crawl-delay: 1"],
    after: ["User-agent: *", "Allow: /", "Crawl-delay: 400"],
    same: { allBut: ["crawler-commons"] },
  },
  {
    about: "a Crawl-delay beside no rules, that forbids all by itself",
    before: ["User-agent: *", "Crawl-delay: 1"],
    after: ["User-agent: *", "Crawl-delay: 400"],
    same: { allBut: ["crawler-commons"] },
  },
  {
    about: "a Crawl-delay, without which the agent joins the next (Python)",
    before: ["User-agent: a", "Crawl-delay: 1", "User-agent: b", "Disallow: /"],
    after: ["User-agent: a", "User-agent: b", "Disallow: /"],
    same: {
      allBut: [
        "python",
        "python-rfc9309",
        "protego",
        "protego-0.7",
        "robots-parser",
        "draft-1996",
        "temoto",
        "heritrix",
      ],
    },
  },
  {
    about: "an agent in other letters, which Python compares when it merges entries",
    before: ["User-agent: Bot", "Disallow: /a", "User-agent: bot", "Disallow: /b"],
    after: ["User-agent: Bot", "Disallow: /a", "User-agent: Bot", "Disallow: /b"],
    same: { allBut: ["python-rfc9309"] },
  },
  {
    about: "two groups joined, where the readers join them anyway",
    before: ["User-agent: a", "Disallow: /a", "", "User-agent: a", "Disallow: /b"],
    after: ["User-agent: a", "Disallow: /a", "Disallow: /b"],
    same: [
      "rfc9309",
      "google",
      "bing",
      "yandex",
      "baidu",
      "protego",
      "protego-0.7",
      "crawler-commons",
      "robots-parser",
      "temoto",
      "wget",
      "heritrix",
      "aipref",
      "google-2019",
    ],
  },
  {
    about: "a second group, where only the first one counts",
    before: ["User-agent: a", "Disallow: /a", "", "User-agent: a", "Disallow: /b"],
    after: ["User-agent: a", "Disallow: /a"],
    same: ["python", "www-robotrules", "google-pre-2019", "draft-1996", "original-1994"],
  },
  {
    about: "rules before any agent",
    before: ["Disallow: /a", "User-agent: b", "Disallow: /b"],
    after: ["User-agent: b", "Disallow: /b"],
    same: { allBut: ["www-robotrules", "temoto"] },
  },
  {
    about: "an agent without a name, which brings Protego’s list back",
    before: ["User-agent: a", "Disallow: /a", "User-agent:", "Disallow: /b"],
    after: ["User-agent: a", "Disallow: /a", "Disallow: /b"],
    same: ["protego"],
  },
  {
    about: "a line without a key, after which agents join those before (Protego)",
    before: ["User-agent: a", "Disallow: /a", ": x", "User-agent: b", "Disallow: /b"],
    after: ["User-agent: a", "Disallow: /a", "User-agent: b", "Disallow: /b"],
    same: { allBut: ["protego"] },
  },
];

function namedIn({ same }: Row): readonly DialectId[] {
  if (typeof same === "boolean") return [];
  return "allBut" in same ? same.allBut : same;
}

/** The dialects that a row names. Of others, what is proven must only be true. */
const named = new Set(rows.flatMap(namedIn));

function expected({ same }: Row, { id }: Dialect): boolean {
  if (typeof same === "boolean") return same;
  return "allBut" in same ? !same.allBut.includes(id) : same.includes(id);
}

describe("two files are proven to mean the same, or not", () => {
  test.each(rows.map((row) => [row.about, row] as const))("by %s", (_, row) => {
    const [before, after] = [row.before.join("\n"), row.after.join("\n")];
    const isProven = (dialect: Dialect) =>
      meansTheSame(analyse(before, dialect), analyse(after, dialect));
    const known = dialects.filter(({ id }) => named.has(id));
    const ids = known.filter((dialect) => expected(row, dialect)).map(({ id }) => id);
    expect(known.filter(isProven).map(({ id }) => id)).toEqual(ids);
    for (const dialect of dialects) {
      expect(meansTheSame(analyse(after, dialect), analyse(before, dialect))).toBe(
        isProven(dialect),
      );
      if (isProven(dialect))
        expect(answersTo(after, dialect, 1)).toBe(answersTo(before, dialect, 1));
    }
  });

  test("where more is read of one than of the other, they do not", () => {
    const long = `User-agent: *\nDisallow: /a\n${"# long\n".repeat(80_000)}Disallow: /b\n`;
    const short = "User-agent: *\nDisallow: /a\nDisallow: /b\n";
    const proven = dialects.filter((dialect) =>
      meansTheSame(analyse(long, dialect), analyse(short, dialect)),
    );
    const limited = dialects.filter(({ fileLimit }) => fileLimit);
    expect(limited.length).toBeGreaterThan(0);
    expect(proven).toEqual(dialects.filter(({ fileLimit }) => !fileLimit));
  });

  test("by different readers, they do not", () => {
    const text = "User-agent: *\nDisallow: /a\n";
    expect(meansTheSame(analyse(text, rfc9309), analyse(text, dialects[1] ?? rfc9309))).toBe(false);
  });
});

describe("two groups", () => {
  const groupOf = (...rules: readonly string[]) =>
    analyse(["User-agent: *", ...rules].join("\n"), rfc9309).groupNamed("*");

  test("mean the same where the same rules are as strong, but for repetitions", () => {
    expect(rulesMeanTheSame(groupOf("Allow: /a"), groupOf("allow:/a", "Allow: /a"))).toBe(true);
    expect(rulesMeanTheSame(groupOf("Allow: /a"), groupOf("Disallow: /a"))).toBe(false);
    expect(rulesMeanTheSame(groupOf("Allow: /a"), groupOf("Allow: /b"))).toBe(false);
  });

  test("mean the same as none where nothing in them matches a URL", () => {
    expect(rulesMeanTheSame(groupOf(), null)).toBe(true);
    expect(rulesMeanTheSame(groupOf("Disallow:"), null)).toBe(true);
    expect(rulesMeanTheSame(groupOf("Disallow: /"), null)).toBe(false);
    expect(rulesMeanTheSame(null, null)).toBe(true);
  });
});

const lines = [
  "User-agent: *",
  "User-agent: Bot",
  "user-agent: bot",
  "User-agent: b",
  "User-agent: Yandex",
  "User-agent: Bot/1",
  "Useragent: other",
  "user-agent:",
  "Disallow: /",
  "Disallow: /a",
  "Disallow: /a/index.html",
  "Disallow: /a*b$",
  "Disallow: *b",
  "Disallow: a",
  "Disallow: //example.com/a",
  "Allow: /a/index.html",
  "Allow: /b?x=é",
  "Allow: /a$",
  "Allow: /*b",
  "Disallow:",
  "Allow:",
  "Sitemap: https://example.com/s.xml",
  "Crawl-delay: 400",
  "Crawl-delay: 1",
  "Host: h",
  "Foo: bar",
  ": empty key",
  "Disallow /b",
  "# comment",
  "",
  "",
  " ",
  "\ufeff",
  "Disallow: /x\vAllow: /x\x85User-agent: b",
  "<html>",
] as const;

const files = fc.array(fc.constantFrom(...lines), { maxLength: 9 });
type Lines = readonly string[];
type Change = (file: Lines, at: number, line: string) => Lines;

/** Edits after which a file often means the same. */
const changes: readonly Change[] = [
  (file, at, line) => file.toSpliced(at, 0, line),
  (file, at) => file.toSpliced(at, 1),
  (file, at, line) => file.toSpliced(at, 1, line),
  (file, at) => file.toSpliced(at, 0, ...file.slice(at, at + 1)),
  (file, at) => file.toSpliced(at, 2, ...file.slice(at, at + 2).reverse()),
  (file, at) => [...file, ...file.slice(at)],
  (file, at) => [...file.slice(at), ...file.slice(0, at)],
  (file, at) => file.toSpliced(at, 0, ""),
  (file, at) => file.map((line, index) => (index === at ? line.toLowerCase() : line)),
  (file, at) => file.map((line, index) => (index === at ? line.trim() : line)),
  (file) => file.map((line) => line.replace(": ", ":")),
  (file) => file.filter((line) => line.trim() !== ""),
];

const edits = fc.array(
  fc.record({
    change: fc.constantFrom(...changes),
    at: fc.nat(9),
    line: fc.constantFrom(...lines),
  }),
  { minLength: 1, maxLength: 2 },
);

const urls = [
  "/",
  "/a",
  "/a/",
  "/a/index.html",
  "/ab",
  "/axb",
  "/b",
  "/b?x=%C3%A9",
  "/x",
  "/a%24",
  "/robots.txt",
  "https://example.com/a",
  "https://other.example//example.com/a",
];
const names = ["*", "Bot", "bot/1.0", "MyBot", "b", "o", "", "other", "YandexImages", "Ya"];
const crawlers = [...names, ["nobody", "Bot"], ["Ya", "b"]];

/** What everybody is told, in one text. */
function answersTo(text: string, dialect: Dialect, breakOctets: number): string {
  const analysis = analyse(text, dialect, breakOctets);
  return crawlers
    .flatMap((crawler) => urls.map((url) => decide(analysis, crawler, url).outcome))
    .join();
}

describe("what is proven to mean the same answers the same", () => {
  test.each(byTitle)("by %s", (_, dialect) => {
    let proven = 0;
    fc.assert(
      fc.property(files, edits, (file, steps) => {
        const edited = steps.reduce<Lines>((now, { change, at, line }) => {
          return change(now, Math.min(at, now.length), line);
        }, file);
        const [before, after] = [file.join("\n"), edited.join("\n")];
        if (!meansTheSame(analyse(before, dialect), analyse(after, dialect))) return;
        if (before !== after) proven++;
        expect(answersTo(after, dialect, 1)).toBe(answersTo(before, dialect, 1));
      }),
      { numRuns: runs(100), endOnFailure: true },
    );
    expect(proven).toBeGreaterThan(runs(10));
  });

  test.each(["rest-ignored", "file-ignored"] as const)("beyond a limit, where %s", (beyond) => {
    const fileLimit = { octets: 60, beyond };
    fc.assert(
      fc.property(
        files,
        fc.constantFrom(...dialects),
        fc.constantFrom(1, 2),
        fc.constantFrom(1, 2),
        (file, known, ourOctets, theirOctets) => {
          const dialect = { ...known, fileLimit };
          const [before, after] = [file.join("\n"), file.map((line) => line.trim()).join("\n")];
          const ours = analyse(before, dialect, ourOctets);
          if (!meansTheSame(ours, analyse(after, dialect, theirOctets))) return;
          expect(answersTo(after, dialect, theirOctets)).toBe(
            answersTo(before, dialect, ourOctets),
          );
        },
      ),
      { numRuns: runs(100), endOnFailure: true },
    );
  });
});

describe("large files are compared in little time", { tags: "long" }, () => {
  const many = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");
  const agents = many(20_000, (index) => `User-agent: a${index}`);
  const rules = many(20_000, (index) => `Disallow: /${index}`);
  const alone = many(20_000, (index) => `User-agent: a${index}\nDisallow: /x${index}`);

  test.each([
    ["60,000 rules in one group", `User-agent: *\n${rules}\n${rules}\n${rules}`],
    ["as many groups as agents", alone],
    ["one group of many agents", `${agents}\n${rules}`],
    ["groups that share their rules", `${agents}\n${rules}\n${alone}`],
    ["groups that share a long path", `${agents}\nDisallow: /${"x".repeat(300_000)}\n${alone}`],
  ])("%s", { timeout: 60_000 }, (_, text) => {
    const reading = analyse(text, rfc9309);
    const spaced = analyse(text.replaceAll("Disallow:", "disallow :"), rfc9309);
    expect(meansTheSame(reading, spaced)).toBe(true);
    // No longer the same sections, so group by group.
    const longer = analyse(`${text}\nDisallow: /new`, rfc9309);
    expect(meansTheSame(reading, longer)).toBe(false);
  });
});
