import { type EditorState, type Extension, StateEffect, StateField } from "@codemirror/state";
import { areApart, type Pattern } from "../engine/match/pattern.ts";
import { type Entry, type Rulebook, saySame } from "../engine/match/rulebook.ts";
import type { Analysis } from "../engine/parse/analysis.ts";
import type { Group } from "../engine/parse/group.ts";
import type { Rule } from "../engine/parse/types.ts";
import {
  type LineStatus,
  lookedAt,
  type StatusByLine,
  statusAt,
} from "../engine/prove/rule-status.ts";
import { areEqual, firstIndexFrom, middleOf } from "../engine/text/lists.ts";
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

/** The known status of the file's rules, for the current parser; null where it is not known (yet), and for other lines. Right after an edit it is true of each rule by itself, but not yet of all that are redundant together. The same function until there is something new. */
export function ruleStatusesOf(state: EditorState): StatusByLine {
  return state.field(statusField, false)?.stillOfLine ?? NOTHING_KNOWN;
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

  /** What is known of groups whose rules are as they were searched. */
  readonly ofLine: StatusByLine = (line) =>
    statusAt(this.analysis, line, (group) => this.statusesIn(group)?.get(line) ?? null);

  /** The same, and of edited groups what the edit leaves true. */
  readonly stillOfLine: StatusByLine = (line) =>
    statusAt(this.analysis, line, (group) => this.knownIn(group)?.stillIn(group, line) ?? null);

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

  /** Whether the same is known of the groups as before. With the same outline, they have the same lines. */
  staysAs(before: KnownFile): boolean {
    if (before.known !== this.known) return false;
    return before.analysis.groups.every((group, index) => {
      const now = this.analysis.groups[index];
      return now === group || (!!now && (this.knownIn(group)?.staysIn(group, now) ?? true));
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

  private statusesIn(group: Group): ByLine | null {
    return this.knownIn(group)?.in(group) ?? null;
  }

  private knownIn(group: Group): KnownStatuses | null {
    return this.known.get(tokenOf(group)) ?? null;
  }
}

/** Each token leads to one group. */
function tokenOf({ membership }: Group): string {
  return membership.agents[0]?.token ?? "";
}

/** The statuses of the lines of one group. All are valid for any group with the same rules in the same order, in as many sections, anywhere in the file. */
class KnownStatuses {
  private readonly statuses: ByLine;
  private readonly rulebook: Rulebook;
  /** Second readings included. */
  private readonly rules: readonly Rule[];
  /** The number of rules of each section that has rules. */
  private readonly sizes: readonly number[];
  /** The last group in question. */
  private placed: Placed;

  constructor(group: Group, statuses: readonly LineStatus[]) {
    this.statuses = byLine(statuses);
    this.rulebook = group.rulebook;
    this.rules = group.rules;
    this.sizes = sizesOf(group);
    this.placed = { group, whole: this.statuses, edit: null };
  }

  /** The status of a group's lines, by number; null if its rules differ from those that were searched. */
  in(group: Group): ByLine | null {
    return this.placedIn(group).whole;
  }

  /** The status of one of a group's lines, as far as it is known whatever else was edited. */
  stillIn(group: Group, line: number): LineStatus | null {
    const { whole, edit } = this.placedIn(group);
    if (!edit) return whole?.get(line) ?? null;
    const rule = edit.ruleBefore(line);
    const status = rule && this.statuses.get(rule.line.number);
    if (!status || edit.affects(rule)) return null;
    const moved = movedBy(status, (was) => edit.ruleNow(was)?.line.number ?? null);
    // A rule that was needed may be redundant beside another.
    return moved && { ...moved, redundant: moved.redundant || null };
  }

  /** Whether as much is known of a group after an edit as before. */
  staysIn(before: Group, now: Group): boolean {
    // The group of before first: it is at hand, and that of now is asked for again.
    const [old, placed] = [this.placedIn(before), this.placedIn(now)];
    if (old.edit && placed.edit) return placed.edit.leavesAs(old.edit);
    return !old.edit === !placed.edit && !old.whole === !placed.whole;
  }

  private placedIn(group: Group): Placed {
    if (this.placed.group !== group) this.placed = this.place(group);
    return this.placed;
  }

  private place(group: Group): Placed {
    const { rules, sizes } = this;
    const changes = group.rulebook.changesFrom(this.rulebook);
    const edited = [...(changes?.added ?? []), ...(changes?.removed ?? [])];
    if (!changes || edited.length > MOST_EDITED) return { group, whole: null, edit: null };
    if (edited.length === 0) {
      const isSame = shareAlike(rules, group.rules) && areEqual(sizes, sizesOf(group));
      return { group, whole: isSame ? this.movedTo(group.rules) : null, edit: null };
    }
    // Without other rules, the user-agent lines of a section join the next one.
    const isFollowed = group.ruleCount <= MOST_FOLLOWED && haveGrown(sizes, sizesOf(group));
    return { group, whole: null, edit: isFollowed ? new Edit(rules, group.rules, edited) : null };
  }

  /** All statuses, on the lines of the same rules elsewhere. */
  private movedTo(rules: readonly Rule[]): ByLine {
    const moved = new Map(this.rules.map(({ line }, at) => [line.number, rules[at]?.line.number]));
    return byLine(
      [...this.statuses.values()].flatMap(
        (status) => movedBy(status, (line) => moved.get(line) ?? null) ?? [],
      ),
    );
  }
}

/** Of more rules, and after edits of more, it would take too long to compare each rule with each edited one at every key. */
const MOST_FOLLOWED = 1000;
const MOST_EDITED = 16;

/** A group, and the status of all its lines; or how it was edited, if that leaves some of them. */
interface Placed {
  readonly group: Group;
  readonly whole: ByLine | null;
  readonly edit: Edit | null;
}

/** An edit of a group: its rules before and now, which are the same above and below. */
class Edit {
  private readonly before: readonly Rule[];
  private readonly now: readonly Rule[];
  private readonly middle: readonly [from: number, oldTo: number, to: number];
  private readonly patterns: readonly Pattern[];

  /** `edited`: the rules that came and those that went. */
  constructor(before: readonly Rule[], now: readonly Rule[], edited: readonly Entry[]) {
    this.before = before;
    this.now = now;
    this.middle = middleOf(before, now, saySame);
    this.patterns = edited.map(({ pattern }) => pattern);
  }

  /** The rule that is in a line now, as it was before; null if it was edited, or if it shares the line. */
  ruleBefore(line: number): Rule | null {
    const [from, oldTo, to] = this.middle;
    return sameRule(this.now, to, this.before, oldTo, from, line);
  }

  /** The rule that was in a line, as it is now. */
  ruleNow(line: number): Rule | null {
    const [from, oldTo, to] = this.middle;
    return sameRule(this.before, oldTo, this.now, to, from, line);
  }

  /** Whether it may change what a rule of before is good for. */
  affects(rule: Rule): boolean {
    return this.patterns.some((edited) => isAffectedBy(edited, rule));
  }

  /** Whether it affects the same rules as another edit of the same file. */
  leavesAs(other: Edit): boolean {
    const [from, oldTo] = this.middle;
    return (
      areEqual(this.middle, other.middle) &&
      (areEqual(this.patterns, other.patterns) ||
        this.before.every(
          (rule, at) => (at >= from && at < oldTo) || this.affects(rule) === other.affects(rule),
        ))
    );
  }
}

/** Whether a URL may match both an edited rule and another one. */
function isAffectedBy(edited: Pattern, { pattern }: Rule): boolean {
  // A rule that is kept sorted is tried in the place of others that match what it does not.
  return edited.sortsAs !== undefined || !areApart(edited, pattern);
}

/** The rule of a line of one list, in another list that is the same up to `from` and after `to` and `otherTo`. */
function sameRule(
  list: readonly Rule[],
  to: number,
  other: readonly Rule[],
  otherTo: number,
  from: number,
  line: number,
): Rule | null {
  const at = firstIndexFrom(list, (rule) => rule.line.number >= line);
  const isAlone = list[at]?.line.number === line && list[at + 1]?.line.number !== line;
  if (!isAlone || (at >= from && at < to)) return null;
  return other[at < from ? at : at - to + otherTo] ?? null;
}

type ByLine = ReadonlyMap<number, LineStatus>;

function byLine(statuses: readonly LineStatus[]): ByLine {
  return new Map(statuses.map((status) => [status.line, status]));
}

/** A status on the lines that `now` gives for those of before; null if one of them is gone. */
function movedBy(
  { line, liveness, redundant }: LineStatus,
  now: (line: number) => number | null,
): LineStatus | null {
  const moved = now(line);
  if (moved === null) return null;
  if (liveness.kind !== "dead") return { line: moved, liveness, redundant };
  const shadowedBy = liveness.shadowedBy.flatMap((shadow) => now(shadow) ?? []);
  if (shadowedBy.length < liveness.shadowedBy.length) return null;
  return { line: moved, liveness: { kind: "dead", shadowedBy }, redundant };
}

function sizesOf({ sections }: Group): readonly number[] {
  return sections.map(({ rules }) => rules.length).filter((size) => size > 0);
}

/** Whether there are as many sections, none with fewer rules. */
function haveGrown(before: readonly number[], now: readonly number[]): boolean {
  return now.length === before.length && now.every((size, at) => size >= (before[at] ?? 0));
}

/** Whether the same rules share a line: some dialects read two rules in one line. */
function shareAlike(a: readonly Rule[], b: readonly Rule[]): boolean {
  const sharesLine = (rules: readonly Rule[], at: number) =>
    rules[at]?.line.number === rules[at - 1]?.line.number;
  return a.every((_, at) => sharesLine(a, at) === sharesLine(b, at));
}
