import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codePoint } from "../../../test/code-point.ts";
import { runs } from "../../../test/runs.ts";
import { decide } from "../decide/decide.ts";
import { dialects } from "../dialects/index.ts";
import { analyse } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import { type Edit, Source } from "../text/source.ts";
import { meansTheSame } from "./equivalence.ts";
import { type Formatting, FormatWork, type Left, MOST_EDITS } from "./format.ts";
import type { Step } from "./format-proof.ts";

/** A file before and after, lines joined by LF. */
interface Row {
  readonly about: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly done?: readonly Step[];
  readonly left?: readonly Left[];
  readonly lines?: number;
}

const python = "Python up to 3.13.13";
const perl = "WWW::RobotRules (Perl)";

const rows: readonly Row[] = [
  {
    about: "nothing, where all is tidy",
    before: ["# mine", "User-agent: *", "Disallow:", "", "Sitemap: https://example.com/s", ""],
    after: ["# mine", "User-agent: *", "Disallow:", "", "Sitemap: https://example.com/s", ""],
    done: [],
    lines: 0,
  },
  { about: "nothing, where there is nothing", before: [""], after: [""], done: [], lines: 0 },
  { about: "nothing but blank lines", before: ["", "  ", ""], after: [""], done: ["blank-lines"] },
  {
    about: "the case of field names",
    before: ["USER-AGENT: A", "disallow: /A", "Crawl-Delay: 5", "content-signal: ai-train=no", ""],
    after: ["User-agent: A", "Disallow: /A", "Crawl-delay: 5", "Content-Signal: ai-train=no", ""],
    done: ["field-names"],
    lines: 4,
  },
  {
    about: "no field that nobody knows, and none that is misspelt",
    before: ["User-agent: *", "Dissallow:/a", "useragent :b", "foo:bar", "http://example.com/", ""],
    after: ["User-agent: *", "Dissallow:/a", "useragent :b", "foo:bar", "http://example.com/", ""],
    done: [],
  },
  {
    about: "white space after the colon and at the ends of lines",
    before: ["User-agent:*", "Disallow:/a \t", "Allow:\t  /a b", " junk ", ""],
    after: ["User-agent: *", "Disallow: /a", "Allow: /a b", "junk", ""],
    done: ["spaces"],
    lines: 4,
  },
  {
    about: "no white space before a field, where HTTrack does not read it",
    before: ["  User-agent: *", "\tDisallow: /a", ""],
    after: ["  User-agent: *", "Disallow: /a", ""],
    left: [{ step: "spaces", reader: "HTTrack 3.49", isDecided: true }],
  },
  {
    about: "no white space in a value or before a comment",
    before: ["User-agent:  *  # all", "Disallow:  # none", "Disallow:#none", "  #  mine  ", ""],
    after: ["User-agent: *  # all", "Disallow:  # none", "Disallow:#none", "#  mine", ""],
    done: ["spaces"],
  },
  {
    about: "the space after a colon without a value",
    before: ["User-agent: *", "Disallow: ", ""],
    after: ["User-agent: *", "Disallow:", ""],
    done: ["spaces"],
    lines: 1,
  },
  {
    about: "no space but those of ASCII",
    before: ["User-agent: *", "Disallow:\u00a0/a\u00a0", "\u3000", ""],
    after: ["User-agent: *", "Disallow: \u00a0/a\u00a0", "\u3000", ""],
    done: ["spaces"],
  },
  {
    about: "blank lines at the start and at the end, and more than one between",
    before: ["", " ", "User-agent: *", "Disallow: /a", "", "", "Disallow: /b", "", "\t", "", ""],
    after: ["User-agent: *", "Disallow: /a", "", "Disallow: /b", ""],
    done: ["blank-lines"],
    lines: 3,
  },
  {
    about: "a blank line between groups",
    before: ["User-agent: a", "Disallow: /", "User-agent: b", "User-agent: c", "Disallow: /", ""],
    after: [
      "User-agent: a",
      "Disallow: /",
      "",
      "User-agent: b",
      "User-agent: c",
      "Disallow: /",
      "",
    ],
    done: ["blank-lines"],
    lines: 1,
  },
  {
    about: "a blank line before the comment above a group",
    before: [
      "# a",
      "User-agent: a",
      "Disallow: /",
      "# b,",
      " # too",
      "User-agent: b",
      "Disallow: /",
    ],
    after: [
      ...["# a", "User-agent: a", "Disallow: /", ""],
      ...["# b,", "# too", "User-agent: b", "Disallow: /", ""],
    ],
    done: ["spaces", "blank-lines", "line-ends"],
  },
  {
    about: "blank lines round sitemaps outside a group",
    before: [
      ...["Sitemap: /1", "# two", "Sitemap: /2", "User-agent: a", "Sitemap: /3", "Disallow: /"],
      ...["Host: example.com", "Sitemap: /4", "Sitemap: /5", "foo: bar", ""],
    ],
    after: [
      ...["Sitemap: /1", "# two", "Sitemap: /2", "", "User-agent: a", "Sitemap: /3", "Disallow: /"],
      ...["Host: example.com", "", "Sitemap: /4", "Sitemap: /5", "", "foo: bar", ""],
    ],
    done: ["blank-lines"],
    lines: 3,
  },
  {
    about: "a line end for the last line",
    before: ["User-agent: *", "Disallow: / "],
    after: ["User-agent: *", "Disallow: /", ""],
    done: ["spaces", "line-ends"],
    lines: 1,
  },
  {
    about: "a byte order mark before a comment",
    before: ["\ufeff # mine", "User-agent: *", "Disallow: /", ""],
    after: ["# mine", "User-agent: *", "Disallow: /", ""],
    done: ["spaces", "byte-order-mark"],
    lines: 1,
  },
  {
    about: "no byte order mark that hides a line from somebody",
    before: ["\ufeffuser-agent: *", "Disallow: /", ""],
    after: ["\ufeffUser-agent: *", "Disallow: /", ""],
    done: ["field-names"],
    left: [{ step: "byte-order-mark", reader: python, isDecided: true }],
  },
  {
    about: "nothing before what would then be a byte order mark",
    before: ["", " \ufeffdisallow: /a", "", "", "user-agent: b"],
    after: ["", " \ufeffdisallow: /a", "", "User-agent: b", ""],
    done: ["field-names", "blank-lines", "line-ends"],
  },
  {
    about: "no blank line that would part agents for somebody",
    before: ["User-agent: a", "Allow: /a", "User-agent: b", "Disallow: /", "User-agent: c", ""],
    after: ["User-agent: a", "Allow: /a", "User-agent: b", "Disallow: /", "", "User-agent: c", ""],
    done: ["blank-lines"],
    left: [{ step: "blank-lines", reader: perl, isDecided: true }],
    lines: 1,
  },
  {
    about: "no line of blanks that is no end of a group for somebody",
    before: ["User-agent: a", "Disallow: /a", " ", "Disallow: /b", "", "", "Sitemap: /s", ""],
    after: ["User-agent: a", "Disallow: /a", " ", "Disallow: /b", "", "Sitemap: /s", ""],
    done: ["blank-lines"],
    left: [{ step: "blank-lines", reader: python, isDecided: true }],
    lines: 1,
  },
  {
    about: "no field that would be for no group for somebody, though no verdict changes",
    before: ["User-agent: a", "Disallow: /a", " ", "Crawl-delay: 5", ""],
    after: ["User-agent: a", "Disallow: /a", " ", "Crawl-delay: 5", ""],
    done: [],
    left: [{ step: "blank-lines", reader: python, isDecided: true }],
  },
  {
    about:
      "no blank line that would part agents from a field for somebody, though no verdict changes",
    before: ["User-agent: a", "Allow: /", "Content-Signal: ai-train=no", "User-agent: b", ""],
    after: ["User-agent: a", "Allow: /", "Content-Signal: ai-train=no", "User-agent: b", ""],
    done: [],
    left: [{ step: "blank-lines", reader: perl, isDecided: true }],
  },
];

