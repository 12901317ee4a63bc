import {
  type PurposeToken,
  purposeTokenMeant,
  purposeTokenNamed,
  purposeTokens,
} from "../crawlers/purpose-tokens.ts";
import { type Decision, isOpen, outcomeOf, weighing } from "../decide/decision.ts";
import { agentOf, select } from "../decide/select.ts";
import type { Analysis } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import type { Join } from "../parse/join.ts";
import type { Agent, Rule } from "../parse/types.ts";
import type { CountingLine, Purpose, Way } from "./preference.ts";

/** The draft, beside the grammars whose lines state preferences. */
export const purposeGroups: Way = {
  field: "purpose-token",
  name: "purpose token",
  source: {
    title: "draft-kelley-aipref-training-preference-signal-00",
    url: "https://datatracker.ietf.org/doc/draft-kelley-aipref-training-preference-signal/",
    date: "30 October 2026",
  },
};

/** The group of a purpose token in a file, and its user-agent line. */
export interface PurposeGroup extends PurposeToken {
  readonly group: Group;
  readonly agent: Agent;
}

/** The groups of purpose tokens, as the parser finds that of a crawler with such a name. The `*` group is none: what it means for a purpose is not known. */
export function purposeGroupsOf(analysis: Analysis): readonly PurposeGroup[] {
  return purposeTokens.flatMap((one) => {
    const { group, reason } = select(analysis, { chain: [one.token], followsStar: false });
    const agent = agentOf(reason);
    // Some parsers also obey a group for a part of the name.
    return group && agent && agent.token === one.token ? [{ ...one, group, agent }] : [];
  });
}

/** What the group of a purpose token says of a URL: the rule that decides, as for a crawler of this name. `why`: where none states anything, whether no rule matches, a rule without a path does, or the parser leaves it open. */
export interface PurposeAnswer extends PurposeGroup {
  readonly line: CountingLine | null;
  readonly why: "stated" | "no-match" | "no-path" | "open";
}

/**
 * What the groups of purpose tokens say of a URL. The draft does not change “the path language,
 * longest-match precedence, and group structure of robots.txt”, so the rules are weighed as the
 * parser weighs those of any group. What no rule, or a rule without a path, means for a purpose
 * could not be read, so neither states anything. Yields after each step.
 */
export function* searchPurposes(
  analysis: Analysis,
  url: string,
): Generator<void, readonly PurposeAnswer[]> {
  const { dialect } = analysis;
  const target = dialect.targetOf(url);
  const answers: PurposeAnswer[] = [];
  for (const one of purposeGroupsOf(analysis)) {
    const search = weighing(one.group, dialect, target);
    while (!search.advance(() => true)) yield;
    answers.push({ ...one, ...statedBy(search.found, one) });
  }
  return answers;
}

function statedBy(decision: Decision, { group, purpose }: PurposeGroup) {
  if (!decision) return { line: null, why: "no-match" as const };
  if (isOpen(decision)) return { line: null, why: "open" as const };
  const rule = group.ruleOf(decision);
  if (rule.pattern.octets === 0) return { line: null, why: "no-path" as const };
  return { line: statement(rule, purpose), why: "stated" as const };
}

function statement(rule: Rule, purpose: Purpose): CountingLine {
  const value = outcomeOf(rule) === "allow" ? "allowed" : "refused";
  return {
    grammar: purposeGroups,
    number: rule.line.number,
    path: { text: rule.path, pattern: rule.pattern },
    uses: { [purpose]: value },
  };
}

/** The rules of purpose tokens that count for a URL. */
export function purposeLines(analysis: Analysis, url: string): readonly CountingLine[] {
  const search = searchPurposes(analysis, url);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value.flatMap(({ line }) => line ?? []);
  }
}

/** The first user-agent line that probably means a purpose token but spells it otherwise, or null. */
export function misspeltPurpose(analysis: Analysis): MisspeltPurpose | null {
  const { join } = analysis;
  const known = misspeltByJoin.get(join);
  const token = known === undefined ? misspeltIn(join) : known;
  misspeltByJoin.set(join, token);
  const agent = token === null ? null : analysis.named(token)?.agent;
  const meant = agent && purposeTokenMeant(agent.name);
  return agent && meant ? { agent, meant } : null;
}

/** A user-agent line, and the purpose token that it probably means. */
export interface MisspeltPurpose {
  readonly agent: Agent;
  readonly meant: PurposeToken;
}

const misspeltByJoin = new WeakMap<Join, string | null>();

function misspeltIn({ addressOf }: Join): string | null {
  for (const [token, { agent }] of addressOf)
    if (!purposeTokenNamed(token) && purposeTokenMeant(agent.name)) return token;
  return null;
}
