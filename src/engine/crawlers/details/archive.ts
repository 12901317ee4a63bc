import type { DetailsByName } from "./details.ts";

/** What is known of the crawlers of ../archive.ts, by their names. */
export const archive = {
  "archive.org_bot": {
    crawlDelay: "supported by Heritrix",
    documentation: "https://archive.org/details/archive.org_bot",
    confidence: "partly documented",
  },
  ia_archiver: { crawlDelay: "unknown", confidence: "partly documented" },
} satisfies DetailsByName;
