import type { Elsewhere, Flaw, Unread } from "../../engine/advise/near-miss.ts";
import type { Selection } from "../../engine/decide/select.ts";
import type { Outcome } from "../../engine/decide/verdict.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import { letterOf } from "../../engine/parse/group.ts";
import { excerpt, marked } from "../../words/quoting.ts";
import { termWords } from "../../words/terms.ts";

/** Rules that nearly decided. */
export const nearMissWords = {
  /** Why a rule that would have decided did not: the end of its row in Why. `selection`: of the crawler whose verdict it is. */
  nearMiss(flaw: Flaw, dialect: Dialect, selection: Selection): string {
    return `near miss: ${flawPhrase(flaw, dialect, selection)}`;
  },

  /** What a rule would have said; only the marked part is seen. */
  wouldBe(outcome: Outcome): string {
    return `near miss, would be ${marked(termWords.outcomes[outcome])}`;
  },
};

function flawPhrase(flaw: Flaw, dialect: Dialect, selection: Selection): string {
  switch (flaw.kind) {
    case "unread":
      return unreadPhrase(flaw.why, excerpt(flaw.key), dialect);
    case "start":
      return `the path lacks ${flaw.missing} in front`;
    case "address":
      return "a whole URL where a path belongs";
    case "case":
      return "differs in case";
    case "escape":
      return "encoded otherwise than the URL";
    case "slash":
      return flaw.isMissing ? "the URL lacks the slash" : "the URL has a slash more";
    case "end":
      return `$ wants the URL to end here${flaw.before === "query" ? ", without a query" : ""}`;
    case "parameter":
      return `wants ${excerpt(flaw.name)} to be the first parameter`;
    case "elsewhere":
      return elsewherePhrase(flaw, dialect, selection);
  }
}

function unreadPhrase(why: Unread, key: string, { title }: Dialect): string {
  switch (why) {
    case "unknown-field":
      return `${key} is no field of ${title}`;
    case "no-colon":
      return `no colon after ${key}`;
    case "before-groups":
      return "before any group";
    case "behind-blank":
      return "a blank line ends the group before it";
  }
}

function elsewherePhrase(flaw: Elsewhere, { title }: Dialect, selection: Selection): string {
  const { why, group, agent } = flaw;
  const name = excerpt(agent.name);
  const there = group ? `in group ${letterOf(group)}` : "in another group";
  switch (why) {
    case "replaced":
      return `${there} for ${name}, which ${ownGroup(selection)} replaces`;
    case "ignores-star":
      return `${there} for ${name}, which this crawler ignores`;
    case "not-joined":
      return `in another group for ${name}, which ${title} does not join`;
    case "other-name":
      return `${there} for ${name}, not this crawler’s name to ${title}`;
  }
}

function ownGroup({ group }: Selection): string {
  return group ? `group ${letterOf(group)}` : "its own group";
}
