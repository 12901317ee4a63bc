import type { ComponentType } from "react";
import type { Feature, Region, RegionProps } from "../ui/feature.ts";

/** What features add, by kind, in their order: for the page, and for a page in a frame. */
export function contributionsOf(features: readonly Feature[]) {
  return {
    states: features.flatMap(({ state }) => state ?? []),
    begins: features.flatMap(({ begin }) => begin ?? []),
    arrives: features.flatMap(({ arrive }) => arrive ?? []),
    editorExtensions: features.flatMap(({ editor }) => editor ?? []),
    idleWork: features.flatMap(({ whenIdle }) => whenIdle ?? []),
    listeners: features.flatMap(({ listen }) => listen ?? []),
    actions: features.flatMap(({ actions }) => actions ?? []),
    mainActions: features.flatMap(({ mainActions }) => mainActions ?? []),
    besideSite: features.flatMap(({ besideSite }) => besideSite ?? []),
    overEditor: features.flatMap(({ overEditor }) => overEditor ?? []),
    belowEditor: features.flatMap(({ belowEditor }) => belowEditor ?? []),
    bars: features.flatMap(({ bars }) => bars ?? []),
    tableMenus: features.flatMap(({ tableMenus }) => tableMenus ?? []),
    facts: features.flatMap(({ facts }) => facts ?? []),
    help: features.flatMap(({ help }) => help ?? []),
    /** What panels are told by the workspace. */
    offered: {
      furtherTotals: features.flatMap(({ furtherTotals }) => furtherTotals ?? []),
      besideWhy: features.flatMap(({ besideWhy }) => besideWhy ?? []),
      overVerdict: features.flatMap(({ overVerdict }) => overVerdict ?? []),
      belowVerdict: features.flatMap(({ belowVerdict }) => belowVerdict ?? []),
      questions: features.flatMap(({ questions }) => questions ?? []),
      commands: features.flatMap(({ commands }) => commands ?? []),
    },
    regions: regionsOf(features),
  };
}

/** What fills each region; a region that no feature fills is not on the page. */
function regionsOf(
  features: readonly Feature[],
): Readonly<Partial<Record<Region, ComponentType<RegionProps>>>> {
  return Object.assign({}, ...features.map(({ regions }) => regions));
}
