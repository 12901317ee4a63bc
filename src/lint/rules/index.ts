import type { Problem } from "../problem.ts";
import { unknownField } from "./R101-unknown-field.ts";
import { misspeltField } from "./R102-misspelt-field.ts";
import { missingColon } from "./R103-missing-colon.ts";
import { twoDirectives } from "./R104-two-directives.ts";
import { ruleBeforeGroup } from "./R105-rule-before-group.ts";
import { emptyUserAgent } from "./R106-empty-user-agent.ts";
import { lineCut } from "./R107-line-cut.ts";
import { fileOverLimit } from "./R108-file-over-limit.ts";
import { byteOrderMark } from "./R109-byte-order-mark.ts";
import { nul } from "./R110-nul.ts";
import { invisibleCharacter } from "./R111-invisible-character.ts";
import { lookalikeCharacter } from "./R112-lookalike-character.ts";
import { htmlFile } from "./R113-html-file.ts";
import { utf16 } from "./R114-utf-16.ts";
import { notUtf8 } from "./R115-not-utf-8.ts";
import { textWithoutField } from "./R116-text-without-field.ts";
import { quotedValue } from "./R117-quoted-value.ts";
import { gapInAgentList } from "./R201-gap-in-agent-list.ts";
import { fieldInAgentList } from "./R202-field-in-agent-list.ts";
import { groupWithoutRules } from "./R203-group-without-rules.ts";
import { agentInSeveralGroups } from "./R204-agent-in-several-groups.ts";
import { severalStarGroups } from "./R205-several-star-groups.ts";
import { nothingInherited } from "./R206-nothing-inherited.ts";
import { misspeltAgent } from "./R207-misspelt-agent.ts";
import { unknownAgent } from "./R208-unknown-agent.ts";
import { legacyAgent } from "./R209-legacy-agent.ts";
import { agentVersion } from "./R210-agent-version.ts";
import { agentList } from "./R211-agent-list.ts";
import { agentWildcard } from "./R212-agent-wildcard.ts";
import { agentHeader } from "./R213-agent-header.ts";
import { agentCut } from "./R214-agent-cut.ts";
import { controlToken } from "./R215-control-token.ts";
import { userTriggered } from "./R216-user-triggered.ts";
import { starNotFollowed } from "./R217-star-not-followed.ts";
import { familyFallback } from "./R218-family-fallback.ts";
import { noLeadingSlash } from "./R301-no-leading-slash.ts";
import { fullUrlPath } from "./R302-full-url-path.ts";
import { trailingStar } from "./R303-trailing-star.ts";
import { dollarInside } from "./R304-dollar-inside.ts";
import { questionStar } from "./R305-question-star.ts";
import { regularExpression } from "./R306-regular-expression.ts";
import { doubleStar } from "./R307-double-star.ts";
import { spaceInPath } from "./R308-space-in-path.ts";
import { nonAsciiPath } from "./R309-non-ascii-path.ts";
import { hashInPath } from "./R310-hash-in-path.ts";
import { escapedWildcard } from "./R311-escaped-wildcard.ts";
import { escapeSpelling } from "./R312-escape-spelling.ts";
import { extensionWithoutEnd } from "./R313-extension-without-end.ts";
import { dollarAndQuery } from "./R314-dollar-and-query.ts";
import { parameterPosition } from "./R315-parameter-position.ts";
import { starBetweenSlashes } from "./R316-star-between-slashes.ts";
import { emptyAllow } from "./R317-empty-allow.ts";
import { indexAllowed } from "./R318-index-allowed.ts";
import { backslashPath } from "./R319-backslash-path.ts";
import { pathWithHost } from "./R320-path-with-host.ts";
import { duplicateRule } from "./R401-duplicate-rule.ts";
import { conflictingRules } from "./R402-conflicting-rules.ts";
import { exceptionInOtherCase } from "./R403-exception-in-other-case.ts";
import { exceptionTooShort } from "./R404-exception-too-short.ts";
import { firstMatch } from "./R405-first-match.ts";
import { blocksResources } from "./R406-blocks-resources.ts";
import { blocksSitemap } from "./R407-blocks-sitemap.ts";
import { blocksEverything } from "./R408-blocks-everything.ts";
import { wholeSitePattern } from "./R409-whole-site-pattern.ts";
import { prefixOverMatch } from "./R410-prefix-over-match.ts";
import { folderWithoutItself } from "./R411-folder-without-itself.ts";
import { emptyDisallowOpens } from "./R412-empty-disallow-opens.ts";
import { robotsTxtRule } from "./R413-robots-txt-rule.ts";
import { caseNearMiss } from "./R414-case-near-miss.ts";
import { ruleNeverDecides } from "./R415-rule-never-decides.ts";
import { redundantRule } from "./R416-redundant-rule.ts";
import { relativeSitemap } from "./R501-relative-sitemap.ts";
import { crossHostSitemap } from "./R502-cross-host-sitemap.ts";
import { crawlDelayNumber } from "./R503-crawl-delay-number.ts";
import { crawlDelayLarge } from "./R504-crawl-delay-large.ts";
import { crawlDelayIgnored } from "./R505-crawl-delay-ignored.ts";
import { noindex } from "./R506-noindex.ts";
import { hostField } from "./R507-host-field.ts";
import { cleanParam } from "./R508-clean-param.ts";
import { contentSignalContradiction } from "./R509-content-signal-contradiction.ts";
import { contentSignalAlone } from "./R510-content-signal-alone.ts";
import { advertisedSecret } from "./R511-advertised-secret.ts";
import { rulesNotConsulted } from "./R512-rules-not-consulted.ts";
import { otherField } from "./R513-other-field.ts";

/** Every problem, in the order of the reference. */
export const problems: readonly Problem[] = [
  unknownField,
  misspeltField,
  missingColon,
  twoDirectives,
  ruleBeforeGroup,
  emptyUserAgent,
  lineCut,
  fileOverLimit,
  byteOrderMark,
  nul,
  invisibleCharacter,
  lookalikeCharacter,
  htmlFile,
  utf16,
  notUtf8,
  textWithoutField,
  quotedValue,
  gapInAgentList,
  fieldInAgentList,
  groupWithoutRules,
  agentInSeveralGroups,
  severalStarGroups,
  nothingInherited,
  misspeltAgent,
  unknownAgent,
  legacyAgent,
  agentVersion,
  agentList,
  agentWildcard,
  agentHeader,
  agentCut,
  controlToken,
  userTriggered,
  starNotFollowed,
  familyFallback,
  noLeadingSlash,
  fullUrlPath,
  trailingStar,
  dollarInside,
  questionStar,
  regularExpression,
  doubleStar,
  spaceInPath,
  nonAsciiPath,
  hashInPath,
  escapedWildcard,
  escapeSpelling,
  extensionWithoutEnd,
  dollarAndQuery,
  parameterPosition,
  starBetweenSlashes,
  emptyAllow,
  indexAllowed,
  backslashPath,
  pathWithHost,
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
