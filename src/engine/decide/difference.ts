import { patternMatches } from "../match/search.ts";
import { type Analysis, ignoranceAt, lineText, ruleAt, sectionAt } from "../parse/analysis.ts";
import { closesAgents } from "../parse/field-role.ts";
import { type Grounds, meaningOf } from "../parse/response.ts";
import type { GroupSection } from "../parse/section.ts";
import type { Rule } from "../parse/types.ts";
import type { Line } from "../text/line.ts";
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
 * `line` begins, or does join it; our deciding line is not a rule of its group; its deciding line is
 * not a rule of our group; it leaves the verdict open; our rule does not match there; a rule matches
 * there that does not match for us; only one of the two tries a rule that matches (see
 * Pattern.sortsAs); or both rules match, and the parser prefers the other.
 */
export type Difference =
  | { readonly kind: "scheme" | "utf-16" | "robots-txt" | "no-group" | "open" | "other" }
  | { readonly kind: "response"; readonly reason: Grounds }
  | { readonly kind: "rejected" | "not-rejected"; readonly line: number }
  | { readonly kind: "other-group" | "not-joined" | "joined"; readonly line: number }
  | {
      readonly kind: "line-unread" | "line-read";
      readonly line: number;
      /** Why the line is not a rule of the group for one of the two. */
      readonly cause: Unread;
    }
  | {
      readonly kind: "no-match" | "match";
      readonly line: number;
      /** The character that only one of the two treats as special; null if that is not the reason. */
      readonly special: "*" | "$" | null;
    }
  | { readonly kind: "untried" | "tried"; readonly line: number }
  | {
      readonly kind: "preference";
      readonly line: number;
      /** Which of the rules that match it uses, "allow" of two equally long ones; null if that is not the reason. */
      readonly uses: "first" | "longest" | "allow" | null;
    };

/**
 * Why a line is not a rule of the group that a crawler follows by one parser: the parser does not
 * know the field `key`, by which another parser reads a rule that `allows` or not; the line has no
 * colon, or a space before it; a blank line ended the group before it; a field ended the list of
 * user-agent lines; it is before any group; it is beyond the size limit; or its path means nothing.
 */
export type Unread =
  | { readonly kind: "unknown-field"; readonly key: string; readonly allows: boolean }
  | { readonly kind: "no-colon" | "space-before-colon" }
  | { readonly kind: "behind-blank"; readonly blank: number }
  | { readonly kind: "behind-field"; readonly field: number }
  | { readonly kind: "before-groups" | "beyond-limit" | "path" | "other" };

