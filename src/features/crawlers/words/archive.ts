import type { archive as details } from "../../../engine/crawlers/details.ts";
import type { TextsFor } from "./crawler-text.ts";

/** The crawlers of archives. */
export const archive: TextsFor<typeof details> = {
  "archive.org_bot": {
    purpose: "archive",
    obeys:
      "largely not: no longer on U.S. .gov and .mil sites, “looking to do this more broadly” (2017)",
    notes:
      "The token has a dot: Google’s parser reads only “archive”. Heritrix takes the first listed agent that occurs in its User-Agent header, the longest rule, Allow before Disallow of equal length; it reads 500 KiB and strips HTML.",
  },
  ia_archiver: {
    purpose: "archive",
    obeys: "historically yes; it also controlled what the Wayback Machine shows",
  },
};
