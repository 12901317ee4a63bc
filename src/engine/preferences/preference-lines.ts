import { type Analysis, sectionAt } from "../parse/analysis.ts";
import type { Group } from "../parse/group.ts";
import type { BlockReading } from "../parse/scan.ts";
import type { GroupSection } from "../parse/section.ts";
import type { FieldName, Line } from "../text/line.ts";
import { firstIndexFrom } from "../text/lists.ts";
import { contentSignal } from "./content-signal.ts";
import { contentUsage } from "./content-usage.ts";
import type { CountingLine, Grammar, Statements } from "./preference.ts";
import { purposeGroupsOf } from "./purpose-groups.ts";

/** Every grammar of preferences, in the order of the page. */
export const grammars: readonly Grammar[] = [contentUsage, contentSignal];

/** A preference line, by its place in the block: what it says is true wherever the block is. */
interface HeldLine extends Statements {
  readonly name: FieldName;
  readonly grammar: Grammar | null;
  /** From 0, in its block. */
  readonly line: number;
  /** Offsets in its line. */
  readonly valueFrom: number;
  readonly text: string;
}

/** A Content-Usage or Content-Signal line. */
export interface PreferenceLine extends CountingLine {
  readonly grammar: Grammar;
  /** Where the value begins in the line, as a UTF-16 offset. */
  readonly valueFrom: number;
  /** The value as written, without comment and outer white space. */
  readonly text: string;
}

/** The preference lines of a group, in the order of the file. */
export function preferenceLinesOf(analysis: Analysis, group: Group): readonly PreferenceLine[] {
  // An edit of any of its lines makes another group.
  const known = linesByGroup.get(group);
  if (known) return known;
  const lines = firstLinesOf(analysis, group, Number.POSITIVE_INFINITY);
  linesByGroup.set(group, lines);
  return lines;
}

const linesByGroup = new WeakMap<Group, readonly PreferenceLine[]>();

/** Whether the group that a crawler follows has a preference line, or a purpose token has a group. */
export function hasPreferences(analysis: Analysis, group: Group | null): boolean {
  if (purposeGroupsOf(analysis).length > 0) return true;
  return group !== null && firstLinesOf(analysis, group, 1).length > 0;
}

/** At least so many of these lines, if there are; blocks after them are not read. */
export function firstLinesOf(
  analysis: Analysis,
  { sections }: Group,
  most: number,
): readonly PreferenceLine[] {
  const { layout } = analysis;
  const lines: PreferenceLine[] = [];
  for (const { first, last } of sections)
    for (let block = layout.blockOf(first); block <= layout.blockOf(last); block++) {
      if (lines.length >= most) return lines;
      for (const line of placedIn(layout, block))
        if (line.number >= first && line.number <= last) lines.push(line);
    }
  return lines;
}

/** The lines of a block at a place in the file, the same as long as the block is there. */
function placedIn(layout: Analysis["layout"], block: number): readonly PreferenceLine[] {
  const reading = layout.readings[block];
  if (!reading || reading.preferences.length === 0) return [];
  const at = layout.numberOf(block);
  const known = placedByBlock.get(reading);
  if (known?.at === at) return known.lines;
  const lines = heldIn(reading).flatMap((held) => placedAt(at + held.line, held) ?? []);
  placedByBlock.set(reading, { at, lines });
  return lines;
}

const placedByBlock = new WeakMap<
  BlockReading,
  { readonly at: number; readonly lines: readonly PreferenceLine[] }
>();

function placedAt(number: number, { grammar, ...held }: HeldLine): PreferenceLine | null {
  const { path, uses, valueFrom, text } = held;
  return grammar && { grammar, number, path, uses, valueFrom, text };
}

/** The Content-Usage or Content-Signal line with this number, whatever group it is in; or null. */
export function preferenceLineAt(analysis: Analysis, number: number): PreferenceLine | null {
  const { layout } = analysis;
  const block = layout.blockOf(number);
  const line = number - layout.numberOf(block);
  const held = heldIn(layout.readings[block]).find((candidate) => candidate.line === line);
  return held ? placedAt(number, held) : null;
}

