import type { FieldName } from "../../../engine/text/line.ts";
import type { Source } from "./content.ts";

/** The authority for what a field means. */
export const FIELD_SOURCES: Readonly<Record<FieldName, Source>> = {
  "user-agent": rfc("2.2.1"),
  disallow: rfc("2.2.2"),
  allow: rfc("2.2.2"),
  sitemap: {
    title: "sitemaps.org, specifying the Sitemap location",
    url: "https://www.sitemaps.org/protocol.html#submit_robots",
  },
  "crawl-delay": {
    title: "Bing Webmaster Blog, May 2012",
    url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
  },
  "request-rate": {
    title: "Seznam, crawling control",
    url: "https://o-seznam.cz/napoveda/vyhledavani/en/crawling-control/",
  },
  "visit-time": {
    title: "An Extended Standard for Robot Exclusion",
    url: "http://www.conman.org/people/spc/robots2.html",
  },
  host: {
    title: "Yandex Webmaster help",
    url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
  },
  "clean-param": {
    title: "Yandex Webmaster help, Clean-param",
    url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
  },
  noindex: {
    title: "Google Search Central Blog, July 2019",
    url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
  },
  "content-signal": { title: "contentsignals.org", url: "https://contentsignals.org/" },
  "content-usage": {
    title: "IETF draft, Associating AI Usage Preferences with Content in HTTP",
    url: "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/",
  },
  license: { title: "RSL 1.0, robots.txt", url: "https://rslstandard.org/guide/robots-txt" },
};

function rfc(section: string): Source {
  const url = `https://www.rfc-editor.org/rfc/rfc9309#section-${section}`;
  return { title: `RFC 9309, section ${section}`, url };
}
