import type { Check } from "../check.ts";
import { agentCut } from "./agent-cut.ts";
import { agentHeader } from "./agent-header.ts";
import { agentInSeveralGroups } from "./agent-in-several-groups.ts";
import { agentList } from "./agent-list.ts";
import { agentVersion } from "./agent-version.ts";
import { agentWildcard } from "./agent-wildcard.ts";
import { controlToken } from "./control-token.ts";
import { familyFallback } from "./family-fallback.ts";
import { fieldInAgentList } from "./field-in-agent-list.ts";
import { gapInAgentList } from "./gap-in-agent-list.ts";
import { groupWithoutRules } from "./group-without-rules.ts";
import { legacyAgent } from "./legacy-agent.ts";
import { misspeltAgent } from "./misspelt-agent.ts";
import { nothingInherited } from "./nothing-inherited.ts";
import { severalStarGroups } from "./several-star-groups.ts";
import { starNotFollowed } from "./star-not-followed.ts";
import { unknownAgent } from "./unknown-agent.ts";
import { userTriggered } from "./user-triggered.ts";

/** Checks of groups, by code. */
export const groupChecks: readonly Check[] = [
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
];
