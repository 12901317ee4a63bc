import type { LoggedRequests } from "../../core/inputs.ts";
import { type IsTimeUp, Work } from "../../engine/decide/work.ts";
import type { TurnCount, VerdictChanges, VerdictSide, Versions } from "./verdict-changes.ts";

/** The changed verdicts that go from one outcome by one line to another: `line 4 now blocks them`. */
export interface ChangeGroup extends Versions<VerdictSide> {
  /** Its changes by their index, in the order of the table. */
  readonly indices: Uint32Array;
  /** How many URLs and crawlers they are of. */
  readonly urls: number;
  readonly crawlers: number;
  /** How many requests were for what they are of; null without a log. */
  readonly requests: number | null;
}

/** What the list of changes shows of them: those of URLs and crawlers that have this text, and which group comes first. */
export interface ChangeView {
  readonly query: string;
  readonly order: "requests" | "size" | "line";
}

// Reading the clock costs as much as many changes.
const CHANGES_AT_ONCE = 512;

/** The changed verdicts of a table by what changed and by which lines, found in time slices. */
export class ChangeGroups {
  private readonly changes: VerdictChanges;
  private readonly requests: LoggedRequests | null;
  private readonly found = new Map<string, GroupInWork>();
  /** The last group by crawler, and the URL that it is of: crawlers that follow the same groups change alike. */
  private readonly last: { readonly url: number; readonly group: GroupInWork | null }[] = [];
  private readonly work: Work<void>;

  /** `requests`: of a log, by which the changes are weighed; null without one. */
  constructor(changes: VerdictChanges, requests: LoggedRequests | null = null) {
    this.changes = changes;
    this.requests = requests;
    this.work = new Work(this.steps(), (isTimeUp) => changes.run(isTimeUp));
  }

  /** Goes on until the time is up, and returns whether all is grouped. */
  run(isTimeUp: IsTimeUp): boolean {
    return this.work.run(isTimeUp);
  }

  /** The groups that a view shows, each with the changes that it shows, found in time slices; to be asked when all is grouped. */
  shown({ query, order }: ChangeView): Work<readonly ChangeGroup[]> {
    return new Work(this.shownSteps(query.trim().toLowerCase(), order));
  }

  /** The same at once, however long it takes. */
  shownBy(view: ChangeView): readonly ChangeGroup[] {
    const work = this.shown(view);
    work.run(() => false);
    return work.result ?? [];
  }

  private *shownSteps(text: string, order: ChangeView["order"]) {
    const all = [...this.found.values()];
    const shown = text === "" ? all : yield* this.matching(text, all);
    return shown.toSorted(ORDERS[order]);
  }

  /** How many requests were for what turned in one way; null without a log. */
  requestsOf({ before, after }: TurnCount): number | null {
    if (!this.requests) return null;
    return [...this.found.values()]
      .filter((group) => group.before.outcome === before && group.after.outcome === after)
      .reduce((sum, { requests }) => sum + (requests ?? 0), 0);
  }

  /** How often the crawler of a change asked for its URL; null without a log. */
  private requestsAt(url: number, crawler: number): number | null {
    const { urls, crawlers } = this.changes.question;
    return this.requests?.countAt(urls[url] ?? "", crawlers[crawler] ?? "") ?? null;
  }

  private *steps(): Generator<void, void> {
    for (let index = 0; index < this.changes.size; index += CHANGES_AT_ONCE) {
      yield;
      this.groupSome(index, Math.min(index + CHANGES_AT_ONCE, this.changes.size));
    }
  }

  // Not in the steps: engines compile a generator to slower code.
  private groupSome(from: number, to: number): void {
    const { changes, last } = this;
    const { width } = changes;
    for (let index = from; index < to; index++) {
      const cell = changes.cellOf(index);
      const url = Math.floor(cell / width);
      const crawler = cell - url * width;
      const original = changes.originalOf(crawler);
      let known = last[original];
      if (known?.url !== url) {
        known = { url, group: this.groupOf(index) };
        last[original] = known;
      }
      known.group?.add(index, url, crawler, this.requestsAt(url, crawler));
    }
  }

  private groupOf(index: number): GroupInWork | null {
    const change = this.changes.at(index);
    if (!change) return null;
    const { before, after } = change;
    const key = [before.outcome, before.line, after.outcome, after.line].join(" ");
    const group = this.found.get(key) ?? new GroupInWork(before, after);
    this.found.set(key, group);
    return group;
  }

  /** Each URL that changed is looked at once, and so is each crawler. */
  private *matching(
    text: string,
    all: readonly ChangeGroup[],
  ): Generator<void, readonly ChangeGroup[]> {
    const { question, width } = this.changes;
    const { urls, crawlers } = question;
    const isFound = (name = "") => name.toLowerCase().includes(text);
    const byCrawler = crawlers.map(isFound);
    const byUrl: boolean[] = new Array(urls.length);
    const shown: ChangeGroup[] = [];
    for (const { before, after, indices } of all) {
      const group = new GroupInWork(before, after);
      let place = 0;
      for (const index of indices) {
        if (place++ % CHANGES_AT_ONCE === 0) yield;
        const cell = this.changes.cellOf(index);
        const url = Math.floor(cell / width);
        const crawler = cell - url * width;
        byUrl[url] ??= isFound(urls[url]);
        if (byUrl[url] || byCrawler[crawler])
          group.add(index, url, crawler, this.requestsAt(url, crawler));
      }
      if (group.indices.length > 0) shown.push(group);
    }
    return shown;
  }
}

class GroupInWork implements ChangeGroup {
  readonly before: VerdictSide;
  readonly after: VerdictSide;
  urls = 0;
  crawlers = 0;
  requests: number | null = null;
  // Of a list of numbers and a set, each change would cost several times as much.
  private added = new Uint32Array(64);
  private count = 0;
  private lastUrl = -1;
  private readonly ofCrawlers: boolean[] = [];

  constructor(before: VerdictSide, after: VerdictSide) {
    this.before = before;
    this.after = after;
  }

  get indices(): Uint32Array {
    return this.added.subarray(0, this.count);
  }

  /** Changes come URL by URL. */
  add(index: number, url: number, crawler: number, requests: number | null): void {
    if (requests !== null) this.requests = (this.requests ?? 0) + requests;
    if (this.count === this.added.length) {
      const before = this.added;
      this.added = new Uint32Array(before.length * 2);
      this.added.set(before);
    }
    this.added[this.count++] = index;
    if (!this.ofCrawlers[crawler]) this.crawlers++;
    this.ofCrawlers[crawler] = true;
    if (url !== this.lastUrl) this.urls++;
    this.lastUrl = url;
  }
}

const ORDERS = { requests: byRequests, size: bySize, line: byLine };

function byRequests(a: ChangeGroup, b: ChangeGroup): number {
  return (b.requests ?? 0) - (a.requests ?? 0) || bySize(a, b);
}

function bySize(a: ChangeGroup, b: ChangeGroup): number {
  return b.indices.length - a.indices.length;
}

/** By the line of the new file, then of the old one; those that no line decides come last. */
function byLine(a: ChangeGroup, b: ChangeGroup): number {
  return place(a.after) - place(b.after) || place(a.before) - place(b.before);
}

function place({ line }: VerdictSide): number {
  return line ?? Number.MAX_SAFE_INTEGER;
}
