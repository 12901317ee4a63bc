/** How many URLs the table takes. */
export const MOST_URLS = 100_000;
/** No crawler follows a URL that is longer, in UTF-16 units. */
export const LONGEST_URL = 100_000;
/** How many crawlers the table takes. */
export const MOST_CRAWLERS = 1_000;
/** Of how many cells a file may expect something. */
export const MOST_EXPECTED = 2_000_000;
