import { lowerCase } from "../ascii.ts";
import type { AgentMatching, Grouping, LineSyntax, Target } from "../dialect.ts";
import { pathOf } from "../url.ts";
import { fieldNamed } from "./field-names.ts";

/** Lines as RFC 9309 2.2 has them, and most readers: a colon, exact field names, space and tab. */
export const standardSyntax: LineSyntax = {
  skipsMark: true,
  alsoEndsLine: "",
  lineLimit: null,
  nulEndsLine: false,
  isBlank: (unit) => unit === 0x20 || unit === 0x09,
  fieldNamed,
};

/** Groups as RFC 9309 2.2.1 has them: only rules end a list of agents, and groups of one name are joined. */
export const standardGrouping: Grouping = {
  ruleFields: ["allow", "disallow"],
  closesAgents: ["allow", "disallow"],
  endedBy: "nothing",
  rulesBeforeAgents: "ignored",
  countsWith: null,
  joins: "all",
};

/** Names compared whole, in any case. */
export const exactAgents: AgentMatching = {
  tokenOf: lowerCase,
  nameOf: lowerCase,
  strength: "exact",
};

/** The URL's path and query compared as they were given. */
export function givenTarget(url: string): Target {
  const path = pathOf(url);
  return { path, queryPath: path };
}
