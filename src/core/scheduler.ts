import type { IsTimeUp } from "../engine/decide/work.ts";

/** The clock and the timer of a scheduler. */
export interface Timing {
  /** In milliseconds, from any starting point. */
  now(): number;
  /** Calls `run` after this many milliseconds, when the page has had time to draw and take keys; returns a function that cancels it. */
  after(milliseconds: number, run: () => void): () => void;
  /** Calls `run` when the page begins to draw its next frame; not while it is hidden, and nowhere else. */
  atFrame?(run: () => void): void;
}

const TIMERS: Timing = {
  now: () => performance.now(),
  after(milliseconds, run) {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Like timers, but messages call what is due. Browsers keep nested timers 4 ms apart, which is half a slice. */
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
    atFrame: (run) => void requestAnimationFrame(run),
  };
}

/** The purpose of the work, the most urgent first: the focused verdict, the rest of the screen, counts, and work beside the page. */
const PRIORITIES = ["focus", "screen", "count", "beside"] as const;

export type Priority = (typeof PRIORITIES)[number];

/** The conditions for a piece of work. */
interface Terms {
  readonly priority: Priority;
  /** How long the session must not have changed, in milliseconds; by default the work need not wait. */
  readonly quiet?: number;
}

/** A piece of work that is done in slices. */
export interface Task extends Terms {
  /** Continues until the time is up, and returns whether all is done. */
  readonly run: (isTimeUp: IsTimeUp) => boolean;
  readonly onDone?: () => void;
  /** Default: an error in `run` is thrown in its slice, as in a timer. */
  readonly onError?: (error: unknown) => void;
}

/** How long the text must not have changed before the panels around the answer follow, in milliseconds. A person who types presses the next key later than this. */
export const SETTLE_MS = 80;

/** A frame that begins later than this after its change is a long one, and puts off what waits until nothing changes: else that would come right after the frame, when the next key does; in milliseconds. */
const FRAME_MS = 16;

/** After this time without a change a person has paused: what takes many slices and no key needs is done then; in milliseconds. */
export const PAUSE_MS = 250;

/** The longest slice, so that keys and frames need not wait longer; in milliseconds. */
export const SLICE_MS = 8;

/** How much of each turn goes to work that is wanted at once but may be shown later, in milliseconds. */
const AT_ONCE_MS = 10;
const TURN_MS = 50;

/**
 * Does the work of one session that takes longer than a frame. It works in slices, between which
 * the page draws and takes keys. The most urgent work comes first; work of the same priority takes
 * turns.
 */
export class Scheduler {
  private readonly timing: Timing;
  private readonly sliceMs: number;
  private readonly waiting: Waiting[] = [];
  private next: { readonly at: number; readonly callOff: () => void } | null = null;
  private lastChange = Number.NEGATIVE_INFINITY;
  private turnBegan = Number.NEGATIVE_INFINITY;

  constructor(timing: Timing = TIMERS, sliceMs: number = SLICE_MS) {
    this.timing = timing;
    this.sliceMs = sliceMs;
  }

  /** The time, in milliseconds. */
  readonly now = (): number => this.timing.now();

  /** Must be called when the session changes: quiet times and the turn begin again. */
  changed(): void {
    this.lastChange = this.now();
    this.turnBegan = this.lastChange;
    this.timing.atFrame?.(() => {
      this.lastChange = Math.max(this.lastChange, this.now() - FRAME_MS);
    });
  }

  /** Whether the time for urgent work in this turn is over. A turn begins with a change, or with the first call after the last turn. */
  readonly isTurnOver: IsTimeUp = () => {
    const now = this.now();
    if (now - this.turnBegan > TURN_MS) this.turnBegan = now;
    return now - this.turnBegan > AT_ONCE_MS;
  };

  /** A time limit for work that is done at once: returns whether this many milliseconds have passed. */
  budget(milliseconds: number): IsTimeUp {
    const began = this.now();
    return () => this.now() - began > milliseconds;
  }

  /** Starts a task in the next slice; returns a function that stops it. `onDone` is not called then. */
  start(task: Task): () => void {
    const waiting: Waiting = { task, since: this.now(), isStopped: false };
    this.waiting.push(waiting);
    this.plan();
    return () => {
      waiting.isStopped = true;
      this.remove(waiting);
    };
  }

  /** Starts work whose end the caller waits for. What follows has its own time, after the page could draw. */
  finish(run: Task["run"], terms: Terms = { priority: "screen" }): Promise<void> {
    return new Promise((resolve, reject) => {
      const onDone = () => void this.timing.after(0, resolve);
      this.start({ ...terms, run, onDone, onError: reject });
    });
  }

  private remove(gone: Waiting): void {
    const at = this.waiting.indexOf(gone);
    if (at >= 0) this.waiting.splice(at, 1);
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
      // A task that throws does not stop the others.
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

  /** Continues a task, and returns whether there may be time for another. */
  private advance(waiting: Waiting, isTimeUp: IsTimeUp): boolean {
    const { run, onDone, onError } = waiting.task;
    this.remove(waiting);
    let isDone: boolean;
    try {
      isDone = run(isTimeUp);
    } catch (error) {
      if (!onError) throw error;
      onError(error);
      return true;
    }
    // It may have stopped itself.
    if (waiting.isStopped) return true;
    if (isDone) onDone?.();
    else this.waiting.push(waiting);
    return isDone;
  }
}

interface Waiting {
  readonly task: Task;
  readonly since: number;
  isStopped: boolean;
}

/** Work for a worker, in slices. */
interface BackgroundJob {
  /** Continues until the time is up, and returns whether all is done. */
  run(isTimeUp: IsTimeUp): boolean;
  /** The results since the last call, as plain data. */
  takeNews(): unknown;
}

/** A worker's message: the results since the last one. */
export interface Progress<News> {
  readonly news: News;
  readonly isDone: boolean;
}

/** Between two messages, in milliseconds. */
const MESSAGE_MS = 50;

/** The whole script of a worker: does the requested job in slices, and posts its results. */
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
