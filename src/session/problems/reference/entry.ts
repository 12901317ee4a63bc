import type { Shown } from "../../../engine/lint/shown.ts";

/** What the reference shows beside the words for a problem. */
export interface Entry {
  /** A file that has it, and one that does not, with what stands beside both. Lines are joined by LF. */
  readonly example: Omit<Shown, "file"> & { readonly wrong: string; readonly right: string };
  /** The authority: a document and where it can be read. */
  readonly source: { readonly title: string; readonly url: string };
}

/** An entry for each of these problems, and for no other. */
export type EntriesFor<Problems> = { readonly [Code in keyof Problems]: Entry };
