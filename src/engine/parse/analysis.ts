import { offsetAtOctet } from "../text/bytes.ts";
import type { Line, Span } from "../text/line.ts";
import { firstIndexFrom } from "../text/lists.ts";
import { Source } from "../text/source.ts";
import type { Dialect, FileLimit } from "./dialect.ts";
import { closesAgents } from "./field-role.ts";
import { Group } from "./group.ts";
import { type Join, join, type Membership } from "./join.ts";
import { Layout } from "./layout.ts";
import type { Ignorance, Item } from "./scan.ts";
import { type GroupSection, sameAgents } from "./section.ts";
import { type Sections, sectionsOf } from "./sections.ts";
import type { Address, Agent, Place, Rule } from "./types.ts";

/** A sitemap line; `url` is the value as written. */
export interface Sitemap {
  readonly url: string;
  readonly line: Place;
}

/** A line that is not blank and has no effect. */
export interface Ignored {
  readonly line: Place;
  readonly reason: Ignorance;
}

/** A group, and the user-agent line that leads a crawler to it. */
export interface Found {
  readonly group: Group;
  readonly agent: Agent;
}

export type { Ignorance } from "./scan.ts";

/**
 * A text as one dialect reads it. An analysis that is made from the one before an edit reads only
 * what the edit changed, and equals one that is made from the whole text.
 */
export class Analysis {
  readonly dialect: Dialect;
  /** The part beyond the dialect's size limit, or null. */
  readonly unread: Span | null;
  readonly sections: readonly GroupSection[];
  readonly groups: readonly Group[];
  /** Whether there are as many lines as before the edit, so that unchanged lines keep their numbers. */
  readonly linesStay: boolean;
  /** All but the text of rules and of lines without a known field. It is the same object as before an edit that changed only such text, in one line: no other line then has another meaning. */
  readonly outline: object;
  readonly layout: Layout;
  readonly join: Join;
  /** How many bytes each LF of the text has in the file. */
  readonly breakOctets: number;
  private madeRejection: Place | null | undefined;
  private madeLines: readonly Line[] | undefined;
  private madeSitemaps: readonly Sitemap[] | undefined;
  private madeIgnored: readonly Ignored[] | undefined;
  private readonly ignoredByBlock = new Map<number, readonly Ignored[]>();

  constructor(source: Source, dialect: Dialect, breakOctets: number, before: Analysis | null) {
    this.dialect = dialect;
    this.breakOctets = breakOctets;
    this.unread = unreadOf(source, dialect.fileLimit, breakOctets);
    const read = this.unread ? source.before(this.unread.from) : source;
    this.layout = new Layout(read, dialect, before?.layout ?? null);
    const sections = sectionsOf(
      this.layout,
      before && { layout: before.layout, list: before.sections },
    );
    this.sections = sections.list;
    this.linesStay = before !== null && before.lineCount === this.lineCount;
    const agentsStay = before !== null && agentsAreKept(before.sections, sections);
    this.join = agentsStay ? before.join : join(sections.list, dialect.grouping);
    this.groups = agentsStay
      ? this.groupsFrom(before, sections)
      : this.join.groups.map((_, index) => this.groupFrom(index, before));
    const outlineStays = agentsStay && this.linesStay && outlineIsKept(before, this, sections);
    this.outline = outlineStays ? before.outline : {};
  }

  /** How many lines are read; in a file over the dialect's limit, not all. */
  get lineCount(): number {
    return this.layout.lineCount;
  }

  /** The line with this number, from 1, or null. */
  lineAt(number: number): Line | null {
    return this.layout.lineAt(number);
  }

  /** Every line that is read. The cost is proportional to the length of the text. */
  get lines(): readonly Line[] {
    this.madeLines ??= Array.from({ length: this.lineCount }, (_, index) =>
      this.lineAt(index + 1),
    ).flatMap((line) => line ?? []);
    return this.madeLines;
  }

  /** The group with this product token, and its first user-agent line with the token; or null. */
  named(token: string): Found | null {
    return this.foundAt(this.join.addressOf.get(token) ?? null);
  }

