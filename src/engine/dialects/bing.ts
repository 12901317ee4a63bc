import type { AboutDialect, Dialect } from "../parse/dialect.ts";
import { WEB } from "../url/scope.ts";
import { assumedRfc9309, rfc9309 } from "./rfc9309.ts";

/** Bing: RFC 9309, and the few things that its blog and help add. */
export const bing: Dialect = {
  ...rfc9309,
  id: "bing",
  title: "Bing",
  operator: "Microsoft",
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

/** What the page and the documents say of this parser. */
export const about: AboutDialect = {
  version: "documentation of 2012 to 2019",
  usedBy: "Bing’s crawlers",
  checked: "its documents",
  wins: "longest; Allow wins a tie",
  wildcards: true,
  // The blog post named as the source; https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0
  notes: [
    "Bing documents its tokens, the wildcards * and $, Crawl-delay, and that each host needs its own file. A group for Bingbot replaces the * group. For everything else, the playground follows RFC 9309.",
    "For Bing, only secondary sources say that the longest rule wins, whether Allow or Disallow. RFC 9309 says the same, so the playground uses the longest rule.",
    "A Crawl-delay in the * group applies to Bingbot even if Bingbot has its own group. Nothing else in the * group does.",
    "It is not verified whether Bingbot still falls back to a group for msnbot, its former token. In the playground it does not.",
    "Not documented: what ends a group or a list of user-agent lines, misspelled fields, the byte order mark, percent-encoding and the size limit. The playground follows RFC 9309.",
  ],
};
