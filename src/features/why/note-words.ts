import type { Dialect } from "../../engine/parse/dialect.ts";
import { type Group, letterOf } from "../../engine/parse/group.ts";
import { numberText } from "../../words/numbers.ts";

/** What is said at the ends of lines in the editor. */
export const noteWords = {
  /** On a line inside a group that people take for its end. */
  goesOn: (group: Group): string => `does not end group ${letterOf(group)}`,

  /** On a line that ends a run of user-agent lines without being a rule. */
  parts: ({ title }: Dialect): string => `ends the user-agent lines in ${title}`,

  /** On the first line of a section that joins an earlier one. */
  joins: (group: Group): string =>
    `joins group ${letterOf(group)}, line ${group.sections[0]?.first}`,

  /** On the line where a dialect stops reading. */
  unread({ title, fileLimit }: Dialect): string {
    const limit = fileLimit ? `${numberText(fileLimit.octets)} bytes` : "its limit";
    return fileLimit?.beyond === "file-ignored"
      ? `${title} ignores files over ${limit}`
      : `${title} stops reading here, after ${limit}`;
  },
};
