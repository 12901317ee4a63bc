import type { Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";
import { DIALECT_TITLES } from "./titles.ts";

/** Bing: RFC 9309, and the few things that its blog and help add. */
export const bing: Dialect = {
  ...rfc9309,
  id: "bing",
  title: DIALECT_TITLES.bing,
  source: {
    title: "Bing Webmaster Blog, To crawl or not to crawl, that is BingBot’s question",
    url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
  },
  // Bing mentions no other schemes.
  schemes: WEB,
  // "If a robots.txt file is missing from a subdomain, … it will consider itself allowed anywhere on the
  // subdomain." Bing documents no other response.
  responses: assumedRfc9309,
};
