import { lowerCase } from "../ascii.ts";
import type { AgentMatching, Settlement } from "../dialect.ts";
import type { Rule } from "../group.ts";
import { NOTHING, type Pattern } from "../pattern.ts";
import { rfc9309 } from "./rfc9309.ts";

/**
 * "All non-matching text is ignored (for example, both googlebot/1.2 and googlebot* are equivalent
 * to googlebot)": what follows a name is not the name's. Digits and dots are, though outside the
 * grammar of 2019, for crawlers called so exist.
 */
export const documentedNames: Pick<AgentMatching, "tokenOf" | "nameOf"> = {
  tokenOf: (value) => (/^\*(?![^ \t])/.test(value) ? "*" : nameOf(value)),
  nameOf,
};

function nameOf(text: string): string {
  return lowerCase(text.slice(0, /[^A-Za-z0-9._-]|$/.exec(text)?.index));
}

/**
 * "Equivalent to /fish. The trailing wildcard is ignored." A star anywhere else is one that
 * precedence is left open for. "If no path is specified, the directive is ignored."
 */
export function withoutTrailingStar(path: string): Pattern {
  let end = path.length;
  while (path[end - 1] === "*") end--;
  return path === "" ? NOTHING : rfc9309.patternOf(path.slice(0, end));
}

/** Whether the longest Allow or the longest Disallow wins is open where either has a wildcard. */
export function openWithWildcard(matching: readonly [Rule, ...Rule[]]): Settlement {
  const allow = longest(matching, true);
  const disallow = longest(matching, false);
  if (allow && disallow && (hasWildcard(allow) || hasWildcard(disallow)))
    return { kind: "open", allow, disallow };
  return decidedByLength(matching);
}

/** "The most specific rule based on the length of the [path] entry will trump the less specific (shorter) rule." */
export function decidedByLength(matching: readonly [Rule, ...Rule[]]): Settlement {
  const [rule] = matching;
  return { kind: "decided", rule };
}

/** One with a wildcard where there are several, so that the order of lines does not matter. */
function longest(matching: readonly Rule[], allows: boolean): Rule | undefined {
  const rules = matching.filter((rule) => rule.allows === allows);
  const octets = rules[0]?.pattern.octets;
  return rules.find((rule) => rule.pattern.octets === octets && hasWildcard(rule)) ?? rules[0];
}

function hasWildcard({ pattern }: Rule): boolean {
  return pattern.pieces.length > 1;
}
