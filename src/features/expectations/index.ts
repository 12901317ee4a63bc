import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { partWords, regionWords } from "../../words/regions.ts";

const ExpectMenu = besideRegions(partWords.tableMenus, () =>
  import("./ExpectMenu.tsx").then((module) => module.ExpectMenu),
);

const load = () => import("./ExpectControl.tsx");
const ExpectControl = besideRegions(regionWords.why, () =>
  load().then((module) => module.ExpectControl),
);
const Unexpected = besideRegions(regionWords.why, () => load().then((module) => module.Unexpected));

/** Expected verdicts: set by cell, row, column or file, kept in links, and exported as tests. Builds on opening and why. */
export const expectations: Feature = {
  tableMenus: [ExpectMenu],
  besideWhy: [ExpectControl],
  overVerdict: [Unexpected],
};
