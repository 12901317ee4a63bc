import { crawlerNamed } from "../../engine/crawlers/index.ts";
import { isOfBrowser, productTokenOf } from "../../engine/crawlers/user-agent.ts";
import { lowerCase } from "../../engine/text/characters.ts";

/** How much of a header is read, in UTF-16 units; servers send on no more than a few thousand. */
export const LONGEST_HEADER = 2_048;

/**
 * The crawler that a User-Agent header names, by its product token; null for a browser, and for a
 * client that names nothing. Any program that is not a browser counts, because robots.txt can name it. A header
 * that looks like a browser’s counts only where it says whose crawler it is, because browsers and
 * apps add names of their own.
 */
export function claimedCrawler(header: string): string | null {
  const text = header.slice(0, LONGEST_HEADER);
  const token = productTokenOf(text);
  const known = crawlerNamed(token);
  if (known) return known.tokens.find((one) => lowerCase(one) === lowerCase(token)) ?? token;
  if (!/^[\p{L}_].*[\p{L}\p{N}]/u.test(token) || isOfBrowser(token)) return null;
  return !BROWSERS.test(text) || SAYS_WHOSE.test(text) ? token : null;
}

const BROWSERS = /^["']?(?:Mozilla|Opera|Dalvik)\//;
const SAYS_WHOSE = /https?:|www\.|@|bot|crawl|spider/i;
