import { describe, expect, test } from "vitest";
import { followerNamed } from "../../../src/engine/crawlers/index.ts";
import { decide } from "../../../src/engine/decide/decide.ts";
import type { Outcome } from "../../../src/engine/decide/decision.ts";
import { draft1996 } from "../../../src/engine/dialects/draft-1996.ts";
import { google } from "../../../src/engine/dialects/google.ts";
import { google2019 } from "../../../src/engine/dialects/google-2019.ts";
import { googlePre2019 } from "../../../src/engine/dialects/google-pre-2019.ts";
import { original1994 } from "../../../src/engine/dialects/original-1994.ts";
import { rfc9309 } from "../../../src/engine/dialects/rfc9309.ts";
import { analyse, sectionAt } from "../../../src/engine/parse/analysis.ts";
import type { Dialect, DialectId } from "../../../src/engine/parse/dialect.ts";
import type { Rule } from "../../../src/engine/parse/types.ts";
import {
  type AnswersRow,
  crawlDelay,
  equivalentNames,
  extensionRows,
  groupsRows,
  pathRows,
  precedenceRows,
  primerRows,
  selection,
  sitemaps,
} from "./seed-tables.ts";

const readers = [rfc9309, google, google2019, googlePre2019, original1994, draft1996];

describe("paths", () => {
  for (const { dialects, pattern, matches, misses } of pathRows)
    test.each(dialects)(`${pattern} by %s`, (id) => {
      const outcomeOf = (url: string) =>
        outcomeBy(id, `User-agent: *\nDisallow: ${pattern}\n`, url);
      for (const url of matches) expect([url, outcomeOf(url)]).toEqual([url, "disallow"]);
      for (const url of misses) expect([url, outcomeOf(url)]).toEqual([url, "allow"]);
    });
});

describe("precedence", () => {
  for (const { url, allow, disallow, outcomes } of precedenceRows)
    test.each([...outcomes])(
      `${url}, allow ${allow}, disallow ${disallow}, by %s: %s`,
      (id, outcome) => {
        const lines = [`Allow: ${allow}`, `Disallow: ${disallow}`];
        for (const rules of [lines, lines.toReversed()])
          expect(outcomeBy(id, `User-agent: *\n${rules.join("\n")}\n`, url)).toBe(outcome);
      },
    );
});

describe("groups", () => {
  for (const { crawler, tokens, group } of selection.rows)
    test.each(selection.dialects)(`${crawler} follows group ${group} by %s`, (id) => {
      const analysis = analyse(selection.robots, dialectOf(id));
      const chain = tokens ?? followerNamed(crawler).chain;
      const forbidden = [1, 2, 3].filter(
        (number) => decide(analysis, chain, `/group-${number}`).outcome === "disallow",
      );
      expect(forbidden).toEqual([group]);
    });

  for (const name of equivalentNames.equivalents)
    test.each(equivalentNames.dialects)(`${name} is ${equivalentNames.name} by %s`, (id) => {
      const robots = `User-agent: ${name}\nDisallow: /\n`;
      expect(outcomeBy(id, robots, "/a", equivalentNames.name)).toBe("disallow");
    });

  for (const [index, { dialects, robots, groups }] of groupsRows.entries())
    test.each(dialects)(`file ${index + 1} by %s`, (id) => {
      const found = analyse(robots, dialectOf(id)).groups.map(({ agents, rules }) => ({
        agents: agents.map(({ name }) => name),
        rules: rules.map(sentenceOf),
      }));
      expect(found).toEqual(groups);
    });
});

describe("the primer", () => {
  for (const { robots, answers } of [...primerRows, ...extensionRows] satisfies AnswersRow[])
    for (const { crawler, path, outcomes } of answers)
      test.each([...outcomes])(
        `${crawler} ${path} by %s: %s, ${JSON.stringify(robots)}`,
        (id, outcome) => {
          expect(outcomeBy(id, robots, path, crawler)).toBe(outcome);
        },
      );

  test.each(readers)("Crawl-delay is seen and forbids nothing, by $id", (dialect) => {
    const { robots, crawlers, line, seconds } = crawlDelay;
    const analysis = analyse(robots, dialect);
    expect(analysis.lines[line - 1]?.content).toMatchObject({
      name: "crawl-delay",
      text: `${seconds}`,
    });
    for (const crawler of crawlers) expect(decide(analysis, crawler, "/").outcome).toBe("allow");
  });

  test.each(readers.filter(({ id }) => id !== "original-1994"))(
    "Crawl-delay is for both robots, by $id",
    (dialect) => {
      const section = sectionAt(analyse(crawlDelay.robots, dialect), crawlDelay.line);
      expect(section?.agents.map(({ name }) => name)).toEqual(crawlDelay.crawlers);
    },
  );

  test.each(readers)("sitemaps, by $id", (dialect) => {
    const found = analyse(sitemaps.robots, dialect).sitemaps.map(({ url }) => url);
    expect(found).toEqual(sitemaps.urls);
  });
});

function dialectOf(id: DialectId): Dialect {
  const dialect = readers.find((candidate) => candidate.id === id);
  if (!dialect) throw new Error(`no dialect ${id}`);
  return dialect;
}

function outcomeBy(id: DialectId, robots: string, url: string, crawler = "x"): Outcome {
  return decide(analyse(robots, dialectOf(id)), crawler, url).outcome;
}

function sentenceOf({ allows, path }: Rule): string {
  return `${allows ? "allow" : "disallow"} ${path}`;
}
