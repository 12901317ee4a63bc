import type { GroupSection } from "../../engine/parse/section.ts";
import { firstIndexFrom, groupedBy } from "../../engine/text/lists.ts";
import { counted } from "../../words/numbers.ts";
import { code } from "../../words/quoting.ts";
import { replacing } from "../fixes.ts";
import { type Problem, rfc, type SpottedAt } from "../problem.ts";
import { type FileView, fieldSpan } from "../views.ts";

interface Facts {
  readonly count: number;
  /** The number of the last of these lines. */
  readonly last: number;
  readonly isAfterGroup: boolean;
}

/** R105: rules outside every group. RFC 9309 2.2.2: crawlers should ignore them. */
export const ruleBeforeGroup: Problem<Facts> = {
  code: "R105",
  severity: "error",
  title: "Rules outside every group",
  inFile: (file) =>
    [...rulesOutsideGroups(file)].map(([after, lines]) => spottedIn(file, after, lines)),
  sentence: ({ count, last, isAfterGroup, reader }) => {
    const have =
      count === 1 ? "This rule has" : `The ${counted(count, RULES)} from here to line ${last} have`;
    return isAfterGroup
      ? `${have} no effect: ${reader} ends the group at the blank line above.`
      : `${have} no effect: ${reader} ignores rules before the first user-agent line.`;
  },
  fixLabels: () => ({ "for-all": `Add ${code("User-agent: *")} above` }),
  about: [
    "A group begins with a user-agent line, which names the crawlers that it is for. RFC 9309 (2.2.2) asks crawlers to ignore rules outside every group. Such rules do not apply to every crawler.",
    "Some parsers end a group at a blank line, for example Yandex and the 1994 specification. For them, rules below a blank line are outside every group too. Remove the blank line there.",
  ],
  example: { wrong: "Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.2"),
};

/** The numbers of these lines, by the section of a group that ends before them; by null where there is none. */
function rulesOutsideGroups({
  analysis,
}: FileView): ReadonlyMap<GroupSection | null, readonly number[]> {
  const { ignored, sections } = analysis;
  const outside = ignored.filter(({ reason }) => reason === "no-group");
  const numbers = outside.map(({ line }) => line.number);
  return groupedBy(
    numbers,
    (number) => sections[firstIndexFrom(sections, ({ first }) => first >= number) - 1] ?? null,
  );
}

function spottedIn(
  file: FileView,
  after: GroupSection | null,
  lines: readonly number[],
): SpottedAt<Facts> {
  const first = lines[0] ?? 1;
  const span = fieldSpan(file.lineAt(first));
  const start = { from: span.from, to: span.from };
  return {
    line: first,
    span,
    facts: {
      count: lines.length,
      last: lines.at(-1) ?? first,
      isAfterGroup: after !== null,
    },
    // Rules after the end of a group were most likely meant for that group.
    fixes: after ? [] : [replacing("for-all", start, "User-agent: *\n", first)],
  };
}

const RULES = { one: "rule", other: "rules" };
