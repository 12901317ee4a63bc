import type { FieldName } from "../../engine/line.ts";
import type { Source } from "./content.ts";

/** What a field means, to the readers that have it, and the authority. */
export interface FieldWords {
  readonly meaning: string;
  readonly source: Source;
}

export const FIELDS: Readonly<Record<FieldName, FieldWords>> = {
  "user-agent": {
    meaning: "Names a crawler that the rules below are for. Several in a row share their rules.",
    source: rfc("2.2.1"),
  },
  disallow: {
    meaning:
      "Forbids the URLs whose path begins like the value. Without a value it forbids nothing.",
    source: rfc("2.2.2"),
  },
  allow: {
    meaning: "Permits the URLs whose path begins like the value, where a Disallow forbids more.",
    source: rfc("2.2.2"),
  },
  sitemap: {
    meaning:
      "Says where a list of the site’s URLs is. It is for all crawlers, and part of no group.",
    source: {
      title: "sitemaps.org, specifying the Sitemap location",
      url: "https://www.sitemaps.org/protocol.html#submit_robots",
    },
  },
  "crawl-delay": {
    meaning: "Asks for a pause between requests, in seconds. It permits and forbids nothing.",
    source: {
      title: "Bing Webmaster Blog, May 2012",
      url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
    },
  },
  "request-rate": {
    meaning: "Asks for at most so many pages in so much time. It permits and forbids nothing.",
    source: {
      title: "Seznam, crawling control",
      url: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
    },
  },
  "visit-time": {
    meaning: "Asks for visits at certain hours only. It was proposed in 1996.",
    source: {
      title: "An Extended Standard for Robot Exclusion",
      url: "http://www.conman.org/people/spc/robots2.html",
    },
  },
  host: {
    meaning:
      "Named the main one of several hosts with the same pages. Redirects have taken its place.",
    source: {
      title: "Yandex Webmaster help",
      url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
    },
  },
  "clean-param": {
    meaning: "Names query parameters that make no other page, so that each page is fetched once.",
    source: {
      title: "Yandex Webmaster help, Clean-param",
      url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
    },
  },
  noindex: {
    meaning:
      "Was meant to keep pages out of the index. No document ever had it; a meta tag does it.",
    source: {
      title: "Google Search Central Blog, July 2019",
      url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
    },
  },
  "content-signal": {
    meaning:
      "Says what may be done with pages once they are fetched. It permits and forbids no fetching.",
    source: { title: "contentsignals.org", url: "https://contentsignals.org/" },
  },
  "content-usage": {
    meaning:
      "Says what may be done with pages once they are fetched. It permits and forbids no fetching.",
    source: {
      title: "IETF draft, Associating AI Usage Preferences with Content in HTTP",
      url: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
    },
  },
  license: {
    meaning: "Says where the licence of the site’s pages is. It permits and forbids no fetching.",
    source: { title: "RSL 1.0, robots.txt", url: "https://rslstandard.org/guide/robots-txt" },
  },
};

function rfc(section: string): Source {
  const url = `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`;
  return { title: `RFC 9309, section ${section}`, url };
}
