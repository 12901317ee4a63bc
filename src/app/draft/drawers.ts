import type { StorageValue } from "zustand/middleware";
import type { Draft } from "./draft.ts";

/** A draft with its version, as zustand's `persist` stores it. */
export type StoredDraft = StorageValue<Draft | null>;

/** Where drafts are stored, each in a drawer with a name. All promises reject where the browser refuses. */
export interface Drawers {
  /** The names of those in use, the one that changed last first. */
  names(): Promise<readonly string[]>;
  read(name: string): Promise<StoredDraft | null>;
  write(name: string, draft: StoredDraft): Promise<void>;
  remove(name: string): Promise<void>;
}
