import { offsetAtOctet } from "../text/bytes.ts";
import type { Line, Span } from "../text/line.ts";
import { firstIndexFrom } from "../text/lists.ts";
import { Source } from "../text/source.ts";
import type { Dialect, FileLimit } from "./dialect.ts";
import { Group } from "./group.ts";
import { type Address, type Join, join } from "./join.ts";
import { Layout } from "./layout.ts";
import type { Ignorance, Item } from "./scan.ts";
import { type GroupSection, sameAgents } from "./section.ts";
import { type Sections, sectionsOf } from "./sections.ts";
import type { Agent, Place, Rule } from "./types.ts";

/** A sitemap line; `url` is the value as written. */
export interface Sitemap {
  readonly url: string;
  readonly line: Place;
}

/** A line that is neither blank nor of any effect. */
export interface Ignored {
  readonly line: Place;
  readonly reason: Ignorance;
}

/** A group, and the user-agent line by which a crawler was led to it. */
export interface Found {
  readonly group: Group;
  readonly agent: Agent;
}

export type { Ignorance } from "./scan.ts";

/**
 * A text as one dialect reads it. Made from the analysis of the text before an edit, it reads again
 * only what the edit touched, and is equal to one made from the whole text.
 */
export class Analysis {
  readonly dialect: Dialect;
  /** What lies beyond the dialect's limit, or null. */
  readonly unread: Span | null;
  readonly sections: readonly GroupSection[];
  readonly groups: readonly Group[];
  /** Whether there are as many lines as before the edit, so that those which it does not touch have the numbers they had. */
  readonly linesStay: boolean;
  readonly layout: Layout;
  readonly join: Join;
  private madeLines: readonly Line[] | undefined;
  private madeSitemaps: readonly Sitemap[] | undefined;
  private madeIgnored: readonly Ignored[] | undefined;
  private readonly ignoredByBlock = new Map<number, readonly Ignored[]>();

  constructor(source: Source, dialect: Dialect, breakOctets: number, before: Analysis | null) {
    this.dialect = dialect;
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
  }

  /** How many lines are read; of a file over the dialect's limit not all of the text's. */
  get lineCount(): number {
    return this.layout.lineCount;
  }

  /** The line with this number, from 1, or null. */
  lineAt(number: number): Line | null {
    return this.layout.lineAt(number);
  }

  /** Every line that is read. It costs as much as the text is long. */
  get lines(): readonly Line[] {
    this.madeLines ??= Array.from({ length: this.lineCount }, (_, index) =>
      this.lineAt(index + 1),
    ).flatMap((line) => line ?? []);
    return this.madeLines;
  }

  /** The group whose agents have this token, and the first of these agents; or null. */
  named(token: string): Found | null {
    return this.foundAt(this.join.addressOf.get(token) ?? null);
  }

  /** What `search` finds for a name of a crawler; remembered for as long as no agent changes. */
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

  /** The group that obeys a name, by token in lower case (`*` for the rest), or null. */
  groupNamed(token: string): Group | null {
    return this.groups[this.join.addressOf.get(token)?.group ?? -1] ?? null;
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

  /** Those of the block that holds this line. */
  ignoredNear(number: number): readonly Ignored[] {
    return this.ignoredIn(this.layout.blockOf(number));
  }

  private ignoredIn(block: number): readonly Ignored[] {
    const known = this.ignoredByBlock.get(block);
    if (known) return known;
    const ignored = this.findIgnored(block);
    this.ignoredByBlock.set(block, ignored);
    return ignored;
  }

  private findIgnored(block: number): readonly Ignored[] {
    const reading = this.layout.readings[block];
    if (!reading) return [];
    const from = this.layout.numberOf(block);
    const all = reading.ignored.map(({ line, reason }) => ({
      line: { number: from + line },
      reason,
    }));
    const outside = this.outsideGroupsIn(reading.items, from);
    if (outside.length === 0) return all;
    return [...all, ...outside].sort((a, b) => a.line.number - b.line.number);
  }

  /** The lines of items, of a block that begins at line `from`, that would count in a section but stand in none. */
  private outsideGroupsIn(items: readonly Item[], from: number): readonly Ignored[] {
    const outside: Ignored[] = [];
    let next = firstIndexFrom(this.sections, ({ last }) => last >= from);
    for (const item of items) {
      if (item.kind !== "rules" && item.kind !== "observed") continue;
      while ((this.sections[next]?.last ?? Number.POSITIVE_INFINITY) < from + item.first) next++;
      const section = this.sections[next];
      const last = item.kind === "rules" ? item.lastRule : item.first;
      // Nearly always an item is at home as a whole.
      if (section && section.first <= from + item.first && from + last <= section.last) continue;
      const reason = item.kind === "rules" ? "no-group" : "other-field";
      for (const line of item.kind === "rules" ? item.lines : [item.first])
        if (!sectionAt(this, from + line)) outside.push({ line: { number: from + line }, reason });
    }
    return outside;
  }

  /** The groups of before, but for those with a section that is another. */
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
    const findSections = () => membership.sections.flatMap((at) => this.sections[at] ?? []);
    const { grouping } = this.dialect;
    const first = membership.agents[0];
    const old = before && first ? before.groupNamed(first.token) : null;
    // Where sections continue each other every group may have all that follow: too many to look at.
    if (membership.isContinued) return new Group(index, membership, findSections, grouping, old);
    const sections = findSections();
    const isSame =
      old?.membership === membership &&
      sections.every((section, at) => section === old.sections[at]);
    return isSame ? old : new Group(index, membership, () => sections, grouping, old);
  }
}

