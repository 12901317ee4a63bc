import { history } from "@codemirror/commands";
import {
  EditorState,
  type Extension,
  type Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { createStore, type StoreApi } from "zustand/vanilla";
import { conclusions } from "./conclusions.ts";
import { Counting } from "./counting.ts";
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
