import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { counted, listText, nouns } from "../../words/numbers.ts";

/** The region Crawlers. */
export const crawlerListWords = {
  add: "Add crawler",
  hint: "Name, operator, User-Agent",
  /** What Enter does, for a screen reader. */
  entering: (token: string, operator: string | null): string =>
    operator
      ? `Enter adds ${token}, ${operator}.`
      : `Enter adds “${token}” as a crawler of your own.`,
  addOwn: (token: string): string => `Add “${token}” as a crawler of your own`,
  full: (most: number): string =>
    `The table is full: it takes at most ${counted(most, nouns.crawler)}`,

  lists: "List",
  atHand: "In the table",
  found: "Crawlers found",
  alsoNamed: "Also named in this file",
  inCatalogue: "In the catalogue",
  notInCatalogue: "Not in the catalogue",
  /** In an empty list. */
  none: "No crawlers yet.",
  addThese: (tokens: readonly string[]): string => `Add ${listText(tokens)}`,
  /** So many are named in the file. */
  addNamed: (count: number): string =>
    `Add the ${counted(count, nouns.crawler)} that the file names`,
  addAll: "Add all",
  addAllOf: (title: string): string => `Add all: ${title}`,

  about: (name: string): string => `About ${name}`,
  notLoaded:
    "The details could not be loaded. Nothing was lost. Check the connection and open them again.",
  terms: {
    who: "Operator",
    groups: "Reads group",
    parser: "Parser",
    obeys: "Obeys",
    facts: "Facts",
    notes: "Notes",
    source: "Source",
  },
  /** Who sends it, and what for. */
  who: (operator: string, category: Category, purpose: string): string =>
    `${catalogueWords.operator(operator, category)}: ${purpose}`,
  /** The product tokens by which it looks for a group, one after the other. */
  groups: ({ chain, followsStar }: Crawler): string =>
    [...chain, ...(followsStar ? ["*"] : [])].join(", else ") || "none",
  documentation: "documentation",
};
