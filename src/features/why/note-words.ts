import type { Dialect } from "../../engine/parse/dialect.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import type { GroupSection } from "../../engine/parse/section.ts";
import { counted, numberText } from "../../words/numbers.ts";
import { excerpt } from "../../words/quoting.ts";

/** What stands at the ends of lines in the editor. */
export const noteWords = {
  /** On a line inside a group that people take for its end. */
  goesOn(group: Group): string {
    return `does not end group ${letterOf(group)}`;
  },

  /** In the place of a folded group, behind its first line: who else it is for, and how much is folded. */
  folded(section: GroupSection | null, lines: number): string {
    const [, ...others] = section?.names ?? [];
    const names = others.slice(0, NAMES_FOLDED).map(({ name }) => name);
    if (others.length > names.length) names.push("…");
    return excerpt([...names, counted(lines, LINES)].join(", "));
  },

  /** On a line that ends a list of agents without being a rule. */
  parts({ title }: Dialect): string {
    return `ends the list of agents for ${title}`;
  },

  /** On the first line of a section that joins an earlier one. */
  joins(group: Group): string {
    return `joins group ${letterOf(group)}, line ${group.sections[0]?.first}`;
  },

  /** On the line where a dialect stops reading. */
  unread({ title, fileLimit }: Dialect): string {
    const limit = fileLimit ? `${numberText(fileLimit.octets)} bytes` : "the limit";
    return fileLimit?.beyond === "file-ignored"
      ? `${title} ignores files over ${limit}`
      : `${title} stops reading here, at ${limit}`;
  },
};

const NAMES_FOLDED = 3;
const LINES = { one: "line", other: "lines" };
