import type { Piece } from "../../parse/section.ts";
import { firstIndexFrom } from "../../text/bisect.ts";
import type { FileCheck, SpottedAt } from "../check.ts";
import { fieldSpan } from "../field-span.ts";
import type { FileView } from "../file-view.ts";
import { groupedBy } from "../grouped-by.ts";
import { replacing } from "../replacing.ts";

/** R105: rules that belong to no group. RFC 9309 2.2.1: a group begins with a user-agent line. */
export const ruleBeforeGroup: FileCheck = {
  code: "R105",
  severity: "error",
  inFile: (file) => [...homelessRules(file)].map(([after, lines]) => spottedIn(file, after, lines)),
};

/** Numbers of lines by the piece of a group that ended before them; by null where there is none. */
function homelessRules({ analysis }: FileView): ReadonlyMap<Piece | null, readonly number[]> {
  const { ignored, pieces } = analysis;
  const homeless = ignored.filter(({ reason }) => reason === "no-group");
  const numbers = homeless.map(({ line }) => line.number);
  return groupedBy(
    numbers,
    (number) => pieces[firstIndexFrom(pieces, ({ first }) => first >= number) - 1] ?? null,
  );
}

function spottedIn(file: FileView, after: Piece | null, lines: readonly number[]): SpottedAt {
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
