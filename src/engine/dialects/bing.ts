import type { Dialect } from "../parse/dialect.ts";
import { bingResponses } from "../responses/search-engines.ts";
import { WEB } from "../url/scope.ts";
import { rfc9309 } from "./rfc9309.ts";

/** Bing: RFC 9309, and the little that its blog and help say besides. */
export const bing: Dialect = {
  ...rfc9309,
  id: "bing",
  title: "Bing",
  source: {
    title: "Bing Webmaster Blog, To crawl or not to crawl, that is BingBot’s question",
    url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
  },
  // Other schemes than the web’s are not spoken of.
  schemes: WEB,
  responses: bingResponses,
};
