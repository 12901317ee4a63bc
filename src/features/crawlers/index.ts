import { showCrawler } from "../../core/intents.ts";
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
    const catalogue = await import("../../engine/crawlers/index.ts");
    const entries = catalogue.crawlers.flatMap(({ tokens, operator }) =>
      tokens.map((token) => ({ token, name: `${token}, ${operator}` })),
    );
    const tokens = entries.map(({ token }) => token);
    return {
      heading: regionWords.crawlers,
      names: entries.map(({ name }) => name),
      run: (index) => session.dispatch(showCrawler(session.getState(), tokens[index] ?? "")),
    };
  },
};
