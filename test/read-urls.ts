import { type ReadOptions, type UrlsRead, UrlsReading } from "../src/tasks/lists/read-urls.ts";

/** The URLs in a text, read in one go. */
export function readUrls(text: string, options: ReadOptions = {}): UrlsRead {
  const reading = new UrlsReading(text, options);
  reading.advance(() => false);
  return reading.found;
}
