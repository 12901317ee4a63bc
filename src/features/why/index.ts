import type { Feature } from "../../ui/feature.ts";
import { laterRegion } from "../../ui/later.tsx";
import { notes } from "./editor.ts";

/** The first verdict is explained a moment after it is there. */
const WhyPanel = laterRegion("why", () =>
  import("./WhyPanel.tsx").then((module) => module.WhyPanel),
);

/** Why the focused verdict is what it is: the rules over the URL, what nearly matched, and which parsers differ. Builds on expectations and verdicts. */
export const why: Feature = { state: notes, regions: { why: WhyPanel } };
