import { undoDepth } from "@codemirror/commands";
import { Transaction } from "@codemirror/state";
import type { ComponentProps } from "react";
import { openPage } from "../../core/intents.ts";
import { opensAnother } from "../../core/opened.ts";
import { sample } from "../../core/sample.ts";
import type { Session } from "../../core/session.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { partWords } from "../../words/regions.ts";
import type { DraftKeeper, DraftPage } from "./keep-draft.ts";

export type { DraftKeeper } from "./keep-draft.ts";
export { workBeforeDraft, workOf } from "./model.ts";

/** Says what there is to say of the draft, once it is kept. */
export const DraftBar = later<ComponentProps<typeof import("./DraftBar.tsx").DraftBar>>(
  partWords.draft,
  () => import("./DraftBar.tsx").then((module) => module.DraftBar),
  inNotice,
);

/** The key that is there if there may be a draft: on a first visit, the page need not wait for one. */
const HAS_DRAFT = "robots-txt-playground:has-draft";

/** The longest that the page waits for its draft before it is drawn without it, in milliseconds. */
const LONGEST_WAIT_MS = 1_000;

/** Shows the draft of this tab, or on a first visit the example. `keeper`: null where it cannot be loaded. */
export async function openDraft(
  session: Session,
  page: Pick<DraftPage, "fragment" | "whileIdle">,
): Promise<{
  readonly keeper: Promise<DraftKeeper | null>;
  /** The fragment whose page is open already. */
  readonly openedFragment: string | null;
}> {
  const isFirstVisit = !mayHaveDraft();
  if (isFirstVisit) openSample(session);
  const openWithout = () => {
    // Unless something was opened or written while the draft was looked for.
    if (!isFirstVisit && undoDepth(session.getState()) === 0) openSample(session);
  };
  const keeper = import("./keep-draft.ts").then(
    // Noted before the draft is stored: the page may be gone by then.
    ({ keepDraft }) => keepDraft(session, { ...page, openWithout, beforeSave: noteDraft }),
    () => {
      openWithout();
      return null;
    },
  );
  if (isFirstVisit) return { keeper, openedFragment: null };
  const wait = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, null));
  const kept = await Promise.race([keeper, wait]);
  return { keeper, openedFragment: kept?.openedFragment ?? null };
}

function openSample(session: Session): void {
  session.dispatch({
    ...openPage(session.getState(), sample),
    annotations: [Transaction.addToHistory.of(false), opensAnother.of(true)],
  });
}

function mayHaveDraft(): boolean {
  try {
    return localStorage.getItem(HAS_DRAFT) !== null;
  } catch {
    return false;
  }
}

function noteDraft(): void {
  try {
    localStorage.setItem(HAS_DRAFT, "1");
  } catch {
    // Then the draft is found a moment after the page is there.
  }
}