/**
 * Reads `text` by `dialect`. Takes any string and throws nothing. `breakOctets`: how many octets each
 * LF of the text has in the file, 2 for a file with CRLF whose text is held with LF.
 */
export function analyse(text: string, dialect: Dialect, breakOctets = 1): Analysis {
  return new Analysis(Source.of(text), dialect, breakOctets, null);
}

/** Whether no agent was added, taken away or moved within its section, so that the same agents share the same sections. */
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

/** The section that holds this line, or null. */
export function sectionAt(
  { sections }: Pick<Analysis, "sections">,
  lineNumber: number,
): GroupSection | null {
  const section = sections[firstIndexFrom(sections, (candidate) => candidate.last >= lineNumber)];
  return section && section.first <= lineNumber ? section : null;
}

/** The groups that a section belongs to: one, unless its agents are joined with different other sections. */
export function groupsOf(
  { sections, groups, join }: Analysis,
  section: GroupSection,
): readonly Group[] {
  let index = firstIndexFrom(sections, ({ first }) => first >= section.first);
  // Two sections can begin on one line (see Line.more).
  while (index < sections.length && sections[index] !== section) index++;
  return join.groupsIn(index).flatMap((group) => groups[group] ?? []);
}

/** The rule on this line, or null where the line is none or belongs to no group. */
export function ruleAt(analysis: Analysis, lineNumber: number): Rule | null {
  return sectionAt(analysis, lineNumber)?.ruleAt(lineNumber) ?? null;
}

/** Why this line decides nothing, or null where it is of effect or blank. */
export function ignoranceAt(analysis: Analysis, lineNumber: number): Ignorance | null {
  const ignored = analysis.ignoredNear(lineNumber);
  const index = firstIndexFrom(ignored, (entry) => entry.line.number >= lineNumber);
  const entry = ignored[index];
  return entry?.line.number === lineNumber ? entry.reason : null;
}

/** Whether this line, though no rule, parts agents that would else share their rules: the dialect ends their list here. */
export function partsAgents(analysis: Analysis, lineNumber: number): boolean {
  const { dialect, sections } = analysis;
  const { closesAgents, ruleFields } = dialect.grouping;
  const content = analysis.lineAt(lineNumber)?.content;
  if (content?.kind !== "field" || content.name === "user-agent") return false;
  const { name } = content;
  if (closesAgents !== "every" && !(name && closesAgents.includes(name))) return false;
  if (name && ruleFields.includes(name)) return false;
  const next = firstIndexFrom(sections, ({ first }) => first > lineNumber);
  return next < sections.length && sections[next - 1]?.ruleCount === 0;
}

/** A line as it stands in the file, without its end; up to the offset `to`, where one is given. */
export function lineText({ layout }: Analysis, { number, span }: Line, to = span.to): string {
  const block = layout.blockOf(number);
  const start = layout.source.startOf(block);
  return String(layout.source.blocks[block] ?? "").slice(span.from - start, to - start);
}

/** What stands in a line before its comment. Every dialect begins comments at the first `#`. */
export function withoutComment(text: string): string {
  const hash = text.indexOf("#");
  return hash < 0 ? text : text.slice(0, hash);
}

/** So many lines after it a blank line has not much to do with any more. */
const FARTHEST = 50;

/** Whether this blank line, the first of several, stands between user-agent lines that share their rules all the same: people take it for the end of a group. */
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

/** Whether a line has nothing on it, not even a comment. */
function isEmpty(analysis: Analysis, number: number): boolean {
  const line = analysis.lineAt(number);
  return line?.content.kind === "blank" && line.comment === null;
}

/** What of a file a dialect does not read, or null. `breakOctets`: how many octets each LF of the text has in the file. */
export function unreadOf(
  source: Source,
  limit: FileLimit | null,
  breakOctets: number,
): Span | null {
  // No character has more than three octets for each of its UTF-16 units.
  if (!limit || source.length * 3 <= limit.octets) return null;
  const at = offsetOfOctet(source, limit.octets, breakOctets);
  if (at === source.length) return null;
  return { from: limit.beyond === "file-ignored" ? 0 : at, to: source.length };
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
