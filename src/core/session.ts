import { history } from "@codemirror/commands";
import {
  EditorState,
  type Extension,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Report } from "../engine/decide/report.ts";
import type { IsTimeUp } from "../engine/decide/work.ts";
import { conclusions, mismatchesOf, reportOf } from "./derived.ts";
import type { Mismatches } from "./expectations.ts";
import { inputs } from "./inputs.ts";
import { Linting, linting } from "./linting.ts";
import { opened } from "./opened.ts";
import { Scheduler, SETTLE_MS } from "./scheduler.ts";

/** What shows the state: CodeMirror's EditorView, as far as the session uses it. */
export interface View {
  readonly state: EditorState;
  update(transactions: readonly Transaction[]): void;
  dispatch(transaction: Transaction): void;
}

/**
 * The only model of the page: a store whose whole state is an immutable EditorState, with or
 * without a view. Only transactions change the text and the inputs. Conclusions are read from the
 * state (see derived.ts) and belong to exactly that state.
 */
export interface Session {
  /** Does work that takes longer than a frame. */
  readonly scheduler: Scheduler;
  /** Changes when more of a report is counted and can be shown. */
  readonly counting: StoreApi<number>;
  /** The state for the panels around the answer, such as Groups: while a person types, it follows a moment later. */
  readonly settled: StoreApi<EditorState>;
  getState(): EditorState;
  getInitialState(): EditorState;
  /** Calls `listener` after each change; returns a function that ends this. Listeners pass data out of the page and never dispatch. */
  subscribe(listener: (state: EditorState, previous: EditorState) => void): () => void;
  /** Changes the state, through the view if there is one. */
  dispatch(spec: TransactionSpec): void;
  /** For the view's `dispatchTransactions`. */
  apply(transactions: readonly Transaction[], view: View): void;
  /** Connects a view that was made from this state; returns a function that disconnects it. */
  attach(view: View): () => void;
}

/** The extensions from which inputs and conclusions can be read. */
export function model(scheduler: Scheduler = new Scheduler()): Extension {
  return [inputs(), opened(), conclusions(scheduler)];
}

/** A session with an empty file and no questions. `extensions` are those that a view will need. */
export function createSession(
  extensions: Extension = [],
  scheduler: Scheduler = new Scheduler(),
): Session {
  const initial = EditorState.create({
    extensions: [model(scheduler), linting(), history(), extensions],
  });
  const store = createStore<EditorState>(() => initial);
  let attached: View | null = null;
  const counting = new Counting(scheduler);
  const problems = new Linting(scheduler, (spec) => session.dispatch(spec));
  const settling = new Settling(scheduler, initial);
  const follow = (state: EditorState) => {
    counting.follow(state);
    problems.follow(state);
    settling.follow(state);
  };
  const session: Session = {
    scheduler,
    counting: counting.told,
    settled: settling.state,
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch(spec) {
      const transaction = store.getState().update(spec);
      if (attached) return attached.dispatch(transaction);
      follow(transaction.state);
      store.setState(transaction.state, true);
    },
    apply(transactions, view) {
      // A view that another one has replaced may still measure itself. What it then says is of an earlier state.
      if (attached && attached !== view) return;
      const last = transactions.at(-1);
      if (last) follow(last.state);
      view.update(transactions);
      // It stores the view's state, not the last transaction's, because an extension may have
      // dispatched again. `true` replaces the state: zustand would otherwise merge an EditorState
      // into a plain object.
      if (view.state !== store.getState()) store.setState(view.state, true);
    },
    attach(view) {
      attached = view;
      return () => {
        if (attached === view) attached = null;
      };
    },
  };
  follow(initial);
  return session;
}

/** The interval at which panels learn of new counts, in milliseconds. */
const TELL_MS = 100;

/** A new list that is longer is not counted together with the change, so that its rows are shown sooner. */
const COUNTED_AT_ONCE = 500;

/** Counts verdicts and mismatches of a session as its state changes. */
class Counting {
  /** How often there was something new to show that was counted later. */
  readonly told: StoreApi<number> = createStore<number>(() => 0);
  private readonly scheduler: Scheduler;
  private report: Report | null = null;
  private mismatches: Mismatches | null = null;
  private stop: (() => void) | null = null;
  private lastTold = 0;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** Counts at once what it can, before the state is shown; the rest is counted in slices. */
  follow(state: EditorState): void {
    const [last, report, mismatches] = [this.report, reportOf(state), mismatchesOf(state)];
    if (report === last && mismatches === this.mismatches) return;
    this.report = report;
    this.mismatches = mismatches;
    this.stop?.();
    this.stop = null;
    if (report !== last) this.scheduler.changed();
    const { urls } = report.question;
    const isAtOnce = last?.question.urls === urls || urls.length <= COUNTED_AT_ONCE;
    const count = (isTimeUp: IsTimeUp) => report.count(isTimeUp) && mismatches.run(isTimeUp);
    if (isAtOnce && count(this.scheduler.isTurnOver)) return;
    const run = (isTimeUp: IsTimeUp) => this.tell(count(isTimeUp));
    this.stop = this.scheduler.start({ priority: "count", quiet: isAtOnce ? 0 : SETTLE_MS, run });
  }

  private tell(isDone: boolean): boolean {
    const now = this.scheduler.now();
    if (isDone || now - this.lastTold > TELL_MS) {
      this.lastTold = now;
      this.told.setState((times) => times + 1, true);
    }
    return isDone;
  }
}

/** Follows the state of a session: at once, but a change of the text only when no more keys come. */
class Settling {
  readonly state: StoreApi<EditorState>;
  private readonly scheduler: Scheduler;
  private latest: EditorState;
  private isWaiting = false;

  constructor(scheduler: Scheduler, initial: EditorState) {
    this.scheduler = scheduler;
    this.latest = initial;
    this.state = createStore<EditorState>(() => initial);
  }

  follow(state: EditorState): void {
    this.latest = state;
    if (state.doc === this.state.getState().doc) this.settle();
    // Each change puts off what waits already.
    else if (!this.isWaiting) {
      this.isWaiting = true;
      this.scheduler.start({ priority: "screen", quiet: SETTLE_MS, run: this.settle });
    }
  }

  private readonly settle = (): boolean => {
    this.isWaiting = false;
    this.state.setState(this.latest, true);
    return true;
  };
}

/** An object that belongs to a session besides its state, such as the view of a feature. It is made when it is first needed. */
export function perSession<T>(make: (session: Session) => T): (session: Session) => T {
  const made = new WeakMap<Session, T>();
  return (session) => {
    const known = made.get(session);
    if (known !== undefined) return known;
    const fresh = make(session);
    made.set(session, fresh);
    return fresh;
  };
}