/** Why `theirs` differs from `ours`, for the same crawler, URL and response. */
export function differenceOf(ours: Answer, theirs: Answer, context: RequestContext): Difference {
  const our = decidingLineOf(ours.verdict);
  const their = decidingLineOf(theirs.verdict);
  return (
    earlyDifference(ours, theirs, context) ??
    absence(our, ours, theirs, theirs) ??
    (theirs.verdict.ground.kind === "open" ? { kind: "open" } : null) ??
    absence(their, theirs, ours, theirs) ??
    mismatch(our, ours, theirs, theirs) ??
    mismatch(their, theirs, ours, theirs) ??
    preference(our, ours, theirs)
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

/** Why the line by which `one` decides is not a rule of the group that the crawler follows by `other`; null if it is one. */
function absence(
  line: number | null,
  one: Answer,
  other: Answer,
  theirs: Answer,
): Difference | null {
  const section = line && sectionIn(one, ({ first, last }) => first <= line && line <= last);
  if (!section) return null;
  const found = sectionAt(other.analysis, line);
  const rule = found?.ruleAt(line) ?? null;
  if (rule && sectionIn(other, (candidate) => candidate === found)) return null;
  const agent = agentsIn(section, one.selection).find((line) => isFollowed(line, one, other));
  const begins = found?.first ?? section.first;
  const isOurs = other === theirs;
  if (agent !== undefined) {
    const cause = rule
      ? whatParts(agent, begins, other.analysis)
      : whyUnread(line, one.analysis, other.analysis);
    if (cause) return { kind: isOurs ? "line-unread" : "line-read", line, cause };
  }
  const first = firstOf(theirs);
  if (first === undefined) return { kind: "no-group" };
  if (firstOf(one) !== firstOf(other)) return { kind: "other-group", line: first };
  return { kind: isOurs ? "not-joined" : "joined", line: Math.max(section.first, begins) };
}

/** A section whose rules the crawler follows. */
function sectionIn({ selection: { group } }: Answer, isIt: (section: GroupSection) => boolean) {
  return group?.ruled.find(isIt);
}

function firstOf({ selection }: Answer): number | undefined {
  return selection.group?.sections[0]?.first;
}

/** The user-agent lines of a section that lead the crawler to it; its first line if it has none for the crawler itself. */
function agentsIn({ agents, first }: GroupSection, { reason }: Selection): readonly number[] {
  const token = "agent" in reason ? reason.agent.token : null;
  const lines = agents.filter((agent) => agent.token === token).map(({ line }) => line.number);
  return lines.length > 0 ? lines : [first];
}

/** Whether the crawler follows the user-agent line that leads it to a group by `one` in the other analysis too. Where no group begins at that line, the line does not prevent it. */
function isFollowed(agent: number, one: Answer, { analysis, selection }: Answer): boolean {
  const section = sectionAt(analysis, agent);
  if (section) return selection.group?.sections.includes(section) ?? false;
  const line = analysis.lineAt(agent);
  return !line || isAgent(line) || ruleAt(one.analysis, agent) !== null;
}

function isAgent({ content }: Line): boolean {
  return content.kind === "field" && content.name === "user-agent";
}

// What is further away would not explain anything.
const MOST_BETWEEN = 100;

/** What parts a user-agent line from the section that begins below it. */
function whatParts(agent: number, begins: number, analysis: Analysis): Unread | null {
  const { grouping } = analysis.dialect;
  for (let number = agent + 1; number < Math.min(begins, agent + MOST_BETWEEN); number++) {
    const line = analysis.lineAt(number);
    if (!line || isAgent(line)) continue;
    if (endsGroup(line, analysis)) return { kind: "behind-blank", blank: number };
    const { content } = line;
    if (content.kind === "field" && closesAgents(content.name, grouping))
      return { kind: "behind-field", field: number };
  }
  return null;
}

/** Whether a blank line ends a group. */
function endsGroup({ content, comment, span }: Line, { dialect }: Analysis): boolean {
  const { endedBy } = dialect.grouping;
  if (content.kind !== "blank" || comment || endedBy === "nothing") return false;
  return endedBy === "blank-line" || span.from === span.to;
}

/** Why the rule by which `one` decides, which is in the group of `other` too, does not match there; null if it does. */
function mismatch(
  line: number | null,
  one: Answer,
  other: Answer,
  theirs: Answer,
): Difference | null {
  if (line === null || matching(other.verdict).has(line)) return null;
  const isOurs = other === theirs;
  const [rule, plain] = [one, other].map(({ analysis }) => ruleAt(analysis, line));
  if (rule?.path && plain?.pattern.pieces.length === 0)
    return { kind: isOurs ? "line-unread" : "line-read", line, cause: { kind: "path" } };
  if (plain && patternMatches(plain.pattern, other.verdict.target))
    return { kind: isOurs ? "untried" : "tried", line };
  const special = rule && plain ? specialIn(rule, plain) : null;
  return { kind: isOurs ? "no-match" : "match", line, special };
}

/** What makes a rule match for one parser alone: a `*` or a final `$` that is an ordinary character to the other. */
function specialIn({ path, pattern }: Rule, { pattern: plain }: Rule): "*" | "$" | null {
  if (path.includes("*") && pattern.pieces.length > plain.pieces.length) return "*";
  return pattern.anchored && !plain.anchored ? "$" : null;
}

function matching({ ground }: Verdict): ReadonlySet<number> {
  const rules = "matching" in ground ? ground.matching : [];
  return new Set(rules.map((rule) => rule.line.number));
}

function preference(our: number | null, ours: Answer, theirs: Answer): Difference {
  const { ground, target } = theirs.verdict;
  if (ground.kind !== "rule") return { kind: "other" };
  const { number } = ground.rule.line;
  const { dialect } = theirs.analysis;
  const weightOf = (rule: Rule) => dialect.weight?.(rule, target) ?? rule.pattern.octets;
  const rival = ground.matching.find(({ line }) => line.number === our);
  const isTie = rival !== undefined && weightOf(rival) === weightOf(ground.rule);
  if (dialect.precedence === "longest" && isTie)
    return { kind: "preference", line: number, uses: dialect.ties ? null : "allow" };
  const isReason = dialect.precedence !== ours.analysis.dialect.precedence;
  return { kind: "preference", line: number, uses: isReason ? dialect.precedence : null };
}

/** Why the line, in which `one` reads a rule, has none by `analysis`. */
function whyUnread(number: number, one: Analysis, analysis: Analysis): Unread {
  const line = analysis.lineAt(number);
  if (!line || (analysis.unread && line.span.from >= analysis.unread.from))
    return { kind: "beyond-limit" };
  switch (ignoranceAt(analysis, number)) {
    case "no-field":
      return { kind: whyFieldless(lineText(analysis, line, line.comment?.from)) ?? "other" };
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

/** Why a parser finds no field in a text in which others find one; null if that is not seen. */
export function whyFieldless(text: string): "no-colon" | "space-before-colon" | null {
  const colon = text.indexOf(":");
  if (colon < 0) return "no-colon";
  return /\s/.test(text.charAt(colon - 1)) ? "space-before-colon" : null;
}

/** What is before a line that is in no group: a group that a blank line ended, or none. */
function outsideGroups(analysis: Analysis, number: number): Unread {
  const { sections } = analysis;
  const above = sections[firstIndexFrom(sections, ({ first }) => first > number) - 1];
  if (!above) return { kind: "before-groups" };
  const last = Math.min(number, above.last + MOST_BETWEEN);
  for (let blank = above.last + 1; blank < last; blank++) {
    const line = analysis.lineAt(blank);
    if (line && endsGroup(line, analysis)) return { kind: "behind-blank", blank };
  }
  return { kind: "other" };
}
