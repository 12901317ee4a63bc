import { counted, numberText } from "../../words/numbers.ts";

/** What came of reading a file of expectations. */
export const expectationImportWords = {
  /** Where a file expects nothing. */
  nothing:
    "No expectation was found in this. The table is as it was. A file of expectations is CSV with the columns user_agent, url and expected (allow or block).",
  read(expectations: number, urls: number, crawlers: number): string {
    return `${counted(expectations, EXPECTATIONS)} read, of ${counted(urls, URLS)} for ${counted(crawlers, CRAWLERS)}.`;
  },
  repetitions(count: number): string {
    return `${counted(count, REPETITIONS)} left out.`;
  },
  contradictions(count: number): string {
    return `${counted(count, CONTRADICTIONS)}: of rows about the same verdict the last one counts.`;
  },
  /** `count`: how many there was no room for. The rest: how many a file may have. */
  noRoom(count: number, urls: number, crawlers: number, expectations: number): string {
    return `A file may have ${counted(urls, URLS)}, ${counted(crawlers, CRAWLERS)} and ${counted(expectations, EXPECTATIONS)}. ${numberText(count)} more had no room.`;
  },
  /** How many places of the file expect nothing though they should. */
  bad(count: number): string {
    return `${counted(count, PLACES)} gave no expectation.`;
  },
  /** Why a place, or all of the file, expects nothing. */
  reasons: {
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
    "too-deep": "JSON with more than 64 brackets in each other",
    "too-large": "JSON over 16 MiB; as CSV it can be read",
  },
};

const EXPECTATIONS = { one: "expectation", other: "expectations" };
const URLS = { one: "URL", other: "URLs" };
const CRAWLERS = { one: "crawler", other: "crawlers" };
const REPETITIONS = { one: "repetition", other: "repetitions" };
const CONTRADICTIONS = { one: "contradiction", other: "contradictions" };
const PLACES = { one: "place", other: "places" };
