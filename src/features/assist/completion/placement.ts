import { ChangeSet, type EditorState, type Text } from "@codemirror/state";
import { analysisOf, readingsOf } from "../../../core/derived.ts";
import { lineEndingInput } from "../../../core/inputs.ts";
import { defaultDialect } from "../../../engine/dialects/index.ts";
import { type Analysis, analyse, sectionAt } from "../../../engine/parse/analysis.ts";
import type { Dialect } from "../../../engine/parse/dialect.ts";
import type { Group } from "../../../engine/parse/group.ts";
import { rulesMeanTheSame } from "../../../engine/prove/equivalence.ts";
import type { Span } from "../../../engine/text/line.ts";
import { firstIndexFrom } from "../../../engine/text/lists.ts";
import type { Edit } from "../../../engine/text/source.ts";

/** Groups put into a file: the change, and where in the file after it they begin. */
interface Placement {
  readonly changes: ChangeSet;
  readonly from: number;
}

/**
 * Puts whole groups, for agents that the file does not name, in the place of what is typed, or as
 * near to it as they can be groups of their own with all others as they were: to the chosen parser,
 * and to RFC 9309. Where there is no such place, at the end of the file.
 */
export function placeGroups(state: EditorState, typed: Span, groups: string): Placement {
  const breakOctets = state.field(lineEndingInput.field).length;
  const clearing = withoutTyped(state.doc, typed);
  const cleared = state.changes(clearing);
  const doc = cleared.apply(state.doc);
  const before = readingsOf(state).edited(clearing, breakOctets);
  const parsers = parsersOf(state);
  const fits = (edit: Edit) => {
    const after = before.edited([edit], breakOctets);
    return parsers.every((parser) => keeps(before.by(parser), after.by(parser), groups));
  };
  const places = placesNear(doc, state.doc.lineAt(typed.from).number, before.by(defaultDialect));
  const insertions = places.map((line) => insertionAt(doc, line, groups));
  const insertion = insertions.find(fits) ?? insertionAt(doc, doc.lines + 1, groups);
  return {
    changes: cleared.compose(ChangeSet.of(insertion, doc.length)),
    from: insertion.from + insertion.insert.indexOf(groups),
  };
}

/** The parsers that must agree on where a group can be. */
export function parsersOf(state: EditorState): readonly Dialect[] {
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

/** What takes away the typed text, and its line with it where that is good for nothing else. */
function withoutTyped(doc: Text, { from, to }: Span): readonly Edit[] {
  const line = doc.lineAt(from);
  const isTyped = from < to;
  // Of several blank lines one can go; a single one may end a group for some parsers.
  const isSpare = isBlank(doc, line.number - 1) || isBlank(doc, line.number + 1);
  const hasMore = (doc.sliceString(line.from, from) + doc.sliceString(to, line.to)).trim() !== "";
  if (hasMore || !(isTyped || isSpare)) return isTyped ? [{ from, to, insert: "" }] : [];
  if (line.number < doc.lines) return [{ from: line.from, to: line.to + 1, insert: "" }];
  return [{ from: Math.max(line.from - 1, 0), to: line.to, insert: "" }];
}

/** Lines before which groups may be, the nearest to line `near` first; none is inside a group or parts it from its comment. */
function placesNear(doc: Text, near: number, analysis: Analysis): readonly number[] {
  const { sections } = analysis;
  const index = firstIndexFrom(sections, ({ first }) => first >= near);
  const end = doc.lines + 1;
  const section = sectionAt(analysis, near);
  const here = section && section.first < near ? [] : [near];
  const around = [sections[index]?.first ?? end, sections[index - 1]?.first ?? 1];
  return [...here, ...around, end, 1].map((line) => aboveComment(doc, line));
}

/** A comment right above a line belongs to it. */
function aboveComment(doc: Text, line: number): number {
  let first = line;
  if (line > doc.lines || isBlank(doc, line)) return line;
  while (first > 1 && /^\s*#/.test(doc.line(first - 1).text)) first--;
  return first;
}

/** What puts `text` before a line, or behind the last, with a blank line on either side. */
function insertionAt(doc: Text, line: number, text: string): Edit {
  const isBehind = line > doc.lines && doc.line(doc.lines).length > 0;
  const number = isBehind ? line : Math.min(line, doc.lines);
  const lead = number > 1 && !isBlank(doc, number - 1) ? "\n" : "";
  if (isBehind) return { from: doc.length, to: doc.length, insert: `\n${lead}${text}` };
  const { from } = doc.line(number);
  const tail = isBlank(doc, number) ? "\n" : "\n\n";
  return { from, to: from, insert: lead + text + tail };
}

function isBlank(doc: Text, line: number): boolean {
  return line >= 1 && line <= doc.lines && doc.line(line).text.trim() === "";
}
