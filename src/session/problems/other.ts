import type { Code } from "../../engine/lint/finding.ts";
import { code, type ProblemWords } from "./words.ts";

/** The words for problems of lines that are neither agents nor rules. */
export const otherWords: Readonly<Record<Code, ProblemWords>> = {
  R502: {
    title: "Sitemap of another host",
    sentence: ({ host, site }) =>
      `The sitemap is on ${code(host)}, not on ${code(site)}: it may list pages of ${code(site)} only because this file names it.`,
    about: [
      "A sitemap normally lists pages of the host it lies on. A robots.txt may name one that lies elsewhere; by that it vouches for the sitemap, which may then list pages of the robots.txt’s own host.",
      "If the line was copied from another site, crawlers will fetch a sitemap that lists none of these pages.",
    ],
    example: {
      site: "https://shop.example",
      wrong: "Sitemap: https://other.example/sitemap.xml",
      right: "Sitemap: https://shop.example/sitemap.xml",
    },
    source: {
      title: "sitemaps.org, Sitemaps & Cross Submits",
      url: "https://www.sitemaps.org/protocol.html#sitemaps_cross_submits",
    },
  },
};
