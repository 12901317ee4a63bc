import type { groupProblems } from "../../../words/problems/groups.ts";
import type { EntriesFor } from "./entry.ts";

const groupSection = {
  title: "RFC 9309, 2.2.1",
  url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1",
};

/** Examples and sources for problems of groups. */
export const groupEntries: EntriesFor<typeof groupProblems> = {
  R201: {
    example: {
      wrong: "User-agent: *\n\nUser-agent: GPTBot\nDisallow: /",
      right: "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R202: {
    example: {
      wrong:
        "User-agent: *\nSitemap: https://shop.example/sitemap.xml\n\nUser-agent: GPTBot\nDisallow: /",
      right:
        "User-agent: *\nDisallow:\n\nUser-agent: GPTBot\nDisallow: /\n\nSitemap: https://shop.example/sitemap.xml",
    },
    source: {
      title: "RFC 9309, 2.2.4",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4",
    },
  },
  R203: {
    example: {
      wrong: "User-agent: Slurp\nCrawl-delay: 5\n\nUser-agent: BadBot\nDisallow: /",
      right:
        "User-agent: Slurp\nCrawl-delay: 5\nDisallow: /cart\n\nUser-agent: BadBot\nDisallow: /",
    },
    source: {
      title: "google/robotstxt, issue 51",
      url: "https://github.com/google/robotstxt/issues/51",
    },
  },
  R204: {
    example: {
      wrong:
        "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nAllow: /blog",
      right: "User-agent: GPTBot\nDisallow: /\nAllow: /blog\n\nUser-agent: *\nDisallow: /cart",
    },
    source: groupSection,
  },
  R205: {
    example: {
      wrong:
        "User-agent: *\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart",
      right: "User-agent: *\nDisallow: /cart\n\nUser-agent: GPTBot\nDisallow: /",
    },
    source: groupSection,
  },
  R206: {
    example: {
      wrong: "User-agent: *\nDisallow: /api/\n\nUser-agent: PerplexityBot\nDisallow: /blog/",
      right:
        "User-agent: *\nDisallow: /api/\n\nUser-agent: PerplexityBot\nDisallow: /api/\nDisallow: /blog/",
    },
    source: groupSection,
  },
};
