import type { Feature } from "../../ui/feature.ts";
import { besideRegions } from "../../ui/later.tsx";
import { partWords } from "../../words/regions.ts";

const ExportMenu = besideRegions(partWords.tableMenus, () =>
  import("./ExportMenu.tsx").then((module) => module.ExportMenu),
);

/** The table and its expectations as files, and reports to paste. Builds on verdicts, expectations and share. */
export const exports: Feature = { tableMenus: [ExportMenu] };
