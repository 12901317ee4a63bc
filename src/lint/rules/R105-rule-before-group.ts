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
  readonly reader: string;
}

/** R105: rules that belong to no group. RFC 9309 2.2.1: a group begins with a user-agent line. */
export const ruleBeforeGroup: Problem<Facts> = {
  code: "R105",
  severity: "error",
  title: "Rules outside every group",
  inFile: (file) =>
    [...rulesOutsideGroups(file)].map(([after, lines]) => spottedIn(file, after, lines)),
  sentence: ({ count, last, isAfterGroup, reader }) => {
    const rules =
      count === 1
        ? "This rule stands"
        : `The ${counted(count, RULES)} from here to line ${last} stand`;
    return isAfterGroup
      ? `${rules} behind a blank line that ends the group before for ${reader}, so they hold for nobody.`
      : `${rules} before any user-agent line, so to ${reader} they hold for nobody.`;
  },
  fixLabels: () => ({ "for-all": `Put ${code("User-agent: *")} before` }),
  about: [
    "A group begins with a line that says whom it is for. RFC 9309 has crawlers ignore rules before the first such line; they are not rules for everybody.",
    "To a reader that ends groups at blank lines, as Yandex and the standard of 1994 do, rules behind a blank line are in the same place. Take the blank line out there.",
  ],
  example: { wrong: "Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
  source: rfc("2.2.1"),
};

/** Numbers of lines by the section of a group that ended before them; by null where there is none. */
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
      reader: file.analysis.dialect.title,
    },
    // Rules after the end of a group were most likely meant for it, not for all.
    fixes: after ? [] : [replacing("for-all", start, "User-agent: *\n", first)],
  };
}

const RULES = { one: "rule", other: "rules" };
