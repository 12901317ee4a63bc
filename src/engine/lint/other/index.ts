import type { Check } from "../check.ts";
import { advertisedSecret } from "./advertised-secret.ts";
import { cleanParam } from "./clean-param.ts";
import { contentSignalAlone } from "./content-signal-alone.ts";
import { contentSignalContradiction } from "./content-signal-contradiction.ts";
import { crawlDelayIgnored } from "./crawl-delay-ignored.ts";
import { crawlDelayLarge } from "./crawl-delay-large.ts";
import { crawlDelayNumber } from "./crawl-delay-number.ts";
import { crossHostSitemap } from "./cross-host-sitemap.ts";
import { hostField } from "./host-field.ts";
import { noindex } from "./noindex.ts";
import { otherField } from "./other-field.ts";
import { relativeSitemap } from "./relative-sitemap.ts";
import { rulesNotConsulted } from "./rules-not-consulted.ts";

/** Checks of lines that are neither agents nor rules, by code. */
export const otherChecks: readonly Check[] = [
  relativeSitemap,
  crossHostSitemap,
  crawlDelayNumber,
  crawlDelayLarge,
  crawlDelayIgnored,
  noindex,
  hostField,
  cleanParam,
  contentSignalContradiction,
  contentSignalAlone,
  advertisedSecret,
  rulesNotConsulted,
  otherField,
];
