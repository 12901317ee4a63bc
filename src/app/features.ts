import type { ComponentType } from "react";
import { assist } from "../features/assist/index.ts";
import { compare } from "../features/compare/index.ts";
import { crawlers } from "../features/crawlers/index.ts";
import { draft } from "../features/draft/index.tsx";
import { expectations } from "../features/expectations/index.ts";
import { exports } from "../features/export/index.ts";
import { file } from "../features/file/index.ts";
import { format } from "../features/format/index.tsx";
import { groups } from "../features/groups/index.ts";
import { urlImport } from "../features/import/index.ts";
import { intent } from "../features/intent/index.tsx";
import { lessons } from "../features/lessons/index.tsx";
import { live } from "../features/live/index.tsx";
import { palette } from "../features/palette/index.tsx";
import { preferences } from "../features/preferences/index.ts";
import { problems } from "../features/problems/index.ts";
import { share } from "../features/share/index.tsx";
import { shortcutList } from "../features/shortcuts/index.tsx";
import { sites } from "../features/sites/index.ts";
import { history, start } from "../features/start/index.tsx";
import { verdicts } from "../features/verdicts/index.ts";
import { why } from "../features/why/index.ts";
import type { Feature, Region, RegionProps } from "../ui/feature.ts";

/**
 * The features, in the order of the page: what they add of one kind comes in this order. A feature
 * whose folder is deleted goes with its line here and the import above; the type checker names the
 * others that use files of it.
 */
const features: readonly Feature[] = [
  draft,
  live,
  // Before start, because a paste that is too long is not looked at.
  urlImport,
  start,
  lessons,
  file,
  compare,
  history,
  share,
  problems,
  verdicts,
  why,
  sites,
  preferences,
  crawlers,
  intent,
  groups,
  expectations,
  exports,
  assist,
  format,
  palette,
  shortcutList,
];

export const states = features.flatMap(({ state }) => state ?? []);
export const begins = features.flatMap(({ begin }) => begin ?? []);
export const arrives = features.flatMap(({ arrive }) => arrive ?? []);
export const editorExtensions = features.flatMap(({ editor }) => editor ?? []);
export const idleWork = features.flatMap(({ whenIdle }) => whenIdle ?? []);
export const listeners = features.flatMap(({ listen }) => listen ?? []);
export const actions = features.flatMap((feature) => feature.actions ?? []);
export const mainActions = features.flatMap((feature) => feature.mainActions ?? []);
export const besideSite = features.flatMap((feature) => feature.besideSite ?? []);
export const overEditor = features.flatMap((feature) => feature.overEditor ?? []);
export const belowEditor = features.flatMap((feature) => feature.belowEditor ?? []);
export const bars = features.flatMap((feature) => feature.bars ?? []);
export const tableMenus = features.flatMap((feature) => feature.tableMenus ?? []);
export const facts = features.flatMap((feature) => feature.facts ?? []);
export const help = features.flatMap((feature) => feature.help ?? []);
export const belowVerdict = features.flatMap((feature) => feature.belowVerdict ?? []);
export const questions = features.flatMap((feature) => feature.questions ?? []);
export const commands = features.flatMap((feature) => feature.commands ?? []);

/** What fills each region; a region that no feature fills is not on the page. */
export const regions: Readonly<Partial<Record<Region, ComponentType<RegionProps>>>> = Object.assign(
  {},
  ...features.map((feature) => feature.regions),
);
