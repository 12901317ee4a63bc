import type { Completion, CompletionContext, CompletionResult } from "@codemirror/autocomplete";
import { type Crawler, crawlers } from "../../engine/crawlers/index.ts";
import { CATEGORIES } from "../../session/crawler-phrases.ts";
import { analysisOf } from "../../session/derived.ts";
import { placeAt } from "./caret-place.ts";
import { FAMILY_DETAIL, STAR_DETAIL } from "./words.ts";

/** The crawlers of the catalogue after `User-agent:`, those that the file names already last. */
export function agents({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const place = placeAt(state, pos);
  if (place?.kind !== "value" || place.field !== "user-agent") return null;
  if (place.typed === "" && !explicit) return null;
  const { dialect, join } = analysisOf(state);
  const options = known.map((option) => {
    const isNamed = join.addressOf.has(dialect.agents.tokenOf(option.label));
    return isNamed ? { ...option, boost: -99 } : option;
  });
  return { from: place.from, options, validFor: /^[^#]*$/ };
}

const tokens = crawlers.flatMap((crawler) =>
  crawler.tokens.map((label) => ({ label, detail: detailOf(crawler) })),
);

/** Names that no crawler has for its own, by which it can be addressed with others of its operator. */
const families = new Map(
  crawlers.flatMap(({ chain, operator }) =>
    chain
      .filter((name) => !tokens.some(({ label }) => label === name))
      .map((name) => [name, { label: name, detail: `${operator}, ${FAMILY_DETAIL}` }] as const),
  ),
);

const known = inOrder([{ label: "*", detail: STAR_DETAIL }, ...families.values(), ...tokens]);

function detailOf({ operator, category }: Crawler): string {
  return `${operator}, ${CATEGORIES[category]}`;
}

/** Boosts go down from 99. */
function inOrder(options: readonly Completion[]): readonly Completion[] {
  return options.map((option, index) => ({
    ...option,
    boost: 99 - (99 * index) / options.length,
  }));
}