/** The result at once. */
function format(text: string, lineEnd?: string): Formatting {
  const work = new FormatWork(text, lineEnd);
  work.run(() => false);
  if (!work.result) throw new Error("it has run to its end");
  return work.result;
}

/** What formatting makes of a text, and all that is said of it. */
function formatted(text: string, lineEnd?: string) {
  const formatting = format(text, lineEnd);
  return { ...formatting, text: Source.of(text).edited(formatting.edits).toString() };
}

describe("formatting tidies", () => {
  test.each(rows.map((row) => [row.about, row] as const))("%s", (_, row) => {
    const formatting = formatted(row.before.join("\n"));
    expect(formatting.text.split("\n")).toEqual(row.after);
    if (row.done) expect(formatting.done).toEqual(row.done);
    expect(formatting.left).toEqual(row.left ?? []);
    if (row.lines !== undefined) expect(formatting.lineCount).toBe(row.lines);
    expect(formatting.changed).toBe(row.before.join("\n") !== row.after.join("\n"));
  });
});

describe("other line ends become LF", () => {
  test("where no reader has a limit that they bear on", () => {
    const text = "User-agent: *\nDisallow: /\n";
    expect(format(text, "\r\n")).toEqual({
      edits: [],
      changed: true,
      lineCount: 2,
      done: ["line-ends"],
      endsWithLf: true,
      left: [],
      rejecting: ["WebRobots (Ruby)"],
    });
    expect(format(text, "\r").done).toEqual(["line-ends"]);
  });

  test("and not where a shorter file would be read that is now too long", () => {
    const text = `User-agent: *\nDisallow: /\n${"# 45678\n".repeat(60_000)}`;
    const { changed, left, endsWithLf } = format(text, "\r\n");
    expect({ changed, left, endsWithLf }).toEqual({
      changed: false,
      left: [{ step: "line-ends", reader: "Yandex", isDecided: true }],
      endsWithLf: false,
    });
  });
});

