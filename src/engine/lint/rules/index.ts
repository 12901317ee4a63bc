import type { Check } from "../check.ts";
import { blocksEverything } from "./blocks-everything.ts";
import { blocksResources } from "./blocks-resources.ts";
import { blocksSitemap } from "./blocks-sitemap.ts";
import { caseNearMiss } from "./case-near-miss.ts";
import { conflictingRules } from "./conflicting-rules.ts";
import { duplicateRule } from "./duplicate-rule.ts";
import { emptyDisallowOpens } from "./empty-disallow-opens.ts";
import { exceptionInOtherCase } from "./exception-in-other-case.ts";
import { exceptionTooShort } from "./exception-too-short.ts";
import { firstMatch } from "./first-match.ts";
import { folderWithoutItself } from "./folder-without-itself.ts";
import { prefixOverMatch } from "./prefix-over-match.ts";
import { redundantRule } from "./redundant-rule.ts";
import { robotsTxtRule } from "./robots-txt-rule.ts";
import { ruleNeverDecides } from "./rule-never-decides.ts";
import { wholeSitePattern } from "./whole-site-pattern.ts";

/** Checks of how rules work together and what they reach, by code. */
export const ruleChecks: readonly Check[] = [
  duplicateRule,
  conflictingRules,
  exceptionInOtherCase,
  exceptionTooShort,
  firstMatch,
  blocksResources,
  blocksSitemap,
  blocksEverything,
  wholeSitePattern,
  prefixOverMatch,
  folderWithoutItself,
  emptyDisallowOpens,
  robotsTxtRule,
  caseNearMiss,
  ruleNeverDecides,
  redundantRule,
];
