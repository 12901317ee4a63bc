import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { partWords, regionWords } from "../../words/regions.ts";

const load = () => import("./Uses.tsx");
const Uses = besideRegions(regionWords.why, () => load().then((module) => module.Uses));
const UseSwitch = besideRegions(partWords.tableMenus, () =>
  load().then((module) => module.UseSwitch),
);

/** What fetched pages may be used for: the answer below the verdict, in the table, and the lines in the editor. Builds on verdicts. */
export const preferences: Feature = {
  belowVerdict: [Uses],
  tableMenus: [UseSwitch],
  editor: () => import("./editor.ts").then(({ preferenceMarks }) => preferenceMarks()),
};
