import { persist } from "zustand/middleware";
import { createStore } from "zustand/vanilla";
import { DRAFT_VERSION, type Draft, draftIn, NewerDraft, upgraded } from "./draft.ts";
import type { Drawers } from "./drawers.ts";

/** What a drawer was found to hold. */
export type Found =
  | { readonly kind: "draft"; readonly draft: Draft }
  | { readonly kind: "none" }
  /** Of a later program; it must be left as it is. */
  | { readonly kind: "newer" };

/** A drawer, opened. */
export interface DraftStore {
  /** Rejects where the browser cannot read it. */
  read(): Promise<Found>;
  write(draft: Draft): void;
}

/** The drawer with this name, as a store of zustand's that persists there. `onWritten` is told of each writing, with what went wrong or null. */
export function draftStore(
  drawers: Drawers,
  name: string,
  onWritten: (error: unknown) => void = () => {},
): DraftStore {
  let failure: unknown = null;
  const store = createStore<{ readonly draft: Draft | null }>()(
    persist(() => NOTHING, {
      name,
      version: DRAFT_VERSION,
      skipHydration: true,
      storage: {
        getItem: (key) => drawers.read(key),
        setItem: (key, value) => drawers.write(key, value).then(() => onWritten(null), onWritten),
        removeItem: (key) => drawers.remove(key),
      },
      partialize: ({ draft }) => draft,
      migrate: (stored, version) => draftIn(upgraded(stored, version)),
      merge: (stored) => ({ draft: draftIn(stored) }),
      onRehydrateStorage: () => (_, error) => {
        failure = error ?? null;
      },
    }),
  );
  return {
    async read() {
      await store.persist.rehydrate();
      if (failure instanceof NewerDraft) return { kind: "newer" };
      if (failure !== null) throw failure;
      const { draft } = store.getState();
      return draft ? { kind: "draft", draft } : { kind: "none" };
    },
    write: (draft) => store.setState({ draft }),
  };
}

const NOTHING: { readonly draft: Draft | null } = { draft: null };