  /** The result of `search` for a crawler's name; it is kept as long as no user-agent line changes. */
  find(name: string, search: () => Address | null): Found | null {
    const { found } = this.join;
    const known = found.get(name);
    if (known !== undefined) return this.foundAt(known);
    const address = search();
    found.set(name, address);
    return this.foundAt(address);
  }

  private foundAt(address: Address | null): Found | null {
    const group = address && this.groups[address.group];
    const [first] = group?.sections ?? [];
    return group && first ? { group, agent: first.agentOf(address.agent) } : null;
  }

  /** The group with this token in lower case (`*` for the crawlers that no other group names), or null. */
  groupNamed(token: string): Group | null {
    return this.groups[this.join.addressOf.get(token)?.group ?? -1] ?? null;
  }

  /** The first line for which the parser rejects the whole file, with all its rules, or null. */
  get rejectedBy(): Place | null {
    if (this.madeRejection === undefined)
      this.madeRejection =
        this.dialect.grouping.rejectsFile?.lineIn(this.layout, this.breakOctets) ?? null;
    return this.madeRejection;
  }

  /** Whether the parser ignores the whole file because of its size. */
  get isIgnored(): boolean {
    return this.unread !== null && this.dialect.fileLimit?.beyond === "file-ignored";
  }

  get sitemaps(): readonly Sitemap[] {
    this.madeSitemaps ??= this.layout.readings.flatMap(({ sitemaps }, block) =>
      sitemaps.map(({ url, line }) => ({
        url,
        line: { number: this.layout.numberOf(block) + line },
      })),
    );
    return this.madeSitemaps;
  }

  /** In the order of the file. */
  get ignored(): readonly Ignored[] {
    if (this.madeIgnored) return this.madeIgnored;
    const all: Ignored[] = [];
    for (let block = 0; block < this.layout.readings.length; block++)
      for (const ignored of this.ignoredIn(block)) all.push(ignored);
    this.madeIgnored = all;
    return all;
  }

  /** Those of the block that contains this line. */
  ignoredNear(number: number): readonly Ignored[] {
    return this.ignoredIn(this.layout.blockOf(number));
  }

  private ignoredIn(block: number): readonly Ignored[] {
    const known = this.ignoredByBlock.get(block);
    if (known) return known;
    const ignored = this.findIgnored(block, null);
    this.ignoredByBlock.set(block, ignored);
    return ignored;
  }

  /** The lines with fields that only other parsers know, in the order of the file. A file can have a million lines that are ignored for another reason. */
  get otherFields(): readonly Place[] {
    return this.layout.readings.flatMap((_, block) =>
      this.findIgnored(block, "other-field").map(({ line }) => line),
    );
  }

  private findIgnored(block: number, only: Ignorance | null): readonly Ignored[] {
    const reading = this.layout.readings[block];
    if (!reading) return [];
    const isWanted = (reason: Ignorance) => only === null || reason === only;
    const from = this.layout.numberOf(block);
    const all: Ignored[] = [];
    for (const { line, reason } of reading.ignored)
      if (isWanted(reason)) all.push({ line: { number: from + line }, reason });
    const outside = this.outsideGroupsIn(reading.items, from).filter(({ reason }) =>
      isWanted(reason),
    );
    if (outside.length === 0) return all;
    return [...all, ...outside].sort((a, b) => a.line.number - b.line.number);
  }

  /** The lines of these items, of a block that begins at line `from`, that are outside any section. */
  private outsideGroupsIn(items: readonly Item[], from: number): readonly Ignored[] {
    const outside: Ignored[] = [];
    let next = firstIndexFrom(this.sections, ({ last }) => last >= from);
    for (const item of items) {
      if (item.kind !== "rules" && item.kind !== "observed") continue;
      while ((this.sections[next]?.last ?? Number.POSITIVE_INFINITY) < from + item.first) next++;
      const section = this.sections[next];
      const last = item.kind === "rules" ? item.lastRule : item.first;
      // Nearly always an item is in one section as a whole.
      if (section && section.first <= from + item.first && from + last <= section.last) continue;
      const reason = item.kind === "rules" ? "no-group" : "other-field";
      for (const line of item.kind === "rules" ? item.lines : [item.first])
        if (!sectionAt(this, from + line)) outside.push({ line: { number: from + line }, reason });
    }
    return outside;
  }