const lines = [
  "User-agent: *",
  "user-agent :a",
  "USER-AGENT:b",
  "User-agent: Bot ",
  "useragent:c",
  "Disallow:/",
  " Disallow: /a",
  "disallow\t:\t/a/index.html\t",
  "Allow:  /a*b$  # why",
  "Allow: /a",
  "Disallow:",
  "Disallow:  ",
  "Disallow: # none",
  "Sitemap:https://example.com/s.xml",
  "Crawl-delay: 400",
  "crawl-delay:1",
  "Noindex: /a",
  "Host : h",
  "Foo :bar",
  ": empty key",
  "Disallow /b",
  "http://example.com/",
  "# comment",
  "  # comment ",
  "",
  "",
  " ",
  "\t",
  "\u00a0",
  "\ufeff",
  "\ufeffdisallow:/x",
  "\0",
  "Disallow: /x\v Allow :/x\x85User-agent:b",
  "<html>",
  "</html> disallow:<b> /h",
];

const files = fc.array(fc.constantFrom(...lines), { maxLength: 12 });
const texts = fc
  .tuple(fc.constantFrom("", "", "\ufeff", "\ufeff\ufeff"), files)
  .map(([start, file]) => start + file.join("\n"));
const lineEnds = fc.constantFrom("\n", "\r\n", "\r");

const urls = ["/", "/a", "/a/", "/a/index.html", "/axb", "/b", "/x", "/h", "/robots.txt"];
const names = ["*", "a", "b", "c", "Bot", "other", ""];

/** What these readers tell every crawler, in one text. */
function answersTo(text: string, breakOctets: number, readers: readonly Dialect[]): string {
  return readers
    .map((dialect) => analyse(text, dialect, breakOctets))
    .flatMap((analysis) =>
      names.flatMap((name) => urls.map((url) => decide(analysis, name, url).outcome)),
    )
    .join();
}

function octetsAfter({ endsWithLf }: Formatting, lineEnd: string): number {
  return endsWithLf ? 1 : lineEnd.length;
}

/** A text after edits, one after the other from the end. */
function applied(text: string, edits: readonly Edit[]): string {
  return edits.reduceRight(
    (now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to),
    text,
  );
}

