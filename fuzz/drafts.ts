import { type EditorState, Transaction } from "@codemirror/state";
import type { Drawers, StoredDraft } from "../src/app/draft/drawers.ts";
import { Keeping } from "../src/app/draft/keeping.ts";
import type { Tabs } from "../src/app/draft/tabs.ts";
import { openPage } from "../src/core/intents.ts";
import { opensAnother } from "../src/core/opened.ts";
import { sample } from "../src/core/sample.ts";
import { createSession, type Session } from "../src/core/session.ts";
import { lettersOf } from "../src/features/expectations/letters.ts";
import { plainOf } from "../src/session/draft/plain-page.ts";
import { type WholePage, wholePageIn } from "../src/session/draft/whole-page.ts";
import { workBeforeDraft, workOf } from "../src/session/draft/work.ts";
import { expectSame, expectThat } from "./expect.ts";

/** A tab whose draft is kept, and how to load it again. */
export interface KeptTab {
  readonly session: Session;
  reload(): Promise<Session>;
}

/** A first visit: the page with its example. */
export async function firstVisit(): Promise<KeptTab> {
  const around = { drawers: drawers(), tabs: oneTab(), fragment: () => "", now: () => 1 };
  const session = createSession(workBeforeDraft());
  const annotations = [Transaction.addToHistory.of(false), opensAnother.of(true)];
  session.dispatch({ ...openPage(session.getState(), sample), annotations });
  const keeping = await Keeping.begin(session, around);
  return {
    session,
    async reload() {
      keeping.save();
      const again = createSession(workBeforeDraft());
      await Keeping.begin(again, around);
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

/** All that the draft of a tab consists of, as plain data. */
export function draftOf(state: EditorState) {
  const { isOwn, former, tried } = workOf(state);
  return {
    isOwn,
    pages: [wholePageIn(state), former, ...tried].map((page) => page && plain(page)),
  };
}

function plain(page: WholePage) {
  return plainOf(page, lettersOf(page.expectations));
}

function drawers(): Drawers {
  const stored = new Map<string, StoredDraft>();
  return {
    names: async () => [...stored.keys()],
    read: async (name) => structuredClone(stored.get(name)) ?? null,
    write: async (name, draft) => void stored.set(name, structuredClone(draft)),
    remove: async (name) => void stored.delete(name),
  };
}

function oneTab(): Tabs {
  let remembered: string | null = null;
  return {
    remembered: () => remembered,
    remember: (name) => {
      remembered = name;
    },
    own: async () => true,
    post: () => {},
    listen: () => {},
  };
}