  /** The groups as before, except those in which a section has changed. */
  private groupsFrom(
    before: Analysis,
    { list, keptBefore, keptAfter }: Sections,
  ): readonly Group[] {
    const groups = [...before.groups];
    const to = this.linesStay ? list.length - keptAfter : list.length;
    for (let section = keptBefore; section < to; section++)
      for (const index of this.join.groupsIn(section))
        if (groups[index] === before.groups[index]) groups[index] = this.groupFrom(index, before);
    return groups;
  }

  private groupFrom(index: number, before: Analysis | null): Group {
    const membership = this.join.groups[index];
    if (!membership) throw new RangeError(`there is no group ${index}`);
    const findSections = sectionsFrom(this.sections, membership);
    const { grouping } = this.dialect;
    const first = membership.agents[0];
    const old = before && first ? before.groupNamed(first.token) : null;
    // Where sections continue each other, every group may have all later sections, which are too
    // many to compare.
    if (!old || membership.isContinued)
      return new Group(index, membership, findSections, grouping, old);
    const sections = findSections();
    const isSame = old.membership === membership && areSame(sections, old.sections);
    return isSame ? old : new Group(index, membership, held(sections), grouping, old);
  }
}

// Functions of their own: engines keep alive, for a function made within another, whatever any of
// its siblings uses. Each group would keep the one before the edit, and that the one before it.

function sectionsFrom(
  all: readonly GroupSection[],
  membership: Membership,
): () => readonly GroupSection[] {
  return () => membership.sections.flatMap((at) => all[at] ?? []);
}

function held(sections: readonly GroupSection[]): () => readonly GroupSection[] {
  return () => sections;
}

function areSame(some: readonly GroupSection[], others: readonly GroupSection[]): boolean {
  return some.every((section, at) => section === others[at]);
}

/**
 * Reads `text` by `dialect`. Takes any string and throws nothing. `breakOctets`: the number of
 * bytes in the file for each LF of the text; 2 for a file with CRLF.
 */
export function analyse(text: string, dialect: Dialect, breakOctets = 1): Analysis {
  return new Analysis(Source.of(text), dialect, breakOctets, null);
}

/** Whether no user-agent line was added, removed or moved within its section, so that the same lines share the same sections. */
function agentsAreKept(
  before: readonly GroupSection[],
  { list, keptBefore, keptAfter }: Sections,
): boolean {
  if (before.length !== list.length) return false;
  for (let index = keptBefore; index < list.length - keptAfter; index++) {
    const [old, now] = [before[index], list[index]];
    if (!old || !now || !sameAgents(old, now)) return false;
  }
  return true;
}

function outlineIsKept(before: Analysis, now: Analysis, { keptBefore, keptAfter }: Sections) {
  const { changedFrom, changedTo } = now.layout;
  if (changedTo - changedFrom > 1 || before.unread || now.unread) return false;
  for (let index = keptBefore; index < now.sections.length - keptAfter; index++) {
    const [old, section] = [before.sections[index], now.sections[index]];
    if (old?.first !== section?.first || old?.last !== section?.last) return false;
    if ((old?.ruleCount === 0) !== (section?.ruleCount === 0)) return false;
  }
  return [before, now].every((analysis) => isAlone(analysis.lineAt(changedFrom)));
}

/** Whether nothing that is said of other lines depends on the text of this one. */
function isAlone(line: Line | null): boolean {
  if (!line || line.more.length > 0) return false;
  const { content } = line;
  if (content.kind === "field")
    return content.name === null || content.name === "allow" || content.name === "disallow";
  return content.kind === "junk";
}

/** The section that contains this line, or null. */
export function sectionAt(
  { sections }: Pick<Analysis, "sections">,
  lineNumber: number,
): GroupSection | null {
  const section = sections[firstIndexFrom(sections, (candidate) => candidate.last >= lineNumber)];
  return section && section.first <= lineNumber ? section : null;
}

/** The groups of a section: one, unless its user-agent lines are joined with different other sections. */
export function groupsOf(
  { sections, groups, join }: Analysis,
  section: GroupSection,
): readonly Group[] {
  let index = firstIndexFrom(sections, ({ first }) => first >= section.first);
  // Two sections can begin on one line (see Line.more).
  while (index < sections.length && sections[index] !== section) index++;
  return join.groupsIn(index).flatMap((group) => groups[group] ?? []);
}

