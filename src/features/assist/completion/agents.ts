import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { analysisOf } from "../../../core/derived.ts";
import { type Crawler, crawlers } from "../../../engine/crawlers/index.ts";
import { catalogueWords } from "../../../words/catalogue.ts";
import { completionWords } from "../completion-words.ts";
import { placeAt } from "./caret-place.ts";

/** The crawlers of the catalogue after `User-agent:`, those that the file names already last. */
export function agents({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = placeAt(state, pos);
  if (place?.kind !== "value" || place.field !== "user-agent") return null;
  if (place.typed === "" && !explicit) return null;
  const { dialect, join } = analysisOf(state);
  const options = known().map((option) => {
    const isNamed = join.addressOf.has(dialect.agents.tokenOf(option.label));
    return isNamed ? { ...option, boost: -99 } : option;
  });
  return { from: place.from, options, validFor: /^[^#]*$/ };
}

/** The names that crawlers have for their own. */
const own = new Set(crawlers.flatMap(({ tokens }) => tokens));

/** Names that no crawler has for its own, by which it can be addressed with others of its operator. */
const families = new Map(
  crawlers.flatMap(({ chain, operator }) =>
    chain.filter((name) => !own.has(name)).map((name) => [name, operator] as const),
  ),
);

function known(): readonly Completion[] {
  return inOrder([
    { label: "*", detail: completionWords.star },
    ...[...families].map(([label, by]) => ({ label, detail: completionWords.family(by) })),
    ...crawlers.flatMap(namesOf),
  ]);
}

function namesOf({ tokens, operator, category }: Crawler): readonly Completion[] {
  const detail = catalogueWords.operator(operator, category);
  return tokens.map((label) => ({ label, detail }));
}

/** Boosts go down from 99. */
function inOrder(options: readonly Completion[]): readonly Completion[] {
  return options.map((option, index) => ({
    ...option,
    boost: 99 - (99 * index) / options.length,
  }));
}
