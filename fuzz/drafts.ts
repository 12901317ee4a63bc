import { type EditorState, Transaction } from "@codemirror/state";
import { openPage, type WholePage, wholePageIn } from "../src/core/intents.ts";
import { opensAnother } from "../src/core/opened.ts";
import { sample } from "../src/core/sample.ts";
import { createSession, type Session } from "../src/core/session.ts";
import { DraftKeeper } from "../src/features/draft/keep-draft.ts";
import { type Slot, slotOf } from "../src/features/draft/model-slot.ts";
import { workBeforeDraft, workOf } from "../src/features/draft/model-work.ts";
import type { SlotStorage } from "../src/features/draft/storage.ts";
import type { Tabs } from "../src/features/draft/tabs.ts";
import { lettersOf } from "../src/tasks/expectations/letters.ts";
import { expectSame, expectThat } from "./expect.ts";

/** A tab whose draft is kept, and how to load it again. */
interface KeptTab {
  readonly session: Session;
  reload(): Promise<Session>;
}

/** A first visit: the page with its example. */
export async function firstVisit(): Promise<KeptTab> {
  const environment = { storage: memory(), tabs: oneTab(), fragment: () => "", now: () => 1 };
  const session = createSession(workBeforeDraft());
  const annotations = [Transaction.addToHistory.of(false), opensAnother.of(true)];
  session.dispatch({ ...openPage(session.getState(), sample), annotations });
  const keeper = await DraftKeeper.begin(session, environment);
  return {
    session,
    async reload() {
      keeper.save();
      const again = createSession(workBeforeDraft());
      await DraftKeeper.begin(again, environment);
      return again;
    },
  };
}

/** Throws where the draft of before is neither on the page nor what can be gone back to. Not for undo, which redo takes back. */
export function expectDraftKept(before: EditorState, after: EditorState): void {
  const { former, isOwn } = workOf(after);
  const waited = workOf(before).former;
  const draft = waited ?? (workOf(before).isOwn ? wholePageIn(before) : null);
  if (!draft) return;
  if (former) expectSame(plain(former), plain(draft));
  else if (waited) expectSame(plain(wholePageIn(after)), plain(waited));
  expectThat(former !== null || isOwn, "a draft stays somebody's own");
}

const NO_ADDRESS = { fragment: "", isLinked: false, replaced: "" };

/** All that the draft of a tab consists of, as plain data. */
export function draftOf(state: EditorState) {
  const page = wholePageIn(state);
  return slotOf({ ...workOf(state), page, changed: 1, origin: "", ...NO_ADDRESS });
}

function plain(page: WholePage) {
  return { ...page, expectations: lettersOf(page.expectations) };
}

/** Slots in memory. */
export function memory(): SlotStorage {
  const stored = new Map<string, Slot>();
  return {
    names: async () => [...stored.keys()],
    read: async (name) => structuredClone(stored.get(name)) ?? null,
    write: async (name, slot) => void stored.set(name, structuredClone(slot)),
    remove: async (name) => void stored.delete(name),
    flush: () => {},
  };
}

/** A tab without others. */
export function oneTab(): Tabs {
  let remembered: string | null = null;
  return {
    remembered: () => remembered,
    remember: (name) => {
      remembered = name;
    },
    lock: async () => true,
    post: () => {},
    listen: () => {},
  };
}