describe("a formatted file", () => {
  test("means the same to every reader that does not reject it", () => {
    fc.assert(
      fc.property(texts, lineEnds, (text, lineEnd) => {
        const formatting = formatted(text, lineEnd);
        const octets = octetsAfter(formatting, lineEnd);
        for (const dialect of dialects) {
          const [before, after] = [
            analyse(text, dialect, lineEnd.length),
            analyse(formatting.text, dialect, octets),
          ];
          if (before.rejectedBy) continue;
          expect(meansTheSame(before, after)).toBe(true);
          expect(after.sitemaps.map(({ url }) => url)).toEqual(
            before.sitemaps.map(({ url }) => url),
          );
        }
        const asked = dialects.filter(
          (dialect) => !analyse(text, dialect, lineEnd.length).rejectedBy,
        );
        expect(answersTo(formatting.text, octets, asked)).toBe(
          answersTo(text, lineEnd.length, asked),
        );
      }),
      { numRuns: runs(30), endOnFailure: true },
    );
  });

  test("is not changed when it is formatted again", () => {
    fc.assert(
      fc.property(texts, lineEnds, (text, lineEnd) => {
        const once = formatted(text, lineEnd);
        const twice = format(once.text, once.endsWithLf ? "\n" : lineEnd);
        expect(twice).toMatchObject({ edits: [], changed: false, done: [] });
        expect(twice.left.map(({ step }) => step)).toEqual(once.left.map(({ step }) => step));
      }),
      { numRuns: runs(100), endOnFailure: true },
    );
  });

  test("has the lines that it had, but for blank ones, names and white space", () => {
    const bare = (text: string) =>
      text
        .replace(/^\ufeff/, "")
        .split("\n")
        .map((line) => line.replace(/[ \t]/g, "").toLowerCase())
        .filter((line) => line !== "");
    fc.assert(
      fc.property(texts, (text) => {
        expect(bare(formatted(text).text)).toEqual(bare(text));
      }),
      { numRuns: runs(75), endOnFailure: true },
    );
  });

  test("is what the edits make of the file before, which are in order and do not overlap", () => {
    fc.assert(
      fc.property(fc.oneof(texts, fc.string({ unit: codePoint })), (text) => {
        const { edits, text: after } = formatted(text);
        expect(applied(text, edits)).toBe(after);
        for (const [index, { from, to, insert }] of edits.entries()) {
          expect(from).toBeGreaterThanOrEqual(edits[index - 1]?.to ?? 0);
          expect(text.slice(from, to)).not.toBe(insert);
        }
      }),
      { numRuns: runs(75), endOnFailure: true },
    );
  });
});

describe("a file with very many changes", () => {
  const text = "junk  \n".repeat(20_000);

  test("has few edits, which make of it what its changes would", () => {
    const { edits, text: after, lineCount } = formatted(text);
    expect(edits.length).toBeLessThanOrEqual(MOST_EDITS);
    expect(applied(text, edits)).toBe("junk\n".repeat(20_000));
    expect(after).toBe("junk\n".repeat(20_000));
    expect(lineCount).toBe(20_000);
  });

  test("is checked step by step, and says how far that is", () => {
    const work = new FormatWork(text);
    const seen: number[] = [];
    let asked = 0;
    while (!work.run(() => asked++ % 2 === 1)) seen.push(work.checks.done);
    expect(seen.length).toBeGreaterThan(dialects.length);
    expect(seen).toEqual(seen.toSorted((a, b) => a - b));
    expect(work.checks.done).toBe(dialects.length);
    expect(work.checks.most).toBeGreaterThanOrEqual(dialects.length);
  });

  test("names what was not decided within the limit", () => {
    // Each blank line between two groups is refused alone, if it is tried alone.
    const groups = "User-agent: a\nAllow: /a\nUser-agent: b\nDisallow: /\n";
    const left = { step: "blank-lines", reader: perl } as const;
    expect(format(groups.repeat(3)).left).toEqual([{ ...left, isDecided: true }]);
    expect(format(groups.repeat(150)).left).toEqual([{ ...left, isDecided: false }]);
  });
});

describe("any text is survived", { tags: "long" }, () => {
  test.each([
    ["a line without end", `User-agent: *\ndisallow:/${"x".repeat(1_000_000)}`],
    ["nothing but white space", `Disallow:${" ".repeat(1_000_000)}`],
    ["blank lines", "\n".repeat(100_000)],
    ["CR only", `User-agent: *\r${"\r".repeat(100_000)}Disallow: /`],
    ["lone surrogates", "\ud800User-agent:\udcff\n\udfffDisallow:/\ud800"],
    ["many groups", "User-agent:a\nAllow:/\n".repeat(2000)],
  ])("%s", { timeout: 60_000 }, (_, text) => {
    const { text: after, edits } = formatted(text);
    expect(applied(text, edits)).toBe(after);
  });
});
