import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { partWords } from "../../words/regions.ts";

const ExpectMenu = besideRegions(partWords.tableMenus, () =>
  import("./ExpectMenu.tsx").then((module) => module.ExpectMenu),
);

/** Expected verdicts: set by cell, row, column or file, kept in links, and exported as tests. Builds on import. */
export const expectations: Feature = { tableMenus: [ExpectMenu] };