/** The rule on this line, or null if it has no rule or is outside any group. */
export function ruleAt(analysis: Analysis, lineNumber: number): Rule | null {
  return sectionAt(analysis, lineNumber)?.ruleAt(lineNumber) ?? null;
}

/** Why this line has no effect; null if it has an effect or is blank. */
export function ignoranceAt(analysis: Analysis, lineNumber: number): Ignorance | null {
  const ignored = analysis.ignoredNear(lineNumber);
  const index = firstIndexFrom(ignored, (entry) => entry.line.number >= lineNumber);
  const entry = ignored[index];
  return entry?.line.number === lineNumber ? entry.reason : null;
}

/** Whether this line, which is not a rule, separates user-agent lines that would otherwise share their rules: the dialect ends their list here. */
export function partsAgents(analysis: Analysis, lineNumber: number): boolean {
  const { dialect, sections } = analysis;
  const { ruleFields } = dialect.grouping;
  const content = analysis.lineAt(lineNumber)?.content;
  if (content?.kind !== "field" || content.name === "user-agent") return false;
  const { name } = content;
  if (!closesAgents(name, dialect.grouping)) return false;
  if (name && ruleFields.includes(name)) return false;
  const next = firstIndexFrom(sections, ({ first }) => first > lineNumber);
  return next < sections.length && sections[next - 1]?.ruleCount === 0;
}

/** The text of a line in the file, without its end; up to the offset `to`, if given. */
export function lineText({ layout }: Analysis, { number, span }: Line, to = span.to): string {
  const block = layout.blockOf(number);
  const start = layout.source.startOf(block);
  return String(layout.source.blocks[block] ?? "").slice(span.from - start, to - start);
}

/** The part of a line before its comment, in nearly every dialect. Wget and temoto read on after a `#` inside a word. */
export function withoutComment(text: string): string {
  const hash = text.indexOf("#");
  return hash < 0 ? text : text.slice(0, hash);
}

/** A user-agent line further away than this is not related to a blank line. */
const FARTHEST = 50;

/** Whether this blank line, the first of several, is between user-agent lines that still share their rules. People expect it to end the group. */
export function gapAt(analysis: Analysis, number: number): boolean {
  const section = sectionAt(analysis, number);
  if (!section || !isEmpty(analysis, number) || isEmpty(analysis, number - 1)) return false;
  const last = Math.min(section.last, number + FARTHEST);
  for (let next = number + 1; next <= last; next++) {
    const content = analysis.lineAt(next)?.content;
    if (content?.kind !== "blank")
      return content?.kind === "field" && content.name === "user-agent";
  }
  return false;
}

/** Whether a line is empty, without even a comment. */
function isEmpty(analysis: Analysis, number: number): boolean {
  const line = analysis.lineAt(number);
  return line?.content.kind === "blank" && line.comment === null;
}

/** The part of a file that a dialect does not read, or null. `breakOctets`: the number of bytes in the file for each LF of the text. */
export function unreadOf(
  source: Source,
  limit: FileLimit | null,
  breakOctets: number,
): Span | null {
  // No character has more than three bytes for each of its UTF-16 units.
  if (!limit || source.length * 3 <= limit.octets) return null;
  const at = offsetOfOctet(source, limit.octets, breakOctets);
  if (at === source.length) return null;
  if (limit.beyond === "file-ignored") return { from: 0, to: source.length };
  return { from: limit.wholeLines ? startOfLine(source, at) : at, to: source.length };
}

/** The start of the line with this offset. Blocks consist of whole lines. */
function startOfLine(source: Source, offset: number): number {
  const index = source.blockAt(offset);
  const start = source.startOf(index);
  const text = String(source.blocks[index]).slice(0, offset - start);
  return start + 1 + Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"));
}

function offsetOfOctet(source: Source, octets: number, breakOctets: number): number {
  let left = octets;
  for (const [index, block] of source.blocks.entries()) {
    const size = block.octetsWith(breakOctets);
    if (size > left) {
      const at = offsetAtOctet(block.text, block.from, block.to, left, breakOctets);
      return source.startOf(index) + at - block.from;
    }
    left -= size;
  }
  return source.length;
}
