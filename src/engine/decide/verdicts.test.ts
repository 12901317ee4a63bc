import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide, parseRobots, verdicts } from "../index.ts";

const FILE = `User-agent: Googlebot
Disallow: /g

User-agent: *
Allow: /a/b
Disallow: /a
Disallow: /*.pdf$
`;

describe("verdicts", () => {
  test("are those of decide, for tokens and for chains", () => {
    const crawlers = ["Googlebot", ["Googlebot-Image", "Googlebot"], "GPTBot"];
    const part = fc.constantFrom("/", "a", "g", "b", ".pdf", "?", "x");
    const urls = fc.array(fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("")}`));
    fc.assert(
      fc.property(urls, (asked) => {
        const analysis = parseRobots(FILE);
        const table = verdicts(analysis, crawlers, asked);
        for (const [row, url] of asked.entries())
          for (const [column, crawler] of crawlers.entries()) {
            const { outcome, ground } = decide(analysis, crawler, url);
            const line = ground.kind === "rule" ? ground.rule.line.number : null;
            expect(table.outcomeAt(row, column)).toBe(outcome);
            expect(table.lineAt(row, column)).toBe(line);
            expect(table.groundAt(row, column)).toBe(ground.kind);
            expect(table.verdictAt(row, column)?.ground.kind).toBe(ground.kind);
          }
      }),
    );
  });

  test("follow the response for robots.txt", () => {
    const context = { site: null, answer: { kind: "status", status: 404 } } as const;
    const table = verdicts(parseRobots(FILE), ["GPTBot"], ["/a"], context);
    expect(table.outcomeAt(0, 0)).toBe("allow");
    expect(table.lineAt(0, 0)).toBeNull();
    expect(table.groundAt(0, 0)).toBe("response");
  });

  test("end with the table", () => {
    const table = verdicts(parseRobots(FILE), ["GPTBot"], ["/a"]);
    expect(table.outcomeAt(0, 1)).toBeNull();
    for (const url of [1, -1, 0.5]) {
      expect(table.outcomeAt(url, 0)).toBeNull();
      expect(table.lineAt(url, 0)).toBeNull();
    }
    expect(table.verdictAt(1, 0)).toBeUndefined();
    expect(table.groundAt(1, 0)).toBeUndefined();
  });
});
