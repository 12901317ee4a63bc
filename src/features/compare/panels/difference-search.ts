import type { CrawlerDifference, DifferenceNews, Summary } from "../crawler-differences.ts";

/** What a search for differences has found; the summary comes with its end. */
export interface Findings {
  readonly found: readonly CrawlerDifference[];
  readonly summary: Summary | null;
}

/**
 * How a search for differences stands. `same`: the files are one text, so there is nothing to
 * search for. `waiting`: until nothing has changed for a moment. `stopped`: by whoever did not want
 * to wait, so what it found is not all. `total` is 0 until it is known.
 */
export type Phase =
  | { readonly kind: "same" | "waiting" | "done" | "failed" }
  | ({ readonly kind: "searching" | "stopped" } & Pick<DifferenceNews, "done" | "total">);

/** A search, and what the one before it found, which is shown until this one comes to an end. */
export interface DifferenceSearch extends Findings {
  readonly phase: Phase;
  readonly earlier: Findings | null;
}

const NOTHING: Findings = { found: [], summary: null };

/** The search in two files that are the same. */
export const SAME: DifferenceSearch = { ...NOTHING, phase: { kind: "same" }, earlier: null };

/** A new search in the place of another. */
export function searchAfter(search: DifferenceSearch): DifferenceSearch {
  const { found, summary } = findingsOf(search);
  const earlier = found.length > 0 ? { found, summary } : null;
  return { ...NOTHING, phase: { kind: "waiting" }, earlier };
}

/** The search that was begun; how many crawlers there are to look at it will say. */
export function begun(search: DifferenceSearch): DifferenceSearch {
  return { ...search, phase: { kind: "searching", done: 0, total: 0 } };
}

/** The search with what it has found since. */
export function withNews(search: DifferenceSearch, news: DifferenceNews): DifferenceSearch {
  const { done, total, summary } = news;
  const found = [...search.found, ...news.found];
  return { ...search, found, summary, phase: { kind: "searching", done, total } };
}

/** The search at its end, or where it was stopped before it. */
export function ended(search: DifferenceSearch): DifferenceSearch {
  const { phase, summary } = search;
  if (summary) return { ...search, phase: { kind: "done" } };
  return { ...search, phase: { done: 0, total: 0, ...phase, kind: "stopped" } };
}

/** The search that could not be made, or broke. */
export function failed(search: DifferenceSearch): DifferenceSearch {
  return { ...search, phase: { kind: "failed" } };
}

/** What is to be shown of a search, and whether that is of the files as they are. */
export function findingsOf(search: DifferenceSearch): Findings & { readonly isCurrent: boolean } {
  const { phase, earlier } = search;
  const hasEnded = phase.kind === "done" || phase.kind === "stopped";
  const { found, summary } = hasEnded ? search : (earlier ?? search);
  return { found, summary, isCurrent: hasEnded || phase.kind === "same" };
}
