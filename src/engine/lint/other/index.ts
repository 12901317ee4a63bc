import type { Check } from "../check.ts";
import { crossHostSitemap } from "./cross-host-sitemap.ts";

/** Checks of lines that are neither agents nor rules, by code. */
export const otherChecks: readonly Check[] = [crossHostSitemap];
