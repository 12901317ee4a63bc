import { crawlerNamed } from "../../crawlers/index.ts";
import { pieceAt } from "../../parse/analysis.ts";
import type { NamedAgent } from "../../parse/types.ts";
import { lowerCase } from "../../text/characters.ts";
import type { FileCheck } from "../check.ts";
import { otherFields } from "./other-fields.ts";

/** Those whose documents say that none of their crawlers heeds Crawl-delay (see crawlers/details). */
export const OPERATORS_WITHOUT_DELAY: ReadonlySet<string> = new Set([
  "Google",
  "Yandex",
  "Apple",
  "Amazon",
]);

const MOST_AGENTS = 50;

/** R505: a Crawl-delay for crawlers that all ignore it; once per group of lines. */
export const crawlDelayIgnored: FileCheck = {
  code: "R505",
  severity: "warning",
  inFile: (file) => {
    const seen = new Set<unknown>();
    return (otherFields(file).get("crawl-delay") ?? []).flatMap(({ line, span }) => {
      const piece = pieceAt(file.analysis, line);
      if (!piece || seen.has(piece)) return [];
      seen.add(piece);
      const { names } = piece;
      if (names.length > MOST_AGENTS || !names.every(ignoresDelay)) return [];
      const facts = { name: names[0]?.name ?? "", more: names.length - 1 };
      return [{ line, span, facts }];
    });
  },
};

function ignoresDelay({ token }: NamedAgent): boolean {
  // All robots of Yandex go by this name too.
  if (lowerCase(token) === "yandex") return true;
  return OPERATORS_WITHOUT_DELAY.has(crawlerNamed(token)?.operator ?? "");
}
