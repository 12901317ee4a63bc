import { isOpen } from "../../engine/decide/decision.ts";
import { comparedPath } from "../../engine/decide/verdict.ts";
import { align } from "../../engine/match/pattern.ts";
import type { Target } from "../../engine/match/search.ts";
import type { Rule } from "../../engine/parse/types.ts";
import { code } from "../../words/quoting.ts";
import { ofRule } from "../fixes.ts";
import { pageAnswers } from "../page-answers.ts";
import {
  type Others,
  otherRules,
  type Problem,
  rfc,
  type Severity,
  type SpottedAt,
  saidOnce,
} from "../problem.ts";
import { canMatch } from "../reach.ts";

type Facts = Others &
  (
    | { readonly kind: "short-name"; readonly path: string }
    | {
        readonly kind: "shown";
        readonly path: string;
        readonly url: string;
        /** What of the path is a part of a word in the URL, and whether it is all of it. */
        readonly part: string;
        readonly isWhole: boolean;
        readonly allows: boolean;
      }
  );

/**
 * R410: a Disallow that is meant for a folder, a page or a parameter and matches more, because it
 * matches parts of words: `/c` in `/communities`, `/*.php` in `/a.phpx`. Of a name of one or two
 * letters that is evident, and told once of a group; of others it is told where a URL of the table
 * shows it.
 */
export const prefixOverMatch: Problem<Facts> = {
  code: "R410",
  severity: "information",
  title: "Path that matches too much",
  inGroup: (view) =>
    saidOnce(
      view.rules
        .filter(isShortPrefix)
        .map((rule) => ofRule<Facts>(view, rule, { kind: "short-name", path: rule.path })),
    ),
  inFile: (file) => {
    const seen = new Map<number, SpottedAt<Facts>>();
    for (const { group, url, target, decision } of pageAnswers(file)) {
      if (!decision || isOpen(decision)) continue;
      const line = group.numberOf(decision);
      const rule = group.ruleOf(decision);
      const { path, allows } = rule;
      const cut = seen.has(line)
        ? null
        : (cutNumber(rule, target) ?? (allows ? null : cutWord(rule, target)));
      if (!cut) continue;
      const { part, severity } = cut;
      const facts: Facts = { kind: "shown", path, url, part, isWhole: path === part, allows };
      seen.set(line, { ...ofRule(file, rule, facts), severity });
    }
    return [...seen.values()];
  },
  sentence: (facts) => {
    const { path } = facts;
    if (facts.kind === "short-name")
      return `${code(path)} disallows every URL that begins with it, such as ${code(`${path}xyz`)}, not only a folder${otherRules(facts.others)}.`;
    const { url, part, isWhole, allows } = facts;
    if (/\d$/.test(part))
      return `${code(url)} is ${allows ? "allowed" : "blocked"} by ${code(path)}, although the number in the URL only begins with the same digits.`;
    return isWhole
      ? `${code(url)} is blocked by ${code(path)}, although the URL only begins with the same letters.`
      : `${code(url)} is blocked by ${code(path)}, although ${code(part)} is only part of a word there.`;
  },
  about: [
    "A path matches every URL that begins with it, even if the path ends in the middle of a word. For example, Disallow: /cart also disallows /cartoon.",
    "Add a slash at the end if you mean a folder, or $ if you mean a single page.",
  ],
  example: {
    wrong: "User-agent: *\nDisallow: /c",
    right: "User-agent: *\nDisallow: /c/",
  },
  source: rfc("2.2.2"),
};

function isShortPrefix({ allows, path, pattern }: Rule): boolean {
  if (allows || !SHORT_NAME.test(path)) return false;
  return pattern.pieces.length === 1 && !pattern.anchored && canMatch(pattern);
}

// With a space, two paths are on one line, or a remark.
const SHORT_NAME = /^\S*\/[A-Za-z]{1,2}$/;

interface CutWord {
  /** What of the rule is only a part of a word in the URL. */
  readonly part: string;
  readonly severity: Severity;
}

/** Where a rule that matches begins or ends in the middle of a word of the URL; null where it does not. */
function cutWord(rule: Pick<Rule, "pattern">, target: Target): CutWord | null {
  const path = comparedPath(rule, target);
  for (const { kind, from, to } of align(rule.pattern, path) ?? []) {
    if (kind !== "literal") continue;
    const part = path.slice(from, to);
    if (LETTER.test(part.charAt(0)) && LETTER.test(path.charAt(from - 1)))
      return { part, severity: "warning" };
    // The last letter of a percent-encoding is none of a word.
    const isWord = LETTER.test(part.slice(-1)) && !/%[0-9A-F]{2}$/.test(part);
    const next = isWord ? path.slice(to, to + 2) : "";
    if (LETTER.test(next.charAt(0))) return { part, severity: "warning" };
    // `/jobs` may well be meant for `/jobs-report` too.
    if (/^-[A-Za-z]/.test(next)) return { part, severity: "information" };
  }
  return null;
}

/** Where the number at the end of a rule is the beginning of a longer one in the URL: `/node/1` and `/node/12`. */
function cutNumber(rule: Pick<Rule, "pattern">, target: Target): CutWord | null {
  const path = comparedPath(rule, target);
  const { from = 0, to = 0, kind } = align(rule.pattern, path)?.at(-1) ?? {};
  const part = path.slice(from, to);
  const isCut = kind === "literal" && /[/=_-]\d+$/.test(part) && /\d/.test(path.charAt(to));
  return isCut ? { part, severity: "warning" } : null;
}

const LETTER = /[A-Za-z]/;
