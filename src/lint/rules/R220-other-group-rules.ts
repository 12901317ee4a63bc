import type { Rule } from "../../engine/parse/types.ts";
import { numberText } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { titleOf } from "../../words/terms.ts";
import { ruleText } from "../fixes.ts";
import { groupFor, ownReadersOf, readBy, withUsualGroups } from "../own-readings.ts";
import { NOTHING_FOUND, type Problem, type SpottedAt } from "../problem.ts";
import { forbids, isWholeSite } from "../reach.ts";
import { fieldSpan } from "../views.ts";

interface Facts {
  readonly token: string;
  readonly rule: string;
  /** How many more rules. */
  readonly more: number;
  readonly isObeyed: boolean;
  readonly effect: string;
}

/** R220: rules that a crawler obeys, or does not, because its own parser finds other groups than RFC 9309 (see Grouping.groupsEffect). */
export const otherGroupRules: Problem<Facts> = {
  code: "R220",
  severity: "warning",
  title: "Crawler whose parser finds other groups",
  inFile: (file) =>
    ownReadersOf(file, ({ grouping }) => grouping.groupsEffect !== undefined).flatMap(
      (reader): readonly SpottedAt<Facts>[] => {
        const { token, dialect } = reader;
        const own = readBy(file.analysis)(dialect);
        const usual = readBy(file.analysis)(withUsualGroups(dialect));
        const [obeyed, meant] = [own, usual].map((analysis) => {
          const group = groupFor(reader, analysis);
          return group?.ruled.flatMap(({ rules }) => rules).filter(forbids) ?? [];
        });
        if (!obeyed || !meant || own.rejectedBy || sayTheSame(obeyed, meant)) return NOTHING_FOUND;
        const lost = without(meant, obeyed);
        const found = lost.length > 0 ? lost : without(obeyed, meant);
        const [rule] = found;
        if (!rule) return NOTHING_FOUND;
        const { number } = rule.line;
        const { groupsEffect: effect = "" } = dialect.grouping;
        return [
          {
            line: number,
            span: fieldSpan(file.lineAt(number)),
            facts: {
              token,
              rule: ruleText(rule),
              more: found.length - 1,
              isObeyed: lost.length === 0,
              effect: `${titleOf(dialect)} ${effect}`,
            },
          },
        ];
      },
    ),
  sentence: ({ token, rule, more, isObeyed, effect }) => {
    const what = more > 0 ? `${code(rule)} and ${numberText(more)} more` : code(rule);
    return isObeyed
      ? `${code(token)} obeys ${what} of another group, too: ${effect}.`
      : `${code(token)} does not obey ${what}: ${effect}.`;
  },
  about: [
    "Some programs that anyone can install divide a file into groups differently from RFC 9309. This problem is shown where a file names such a program, or the table has it.",
    "For GNU Wget2, only a Disallow ends a group. After User-agent: * and Allow: /, the next group’s rules apply to Wget2, too. Write an empty Disallow instead of Allow: /.",
    "HTTrack up to 3.49-10 gives the rules of a group to its last user-agent line only. Give HTTrack a group of its own. It obeys the * groups below this group, too, so put its own group last.",
    "WebRobots, Mechanize’s parser, ends a group at an empty line.",
  ],
  example: {
    readAs: "httrack",
    wrong: "User-agent: HTTrack\nUser-agent: WebCopier\nDisallow: /",
    right: "User-agent: HTTrack\nDisallow: /\n\nUser-agent: WebCopier\nDisallow: /",
  },
  source: {
    title: "HTTrack, htsrobots.c",
    url: "https://github.com/xroche/httrack/blob/master/src/htsrobots.c",
  },
};

/** Whether they forbid the same paths, or both the whole site. */
function sayTheSame(some: readonly Rule[], others: readonly Rule[]): boolean {
  const closes = (rules: readonly Rule[]) => rules.some(({ pattern }) => isWholeSite(pattern));
  if (closes(some) && closes(others)) return true;
  const [left, right] = [some, others].map((rules) => new Set(rules.map(({ path }) => path)));
  return left?.size === right?.size && [...(left ?? [])].every((path) => right?.has(path));
}

/** Those of the rules whose paths the others do not have. */
function without(rules: readonly Rule[], others: readonly Rule[]): readonly Rule[] {
  const paths = new Set(others.map(({ path }) => path));
  return rules.filter(({ path, derived }) => !derived && !paths.has(path));
}
