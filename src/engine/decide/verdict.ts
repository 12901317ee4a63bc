import type { Entry } from "../match/rulebook.ts";
import type { Target } from "../match/search.ts";
import type { Dialect } from "../parse/dialect.ts";
import type { Group } from "../parse/group.ts";
import type { Meaning } from "../parse/response.ts";
import type { Place, Rule } from "../parse/types.ts";
import type { Governance } from "../url/scope.ts";
import { type Decision, isOpen, type Open, type Outcome, outcomeOn } from "./decision.ts";

export { type Outcome, outcomeOf, outcomes } from "./decision.ts";

/** What a verdict rests on. `out-of-scope`: the file does not govern this URL, but the one at `robotsUrl` does, if any. `response`: the response for robots.txt decides. `rejected`: the parser rejects the whole file because of this line, and decides nothing. `matching`: every rule of the group that matches, the strongest first. */
export type Ground =
  | { readonly kind: "robots-txt" }
  | {
      readonly kind: "out-of-scope";
      readonly reason: Extract<Governance, { governed: false }>["reason"];
      readonly robotsUrl: string | null;
    }
  | { readonly kind: "response"; readonly meaning: Meaning }
  | { readonly kind: "rejected"; readonly line: Place }
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

/** Whether a crawler may fetch the URL, and why. `target` is the URL as it was compared. */
export interface Verdict {
  readonly url: string;
  readonly target: Target;
  readonly outcome: Outcome;
  readonly ground: Ground;
}

/** What holds for every URL of a file that the parser rejects. */
export function rejectedOutcome({ grouping }: Dialect): Outcome {
  return grouping.rejectsFile?.outcome ?? "undefined";
}

/** Whether the URL is that of robots.txt itself, and the dialect always allows it. */
export function isRobotsTxt({ robotsTxtAllowed }: Dialect, { path }: Target): boolean {
  return robotsTxtAllowed && path === "/robots.txt";
}

/** The verdict for a decision of this group. Most callers need only the outcome, so the other matching rules are found when they are first needed. */
export function verdictOn(
  decision: Decision,
  group: Group | null,
  url: string,
  target: Target,
): Verdict {
  const outcome = outcomeOn(decision);
  if (!group) return { url, target, outcome, ground: { kind: "no-group" } };
  if (!decision) return { url, target, outcome, ground: { kind: "no-match", group } };
  return { url, target, outcome, ground: groundOf(decision, group, target) };
}

function groundOf(decision: Entry | Open, group: Group, target: Target): Ground {
  return isOpen(decision)
    ? new OpenGround(group, target, decision)
    : new RuleGround(group, target, decision);
}

/** What every ground in rules has. Rules are found when they are first asked for. It is a class, because an object with a getter of its own takes far longer to make. */
class Matching {
  readonly group: Group;
  private readonly target: Target;
  private found: readonly Rule[] | undefined;

  constructor(group: Group, target: Target) {
    this.group = group;
    this.target = target;
  }

  get matching(): readonly Rule[] {
    const { group } = this;
    this.found ??= group.rulebook.matching(this.target).map((entry) => group.ruleOf(entry));
    return this.found;
  }
}

class RuleGround extends Matching {
  readonly kind = "rule";
  private readonly entry: Entry;

  constructor(group: Group, target: Target, entry: Entry) {
    super(group, target);
    this.entry = entry;
  }

  get rule(): Rule {
    return this.group.ruleOf(this.entry);
  }
}

class OpenGround extends Matching {
  readonly kind = "open";
  private readonly entries: Open;

  constructor(group: Group, target: Target, entries: Open) {
    super(group, target);
    this.entries = entries;
  }

  get allow(): Rule {
    return this.group.ruleOf(this.entries.allow);
  }

  get disallow(): Rule {
    return this.group.ruleOf(this.entries.disallow);
  }
}

/** The number of the deciding line, or null if no rule decides. */
export function decidingLineOf({ ground }: Verdict): number | null {
  return ground.kind === "rule" ? ground.rule.line.number : null;
}

/** The form of the URL with which this rule is compared. */
export function comparedPath({ pattern }: Pick<Rule, "pattern">, target: Target): string {
  return pattern.inQuery ? target.queryPath : target.path;
}
