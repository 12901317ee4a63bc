import { describe, expect, test } from "vitest";
import { defaultDialect, dialectNamed } from "../dialects/index.ts";
import { analyse, gapAt } from "./analysis.ts";
import type { DialectId } from "./dialect.ts";

describe("a gap in a list of agents", () => {
  test.each<{
    readonly file: readonly string[];
    readonly gaps: readonly number[];
    readonly readAs?: DialectId;
  }>([
    { file: ["User-agent: *", "", "User-agent: A", "Disallow: /"], gaps: [2] },
    { file: ["User-agent: *", "", "", "# for A", "User-agent: A", "Disallow: /"], gaps: [2] },
    { file: ["User-agent: *", "Crawl-delay: 1", "", "User-agent: A", "Disallow: /"], gaps: [3] },
    { file: ["User-agent: *", "# a comment", "User-agent: A", "Disallow: /"], gaps: [] },
    { file: ["User-agent: *", "", "Disallow: /", "", "Allow: /a"], gaps: [] },
    { file: ["User-agent: *", "Disallow:", "", "User-agent: A", "Disallow: /"], gaps: [] },
    {
      file: ["User-agent: *", "", "User-agent: A", "Disallow: /"],
      gaps: [],
      readAs: "original-1994",
    },
    { file: ["", "User-agent: *"], gaps: [] },
  ])("in $file is at lines $gaps", ({ file, gaps, readAs }) => {
    const analysis = analyse(file.join("\n"), dialectNamed(readAs ?? "") ?? defaultDialect);
    const found = file.map((_, index) => index + 1).filter((number) => gapAt(analysis, number));
    expect(found).toEqual(gaps);
  });
});
