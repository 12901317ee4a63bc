import type { Analysis, Ignorance, Ignored } from "../analysis.ts";
import { lowerCase } from "../ascii.ts";
import { fieldNamed } from "../dialects/field-names.ts";
import type { Rule } from "../group.ts";
import { lineText } from "../line-text.ts";
import { visible } from "../lint/syntax/hidden.ts";
import { asAscii } from "../lint/syntax/lookalikes.ts";
import { nearField } from "../lint/syntax/near-field.ts";

/** A line that the dialect does not read as a rule, and the rule that it looks like. */
export interface UnreadRule {
  readonly rule: Rule;
  /** The field as written. */
  readonly key: string;
  readonly reason: Ignorance;
}

// A page served in the place of robots.txt has thousands of lines that mean nothing.
const MOST_LINES = 1000;

/** The lines of a file that look like rules, and are not read as such. */
export function unreadRulesOf(analysis: Analysis): readonly UnreadRule[] {
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
  const written = seen && writtenRule(visible(lineText(analysis, seen, seen.comment?.from)).trim());
  if (!written) return null;
  const { key, path, allows } = written;
  const { grouping, patternOf } = analysis.dialect;
  if (!grouping.ruleFields.includes(allows ? "allow" : "disallow")) return null;
  const pattern = patternOf(path);
  return { rule: { allows, path, pattern, line, derived: false }, key, reason };
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

/** A word, perhaps quoted or an item of a list, perhaps with a colon, and what may be a path. */
const RULE = /^((?:[-*•+][ \t]+)?["']?)([a-z_-]{3,20})["']?[ \t]*(?:[:=]|[ \t])[ \t]*([^ \t].*)$/i;
