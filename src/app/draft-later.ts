import { undoDepth } from "@codemirror/commands";
import { Transaction } from "@codemirror/state";
import { openPage } from "../core/intents.ts";
import { opensAnother } from "../core/opened.ts";
import { sample } from "../core/sample.ts";
import type { Session } from "../core/session.ts";
import type { Keeping } from "./draft/keeping.ts";
import { isStored } from "./draft/mark.ts";

/** The longest that the page waits for a draft that there is before it is drawn without it, in milliseconds. */
const WAIT_MS = 1_000;

/** Shows the draft of this tab, or on a first visit the example. `keeping`: what keeps it, null where that cannot be loaded. */
export async function openDraft(session: Session): Promise<{
  readonly keeping: Promise<Keeping | null>;
  /** The fragment whose page is open already. */
  readonly openedFragment: string | null;
}> {
  const isFirstVisit = !isStored();
  if (isFirstVisit) openSample(session);
  const openWithout = () => {
    // Nothing has been opened or written while the draft was looked for.
    if (!isFirstVisit && undoDepth(session.getState()) === 0) openSample(session);
  };
  const keeping = import("./draft/keep-draft.ts").then(
    ({ keepDraft }) => keepDraft(session, openWithout),
    () => {
      openWithout();
      return null;
    },
  );
  if (isFirstVisit) return { keeping, openedFragment: null };
  const wait = new Promise<null>((resolve) => setTimeout(() => resolve(null), WAIT_MS));
  const kept = await Promise.race([keeping, wait]);
  return { keeping, openedFragment: kept?.openedFragment ?? null };
}

function openSample(session: Session): void {
  session.dispatch({
    ...openPage(session.getState(), sample),
    annotations: [Transaction.addToHistory.of(false), opensAnother.of(true)],
  });
}
