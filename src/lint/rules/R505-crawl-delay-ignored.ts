import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { sectionAt } from "../../engine/parse/analysis.ts";
import type { NamedAgent } from "../../engine/parse/types.ts";
import { agentAbove, endedAbove } from "../../engine/preferences/preference-lines.ts";
import { lowerCase } from "../../engine/text/characters.ts";
import { firstIndexFrom } from "../../engine/text/lists.ts";
import { code } from "../../words/quoting.ts";
import { MOST_ASKED } from "../limits.ts";
import { otherFields } from "../other-fields.ts";
import { type Problem, type SpottedAt, withMore } from "../problem.ts";
import type { Lines } from "../views.ts";
import { closedUp } from "./R105-rule-before-group.ts";

/** Those whose documents say that none of their crawlers obeys Crawl-delay (see crawlers/details). */
export const OPERATORS_WITHOUT_DELAY: ReadonlySet<string> = new Set([
  "Google",
  "Yandex",
  "Apple",
  "Amazon",
]);

interface Facts {
  /** The first crawler of the group; null where the line is in no group. */
  readonly name: string | null;
  readonly more: number;
  /** Whether the group above, for which the line was meant, has ended. */
  readonly isAfterGroup: boolean;
}

/** R505: a Crawl-delay for crawlers that all ignore it, or for none; once per group of lines. */
export const crawlDelayIgnored: Problem<Facts> = {
  code: "R505",
  severity: "warning",
  title: "Crawl-delay that no crawler obeys",
  inFile: (file) => {
    const seen = new Set<unknown>();
    const delays = otherFields(file).get("crawl-delay") ?? [];
    return delays.flatMap(({ line, span }): readonly SpottedAt<Facts>[] => {
      const section = sectionAt(file.analysis, line);
      const { sections } = file.analysis;
      const lines = section ?? firstIndexFrom(sections, ({ first }) => first > line);
      if (seen.has(lines)) return [];
      seen.add(lines);
      if (!isIgnored(line, file)) return [];
      const ended = section ? null : endedAbove(file.analysis, line);
      const names = section?.names ?? [];
      const facts = { name: names[0]?.name ?? null, more: names.length - 1 };
      const fixes = ended ? closedUp(ended.first, line, file) : [];
      return [{ line, span, facts: { ...facts, isAfterGroup: ended !== null }, fixes }];
    });
  },
  sentence: ({ name, more, isAfterGroup, reader }) => {
    const delay = `this ${code("Crawl-delay")}`;
    if (name !== null) return `${withMore(name, more)} ${more ? "ignore" : "ignores"} ${delay}.`;
    return isAfterGroup
      ? `No crawler obeys ${delay}: ${reader} ends the group at the blank line above.`
      : `No crawler obeys ${delay}: it is in no group, because no user-agent line is above it.`;
  },
  fixLabels: () => ({ "close-up": "Remove the blank lines" }),
  about: [
    "Crawl-delay was never part of a standard. The crawlers of Google, Apple and Amazon do not support it, and Yandex has ignored it since 22 February 2018. A Crawl-delay that is only for these crawlers changes nothing.",
    "A Crawl-delay is part of a group, as rules are. Above the first user-agent line it applies to no crawler. Move it below the user-agent lines of the crawlers that it is for.",
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

/** Whether all crawlers of a group ignore the Crawl-delay in this line, or no group has it. */
export function isIgnored(line: number, { analysis }: Lines): boolean {
  const section = sectionAt(analysis, line);
  if (!section) {
    // The group of a user-agent line above it may be dropped for another reason, its missing rules.
    return agentAbove(analysis, line) === null || endedAbove(analysis, line) !== null;
  }
  return section.names.length <= MOST_ASKED && section.names.every(ignoresDelay);
}

function ignoresDelay({ token }: NamedAgent): boolean {
  // This name stands for all crawlers of Yandex.
  if (lowerCase(token) === "yandex") return true;
  return OPERATORS_WITHOUT_DELAY.has(crawlerNamed(token)?.operator ?? "");
}
