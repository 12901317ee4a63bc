import { outcomeOf } from "../decide/decision.ts";
import { whyFieldless } from "../decide/difference.ts";
import { outcomeAmong, withRule } from "../decide/with-rule.ts";
import { fieldNamed } from "../dialects/shared.ts";
import { patternMatches } from "../match/search.ts";
import { type Analysis, type Ignorance, type Ignored, lineText } from "../parse/analysis.ts";
import type { GroupSection } from "../parse/section.ts";
import type { Rule } from "../parse/types.ts";
import { lowerCase } from "../text/characters.ts";
import { firstIndexFrom } from "../text/lists.ts";
import { asAscii, nearField, visible } from "./misspellings.ts";
import type { Asked, NearMiss, Unread } from "./near-miss.ts";

const MOST_TRIED = 64;

/** Near misses: the lines that would be rules of the crawler's group, and would match, if the parser read them as rules. */
export function missesByUnreadLine(asked: Asked): readonly NearMiss[] {
  const { group, target, origin } = asked;
  if (asked.isOverridden) return [];
  const ours: ReadonlySet<GroupSection> = new Set(group?.ruled);
  const lines = unreadRulesOf(origin.analysis)
    .filter(({ rule }) => patternMatches(rule.pattern, target))
    .slice(0, MOST_TRIED)
    .map((unread) => ({ ...unread, why: whyUnread(unread, origin.analysis, ours) }));
  return lines.flatMap(({ rule, key, why }) => {
    if (!why || outcomeOf(rule) !== asked.wanted || !asked.wouldDecide(rule, target)) return [];
    // A change that adds one line to the group adds all lines that are there together.
    const others = isOutsideGroups(why) ? lines.filter((other) => other.why === why) : [];
    if (others.some((other) => !isStronger(rule, other.rule, asked))) return [];
    return [asked.miss(rule, target, { kind: "unread", key, why }, [])];
  });
}

function isOutsideGroups(why: Unread): boolean {
  return why === "before-groups" || why === "behind-blank";
}

/** Whether the first of two rules decides if both match. */
function isStronger(rule: Rule, other: Rule, { dialect, target, wanted }: Asked): boolean {
  return outcomeAmong(withRule(rule, [other], dialect), dialect, target) === wanted;
}

/** Why the line is not one of the crawler's rules; null if it would not be one either way. `ours`: the sections whose rules it follows. */
function whyUnread(
  { rule: { line }, text, reason }: UnreadRule,
  analysis: Analysis,
  ours: ReadonlySet<GroupSection>,
): Unread | null {
  const { sections } = analysis;
  const section = sections[firstIndexFrom(sections, ({ first }) => first > line.number) - 1];
  const parted = partedFrom(section, line.number, analysis);
  if (parted === "agent" || parted === "too-far" || (section && !ours.has(section))) return null;
  if (reason === "no-group") return section ? "behind-blank" : "before-groups";
  if (!section || parted || line.number < lastAgentOf(section)) return null;
  return reason === "no-field" ? whyFieldless(text) : "unknown-field";
}

/** The last user-agent line of the section: a rule before it would separate the user-agent lines. */
function lastAgentOf({ content, first }: GroupSection): number {
  const last = content.agents.at(-1);
  return first + (last?.at ?? 0) + (last?.item.agents.at(-1)?.line ?? 0);
}

// People do not expect the rest of a group further down.
const MOST_BETWEEN = 100;

/** Where sections end early, what separates another line from the section: a blank line, a user-agent line of a section that does not count, or too many lines. */
function partedFrom(
  section: GroupSection | undefined,
  line: number,
  analysis: Analysis,
): "blank" | "agent" | "too-far" | null {
  const { endedBy, countsWith } = analysis.dialect.grouping;
  if (endedBy === "nothing" && countsWith === null) return null;
  const last = section?.last ?? 0;
  if (line - last > MOST_BETWEEN) return "too-far";
  let parted: "blank" | null = null;
  for (let number = last + 1; number < line; number++) {
    const seen = analysis.lineAt(number);
    if (seen?.content.kind === "field" && seen.content.name === "user-agent") return "agent";
    if (seen?.content.kind === "blank" && !seen.comment && endedBy !== "nothing") parted = "blank";
  }
  return parted;
}

/** A line that the dialect does not read as a rule, and the rule that it resembles. */
interface UnreadRule {
  readonly rule: Rule;
  /** The field as written. */
  readonly key: string;
  /** The line without its comment. */
  readonly text: string;
  readonly reason: Ignorance;
}

// An HTML page instead of robots.txt has thousands of lines without meaning.
const MOST_LINES = 1000;

/** The lines of a file that resemble rules but are not read as rules. */
function unreadRulesOf(analysis: Analysis): readonly UnreadRule[] {
  const known = found.get(analysis);
  if (known) return known;
  const rules = analysis.ignored
    .slice(0, MOST_LINES)
    .flatMap((ignored) => unreadRule(analysis, ignored) ?? []);
  found.set(analysis, rules);
  return rules;
}

const found = new WeakMap<Analysis, readonly UnreadRule[]>();

function unreadRule(analysis: Analysis, { line, reason }: Ignored): UnreadRule | null {
  const seen = analysis.lineAt(line.number);
  if (!seen) return null;
  const text = lineText(analysis, seen, seen.comment?.from);
  const written = writtenRule(visible(text).trim());
  if (!written) return null;
  const { key, path, allows } = written;
  const { grouping, patternOf } = analysis.dialect;
  if (!grouping.ruleFields.includes(allows ? "allow" : "disallow")) return null;
  const pattern = patternOf(path);
  return { rule: { allows, path, pattern, line, derived: false }, key, text, reason };
}

function writtenRule(text: string) {
  const found = RULE.exec(asAscii(text));
  if (!found) return null;
  const [, quote = "", name = "", path = ""] = found;
  const field = fieldNamed(name) ?? nearField(lowerCase(name));
  if (field !== "allow" && field !== "disallow") return null;
  return {
    key: text.slice(quote.length, quote.length + name.length),
    path: text.slice(text.length - path.length),
    allows: field === "allow",
  };
}

/** A word, perhaps quoted or a list item, perhaps with a colon, and a possible path. */
const RULE = /^((?:[-*•+][ \t]+)?["']?)([a-z_-]{3,20})["']?[ \t]*(?:[:=]|[ \t])[ \t]*([^ \t].*)$/i;
