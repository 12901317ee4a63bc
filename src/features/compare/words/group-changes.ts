import type { GroupChange } from "../../../engine/advise/group-changes.ts";
import type { ReaderMove } from "../../../engine/advise/reader-moves.ts";
import type { Selection } from "../../../engine/decide/select.ts";
import { type Group, letterOf } from "../../../engine/parse/group.ts";
import { excerpt, firstFew } from "../../../words/quoting.ts";

/** How a name that a stranger wrote stands in a sentence. */
type Quote = (name: string) => string;

/** Groups that changed from one version of a file to another, and crawlers that read others. */
export const groupChangeWords = {
  groups: "Groups that changed",
  crawlers: "Crawlers that read another group",
  none: "Every group is for whom it was, and every crawler reads the group it read.",

  /** How a group changed; letters and lines are those of the version that is spoken of. */
  change(change: GroupChange, quote: Quote = excerpt): string {
    const name = (group: Group) => groupPhrase(group, quote);
    const names = (groups: readonly Group[]) => firstFew(groups, name, MORE_GROUPS);
    switch (change.kind) {
      case "appears":
        return `New: ${name(change.after)}.`;
      case "vanishes":
        return `Gone: ${name(change.before)}.`;
      case "renamed":
        return `Other names: ${name(change.before)} is ${companyPhrase(change, quote)}.`;
      case "merged":
        return `Merged: ${names(change.before)} are now ${name(change.after)}.`;
      case "split":
        return `Split: ${name(change.before)} is now ${names(change.after)}.`;
      case "regrouped":
        return `Names shared out otherwise: ${names(change.before)} are now ${names(change.after)}.`;
    }
  },

  /** Which group some crawlers read, and which they read now. */
  move(move: ReaderMove, quote: Quote = excerpt): string {
    const { kind, before, after, readers } = move;
    const who = firstFew(readers, quote, MORE_CRAWLERS);
    if (kind !== "other-names" || !before.group || !after.group)
      return `${who}: read ${readPhrase(before, quote)}, now ${readPhrase(after, quote)}.`;
    const company = companyPhrase(companyOf(before.group, after.group), quote);
    return `${who}: still ${readPhrase(after, quote)}, which is ${company}.`;
  },
};

/** `group A for GPTBot and CCBot (line 8)` */
function groupPhrase(group: Group, quote: Quote): string {
  const agents = group.membership.agents;
  const names = firstFew(agents, ({ name }) => quote(name), MORE_NAMES);
  return `group ${letterOf(group)} for ${names} (line ${group.pieces[0]?.first})`;
}

function readPhrase({ group, reason }: Selection, quote: Quote): string {
  const letter = group ? letterOf(group) : "";
  switch (reason.kind) {
    case "own":
      return `its own group ${letter}, line ${reason.agent.line.number}`;
    case "fallback":
    case "star":
      return `group ${letter} of ${quote(reason.agent.name)}, line ${reason.agent.line.number}`;
    case "no-group":
      return "no group";
    case "ignores-star":
      return "no group, as it ignores *";
  }
}

/** For whom else a group is, and for whom not any more. */
interface Company {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

function companyOf(before: Group, after: Group): Company {
  return { added: namesBeyond(before, after), removed: namesBeyond(after, before) };
}

/** The names of a group that another does not have. */
function namesBeyond(other: Group, { membership }: Group): readonly string[] {
  const tokens = new Set(other.membership.agents.map(({ token }) => token));
  return membership.agents.filter(({ token }) => !tokens.has(token)).map(({ name }) => name);
}

function companyPhrase({ added, removed }: Company, quote: Quote): string {
  const parts = [
    ...(added.length > 0 ? [`now also for ${firstFew(added, quote, MORE_NAMES)}`] : []),
    ...(removed.length > 0 ? [`no longer for ${firstFew(removed, quote, MORE_NAMES)}`] : []),
  ];
  return parts.join(", and ");
}

const MORE_NAMES = { one: "more name", other: "more names" };
const MORE_GROUPS = { one: "more group", other: "more groups" };
const MORE_CRAWLERS = { one: "more crawler", other: "more crawlers" };
