import type { FieldName } from "../../engine/text/line.ts";
import { fieldNoteWords } from "../../words/field-notes.ts";
import { counted, numberText } from "../../words/numbers.ts";

/** What is offered where something is typed: the details beside the offers, and what groups ready made are called. */
export const completionWords = {
  /** What a field does, or who reads it. */
  field(field: FieldName): string {
    return FIELDS[field] ?? fieldNoteWords.ignored("other-field", field);
  },

  star: "all crawlers without a group of their own",
  /** A name by which all crawlers of an operator can be addressed. */
  family(operator: string): string {
    return `${operator}, all its crawlers`;
  },

  /** How many URLs of the page a path is the beginning of. */
  urls(count: number): string {
    return counted(count, URLS);
  },
  /** What is typed already, among what could be. */
  asTyped(count: number): string {
    return `as typed, ${counted(count, URLS)}`;
  },

  /** What content signals are about. */
  signals: {
    search: "in a search index and its results",
    "ai-input": "given to a model for an answer",
    "ai-train": "to train models on",
  },

  /** Groups ready made. */
  snippets: {
    training: "Block AI training crawlers",
    search: "Allow only search engines",
    folder: "Block everything but a folder",
  },
  /** How many crawlers a snippet names, and how many it leaves as they are, for they have groups. */
  snippetDetail(named: number, leftOut: number): string {
    const crawlers = counted(named, CRAWLERS);
    return leftOut === 0
      ? crawlers
      : `${crawlers}; ${numberText(leftOut)} named in the file keep their groups`;
  },
  namedStay: "crawlers that the file names keep their groups",
};

const FIELDS: Readonly<Partial<Record<FieldName, string>>> = {
  "user-agent": "begins a group",
  disallow: "forbids paths",
  allow: "permits paths",
  sitemap: "for all crawlers, in no group",
  "crawl-delay": "read by Bing; Google ignores it",
};

const URLS = { one: "URL", other: "URLs" };
const CRAWLERS = { one: "crawler", other: "crawlers" };
