import type { ComponentProps } from "react";
import { inPanel, later } from "../../ui/later.tsx";
import { regionWords } from "../../words/regions.ts";

// What this file imports must arrive before the page can be typed into. So the parts of the page
// that come later take verdictFormats, PrintSheet and totalOf from their own files.

/** The region Verdicts. */
export const VerdictsPanel = later<
  ComponentProps<typeof import("./VerdictsPanel.tsx").VerdictsPanel>
>(
  regionWords.verdicts,
  () => import("./VerdictsPanel.tsx").then((module) => module.VerdictsPanel),
  inPanel(regionWords.verdicts),
);
