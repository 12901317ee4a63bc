import type { Dialect } from "../../engine/dialect.ts";
import { letterOf } from "../../engine/group.ts";
import type { Elsewhere, Flaw, Unread } from "../../engine/near-miss/near-miss.ts";
import type { Column } from "../../engine/report.ts";
import { quoted, type SentencePart, words } from "./sentence-part.ts";

/** Why a rule that would have decided did not: the end of a sentence, behind “but”. `column`: whose verdict it is. */
export function nearMissClause(
  flaw: Flaw,
  { analysis, selection }: Column,
): readonly SentencePart[] {
  switch (flaw.kind) {
    case "unread":
      return unreadClause(flaw.why, flaw.key, analysis.dialect);
    case "start":
      return [words("its path lacks "), quoted(flaw.missing), words(" in front")];
    case "address":
      return [words("it has a whole URL where a path belongs")];
    case "case":
      return [words("it differs from the URL in case")];
    case "escape":
      return [words("it is encoded otherwise than the URL")];
    case "slash":
      return [
        words(flaw.isMissing ? "the URL lacks the slash at its end" : "the URL has a slash more"),
      ];
    case "end":
      return [words("its "), quoted("$"), words(` wants the URL to end ${whereTo(flaw.before)}`)];
    case "parameter":
      return [words("it wants "), quoted(flaw.name), words(" to be the first parameter")];
    case "elsewhere":
      return elsewhereClause(flaw, analysis.dialect, selection.group && letterOf(selection.group));
  }
}

function whereTo(before: "query" | "more"): string {
  return before === "query" ? "before its query" : "earlier";
}

function unreadClause(why: Unread, key: string, { title }: Dialect): readonly SentencePart[] {
  switch (why) {
    case "unknown-field":
      return [quoted(key), words(` is not a field of ${title}`)];
    case "no-colon":
      return [words("there is no colon after "), quoted(key)];
    case "before-groups":
      return [words("it stands before any group")];
    case "behind-blank":
      return [words("a blank line ends the group before it")];
  }
}

/** `letter`: of the crawler's own group, or null. */
function elsewhereClause(
  { why, group, agent }: Elsewhere,
  { title }: Dialect,
  letter: string | null,
): readonly SentencePart[] {
  const there = group ? `it is in group ${letterOf(group)} for ` : "it is in another group for ";
  return [words(there), quoted(agent.name), words(`, ${notRead()}`)];

  function notRead(): string {
    switch (why) {
      case "replaced":
        return `and ${letter ? `group ${letter}` : "a group of its own"} is this crawler’s`;
      case "ignores-star":
        return "which this crawler ignores";
      case "not-joined":
        return `which ${title} does not join`;
      case "other-name":
        return `which is not this crawler’s name to ${title}`;
    }
  }
}
