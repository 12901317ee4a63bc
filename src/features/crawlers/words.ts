import type { Category, Crawler } from "../../engine/crawlers/crawler.ts";
import { catalogueWords } from "../../words/catalogue.ts";
import { counted } from "../../words/numbers.ts";

/** The region Crawlers. */
export const crawlerListWords = {
  add: "Add crawler",
  hint: "Name, operator, User-Agent",
  /** What Enter does, for a screen reader. */
  entering(token: string, operator: string | null): string {
    return operator
      ? `Enter adds ${token}, ${operator}.`
      : `Enter adds “${token}” as a name of your own.`;
  },
  addOwn(token: string): string {
    return `Add “${token}” as a name of your own`;
  },
  full(most: number): string {
    return `The table is full: ${counted(most, CRAWLERS)}`;
  },

  lists: "List",
  atHand: "In the table",
  found: "Crawlers found",
  alsoNamed: "Also named in this file",
  inCatalogue: "In the catalogue",
  notInCatalogue: "Not in the catalogue",
  addAll: "Add all",
  addAllOf(title: string): string {
    return `Add all: ${title}`;
  },

  about(name: string): string {
    return `About ${name}`;
  },
  notLoaded: "This could not be loaded. Check the connection and open it again.",
  terms: {
    who: "Who",
    groups: "Groups",
    reader: "Reads as",
    obeys: "Obeys",
    facts: "Facts",
    notes: "Notes",
    source: "Source",
  },
  /** Who sends it, and what for. */
  who(operator: string, category: Category, purpose: string): string {
    return `${operator}, ${catalogueWords.categories[category].toLowerCase()}: ${purpose}`;
  },
  /** The names by which it looks for a group, one after the other. */
  groups({ chain, followsStar }: Crawler): string {
    return [...chain, ...(followsStar ? ["*"] : [])].join(", then ") || "none";
  },
  documentation: "documentation",
};

const CRAWLERS = { one: "crawler", other: "crawlers" };
