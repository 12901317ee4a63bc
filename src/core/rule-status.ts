import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import type { Rulebook } from "../engine/match/rulebook.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import type { Group } from "../engine/parse/group.ts";
import {
  type LineStatus,
  lookedAt,
  type StatusByLine,
  statusAt,
} from "../engine/prove/rule-status.ts";
import { areEqual } from "../engine/text/lists.ts";
import { analysisOf } from "./derived.ts";
import { statusFacet } from "./linting.ts";
import type { RuleStatusNews } from "./rule-status-job.ts";

/** The results of a search, and the analysis that numbers its groups. */
interface Found {
  readonly analysis: Analysis;
  readonly news: RuleStatusNews;
}

const found = StateEffect.define<Found>();

const statusField = StateField.define<KnownFile>({
  create: (state) => new KnownFile(analysisOf(state), new Map()),
  update(before, { effects, state }) {
    let now = before.readAs(analysisOf(state));
    for (const effect of effects) if (effect.is(found)) now = now.with(effect.value);
    return now;
  },
});

/** The extension that a session needs to know the status of rules. It can be added later. */
export function ruleStatuses(): Extension {
  return [statusField, statusFacet.from(statusField, ({ ofLine }) => ofLine)];
}

/** Reports the results of a search to a session. */
export function statusesFound(news: Found): StateEffect<Found> {
  return found.of(news);
}

/** The known status of the file's rules, for the current parser; null where it is not known (yet), and for other lines. The same function until there is something new. */
export function ruleStatusesOf(state: EditorState): StatusByLine {
  return state.field(statusField, false)?.ofLine ?? NOTHING_KNOWN;
}

/** Whether each line still has its status after an edit that kept the outline of the file (see Analysis.outline). */
export function statusesStay(before: EditorState, now: EditorState): boolean {
  const [old, known] = [before, now].map((state) => state.field(statusField, false));
  return old === known || (!!old && !!known && known.staysAs(old));
}

/** The groups to look at, by index; null if there are none. */
export function wantedOf(state: EditorState): readonly number[] | null {
  const wanted = state.field(statusField, false)?.wanted ?? [];
  return wanted.length > 0 ? wanted : null;
}

const NOTHING_KNOWN: StatusByLine = () => null;

/** The known statuses in the groups of one analysis, by the token of their first user-agent line. Whether they are still valid is checked when they are needed. */
class KnownFile {
  private readonly analysis: Analysis;
  private readonly known: ReadonlyMap<string, KnownStatuses>;
  private madeWanted: readonly number[] | undefined;

  constructor(analysis: Analysis, known: ReadonlyMap<string, KnownStatuses>) {
    this.analysis = analysis;
    this.known = known;
  }

  readonly ofLine: StatusByLine = (line) =>
    statusAt(this.analysis, line, (group) => this.statusesIn(group)?.get(line) ?? null);

  get wanted(): readonly number[] {
    this.madeWanted ??= lookedAt(this.analysis).filter((index) => {
      const group = this.analysis.groups[index];
      return group && !this.statusesIn(group);
    });
    return this.madeWanted;
  }

  readAs(analysis: Analysis): KnownFile {
    if (analysis === this.analysis) return this;
    const isSameReader = analysis.dialect === this.analysis.dialect;
    return new KnownFile(analysis, isSameReader ? this.known : new Map());
  }

  /** Whether the same groups have known statuses, which then are the same: with the same outline, groups have the same lines. */
  staysAs(before: KnownFile): boolean {
    if (before.known !== this.known) return false;
    return before.analysis.groups.every((group, index) => {
      const now = this.analysis.groups[index];
      // The group of before first: its statuses are at hand, and those of now are asked for again.
      return now === group || (!!now && !before.statusesIn(group) === !this.statusesIn(now));
    });
  }

  with({ analysis, news }: Found): KnownFile {
    if (analysis.dialect !== this.analysis.dialect) return this;
    const known = new Map<string, KnownStatuses>();
    // Statuses for tokens that the file no longer names are dropped.
    for (const group of this.analysis.groups) {
      const before = this.known.get(tokenOf(group));
      if (before) known.set(tokenOf(group), before);
    }
    for (const { group: index, statuses } of news.groups) {
      const group = analysis.groups[index];
      if (group) known.set(tokenOf(group), new KnownStatuses(group, statuses));
    }
    return new KnownFile(this.analysis, known);
  }

  private statusesIn(group: Group) {
    return this.known.get(tokenOf(group))?.in(group) ?? null;
  }
}

/** Each token leads to one group. */
function tokenOf({ membership }: Group): string {
  return membership.agents[0]?.token ?? "";
}

/** The statuses of the lines of one group. They are valid for any group with the same rules in the same order, in as many sections, anywhere in the file. */
class KnownStatuses {
  private readonly statuses: readonly LineStatus[];
  private readonly rulebook: Rulebook;
  /** The line of each rule, second readings included. */
  private readonly lines: readonly number[];
  /** The number of rules of each section that has rules. */
  private readonly sizes: readonly number[];
  /** The last group in question, and its statuses. */
  private placed: { readonly group: Group; readonly statuses: ByLine | null };

  constructor(group: Group, statuses: readonly LineStatus[]) {
    this.statuses = statuses;
    this.rulebook = group.rulebook;
    this.lines = linesOf(group);
    this.sizes = sizesOf(group);
    this.placed = { group, statuses: byLine(statuses) };
  }

  /** The status of a group's lines, by number; null if its rules differ from those that were searched. */
  in(group: Group): ByLine | null {
    if (this.placed.group !== group) this.placed = { group, statuses: this.placedIn(group) };
    return this.placed.statuses;
  }

  private placedIn(group: Group): ByLine | null {
    const changes = group.rulebook.changesFrom(this.rulebook);
    if (!changes || changes.added.length > 0 || changes.removed.length > 0) return null;
    const lines = linesOf(group);
    if (!shareAlike(this.lines, lines) || !areEqual(this.sizes, sizesOf(group))) return null;
    const moved = new Map(this.lines.map((line, at) => [line, lines[at] ?? line]));
    const now = (line: number) => moved.get(line) ?? line;
    return byLine(this.statuses.map((status) => movedBy(status, now)));
  }
}

type ByLine = ReadonlyMap<number, LineStatus>;

function byLine(statuses: readonly LineStatus[]): ByLine {
  return new Map(statuses.map((status) => [status.line, status]));
}

function linesOf({ rules }: Group): readonly number[] {
  return rules.map(({ line }) => line.number);
}

function sizesOf({ sections }: Group): readonly number[] {
  return sections.map(({ rules }) => rules.length).filter((size) => size > 0);
}

/** Whether the same rules share a line: some dialects read two rules in one line. */
function shareAlike(a: readonly number[], b: readonly number[]): boolean {
  return a.every((line, at) => (line === a[at - 1]) === (b[at] === b[at - 1]));
}

function movedBy(
  { line, liveness, redundant }: LineStatus,
  now: (line: number) => number,
): LineStatus {
  if (liveness.kind !== "dead") return { line: now(line), liveness, redundant };
  return {
    line: now(line),
    liveness: { kind: "dead", shadowedBy: liveness.shadowedBy.map(now) },
    redundant,
  };
}
