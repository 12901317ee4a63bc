import { MOST_CRAWLERS, MOST_EXPECTED, MOST_URLS } from "../../core/table-limits.ts";
import { badPlaceLines } from "../import/import-sentence.ts";
import { expectationImportWords } from "./import-words.ts";
import type { ExpectationsRead } from "./read-expectations.ts";

/** What came of reading expectations. */
export function importSentence(read: ExpectationsRead): string {
  const { urls, crawlers, cells, folded, contradicting, beyond, bad, moreBad } = read;
  const words = expectationImportWords;
  if (cells.count === 0) return words.nothing;
  const left = bad.length + moreBad;
  const sentences = [words.read(cells.count, urls.length, crawlers.length)];
  if (folded > 0) sentences.push(words.repetitions(folded));
  if (contradicting > 0) sentences.push(words.contradictions(contradicting));
  if (beyond > 0) sentences.push(words.noRoom(beyond, MOST_URLS, MOST_CRAWLERS, MOST_EXPECTED));
  if (left > 0) sentences.push(words.bad(left));
  return sentences.join(" ");
}

/** The places that gave no expectation, a line each; null where there are none. */
export function badExpectationLines({ bad, moreBad }: ExpectationsRead): string | null {
  return badPlaceLines(bad, moreBad, expectationImportWords.reasons);
}
