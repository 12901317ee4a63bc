import { counted, numberText } from "../phrases.ts";
import { MOST_CRAWLERS, MOST_EXPECTED, MOST_URLS } from "../table-limits.ts";
import { badPlaceLines } from "../urls/import-phrases.ts";
import type { BadExpectation } from "./expectation-item.ts";
import type { ExpectationsRead } from "./read-expectations.ts";

const REASONS: Readonly<Record<BadExpectation, string>> = {
  empty: "no URL",
  "too-long": "too long",
  "control-character": "a control character in it",
  "unknown-word": "expects neither allow nor block",
  "no-agent": "the user agent names no crawler",
  "no-crawlers": "names no crawler, and the table has none",
  "not-an-entry": "no object with url and expected",
  unclosed: "not closed",
  "no-header": "no header with url and expected",
  "no-list": "no array, and none in “expectations”",
  "not-json": "begins like JSON, and is none",
  "too-large": "JSON over 16 MiB; as CSV it can be read",
};

/** Where a file expects nothing. */
export const NO_EXPECTATIONS =
  "No expectation was found in this. The table is as it was. A file of expectations is CSV with the columns user_agent, url and expected (allow or block).";

/** What came of reading expectations. */
export function importSentence(read: ExpectationsRead): string {
  const { urls, crawlers, cells, folded, contradicting, beyond, bad, moreBad } = read;
  if (cells.count === 0) return NO_EXPECTATIONS;
  const left = bad.length + moreBad;
  const sentences = [
    `${counted(cells.count, "expectation")} read, of ${counted(urls.length, "URL")} for ${counted(crawlers.length, "crawler")}.`,
  ];
  if (folded > 0) sentences.push(`${counted(folded, "repetition")} left out.`);
  if (contradicting > 0)
    sentences.push(
      `${counted(contradicting, "contradiction")}: of rows about the same verdict the last one counts.`,
    );
  if (beyond > 0) sentences.push(`${limits} ${counted(beyond, "more")} had no room.`);
  if (left > 0) sentences.push(`${counted(left, "place")} gave no expectation.`);
  return sentences.join(" ");
}

const limits = `A file may have ${numberText(MOST_URLS)} URLs, ${numberText(MOST_CRAWLERS)} crawlers and ${numberText(MOST_EXPECTED)} expectations.`;

/** The places that gave no expectation, a line each; null where there are none. */
export function badExpectationLines({ bad, moreBad }: ExpectationsRead): string | null {
  return badPlaceLines(bad, moreBad, REASONS);
}
