import { type Analysis, ignoranceAt, lineText, ruleAt } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import { type Grounds, meaningOf } from "../parse/response.ts";
import { firstIndexFrom } from "../text/lists.ts";
import type { RequestContext } from "./request-context.ts";
import type { Selection } from "./select.ts";
import { decidingLineOf, type Verdict } from "./verdict.ts";

/** A verdict, with its analysis and its selection. */
interface Answer {
  readonly analysis: Analysis;
  readonly selection: Selection;
  readonly verdict: Verdict;
}

/**
 * The first stage at which another parser differs from ours. It does not use robots.txt for the
 * URL’s scheme; the response for robots.txt has another meaning there; it reads a file in UTF-16; one
 * of the two rejects the file because of `line`; the URL is that of robots.txt; the parser has no
 * group for the crawler; it uses the group that `line` begins; it does not join the section that
 * `line` begins, or does join it; it ignores our deciding line; it reads a line as a rule that we
 * ignore; it leaves the verdict open; our rule does not match there; a rule matches there that does
 * not match for us; or both rules match, and it prefers the other.
 */
export type Difference =
  | { readonly kind: "scheme" | "utf-16" | "robots-txt" | "no-group" | "open" | "other" }
  | { readonly kind: "response"; readonly reason: Grounds }
  | { readonly kind: "rejected" | "not-rejected"; readonly line: number }
  | { readonly kind: "other-group"; readonly line: number }
  | { readonly kind: "not-joined"; readonly line: number }
  | { readonly kind: "joined"; readonly line: number }
  | {
      readonly kind: "line-unread" | "line-read";
      readonly line: number;
      /** Why one of the two ignores the line. */
      readonly cause: Unread;
    }
  | {
      readonly kind: "no-match" | "match";
      readonly line: number;
      /** The character that only one of the two treats as special; null if that is not the reason. */
      readonly special: "*" | "$" | null;
    }
  | {
      readonly kind: "preference";
      readonly line: number;
      /** Which of the rules that match it uses; null if that is not the reason. */
      readonly uses: "first" | "longest" | null;
    };

/** Why a parser does not read a line as a rule: it does not know the field `key`, by which another parser reads a rule that `allows` or not; the line has no colon; a blank line ended the group before it; it is before any group; or it is beyond the size limit. */
export type Unread =
  | { readonly kind: "unknown-field"; readonly key: string; readonly allows: boolean }
  | { readonly kind: "no-colon" }
  | { readonly kind: "behind-blank"; readonly blank: number }
  | { readonly kind: "before-groups" }
  | { readonly kind: "beyond-limit" }
  | { readonly kind: "other" };

/** Why `theirs` differs from `ours`, for the same crawler, URL and response. */
export function differenceOf(ours: Answer, theirs: Answer, context: RequestContext): Difference {
  return (
    earlyDifference(ours, theirs, context) ??
    groupDifference(ours, theirs) ??
    ruleDifference(ours, theirs)
  );
}

/** What decides before the rules do, in the order of caseOf. */
function earlyDifference(ours: Answer, theirs: Answer, context: RequestContext): Difference | null {
  const [our, their] = [ours.verdict.ground, theirs.verdict.ground];
  if (their.kind === "out-of-scope") return { kind: "scheme" };
  if (their.kind === "response") return { kind: "response", reason: their.meaning.reason };
  if (our.kind === "response") {
    const answer = ours.analysis.isIgnored ? TOO_LARGE : context.answer;
    const { reason } = meaningOf(theirs.analysis.dialect.responses, answer, context.encoding);
    // Parsers to which the server sent the file differ only in what they make of its encoding.
    return reason === "answered" ? { kind: "utf-16" } : { kind: "response", reason };
  }
  if (their.kind === "rejected") return { kind: "rejected", line: their.line.number };
  if (our.kind === "rejected") return { kind: "not-rejected", line: our.line.number };
  return our.kind === "robots-txt" || their.kind === "robots-txt" ? { kind: "robots-txt" } : null;
}

const TOO_LARGE = { kind: "too-large" } as const;

