import type { Group } from "../../engine/parse/group.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { type Problem, rfc, type SpottedAt } from "../problem.ts";
import { fieldSpan } from "../views.ts";

/** R422: an empty Disallow, which blocks nothing, under a comment that says that everything is blocked. */
export const commentSaysBlock: Problem<{ readonly comment: string }> = {
  code: "R422",
  severity: "warning",
  title: "Comment that says the opposite of its group",
  inFile: (file) => {
    return file.analysis.groups
      .slice(0, MOST_READ)
      .flatMap((group): SpottedAt<{ readonly comment: string }>[] => {
        const [rule] = group.rules;
        if (!rule || !group.rules.every(({ allows, path }) => !allows && path === "")) return [];
        const comment = commentsOf(group, file.startLines).find(
          (text) => SAYS_BLOCK.test(text) && !DENIES.test(text),
        );
        if (comment === undefined) return [];
        const { number } = rule.line;
        const span = fieldSpan(file.lineAt(number));
        const fixes = [replacing("block", span, "Disallow: /", number)];
        return [{ line: number, span, facts: { comment: comment.slice(0, 100) }, fixes }];
      });
  },
  sentence: ({ comment }) =>
    `Nothing is blocked here, although a comment says ${code(comment)}: a Disallow without a path allows everything.`,
  fixLabels: () => ({ block: `Write ${code("Disallow: /")}` }),
  about: [
    "A Disallow without a path is the old way to say that nothing is blocked. A slash alone, as in Disallow: /, blocks everything. The two differ by one character, and are easily confused.",
    "If everything is meant to be open, correct the comment. If the site is meant to be closed, write the slash.",
  ],
  example: {
    wrong: "# Block all crawlers\nUser-agent: *\nDisallow:",
    right: "# Block all crawlers\nUser-agent: *\nDisallow: /",
  },
  source: rfc("2.2"),
};

/** The comments directly above a group, and between or behind its lines. */
function commentsOf({ sections }: Group, lines: readonly string[]): readonly string[] {
  return sections.slice(0, MOST_READ).flatMap(({ first, last }) => {
    let from = first - 1;
    while (from > 0 && first - from < MOST_LINES && /^\s*(?:#|$)/.test(lines[from - 1] ?? ""))
      from--;
    return lines.slice(from, Math.min(last, from + 2 * MOST_LINES)).flatMap((line) => {
      const at = line.indexOf("#");
      return at < 0 ? [] : [line.slice(at + 1).trim()];
    });
  });
}

/** So many lines above a group, and of it, are looked at. */
const MOST_LINES = 20;

const SAYS_BLOCK =
  /\b(?:block|disallow|deny|forbid|stop|exclude)(?:s|ed|ing)?\s+(?:\w+\s+){0,2}?(?:all|every\w*|any|entire|whole)\b|\bno\s+(?:robots|bots|crawlers|spiders)\s+(?:are\s+)?allowed\b|\bkeep\s+(?:all\s+)?\w+\s+out\b/i;

const DENIES =
  /\b(?:not|don.?t|never|nothing|without|unblock|except|but|allow\s+(?:all|every\w*)|to\s+(?:block|disallow|exclude|deny))\b/i;
