import { redo, undo, undoDepth } from "@codemirror/commands";
import type { EditorState } from "@codemirror/state";
import fc from "fast-check";
import { crawlersInput, expectationsInput, focusInput, urlsInput } from "../src/core/inputs.ts";
import type { Session } from "../src/core/session.ts";
import { workOf } from "../src/features/draft/model-work.ts";
import { type Action, action } from "./actions.ts";
import { draftOf, expectDraftKept, firstVisit } from "./drafts.ts";
import { expectSame, expectThat } from "./expect.ts";
import { property } from "./property.ts";
import { concludedBy, freshState, givenTo, pageOf } from "./said.ts";

/** Whatever a person does in whatever order: nothing breaks, what is concluded is what a fresh page would conclude, no draft is lost to what is opened over it or to a reload, and undo leads back to the beginning. */
export const sessions = property(
  "edits, intents, loads, undo and redo",
  () => fc.array(action(), { minLength: 1 }),
  async (actions) => {
    const { session, reload } = await firstVisit();
    const before = givenTo(session.getState());
    const loads: Promise<unknown>[] = [];
    const changes: [before: EditorState, after: EditorState][] = [];
    session.subscribe((after, before) => changes.push([before, after]));
    for (const next of actions) {
      await carryOut(session, next, loads);
      // What undo takes away, redo brings back.
      if (next.kind === "undo" || next.kind === "redo") changes.shift();
      for (const [before, after] of changes.splice(0)) expectDraftKept(before, after);
      expectInOrder(session);
    }
    await Promise.all(loads);
    expectInOrder(session);
    expectSame(draftOf((await reload()).getState()), draftOf(session.getState()));
    while (undoDepth(session.getState()) > 0) undo(targetOf(session));
    // The history keeps at least a hundred steps.
    if (actions.length >= 100) return;
    expectSame(givenTo(session.getState()), before);
    expectSame(workOf(session.getState()).former, null);
  },
);

/** `loads`: those on their way, which nobody waits for before the next action. */
async function carryOut(session: Session, next: Action, loads: Promise<unknown>[]): Promise<void> {
  switch (next.kind) {
    case "undo":
      return void undo(targetOf(session));
    case "redo":
      return void redo(targetOf(session));
    case "change":
      return session.dispatch(next.change(session.getState()));
    case "load":
      return begin(next.load(session), loads);
    case "wait":
      return void (await Promise.all(loads.splice(0)));
  }
}

function begin(load: Promise<unknown>, loads: Promise<unknown>[]): void {
  // Whoever waits for it is told.
  load.catch(() => {});
  loads.push(load);
}

function targetOf(session: Session) {
  return { state: session.getState(), dispatch: session.dispatch };
}

function expectInOrder(session: Session): void {
  const state = session.getState();
  const urls = state.field(urlsInput.field);
  const crawlers = state.field(crawlersInput.field);
  const expectations = state.field(expectationsInput.field);
  expectThat(expectations.urls === urls, "expectations are about the URLs of the table");
  expectThat(
    expectations.crawlers === crawlers,
    "expectations are about the crawlers of the table",
  );
  const focus = state.field(focusInput.field);
  expectThat(focus === null || focus.url < Math.max(1, urls.length), "the focus is in the table");
  expectThat(
    focus === null || focus.crawler < Math.max(1, crawlers.length),
    "the focus is in the table",
  );
  expectSame(concludedBy(state), concludedBy(freshState(pageOf(state))));
}
