import { outcomeOf } from "../../engine/decide/verdict.ts";
import type { Dialect } from "../../engine/parse/dialect.ts";
import type { Group } from "../../engine/parse/group.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { firstLinesOf, type PreferenceLine } from "../../engine/preferences/preference-lines.ts";
import { code } from "../../words/quoting.ts";
import { deletion, deletionLabel } from "../fixes.ts";
import { MOST_ASKED } from "../limits.ts";
import type { Problem } from "../problem.ts";
import { canMatch, closingRuleOf } from "../reach.ts";

interface Facts {
  /** Null if the line is about every URL of its group. */
  readonly path: string | null;
  /** The rule that disallows all of its URLs; null where no URL matches. */
  readonly rule: { readonly path: string; readonly line: number } | null;
}

/** R520: a Content-Usage path that matches no URL, or only URLs that the group disallows; and one that allows a use where the whole site is disallowed. draft-ietf-aipref-attach (August 2026): "no preferences are implied for resources that are disallowed". */
export const preferenceWithoutUrls: Problem<Facts> = {
  code: "R520",
  severity: "warning",
  title: "Preference for URLs that may not be fetched",
  inFile: ({ analysis }) => {
    const factsByLine = new Map<number, Facts | null>();
    for (const group of analysis.groups.slice(0, MOST_ASKED))
      for (const line of firstLinesOf(analysis, group, MOST_ASKED).slice(0, MOST_ASKED)) {
        // Another group with this line may have URLs for it.
        const isOpen = factsByLine.get(line.number) === null;
        factsByLine.set(line.number, isOpen ? null : factsOf(line, group, analysis.dialect));
      }
    return [...factsByLine].flatMap(([line, facts]) =>
      facts ? [{ line, facts, fixes: [deletion(line)] }] : [],
    );
  },
  sentence: ({ path, rule }) => {
    if (!rule) return `This preference says nothing: no URL can match ${code(path ?? "")}.`;
    const urls = path === null ? "of the site" : `that ${code(path)} matches`;
    return `This preference says nothing: line ${rule.line} (${code(`Disallow: ${rule.path}`)}) blocks every URL ${urls}.`;
  },
  fixLabels: () => deletionLabel({}),
  about: [
    "Content-Usage applies only to URLs that the crawler may fetch. If a Disallow of the same group blocks all of them, the preference says nothing, whether it allows or refuses.",
    "Delete the preference, or allow its URLs. A blocked page is not fetched, so it does not need a refusal too.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /drafts/\nContent-Usage: /drafts/old/ train-ai=n\nAllow: /",
    right: "User-agent: *\nDisallow: /drafts/\nAllow: /",
  },
  source: {
    title: "draft-ietf-aipref-attach",
    url: "https://ietf-wg-aipref.github.io/drafts/draft-ietf-aipref-attach.html",
  },
};

/** Why a line says nothing to the crawlers of a group; null where it may say something. */
function factsOf(
  { path, grammar, uses }: PreferenceLine,
  group: Group,
  dialect: Dialect,
): Facts | null {
  // R509 tells of signals. A refusal for the whole site is often there for the time after.
  if (!path) {
    const allows = grammar.hasPaths && Object.values(uses).includes("allowed");
    const rule = allows ? closingRuleOf(group, dialect) : null;
    return rule && { path: null, rule: { path: rule.path, line: rule.line.number } };
  }
  if (!canMatch(path.pattern)) return { path: path.text, rule: null };
  const rule = disallowing(path, group, dialect);
  return rule && { path: path.text, rule: { path: rule.path, line: rule.line.number } };
}

/** A rule that certainly blocks every URL of a path: it begins every one of them, and no rule that could allow one is as long. */
function disallowing(
  { pattern }: NonNullable<PreferenceLine["path"]>,
  { rules }: Group,
  { precedence }: Dialect,
): Rule | null {
  const [start = ""] = pattern.pieces;
  if (precedence !== "longest" || rules.length > MOST_ASKED) return null;
  const covers = rules.find(
    (rule) =>
      outcomeOf(rule) === "disallow" &&
      rule.pattern.pieces.length === 1 &&
      !rule.pattern.anchored &&
      start.startsWith(rule.pattern.pieces[0] ?? " "),
  );
  if (!covers) return null;
  const couldAllow = rules.some(({ allows, pattern: other }) => {
    const [first = ""] = other.pieces;
    const overlaps = first.startsWith(start) || start.startsWith(first);
    return allows && overlaps && other.octets >= covers.pattern.octets;
  });
  return couldAllow ? null : covers;
}
