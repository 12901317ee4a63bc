import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { partWords, regionWords } from "../../words/regions.ts";

const load = () => import("./sites.tsx");
const SitesButton = besideRegions(partWords.tableMenus, () =>
  load().then((module) => module.SitesButton),
);
const OtherFile = besideRegions(regionWords.why, () =>
  load().then((module) => module.OtherFileOfVerdict),
);

/** The robots.txt of other sites beside the file in the editor: a list, and what Why says of the one that decides. Builds on live. */
export const sites: Feature = { belowVerdict: [OtherFile], tableMenus: [SitesButton] };
