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
import { Scheduler } from "./scheduler.ts";

/** What shows the state: CodeMirror's EditorView, as far as the session knows it. */
export interface View {
  readonly state: EditorState;
  update(transactions: readonly Transaction[]): void;
  dispatch(transaction: Transaction): void;
}

/**
 * The one model of the page: a store whose whole state is an immutable EditorState, with or
 * without a view. Text and inputs change only by transactions; conclusions are read from the
 * state (see derived.ts) and belong to exactly that state.
 */
export interface Session {
  /** Does what takes longer than a frame. */
  readonly scheduler: Scheduler;
  /** Changes whenever there is more to show of a report that is still being counted. */
  readonly counting: StoreApi<number>;
  getState(): EditorState;
  getInitialState(): EditorState;
  /** Calls `listener` after each change; returns how to stop. Listeners carry things out and never dispatch. */
  subscribe(listener: (state: EditorState, previous: EditorState) => void): () => void;
  /** Changes the state, through the view where there is one. */
  dispatch(spec: TransactionSpec): void;
  /** For the view's `dispatchTransactions`. */
  apply(transactions: readonly Transaction[], view: View): void;
  /** Connects a view that was made from this state; returns how to disconnect it. */
  attach(view: View): () => void;
}

/** What a state needs so that inputs and conclusions can be read from it. */
export function model(scheduler: Scheduler = new Scheduler()): Extension {
  return [inputs(), opened(), conclusions(scheduler)];
}

/** A session with an empty file and no questions. `extensions` are what a view will need. */
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
  const follow = (state: EditorState) => {
    counting.follow(state);
    problems.follow(state);
  };
  const session: Session = {
    scheduler,
    counting: counting.told,
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
      const last = transactions.at(-1);
      if (last) follow(last.state);
      view.update(transactions);
      // The view's own state, not the last transaction's: an extension may have dispatched again.
      // `true` replaces: zustand would otherwise merge an EditorState into a plain object.
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

/** How often those who show what is not yet counted are told of it, in milliseconds. */
const TELL_MS = 100;

/** Of longer lists that are new, not even the beginning is counted with the change: its rows are shown the sooner. */
const COUNTED_AT_ONCE = 10_000;

/** Counts verdicts and mismatches of a session as its state changes. */
class Counting {
  /** How often there was something new to show of what was not counted at once. */
  readonly told: StoreApi<number> = createStore<number>(() => 0);
  private readonly scheduler: Scheduler;
  private report: Report | null = null;
  private mismatches: Mismatches | null = null;
  private under = new AbortController();
  private lastTold = 0;

  constructor(scheduler: Scheduler) {
    this.scheduler = scheduler;
  }

  /** Counts, before anybody sees a state, what can be counted at once, so that nobody sees it counted; and the rest in slices. */
  follow(state: EditorState): void {
    const [last, report, mismatches] = [this.report, reportOf(state), mismatchesOf(state)];
    if (report === last && mismatches === this.mismatches) return;
    this.report = report;
    this.mismatches = mismatches;
    this.under.abort();
    if (report !== last) this.scheduler.changed();
    const { urls } = report.question;
    const isAtOnce = last?.question.urls === urls || urls.length <= COUNTED_AT_ONCE;
    const count = (isTimeUp: IsTimeUp) => report.count(isTimeUp) && mismatches.run(isTimeUp);
    if (isAtOnce && count(this.scheduler.isTurnOver)) return;
    this.under = new AbortController();
    const run = (isTimeUp: IsTimeUp) => this.tell(count(isTimeUp));
    this.scheduler.start({ priority: "count", signal: this.under.signal, run });
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

/** What belongs to a session besides its state, such as what a feature shows of it: made when first asked for. */
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