/** Reads the preference lines of a file block by block, so that all else here is quick. Yields after each block. */
export function* readPreferences({ layout }: Analysis): Generator<void, void> {
  for (const [block, { preferences }] of layout.readings.entries()) {
    if (preferences.length === 0) continue;
    placedIn(layout, block);
    yield;
  }
}

/** A line with a field, and the section that it is in or directly after; null before any. */
interface FoundLine {
  readonly number: number;
  readonly text: string;
  readonly section: GroupSection | null;
}

/** Every License line of the file. */
export function licenseLines({ layout, sections }: Analysis): readonly FoundLine[] {
  const lines: FoundLine[] = [];
  for (const [block, reading] of layout.readings.entries())
    for (const { name, line, text } of heldIn(reading)) {
      if (name !== "license") continue;
      const number = layout.numberOf(block) + line;
      const next = firstIndexFrom(sections, ({ first }) => first > number);
      lines.push({ number, text, section: sections[next - 1] ?? null });
    }
  return lines;
}

const linesByBlock = new WeakMap<BlockReading, readonly HeldLine[]>();

/** The preference lines of a block. Edits keep most blocks, and so what they say. */
function heldIn(reading: BlockReading | undefined): readonly HeldLine[] {
  if (!reading || reading.preferences.length === 0) return [];
  const known = linesByBlock.get(reading);
  if (known) return known;
  const held = [...new Set(reading.preferences)].flatMap((number) => {
    const line = reading.lineAt(number, number, 0);
    return [line, ...line.more].flatMap((part) => heldLine(part, line.span.from) ?? []);
  });
  linesByBlock.set(reading, held);
  return held;
}

function heldLine({ content, number }: Line, lineFrom: number): HeldLine | null {
  if (content.kind !== "field" || !content.name) return null;
  const { name, text, value } = content;
  const grammar = grammars.find(({ field }) => field === name) ?? null;
  if (!grammar && name !== "license") return null;
  const said = grammar?.read(text) ?? NOTHING_SAID;
  return { ...said, name, grammar, line: number, valueFrom: value.from - lineFrom, text };
}

const NOTHING_SAID: Statements = { path: null, uses: {} };

/** No more lines than these are looked for outside of groups. */
const MOST_OUTSIDE = 100;

/** The Content-Usage and Content-Signal lines that belong to no group. */
export function linesOutside(analysis: Analysis): readonly PreferenceLine[] {
  const { layout, sections, dialect } = analysis;
  const { endedBy, countsWith } = dialect.grouping;
  const first = sections[0]?.first ?? Number.POSITIVE_INFINITY;
  // In most dialects, each line below the first user-agent line is in a group.
  const isOnlyAbove = endedBy === "nothing" && countsWith === null;
  const lines: PreferenceLine[] = [];
  for (const block of layout.readings.keys()) {
    const isAbove = layout.numberOf(block) <= first;
    if ((isOnlyAbove && !isAbove) || lines.length >= MOST_OUTSIDE) break;
    for (const line of placedIn(layout, block))
      if (!sectionAt(analysis, line.number)) lines.push(line);
  }
  return lines.slice(0, MOST_OUTSIDE);
}

/** The section above a line outside every group, if the dialect has ended it at a blank line between them. */
export function endedAbove(analysis: Analysis, number: number): GroupSection | null {
  const agent = agentAbove(analysis, number);
  return agent === null ? null : sectionAt(analysis, agent);
}

/** The last user-agent line above a line outside every group, by number; null where there is none. The dialect has ended its group (see endedAbove), or drops it because it has no rule. */
export function agentAbove({ layout }: Analysis, number: number): number | null {
  for (let block = layout.blockOf(number); block >= 0; block--) {
    const at = layout.numberOf(block);
    const agents = layout.readings[block]?.items.flatMap((item) =>
      item.kind === "agents" ? item.agents : [],
    );
    const above = agents?.findLast(({ line }) => at + line < number);
    if (above) return at + above.line;
  }
  return null;
}
