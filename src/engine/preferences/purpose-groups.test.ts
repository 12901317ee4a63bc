import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { purposeCases } from "../../../test/engine/cases/purpose-tokens.ts";
import { runs } from "../../../test/runs.ts";
import { crawlerNamed, crawlers, followerNamed, senders } from "../crawlers/index.ts";
import { purposeTokenMeant, purposeTokenNamed, purposeTokens } from "../crawlers/purpose-tokens.ts";
import { crawlersMatching } from "../crawlers/search.ts";
import { productTokenOf } from "../crawlers/user-agent.ts";
import { judge } from "../decide/decide.ts";
import { select } from "../decide/select.ts";
import { dialects } from "../dialects/index.ts";
import { parseRobots } from "../index.ts";
import { analyse } from "../parse/analysis.ts";
import type { Dialect } from "../parse/dialect.ts";
import { preferencesFor } from "./preferences-for.ts";

describe.each(dialects)("as $title reads it:", (dialect) => {
  test.each(purposeCases)("$why", ({ robots, url, training, otherwise }) => {
    const analysis = analyse(`${robots.join("\n")}\n`, dialect);
    const { value, statements } = preferencesFor(analysis, "X", url).training;
    const lines = statements.map(({ line }) => line);
    expect([value, ...lines]).toEqual(otherwise?.[dialect.id] ?? training);
  });
});

test("a statement names the token’s group, the path and the line", () => {
  const file = "User-agent: __usage_ai-training\nDisallow: /blog/\n";
  const { training, input, search } = preferencesFor(parseRobots(file), "X", "/blog/1");
  expect(training.statements).toEqual([
    { line: 2, grammar: "purpose-token", value: "refused", path: "/blog/" },
  ]);
  expect([input.value, search.value]).toEqual(["unstated", "unstated"]);
});

test.each<readonly [name: string, meant: string | null]>([
  ["usage_ai-training", "__usage_ai-training"],
  ["_usage_ai-training", "__usage_ai-training"],
  ["__usage_ai_training", "__usage_ai-training"],
  ["__usage-ai-training", "__usage_ai-training"],
  ["__Usage AI training", "__usage_ai-training"],
  ["__usage_ai-training/1.0", "__usage_ai-training"],
  ["__usage_ai-training", null],
  ["__USAGE_AI-TRAINING", null],
  ["ai-training", null],
  ["GPTBot", null],
  ["*", null],
  ["", null],
])("%j means %j", (name, meant) => {
  expect(purposeTokenMeant(name)?.token ?? null).toBe(meant);
});

describe.each(purposeTokens)("$token is no crawler:", ({ token }) => {
  test("the catalogue does not have it, and no search for a crawler finds it", () => {
    expect(crawlerNamed(token)).toBeNull();
    expect(crawlersMatching(token)).toEqual([]);
    expect(crawlersMatching("usage")).toEqual([]);
  });

  test("no User-Agent header names it", () => {
    const header = `Mozilla/5.0 (compatible; ${token}/1.0; +https://e.com/)`;
    expect(purposeTokenNamed(productTokenOf(header))).toBeNull();
    expect(productTokenOf(`${token}/1.0 GPTBot/1.2`)).toBe("GPTBot");
  });
});

const names = ["*", "Googlebot", "GPTBot", "bingbot", "AdsBot-Google", "Yandex", "Foo"];
const anyPath = fc
  .array(fc.constantFrom("/", "a", "b", "*", "$"), { maxLength: 3 })
  .map((parts) => `/${parts.join("")}`);
const anyRule = fc
  .tuple(fc.constantFrom("Allow", "Disallow"), anyPath)
  .map(([field, path]) => `${field}: ${path}`);
const anyGroup = fc.record({
  agents: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
  rules: fc.array(anyRule, { minLength: 1, maxLength: 3 }),
});

interface WrittenGroup {
  readonly agents: readonly string[];
  readonly rules: readonly string[];
}

function written(groups: readonly WrittenGroup[]): string {
  const lines = groups.map(({ agents, rules }) =>
    [...agents.map((agent) => `User-agent: ${agent}`), ...rules].join("\n"),
  );
  return `${lines.join("\n\n")}\n`;
}

