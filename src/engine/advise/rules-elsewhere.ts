import { outcomeOf } from "../decide/decision.ts";
import { select } from "../decide/select.ts";
import { Rulebook } from "../match/rulebook.ts";
import type { Group } from "../parse/group.ts";
import type { GroupSection } from "../parse/section.ts";
import type { Agent, Rule } from "../parse/types.ts";
import type { Asked, Elsewhere, NearMiss } from "./near-miss.ts";

/** The rules that match but that the crawler does not follow because of their place; one of each group. */
export function missesElsewhere(asked: Asked): readonly NearMiss[] {
  const groups = [...laterGroups(asked), ...misnamedGroups(asked)];
  const inGroups = groups.flatMap((elsewhere) => {
    const rule = elsewhere.group && asked.otherwise(elsewhere.group, asked.target);
    return rule ? missOf(asked, rule, elsewhere) : [];
  });
  return [...inGroups, ...missesInSections(asked)];
}

function missOf(asked: Asked, rule: Rule, elsewhere: Elsewhere): readonly NearMiss[] {
  const { target } = asked;
  return asked.wouldDecide(rule, target) ? [asked.miss(rule, target, elsewhere, [])] : [];
}

/** The groups that the crawler would follow if it had no group for an earlier name, or if it followed `*`. */
function laterGroups({ origin, dialect }: Asked): readonly Elsewhere[] {
  const { analysis, selection } = origin;
  const { chain } = selection.follower;
  const { familyOf, nameOf } = dialect.agents;
  const families = chain.flatMap((name) => familyOf?.(nameOf(name)) ?? []);
  const names = [...chain, ...families];
  const found = new Map<Group, Elsewhere>();
  for (let from = 1; from <= names.length; from++) {
    const follower = { chain: names.slice(from), followsStar: true };
    const { group, reason } = select(analysis, follower);
    if (!group || group === selection.group || !("agent" in reason) || found.has(group)) continue;
    const isIgnored = reason.kind === "star" && !selection.follower.followsStar;
    const why = isIgnored ? "ignores-star" : "replaced";
    found.set(group, { kind: "elsewhere", why, group, agent: reason.agent });
  }
  return [...found.values()];
}

const MOST_NAMES = 20_000;
const MOST_GROUPS = 4;

/** The groups whose token contains the crawler's name, which is not enough for this dialect: `Googlebot/2.1`. */
function misnamedGroups({ origin, dialect }: Asked): readonly Elsewhere[] {
  const { analysis, selection } = origin;
  const [crawler = "*"] = selection.follower.chain;
  const name = dialect.agents.nameOf(crawler);
  if (dialect.agents.strength !== "exact" || crawler === "*" || name === "") return [];
  const found: Elsewhere[] = [];
  let looked = 0;
  for (const [token, { group: index, agent }] of analysis.join.addressOf) {
    if (++looked > MOST_NAMES || found.length === MOST_GROUPS) break;
    const group = hasWord(token, name) ? analysis.groups[index] : undefined;
    const first = group?.sections[0];
    if (group && first && group !== selection.group)
      found.push({ kind: "elsewhere", why: "other-name", group, agent: first.agentOf(agent) });
  }
  return found;
}

/** `Googlebot` is a word of `Googlebot/2.1`, but not of `Googlebot-Image`. */
function hasWord(token: string, name: string): boolean {
  const at = token.indexOf(name);
  if (at < 0 || token === name) return false;
  const [before = " ", after = " "] = [token[at - 1], token[at + name.length]];
  return !/[\w-]/.test(before) && !/[\w-]/.test(after);
}

const MOST_SECTIONS = 5000;

/** The rules of sections with the same token as the group of the crawler, which are not joined with it. */
function missesInSections(asked: Asked): readonly NearMiss[] {
  const { origin, dialect, group } = asked;
  const { reason } = origin.selection;
  const { joins } = dialect.grouping;
  if (!group || !("agent" in reason) || joins === "all") return [];
  const { token } = reason.agent;
  if (joins === "star" && token === "*") return [];
  const ours = new Set(group.sections);
  return origin.analysis.sections.slice(0, MOST_SECTIONS).flatMap((section) => {
    const agent = ours.has(section) ? undefined : section.agents.find((one) => one.token === token);
    return agent ? missesInSection(asked, section, agent) : [];
  });
}

function missesInSection(asked: Asked, section: GroupSection, agent: Agent): readonly NearMiss[] {
  const book = new Rulebook(
    section.content.rules.map(({ item }) => item),
    null,
  );
  const entry = asked.find(book.search(asked.target));
  if (!entry || outcomeOf(entry) !== asked.wanted) return [];
  const elsewhere: Elsewhere = { kind: "elsewhere", why: "not-joined", group: null, agent };
  return missOf(asked, section.ruleOf(entry), elsewhere);
}
