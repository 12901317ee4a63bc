import { agentAbove } from "../../engine/preferences/preference-lines.ts";
import { firstIndexFrom, groupedBy } from "../../engine/text/lists.ts";
import { counted, nouns } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { MOST_READ } from "../limits.ts";
import { type Fix, type Problem, rfc } from "../problem.ts";
import { fieldSpan, type Lines } from "../views.ts";

interface Facts {
  readonly count: number;
  /** The number of the last of these lines. */
  readonly last: number;
  readonly isAfterGroup: boolean;
  /** Whether the parser uses no rule of the file because of them. */
  readonly isRejected: boolean;
}

/** R105: rules outside every group. RFC 9309 2.2.2: crawlers should ignore them. */
export const ruleBeforeGroup: Problem<Facts> = {
  code: "R105",
  severity: "error",
  title: "Rules in no group",
  inFile: (file) => {
    const { ignored, sections } = file.analysis;
    const outside = ignored.filter(({ reason }) => reason === "no-group");
    const byGroupBefore = groupedBy(
      outside.map(({ line }) => line.number),
      (number) => sections[firstIndexFrom(sections, ({ first }) => first >= number) - 1] ?? null,
    );
    return [...byGroupBefore.values()].map(([first = 1, ...others]) => {
      const span = fieldSpan(file.lineAt(first));
      const start = { from: span.from, to: span.from };
      const last = others.at(-1) ?? first;
      const above = agentAbove(file.analysis, first);
      return {
        line: first,
        span,
        facts: {
          count: 1 + others.length,
          last,
          isAfterGroup: above !== null,
          isRejected: file.analysis.rejectedBy !== null,
        },
        // Rules after the end of a group were most likely meant for that group.
        fixes:
          above === null
            ? [replacing("for-all", start, "User-agent: *\n", first)]
            : closedUp(above, last, file),
      };
    });
  },
  sentence: ({ count, last, isAfterGroup, isRejected, reader }) => {
    const have =
      count === 1
        ? "This rule has"
        : `The ${counted(count, nouns.rule)} from here to line ${last} have`;
    if (isRejected)
      return `${have} no effect: ${reader} rejects a file with a rule before the first user-agent line.`;
    return isAfterGroup
      ? `${have} no effect: ${reader} ends the group at the blank line above.`
      : `${have} no effect: ${reader} ignores rules before the first user-agent line.`;
  },
  fixLabels: () => ({
    "for-all": `Add ${code("User-agent: *")} above this rule`,
    "close-up": "Remove the blank lines",
  }),
  about: [
    "A group begins with one or more user-agent lines, which name its crawlers. RFC 9309 (2.2.2) asks crawlers to ignore rules that are in no group. These rules apply to no crawler: they do not count as a * group. Perl’s WWW::RobotRules is an exception: it treats rules before the first user-agent line as a * group. The Go library temoto/robotstxt rejects the whole file.",
    "Some parsers end a group at a blank line, for example Yandex’s and those that follow the 1994 specification. For them, rules between a blank line and the next user-agent line are also in no group. Remove that blank line.",
  ],
  example: { wrong: "Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.2"),
};

/** The blank lines from a user-agent line to the last of its rules go. */
export function closedUp(from: number, to: number, lines: Lines): readonly Fix[] {
  if (to - from > MOST_READ) return [];
  const edits = Array.from({ length: to - from }, (_, index) => from + index).flatMap((line) => {
    const read = lines.lineAt(line);
    const isBlank = read?.content.kind === "blank" && !read.comment;
    return isBlank ? [{ kind: "delete-line" as const, line }] : [];
  });
  return edits.length > 0 ? [{ name: "close-up", edits }] : [];
}