/** The groups without names that a group before them has. */
function namedOnce(groups: readonly WrittenGroup[]): readonly WrittenGroup[] {
  const known = new Set<string>();
  return groups.flatMap(({ agents, rules }) => {
    const first = agents.filter((agent) => !known.has(agent));
    for (const agent of first) known.add(agent);
    return first.length > 0 ? { agents: first, rules } : [];
  });
}

const URLS = ["/", "/a", "/ab", "/b/a", "/a/b"];

/** The outcome, and the text of the deciding rule, for each of these crawlers and every URL. */
function verdictsOf(
  text: string,
  dialect: Dialect,
  real: readonly string[] = [...names, "Googlebot-Image", "AI2Bot", "YandexBot", "Bar"],
): readonly string[] {
  const analysis = analyse(text, dialect);
  return real.flatMap((crawler) => {
    const { group } = select(analysis, followerNamed(crawler));
    return URLS.map((url) => {
      const { outcome, ground } = judge(analysis, group, url);
      return `${crawler} ${url} ${outcome} ${ground.kind === "rule" ? ground.rule.path : ground.kind}`;
    });
  });
}

/** Parsers in which a group ends whatever rules it has. In the others, a group with only Allow lines goes on: its tokens share the rules of the next group, of a purpose token too. */
const ending = dialects.filter(({ grouping: { closesAgents, endedBy } }) => {
  return endedBy !== "nothing" || !Array.isArray(closesAgents) || closesAgents.includes("allow");
});

describe("no verdict of a real crawler depends on purpose tokens, where groups end:", () => {
  const files = fc.array(anyGroup, { minLength: 1, maxLength: 4 });
  const place = fc.nat({ max: 3 });

  test.each(ending)("a group of its own, for $title", (dialect) => {
    fc.assert(
      fc.property(
        files,
        place,
        fc.array(anyRule, { minLength: 1, maxLength: 3 }),
        (groups, at, rules) => {
          const added = { agents: ["__usage_ai-training"], rules };
          const more = [...groups.slice(0, at), added, ...groups.slice(at)];
          expect(verdictsOf(written(more), dialect)).toEqual(verdictsOf(written(groups), dialect));
        },
      ),
      { numRuns: runs(15) },
    );
  });

  test.each(ending)("a line in a list of user-agent lines, for $title", (dialect) => {
    fc.assert(
      fc.property(files, place, place, (drawn, at, before) => {
        // What a name of several groups obeys depends on any names beside it for Heritrix, which
        // resumes the record of the last name, and for Python, which joins lists by the names
        // that all of them have.
        const isByNames =
          typeof dialect.grouping.joins === "function" || "agentIn" in dialect.agents;
        const groups = isByNames ? namedOnce(drawn) : drawn;
        const more = groups.map((group, index) => {
          if (index !== at) return group;
          const { agents, rules } = group;
          const listed = [
            ...agents.slice(0, before),
            "__usage_ai-training",
            ...agents.slice(before),
          ];
          return { agents: listed, rules };
        });
        expect(verdictsOf(written(more), dialect)).toEqual(verdictsOf(written(groups), dialect));
      }),
      { numRuns: runs(15) },
    );
  });
});

test.each(dialects)("nor does one of any crawler of the catalogue, for $title", (dialect) => {
  const tokens = crawlers.flatMap((crawler) => crawler.tokens);
  const groups = [
    { agents: ["*"], rules: ["Disallow: /a"] },
    { agents: tokens, rules: ["Disallow: /b"] },
  ];
  const added = { agents: ["__usage_ai-training"], rules: ["Disallow: /"] };
  const [without, having] = [groups, [added, ...groups]].map(written);
  expect(verdictsOf(having ?? "", dialect, tokens)).toEqual(
    verdictsOf(without ?? "", dialect, tokens),
  );
});

test("senders have no purpose token among them", () => {
  const tokens = senders.flatMap((sender) => sender.tokens);
  expect(tokens.filter((token) => purposeTokenNamed(token))).toEqual([]);
});
