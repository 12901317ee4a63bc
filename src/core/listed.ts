import { invertedEffects } from "@codemirror/commands";
import {
  type EditorState,
  StateEffect,
  StateField,
  Transaction,
  type TransactionSpec,
} from "@codemirror/state";

/** URLs that the sitemaps of a site list. */
export interface Listing {
  readonly urls: { readonly has: (url: string) => boolean };
}

const setListing = StateEffect.define<Listing | null>();

// In the state, so that undo takes it back together with the rows that came with it.
const listingField = StateField.define<Listing | null>({
  create: () => null,
  update: (before, { effects }) =>
    effects.reduce((now, effect) => (effect.is(setListing) ? effect.value : now), before),
});

const restoredListing = invertedEffects.of(({ startState, state }) => {
  const before = listingOf(startState);
  return before === listingOf(state) ? [] : [setListing.of(before)];
});

/** What was listed last; null where no sitemap was read. */
export function listingOf(state: EditorState): Listing | null {
  return state.field(listingField, false) ?? null;
}

/** Prepares a state for a listing, because few pages ever have one; to be dispatched before it. */
export function withListing(state: EditorState): TransactionSpec {
  if (state.field(listingField, false) !== undefined) return {};
  return {
    effects: StateEffect.appendConfig.of([listingField, restoredListing]),
    annotations: Transaction.addToHistory.of(false),
  };
}

/** The effect of a new listing. */
export function listed(listing: Listing): StateEffect<Listing | null> {
  return setListing.of(listing);
}
