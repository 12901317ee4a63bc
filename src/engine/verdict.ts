import type { Analysis } from "./analysis.ts";
import type { Dialect, Target } from "./dialect.ts";
import type { Group, Rule } from "./group.ts";
import { matches } from "./pattern.ts";
import type { Meaning } from "./response.ts";
import type { Governance } from "./scope.ts";
import { followerOf, select } from "./select.ts";

export type Outcome = "allow" | "disallow" | "undefined" | "not-governed";

/** What a verdict rests on. `out-of-scope`: the file is not about this URL, but the one at `robotsUrl` is, if any. `response`: the answer to the request for robots.txt decides. `matching` is every rule of the group that matches, the strongest first. */
export type Ground =
  | { readonly kind: "robots-txt" }
  | {
      readonly kind: "out-of-scope";
      readonly reason: Extract<Governance, { governed: false }>["reason"];
      readonly robotsUrl: string | null;
    }
  | { readonly kind: "response"; readonly meaning: Meaning }
  | { readonly kind: "no-group" }
  | { readonly kind: "no-match"; readonly group: Group }
  | {
      readonly kind: "rule";
      readonly group: Group;
      readonly rule: Rule;
      readonly matching: readonly Rule[];
    }
  | {
      readonly kind: "open";
      readonly group: Group;
      readonly allow: Rule;
      readonly disallow: Rule;
      readonly matching: readonly Rule[];
    };

/** May the URL be fetched, and what says so. `target` is the URL as it was compared. */
export interface Verdict {
  readonly url: string;
  readonly target: Target;
  readonly outcome: Outcome;
  readonly ground: Ground;
}

/**
 * May `crawler` fetch `url`? The crawler is one product token, or a fallback chain such as
 * `["Googlebot-Image", "Googlebot"]`; `*` is implied last. Any string is answered; none throws.
 */
export function decide(
  analysis: Analysis,
  crawler: string | readonly string[],
  url: string,
): Verdict {
  return judge(analysis, select(analysis, followerOf(crawler)).group, url);
}

/** The verdict for a crawler that obeys `group`. */
export function judge(analysis: Analysis, group: Group | null, url: string): Verdict {
  const { dialect } = analysis;
  const target = dialect.targetOf(url);
  if (dialect.robotsTxtAllowed && target.path === "/robots.txt")
    return { url, target, outcome: "allow", ground: { kind: "robots-txt" } };
  if (!group) return { url, target, outcome: "allow", ground: { kind: "no-group" } };
  if (dialect.settle) return settled(dialect.settle, group, url, target);
  const rule = group.ranked.find((candidate) => ruleMatches(candidate, target));
  if (!rule) return { url, target, outcome: "allow", ground: { kind: "no-match", group } };
  return { url, target, outcome: outcomeOf(rule), ground: ruleGround(group, rule, target) };
}

function settled(
  settle: NonNullable<Dialect["settle"]>,
  group: Group,
  url: string,
  target: Target,
): Verdict {
  const matching = group.ranked.filter((candidate) => ruleMatches(candidate, target));
  if (matching.length === 0)
    return { url, target, outcome: "allow", ground: { kind: "no-match", group } };
  const settlement = settle(matching, target);
  if (settlement.kind === "decided") {
    const { rule } = settlement;
    return {
      url,
      target,
      outcome: outcomeOf(rule),
      ground: { kind: "rule", group, rule, matching },
    };
  }
  const { allow, disallow } = settlement;
  const ground: Ground = { kind: "open", group, allow, disallow, matching };
  return { url, target, outcome: "undefined", ground };
}

/** The number of the line whose rule decides, or null where none does. */
export function decidingLineOf({ ground }: Verdict): number | null {
  return ground.kind === "rule" ? ground.rule.line.number : null;
}

/** The form of the URL that this rule is compared with. */
export function comparedPath(rule: Rule, target: Target): string {
  return rule.pattern.inQuery ? target.queryPath : target.path;
}

function ruleMatches(rule: Rule, target: Target): boolean {
  const { isAbout } = rule.pattern;
  if (isAbout && target.site && !isAbout(target.site)) return false;
  return matches(rule.pattern, comparedPath(rule, target));
}

/** What a rule says. robots.cc, RobotsMatcher::disallow: a match of no octets, an empty Disallow, forbids nothing. */
export function outcomeOf(rule: Rule): Outcome {
  return rule.allows || rule.pattern.octets === 0 ? "allow" : "disallow";
}

// Most verdicts are looked at for their outcome only; the losers are found when somebody asks.
function ruleGround(group: Group, rule: Rule, target: Target): Ground {
  let matching: readonly Rule[] | undefined;
  return {
    kind: "rule",
    group,
    rule,
    get matching() {
      matching ??= group.ranked.filter((candidate) => ruleMatches(candidate, target));
      return matching;
    },
  };
}
