import { showCrawler } from "../../core/intents.ts";
import { crawlers as catalogue, crawlerNamed } from "../../engine/crawlers/index.ts";
import type { Feature } from "../../ui/feature.ts";
import { laterRegion } from "../../ui/later.tsx";
import { regionWords } from "../../words/regions.ts";

const CrawlersPanel = laterRegion("crawlers", () =>
  import("./CrawlersPanel.tsx").then((module) => module.CrawlersPanel),
);

/** The crawlers of the table, the group that each reads, and the catalogue to choose others from. */
export const crawlers: Feature = {
  regions: { crawlers: CrawlersPanel },
  async commands({ session }) {
    const tokens = [...new Set(catalogue.flatMap(({ tokens }) => tokens))];
    return {
      heading: regionWords.crawlers,
      names: tokens.map((token) => `${token}, ${crawlerNamed(token)?.operator}`),
      run: (index) => session.dispatch(showCrawler(session.getState(), tokens[index] ?? "")),
    };
  },
};
