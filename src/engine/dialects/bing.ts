import type { Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { allow } from "./response-meanings.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";

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
  // Bing: "if a robots.txt file is missing from a subdomain, … it will consider itself allowed anywhere on the subdomain".
  responses: {
    ...assumedRfc9309,
    source: {
      title: "Bing Webmaster Blog, 3 May 2012",
      url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
    },
    notes: ["Only a missing file is documented."],
    clientErrors: { 404: allow("no-file") },
  },
};
