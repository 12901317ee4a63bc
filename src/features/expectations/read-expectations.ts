import type { IsTimeUp } from "../../engine/decide/group-answers.ts";
import type { Search } from "../../engine/match/search.ts";
import { LineNumbers } from "../import/lines.ts";
import { SAMPLE_LENGTH } from "../import/recognise.ts";
import { withoutUtf16 } from "../import/utf-16.ts";
import { csvExpectations, expectationTableIn } from "./csv-expectations.ts";
import { ExpectationCollection, type ExpectationsFound } from "./expectation-collection.ts";
import type { ExpectationItems } from "./expectation-item.ts";
import { jsonExpectations } from "./json-expectations.ts";

/** The expectations of a file, and what it was taken for. */
export interface ExpectationsRead extends ExpectationsFound {
  readonly kind: "csv" | "json";
}

/** Whether a text is a file of expectations, by its beginning: a table with the columns `url` and `expected`, or JSON that speaks of what is expected. */
export function isExpectations(text: string): boolean {
  const sample = plain(text.slice(0, SAMPLE_LENGTH));
  if (looksLikeJson(sample)) return /"(?:expected|expectations)"\s*:/i.test(sample);
  return expectationTableIn(sample) !== null;
}

// Some 0.01 ms of common rows, and 7 ms of those made to have the slowest user agents.
const ITEMS_AT_ONCE = 8;

/** Reads expectations, in portions and in time linear in their number. Any text is read; none throws. */
export class ExpectationsReading implements Search<ExpectationsRead> {
  private readonly kind: ExpectationsRead["kind"];
  private readonly items: ExpectationItems;
  private readonly collection: ExpectationCollection;

  /** `crawlers`: of the table; a row without a user agent is about all of them. */
  constructor(text: string, crawlers: readonly string[]) {
    const read = plain(text);
    const lines = new LineNumbers(read);
    this.kind = looksLikeJson(read) ? "json" : "csv";
    const isJson = this.kind === "json";
    this.items = isJson ? jsonExpectations(read) : tableItems(read);
    this.collection = new ExpectationCollection(crawlers, (at) => (isJson ? at : lines.at(at)));
  }

  advance(isTimeUp: IsTimeUp): boolean {
    for (let count = 1; ; count++) {
      const { done, value } = this.items.next();
      if (done) return true;
      if (value) this.collection.add(value);
      if (count % ITEMS_AT_ONCE === 0 && isTimeUp()) return false;
    }
  }

  /** What was read so far; all of it once `advance` has returned true. */
  get found(): ExpectationsRead {
    return { ...this.collection.found, kind: this.kind };
  }
}

function plain(text: string): string {
  return withoutUtf16(text).replace(/^\ufeff/, "");
}

function looksLikeJson(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function* tableItems(text: string): ExpectationItems {
  const table = expectationTableIn(text.slice(0, SAMPLE_LENGTH));
  if (table) yield* csvExpectations(text, table);
  else yield { kind: "bad", at: 0, text, reason: "no-header" };
}
