import {
  type EditorState,
  StateEffect,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";
import { input, undoable } from "../../../core/inputs.ts";

/** URLs that the sitemaps of a site list. */
export interface Listing {
  readonly urls: { readonly has: (url: string) => boolean };
}

// In the state, so that undo takes it back together with the rows that came with it.
const listingInput = input<Listing | null>(null);

/** What was listed last; null where no sitemap was read. */
export function listingOf(state: EditorState): Listing | null {
  return state.field(listingInput.field, false) ?? null;
}

/** Prepares a state for a listing, because few pages ever have one; to be dispatched before it. */
export function withListing(state: EditorState): TransactionSpec {
  if (state.field(listingInput.field, false) !== undefined) return {};
  return {
    effects: StateEffect.appendConfig.of(undoable(listingInput)),
    annotations: Transaction.addToHistory.of(false),
  };
}

/** The effect of a new listing. */
export function listed(listing: Listing): StateEffect<Listing | null> {
  return listingInput.set.of(listing);
}
