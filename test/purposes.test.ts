import { describe, expect, test } from "vitest";
import { openText } from "../src/core/intents.ts";
import { createSession } from "../src/core/session.ts";
import { categories, crawlerNamed } from "../src/engine/crawlers/index.ts";
import { purposeOf, tokensOf } from "../src/engine/crawlers/purposes.ts";
import { parseRobots } from "../src/engine/index.ts";
import { snippetsFor } from "../src/features/assist/completion/snippets.ts";
import { completionWords } from "../src/features/assist/words.ts";
import { crawlersFor } from "../src/features/crawlers/crawler-listing.ts";
import { templates } from "../src/features/opening/NewMenu.tsx";
import { templateWords } from "../src/features/opening/template-words.ts";

/** The product tokens of a file, without `*`. */
function namedIn(text: string): readonly string[] {
  const names = parseRobots(text).groups.flatMap(({ agents }) => agents.map(({ name }) => name));
  return names.filter((name) => name !== "*");
}

const AI = ["ai-training", "ai-search", "ai-assistant"] as const;

describe("whatever names the crawlers of a purpose names the same ones:", () => {
  test.each(AI)("the snippet for %s", (category) => {
    const session = createSession();
    session.dispatch(openText(session.getState(), ""));
    const label = completionWords.snippets[category];
    const snippet = snippetsFor(session.getState()).find((it) => it.label === label);
    expect(namedIn(snippet?.text ?? "")).toEqual(tokensOf(purposeOf(category)));
  });

  test("the template for AI training", () => {
    const template = templates.find(({ name }) => name === templateWords.blockTraining);
    expect(namedIn(template?.text ?? "")).toEqual(tokensOf(purposeOf("ai-training")));
    const comment = template?.text.split("\n").find((line) => line.startsWith("# Left out: "));
    for (const { crawler } of purposeOf("ai-training").leftOut)
      expect(comment).toContain(crawler.name);
  });

  test.each(categories)("the list for %s in Crawlers, which adds them together", (category) => {
    const { named } = purposeOf(category);
    const [heading] = crawlersFor(category);
    expect(heading).toMatchObject({ tokens: named.map(({ tokens }) => tokens[0]) });
  });
});

test("a purpose leaves out what is retired, what robots.txt cannot name and what has another main purpose, and nothing else", () => {
  for (const category of categories)
    for (const { crawler, reason } of purposeOf(category).leftOut) {
      if (reason === "retired") expect(crawler.retired).toBe(true);
      else if (reason === "other-purpose") expect(crawler.category).not.toBe(category);
      else expect(crawler.tokens).toEqual([]);
    }
  expect(tokensOf(purposeOf("ai-training"))).not.toContain("Googlebot");
  for (const category of categories)
    for (const token of tokensOf(purposeOf(category)))
      expect(crawlerNamed(token)?.retired).toBe(false);
});
