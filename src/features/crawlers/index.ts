import type { Feature } from "../../ui/feature.ts";
import { laterRegion } from "../../ui/later.tsx";

const CrawlersPanel = laterRegion("crawlers", () =>
  import("./CrawlersPanel.tsx").then((module) => module.CrawlersPanel),
);

/** The crawlers of the table, the group that each reads, and the catalogue to choose others from. */
export const crawlers: Feature = { regions: { crawlers: CrawlersPanel } };
