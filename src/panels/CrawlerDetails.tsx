import type { Crawler } from "../engine/crawlers/crawler.ts";
import { dialectNamed } from "../engine/dialects/index.ts";
import { CATEGORIES, crawlerFacts } from "../session/phrases.ts";

/** In pixels; what does not fit scrolls. */
export const DETAILS_HEIGHT = 148;

/** What the catalogue knows of a crawler. */
export function CrawlerDetails({ crawler }: { crawler: Crawler }) {
  const rows: readonly (readonly [term: string, text: string | null])[] = [
    [
      "Who",
      `${crawler.operator}, ${CATEGORIES[crawler.category].toLowerCase()}: ${crawler.purpose}`,
    ],
    ["Groups", [...crawler.chain, ...(crawler.followsStar ? ["*"] : [])].join(", then ") || "none"],
    ["Reads as", dialectNamed(crawler.reader)?.title ?? null],
    ["Obeys", crawler.honoursRobots],
    ["Facts", crawlerFacts(crawler).join("; ")],
    ["Notes", crawler.notes],
  ];
  return (
    <div className="crawler-details" role="group" aria-label={`About ${crawler.name}`}>
      <dl>
        {rows.map(
          ([term, text]) =>
            text && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
        <div>
          <dt>Source</dt>
          <dd>
            {crawler.documentation && (
              <a href={crawler.documentation} target="_blank" rel="noreferrer">
                documentation
              </a>
            )}{" "}
            {crawler.confidence}
          </dd>
        </div>
      </dl>
    </div>
  );
}
