import { isolateHistory } from "@codemirror/commands";
import type { EditorState, StateEffect, TransactionSpec } from "@codemirror/state";
import { gatheredInput } from "../../core/inputs.ts";
import { addCrawlers } from "../../core/intents.ts";
import type { Category } from "../../engine/crawlers/crawler.ts";
import { purposeOf, tokensOf } from "../../engine/crawlers/purposes.ts";
import { lowerCase } from "../../engine/text/characters.ts";

/** Shows crawlers of one purpose in the table: with a column each, or with one for all. One undo. */
export function showPurpose(
  state: EditorState,
  purpose: Category,
  tokens: readonly string[],
  isOne: boolean,
): TransactionSpec {
  const others = state.field(gatheredInput.field).filter((other) => other.purpose !== purpose);
  const added = addCrawlers(state, tokens).effects ?? [];
  const all = new Set(tokensOf(purposeOf(purpose)).map(lowerCase));
  const gathered: StateEffect<unknown> = gatheredInput.set.of(
    isOne ? [...others, { purpose, tokens: all }] : others,
  );
  return { effects: [gathered].concat(added), annotations: isolateHistory.of("full") };
}
