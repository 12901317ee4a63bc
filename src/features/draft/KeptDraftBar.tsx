import type { ComponentProps } from "react";
import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { perSession } from "../../core/session.ts";
import { inNotice, later } from "../../ui/later.tsx";
import { useSession } from "../../ui/workspace.tsx";
import { partWords } from "../../words/regions.ts";
import type { DraftKeeper } from "./keep-draft.ts";

const Loaded = later<ComponentProps<typeof import("./DraftBar.tsx").DraftBar>>(
  partWords.draft,
  () => import("./DraftBar.tsx").then((module) => module.DraftBar),
  inNotice,
);

/** What saves the draft of a session: null before it is asked for, and a promise of null where it cannot be loaded. */
export const keepers = perSession(() =>
  createStore<{ readonly keeper: Promise<DraftKeeper | null> | null }>(() => ({ keeper: null })),
);

/** Notices about the draft, once the code that saves it is asked for. */
export function DraftBar() {
  const keeper = useStore(keepers(useSession()), (kept) => kept.keeper);
  return keeper && <Loaded keeper={keeper} />;
}
