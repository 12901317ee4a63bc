import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { NamedAgent } from "../../engine/parse/types.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { code } from "../../words/quoting.ts";
import { otherFields } from "../other-fields.ts";
import { type Problem, withMore } from "../problem.ts";

/** Those whose documents say that none of their crawlers obeys Crawl-delay (see crawlers/details). */
export const OPERATORS_WITHOUT_DELAY: ReadonlySet<string> = new Set([
  "Google",
  "Yandex",
  "Apple",
  "Amazon",
]);

const MOST_AGENTS = 50;

/** R505: a Crawl-delay for crawlers that all ignore it; once per group of lines. */
export const crawlDelayIgnored: Problem<{ readonly name: string; readonly more: number }> = {
  code: "R505",
  severity: "warning",
  title: "Crawl-delay for crawlers that ignore it",
  inFile: (file) => {
    const seen = new Set<unknown>();
    return (otherFields(file).get("crawl-delay") ?? []).flatMap(({ line, span }) => {
      const section = sectionAt(file.analysis, line);
      if (!section || seen.has(section)) return [];
      seen.add(section);
      const { names } = section;
      if (names.length > MOST_AGENTS || !names.every(ignoresDelay)) return [];
      const facts = { name: names[0]?.name ?? "", more: names.length - 1 };
      return [{ line, span, facts }];
    });
  },
  sentence: ({ name, more }) =>
    `${withMore(name, more)} ${more ? "ignore" : "ignores"} this ${code("Crawl-delay")}.`,
  about: [
    "Crawl-delay was never part of a standard. The crawlers of Google, Apple and Amazon do not support it, and Yandex has ignored it since 22 February 2018. A Crawl-delay that is only for these crawlers changes nothing.",
    "Google’s crawlers slow down if the server responds with status 429 or 503. Yandex has a setting for the crawl rate in Yandex Webmaster.",
  ],
  example: {
    wrong: "User-agent: Googlebot\nDisallow: /search\nCrawl-delay: 10",
    right: "User-agent: Googlebot\nDisallow: /search",
  },
  source: {
    title: "Google, How Google interprets the robots.txt specification",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  },
};

function ignoresDelay({ token }: NamedAgent): boolean {
  // This name stands for all crawlers of Yandex.
  if (lowerCase(token) === "yandex") return true;
  return OPERATORS_WITHOUT_DELAY.has(crawlerNamed(token)?.operator ?? "");
}
