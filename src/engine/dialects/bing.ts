import type { Dialect } from "../dialect.ts";
import { bingResponses } from "../responses/search-engines.ts";
import { WEB } from "../scope.ts";
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
  notes: [
    "Bing documents its names, that a group of Bingbot replaces that of *, the wildcards * and $, Crawl-delay, and that a file is for one host. All else is read as RFC 9309.",
    "Which of Allow and Disallow wins is known only from secondary sources, which have the longest; read as RFC 9309.",
    "A Crawl-delay in the group of * also holds for a Bingbot that has a group of its own; nothing else there does.",
    "Whether Bingbot falls back to a group of msnbot, its former name, is not verified; here it does not.",
    "What ends a group or a list of agents, misspelled fields, the byte order mark, percent-encoding and the size of a file are not documented; read as RFC 9309.",
  ],
  // Other schemes than the web’s are not spoken of.
  schemes: WEB,
  responses: bingResponses,
};
