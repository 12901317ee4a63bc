import { ChangeSet, type EditorState } from "@codemirror/state";
import { analysisOf, readingsOf } from "../../../core/derived.ts";
import { lineEndingInput } from "../../../core/inputs.ts";
import { defaultDialect } from "../../../engine/dialects/index.ts";
import { type Analysis, analyse } from "../../../engine/parse/analysis.ts";
import type { Dialect } from "../../../engine/parse/dialect.ts";
import type { Group } from "../../../engine/parse/group.ts";
import { rulesMeanTheSame } from "../../../engine/prove/equivalence.ts";
import type { Span } from "../../../engine/text/line.ts";
import type { Edit } from "../../../engine/text/source.ts";
import { insertionAt, placesNear, withoutTyped } from "./insertion.ts";

/** Groups put into a file: the change, and where in the file after it they begin. */
export interface Placement {
  readonly changes: ChangeSet;
  readonly from: number;
}

/**
 * Puts whole groups, for agents that the file does not name, in the stead of what is typed, or as
 * near to it as they can stand as groups of their own with all others as they were: to the chosen
 * reader, and to the standard. At the end of the file where no place is such.
 */
export function placeGroups(state: EditorState, typed: Span, groups: string): Placement {
  const breakOctets = state.field(lineEndingInput.field).length;
  const clearing = withoutTyped(state.doc, typed);
  const cleared = state.changes(clearing);
  const doc = cleared.apply(state.doc);
  const before = readingsOf(state).edited(clearing, breakOctets);
  const readers = readersOf(state);
  const fits = (edit: Edit) => {
    const after = before.edited([edit], breakOctets);
    return readers.every((reader) => keeps(before.by(reader), after.by(reader), groups));
  };
  const places = placesNear(doc, state.doc.lineAt(typed.from).number, before.by(defaultDialect));
  const insertions = places.map((line) => insertionAt(doc, line, groups));
  const insertion = insertions.find(fits) ?? insertionAt(doc, doc.lines + 1, groups);
  return {
    changes: cleared.compose(ChangeSet.of(insertion, doc.length)),
    from: insertion.from + insertion.insert.indexOf(groups),
  };
}

/** The readers that must agree on where a group can stand. */
export function readersOf(state: EditorState): readonly Dialect[] {
  return [...new Set([analysisOf(state).dialect, defaultDialect])];
}

/** Whether every name leads to the rules that it led to before, and those of the new groups to theirs alone. */
function keeps(before: Analysis, after: Analysis, groups: string): boolean {
  return leadsAlike(before, after) && leadsAlike(analyse(groups, after.dialect), after);
}

/** Whether each name of one reading leads to the same rules in the other. */
function leadsAlike(one: Analysis, other: Analysis): boolean {
  const alike = new Map<Group, Group>();
  for (const token of one.join.addressOf.keys()) {
    const [group, there] = [one.groupNamed(token), other.groupNamed(token)];
    if (!group || !there) return false;
    if (alike.get(group) === there) continue;
    if (!rulesMeanTheSame(group, there)) return false;
    alike.set(group, there);
  }
  return true;
}
