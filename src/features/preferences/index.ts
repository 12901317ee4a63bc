import type { Feature } from "../../ui/feature.ts";
import { later } from "../../ui/later.tsx";
import { regionWords } from "../../words/regions.ts";

const Uses = later(regionWords.why, () => import("./Uses.tsx").then((module) => module.Uses));

/** What fetched pages may be used for: the answer below the verdict, and the lines in the editor. */
export const preferences: Feature = {
  belowVerdict: [Uses],
  editor: () => import("./editor.ts").then(({ preferenceMarks }) => preferenceMarks()),
};