function groupDifference(ours: Answer, theirs: Answer): Difference | null {
  const our = beginnings(ours.selection.group);
  const their = beginnings(theirs.selection.group);
  const [first] = their;
  if (first === undefined) return our.length > 0 ? { kind: "no-group" } : null;
  if (our[0] !== first) return beforeGroups(ours, theirs) ?? { kind: "other-group", line: first };
  const missing = our.find((line) => !their.includes(line));
  if (missing !== undefined) return { kind: "not-joined", line: missing };
  const added = their.find((line) => !our.includes(line));
  return added === undefined ? null : { kind: "joined", line: added };
}

/** Where one of the two has a group that begins with a rule, before any user-agent line. */
function beforeGroups(ours: Answer, theirs: Answer): Difference | null {
  const [our, their] = [ours, theirs].map(({ analysis, selection: { group } }) => {
    const [first] = beginnings(group);
    return first && ruleAt(analysis, first) ? first : null;
  });
  const cause = { kind: "before-groups" } as const;
  if (their) return { kind: "line-read", line: their, cause };
  return our ? { kind: "line-unread", line: our, cause } : null;
}

/** The first lines of a group's sections. */
function beginnings(group: Group | null): readonly number[] {
  return group ? group.sections.map(({ first }) => first) : [];
}

function ruleDifference(ours: Answer, theirs: Answer): Difference {
  const our = decidingLineOf(ours.verdict);
  const their = decidingLineOf(theirs.verdict);
  if (theirs.verdict.ground.kind === "open") return { kind: "open" };
  if (our && !ruleAt(theirs.analysis, our))
    return {
      kind: "line-unread",
      line: our,
      cause: whyUnread(our, ours.analysis, theirs.analysis),
    };
  if (their && !ruleAt(ours.analysis, their))
    return {
      kind: "line-read",
      line: their,
      cause: whyUnread(their, theirs.analysis, ours.analysis),
    };
  if (our && !matching(theirs.verdict).has(our))
    return { kind: "no-match", line: our, special: specialIn(our, ours, theirs) };
  if (their && !matching(ours.verdict).has(their))
    return { kind: "match", line: their, special: specialIn(their, theirs, ours) };
  if (!their) return { kind: "other" };
  const { precedence } = theirs.analysis.dialect;
  const isReason = precedence !== ours.analysis.dialect.precedence;
  return { kind: "preference", line: their, uses: isReason ? precedence : null };
}

/** Why the line, in which `one` reads a rule, has none by `analysis`. */
function whyUnread(number: number, one: Analysis, analysis: Analysis): Unread {
  const line = analysis.lineAt(number);
  if (!line || (analysis.unread && line.span.from >= analysis.unread.from))
    return { kind: "beyond-limit" };
  switch (ignoranceAt(analysis, number)) {
    case "no-field":
      return { kind: "no-colon" };
    case "no-group":
      return outsideGroups(analysis, number);
    case null:
      return { kind: "other" };
    default: {
      const { content, span } = line;
      if (content.kind !== "field") return { kind: "other" };
      const { from, to } = content.key;
      const key = lineText(analysis, line).slice(from - span.from, to - span.from);
      return { kind: "unknown-field", key, allows: ruleAt(one, number)?.allows ?? false };
    }
  }
}

// A group that ended further above would not explain anything.
const MOST_BETWEEN = 100;

/** What is before a line that is in no group: a group that a blank line ended, or none. */
function outsideGroups(analysis: Analysis, number: number): Unread {
  const { sections } = analysis;
  const above = sections[firstIndexFrom(sections, ({ first }) => first > number) - 1];
  if (!above) return { kind: "before-groups" };
  const last = Math.min(number, above.last + MOST_BETWEEN);
  for (let blank = above.last + 1; blank < last; blank++) {
    const line = analysis.lineAt(blank);
    if (line?.content.kind === "blank" && !line.comment) return { kind: "behind-blank", blank };
  }
  return { kind: "other" };
}

/** What makes the rule in this line match for one parser alone: a `*` or a final `$` that is an ordinary character to the other. */
function specialIn(line: number, one: Answer, other: Answer): "*" | "$" | null {
  const [pattern, plain] = [one, other].map(({ analysis }) => ruleAt(analysis, line)?.pattern);
  if (!pattern || !plain) return null;
  if (pattern.pieces.length > plain.pieces.length) return "*";
  return pattern.anchored && !plain.anchored ? "$" : null;
}

function matching({ ground }: Verdict): ReadonlySet<number> {
  const rules = "matching" in ground ? ground.matching : [];
  return new Set(rules.map((rule) => rule.line.number));
}
