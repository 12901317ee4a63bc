import type { IsTimeUp } from "../engine/decide/work.ts";

/** The clock and the timer that a scheduler goes by. */
export interface Timing {
  /** In milliseconds, from any beginning. */
  now(): number;
  /** Calls `run` once so many milliseconds are over and the page could draw and take keys; returns how to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

const TIMERS: Timing = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** As timers, but what is due is called by messages: browsers keep nested timers 4 ms apart, half as long as a slice. */
export function withoutPauses(): Timing {
  const due = new Set<() => void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const [first] = due;
    if (!first) return;
    due.delete(first);
    first();
  };
  return {
    now: TIMERS.now,
    after(milliseconds, run) {
      if (milliseconds > 0) return TIMERS.after(milliseconds, run);
      const call = () => run();
      due.add(call);
      port2.postMessage(null);
      return () => due.delete(call);
    },
  };
}

/** What the work is for. The first goes first: what is said of the focused verdict, what else is on the screen, what is only counted, and what is done beside the page. */
const PRIORITIES = ["focus", "screen", "count", "beside"] as const;

export type Priority = (typeof PRIORITIES)[number];

/** When a piece of work is done. */
export interface Terms {
  readonly priority: Priority;
  /** How long the session must not have changed, in milliseconds; left out, the work need not wait. */
  readonly quiet?: number;
  /** Ends the work: once it is aborted, neither the work goes on nor is its end told. */
  readonly signal?: AbortSignal;
}

/** A piece of work that is done in slices. */
export interface Task extends Terms {
  /** Goes on until the time is up, and says whether all is done. */
  readonly run: (isTimeUp: IsTimeUp) => boolean;
  readonly onDone?: () => void;
  /** Left out, what `run` throws is thrown in its slice, as in any timer. */
  readonly onError?: (error: unknown) => void;
}

/** No slice is longer, so that no key or frame waits for it; in milliseconds. */
const SLICE_MS = 8;

/** How much of each turn goes to what is wanted at once but may be shown later, in milliseconds. */
const AT_ONCE_MS = 10;
const TURN_MS = 50;

/**
 * Does the work of one session that takes longer than a frame: in slices between which the page
 * draws and takes keys, the most urgent first, those of one priority in turns.
 */
export class Scheduler {
  private readonly timing: Timing;
  private readonly sliceMs: number;
  private waiting: readonly Waiting[] = [];
  private next: { readonly at: number; readonly callOff: () => void } | null = null;
  private lastChange = Number.NEGATIVE_INFINITY;
  private turnBegan = Number.NEGATIVE_INFINITY;

  constructor(timing: Timing = TIMERS, sliceMs: number = SLICE_MS) {
    this.timing = timing;
    this.sliceMs = sliceMs;
  }

  /** The time, in milliseconds. */
  readonly now = (): number => this.timing.now();

  /** To be called when the session is asked something else: quiet times begin again, and so does a turn. */
  changed(): void {
    this.lastChange = this.now();
    this.turnBegan = this.lastChange;
  }

  /** Whether this turn's time for what is wanted at once is over. A turn begins with a change, or with the first ask after the last turn. */
  readonly isTurnOver: IsTimeUp = () => {
    const now = this.now();
    if (now - this.turnBegan > TURN_MS) this.turnBegan = now;
    return now - this.turnBegan > AT_ONCE_MS;
  };

  /** Time for work that is done at once: whether so many milliseconds from now are over, whenever it is asked. */
  budget(milliseconds: number): IsTimeUp {
    const began = this.now();
    return () => this.now() - began > milliseconds;
  }

  /** Has a task done, from the next slice on. */
  start(task: Task): void {
    if (task.signal?.aborted) return;
    const waiting = { task, since: this.now() };
    task.signal?.addEventListener("abort", () => this.remove(waiting), { once: true });
    this.waiting = [...this.waiting, waiting];
    this.plan();
  }

  /** Has work done that somebody waits for. What follows it has a time of its own, after the page could draw. */
  finish(run: Task["run"], terms: Terms = { priority: "screen" }): Promise<void> {
    return new Promise((resolve, reject) => {
      const onDone = () => void this.timing.after(0, resolve);
      this.start({ ...terms, run, onDone, onError: reject });
    });
  }

  private remove(gone: Waiting): void {
    this.waiting = this.waiting.filter((other) => other !== gone);
  }

  private dueTimeOf({ task: { quiet }, since }: Waiting): number {
    return quiet === undefined ? since : Math.max(since, this.lastChange) + quiet;
  }

  private plan(): void {
    const at = Math.min(...this.waiting.map((waiting) => this.dueTimeOf(waiting)));
    if (at === Number.POSITIVE_INFINITY || (this.next && this.next.at <= at)) return;
    this.next?.callOff();
    const wait = Math.max(0, at - this.now());
    this.next = { at, callOff: this.timing.after(wait, () => this.doSlice()) };
  }

  private doSlice(): void {
    this.next = null;
    const isTimeUp = this.budget(this.sliceMs);
    try {
      for (let first = this.firstDue(); first; first = this.firstDue())
        if (!this.advance(first, isTimeUp) || isTimeUp()) break;
    } finally {
      // One task that throws does not stop the others.
      this.plan();
    }
  }

  private firstDue(): Waiting | null {
    const now = this.now();
    const due = this.waiting.filter((waiting) => this.dueTimeOf(waiting) <= now);
    for (const priority of PRIORITIES) {
      const first = due.find(({ task }) => task.priority === priority);
      if (first) return first;
    }
    return null;
  }

  /** Goes on with a task; whether there may be time for another. */
  private advance(waiting: Waiting, isTimeUp: IsTimeUp): boolean {
    const { run, signal, onDone, onError } = waiting.task;
    this.remove(waiting);
    let isDone: boolean;
    try {
      isDone = run(isTimeUp);
    } catch (error) {
      if (!onError) throw error;
      onError(error);
      return true;
    }
    if (signal?.aborted) return true;
    if (isDone) onDone?.();
    else this.waiting = [...this.waiting, waiting];
    return isDone;
  }
}

interface Waiting {
  readonly task: Task;
  readonly since: number;
}

/** Work that a worker does in slices. */
export interface BackgroundJob {
  /** Goes on until the time is up, and says whether all is done. */
  run(isTimeUp: IsTimeUp): boolean;
  /** What was found since the last call, as plain data. */
  takeNews(): unknown;
}

/** What a worker posts: what was found since the last time. */
export interface Progress<News> {
  readonly news: News;
  readonly isDone: boolean;
}

/** Between two messages, in milliseconds. */
const MESSAGE_MS = 50;

/** A worker's whole script: does the job it is asked for in slices, and posts what is found as it is found. */
export function answerInWorker<Question>(jobFor: (question: Question) => BackgroundJob): void {
  addEventListener("message", ({ data }: MessageEvent<Question>) => {
    const job = jobFor(data);
    const run = (isTimeUp: IsTimeUp) => {
      const isDone = job.run(isTimeUp);
      const progress: Progress<unknown> = { news: job.takeNews(), isDone };
      postMessage(progress);
      return isDone;
    };
    new Scheduler(undefined, MESSAGE_MS).start({ priority: "beside", run });
  });
}
