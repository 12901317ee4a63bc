import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { partWords, regionWords } from "../../words/regions.ts";

// What is there without a log only looks whether there is one.
const load = () => import("./with-log.tsx");

/** What crawlers asked for, by the log of a server: how much of it is blocked, in the totals, and the requests for the focused URL. Builds on opening and verdicts. */
export const requests: Feature = {
  furtherTotals: [besideRegions(partWords.tableMenus, () => load().then(({ Total }) => Total))],
  belowVerdict: [besideRegions(regionWords.why, () => load().then(({ Asked }) => Asked))],
};
