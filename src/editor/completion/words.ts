/** The words of the completion; see session/phrases.ts for the rest. */
import type { FieldName } from "../../engine/line.ts";
import { ignoredPhrase } from "../../session/field-phrases.ts";
import { counted } from "../../session/phrases.ts";

const FIELD_DETAILS: Readonly<Partial<Record<FieldName, string>>> = {
  "user-agent": "begins a group",
  disallow: "forbids paths",
  allow: "permits paths",
  sitemap: "for all crawlers, in no group",
  "crawl-delay": "read by Bing; Google ignores it",
};

/** What a field does, or who reads it. */
export function fieldDetail(field: FieldName): string {
  return FIELD_DETAILS[field] ?? ignoredPhrase("other-field", field);
}

export const STAR_DETAIL = "all crawlers without a group of their own";

export const FAMILY_DETAIL = "all its crawlers";

/** How many URLs of the page a path is the beginning of. */
export function urlsDetail(count: number): string {
  return counted(count, "URL");
}

/** What is typed already, among what could be. */
export function typedDetail(count: number): string {
  return `as typed, ${counted(count, "URL")}`;
}

export const SIGNAL_DETAILS = {
  search: "in a search index and its results",
  "ai-input": "given to a model for an answer",
  "ai-train": "to train models on",
} as const;

export const SNIPPET_LABELS = {
  training: "Block AI training crawlers",
  search: "Allow only search engines",
  folder: "Block everything but a folder",
} as const;

/** How many crawlers a snippet names, and how many it leaves as they are, for they have groups. */
export function snippetDetail(named: number, leftOut: number): string {
  const crawlers = counted(named, "crawler");
  return leftOut === 0 ? crawlers : `${crawlers}; ${leftOut} named in the file keep their groups`;
}

export const NAMED_STAY = "crawlers that the file names keep their groups";
