import type { Feature } from "../../ui/feature.ts";
import { inPanel, later } from "../../ui/later.tsx";
import { regionWords } from "../../words/regions.ts";
import { notes } from "./editor.ts";

/** The first verdict is explained a moment after it is there. */
const WhyPanel = later(
  regionWords.why,
  () => import("./WhyPanel.tsx").then((module) => module.WhyPanel),
  inPanel(regionWords.why),
);

/** Why the focused verdict is what it is: the rules over the URL, what nearly matched, and which parsers differ. Builds on expectations. */
export const why: Feature = { state: notes, regions: { why: WhyPanel } };
