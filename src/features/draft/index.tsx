import { undoDepth } from "@codemirror/commands";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { openSample } from "../../core/sample.ts";
import { perSession, type Session } from "../../core/session.ts";
import type { Feature } from "../../ui/feature.ts";
import { besideRegions, firstPaint, inNotice } from "../../ui/later.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";
import type { DraftKeeper } from "./keep-draft.ts";
import { workBeforeDraft } from "./model-work.ts";

/** Saves the user's work in this browser, through reloads, crashes and closed tabs. */
export const draft: Feature = {
  state: workBeforeDraft,
  begin: openDraft,
  bars: [DraftBar],
};

/** This key exists if there may be a draft: on a first visit, the page need not wait for one. */
const HAS_DRAFT = "robots-txt-playground:has-draft";

/** How long the page waits for its draft before it is drawn without it, in milliseconds. Where the address followed the draft, its link would be opened over it. */
const longestWait = () => (history.state ? 10_000 : 1_000);

/** Shows the draft of this tab, or the example on a first visit; resolves with the fragment that was open with it. */
async function openDraft(session: Session): Promise<string | null> {
  const isFirstVisit = !mayHaveDraft();
  if (isFirstVisit) openSample(session);
  const openWithout = () => {
    // Unless something was opened or written while the draft was searched for.
    if (!isFirstVisit && undoDepth(session.getState()) === 0) openSample(session);
  };
  // On a first visit it does not compete with the first verdicts.
  const begin = isFirstVisit ? firstPaint : Promise.resolve();
  const keeper = begin
    .then(() => import("./keep-draft.ts"))
    .then(
      // Noted before the draft is stored: after that the page may be closed.
      ({ keepDraft }) => keepDraft(session, openWithout, noteDraft),
      () => {
        openWithout();
        return null;
      },
    )
    // Whatever the browser refuses, the page goes on, and says that nothing is saved.
    .catch(() => {
      openWithout();
      return null;
    });
  keepers(session).setState({ keeper });
  if (isFirstVisit) return null;
  const wait = new Promise<null>((resolve) => setTimeout(resolve, longestWait(), null));
  const kept = await Promise.race([keeper, wait]);
  return kept?.openedFragment ?? null;
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
    // Then the draft appears a moment after the page.
  }
}

const Loaded = besideRegions(
  partWords.draft,
  () => import("./DraftBar.tsx").then((module) => module.DraftBar),
  inNotice,
);

/** What saves the draft of a session: null before it is asked for, and a promise of null where it cannot be loaded. */
const keepers = perSession(() =>
  createStore<{ readonly keeper: Promise<DraftKeeper | null> | null }>(() => ({ keeper: null })),
);

/** Notices about the draft, once the code that saves it is asked for. */
function DraftBar() {
  const keeper = useStore(keepers(useSession()), (kept) => kept.keeper);
  return keeper && <Loaded keeper={keeper} />;
}
