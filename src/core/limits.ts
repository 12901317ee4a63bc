/** The most URLs in the table. */
export const MOST_URLS = 100_000;
/** The longest URL, in UTF-16 units; no crawler fetches a longer one. */
export const LONGEST_URL = 100_000;
/** The most crawlers in the table. */
export const MOST_CRAWLERS = 1_000;
/** The most cells with expectations in a file. */
export const MOST_EXPECTED = 2_000_000;
