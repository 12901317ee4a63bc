import type { DetailsByName } from "./details.ts";

/** What is known of the crawlers of ../archive.ts, by their names. */
export const archive: DetailsByName = {
  "archive.org_bot": {
    purpose: "archive",
    honoursRobots:
      "largely not: no longer on U.S. .gov and .mil sites, “looking to do this more broadly” (2017)",
    crawlDelay: "supported by Heritrix",
    documentation: "https://archive.org/details/archive.org_bot",
    confidence: "partly documented",
    notes:
      "The token has a dot: Google’s parser reads only “archive”. Heritrix takes the first listed agent that occurs in its User-Agent header, the longest rule, Allow before Disallow of equal length; it reads 500 KiB and strips HTML.",
  },
  ia_archiver: {
    purpose: "archive",
    honoursRobots: "historically yes; it also controlled what the Wayback Machine shows",
    crawlDelay: "unknown",
    confidence: "partly documented",
  },
};
