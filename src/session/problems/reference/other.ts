import type { otherProblems } from "../../../words/problems/other.ts";
import type { EntriesFor } from "./entry.ts";

const GOOGLE_SPEC = {
  title: "Google, How Google interprets the robots.txt specification",
  url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
};

const CONTENT_SIGNALS = { title: "Content Signals", url: "https://contentsignals.org/" };

/** Examples and sources for problems of lines that are neither agents nor rules. */
export const otherEntries: EntriesFor<typeof otherProblems> = {
  R501: {
    example: {
      site: "https://shop.example",
      wrong: "Sitemap: /sitemap.xml",
      right: "Sitemap: https://shop.example/sitemap.xml",
    },
    source: {
      title: "sitemaps.org, Specifying the Sitemap location in your robots.txt file",
      url: "https://www.sitemaps.org/protocol.html#submit_robots",
    },
  },
  R502: {
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
  R503: {
    example: {
      wrong: "User-agent: bingbot\nCrawl-delay: 10s",
      right: "User-agent: bingbot\nCrawl-delay: 10",
    },
    source: {
      title: "CPython, urllib.robotparser",
      url: "https://docs.python.org/3/library/urllib.robotparser.html",
    },
  },
  R504: {
    example: {
      wrong: "User-agent: bingbot\nCrawl-delay: 600",
      right: "User-agent: bingbot\nCrawl-delay: 10",
    },
    source: {
      title: "crawler-commons 1.7, SimpleRobotRulesParser",
      url: "https://github.com/crawler-commons/crawler-commons",
    },
  },
  R505: {
    example: {
      wrong: "User-agent: Googlebot\nCrawl-delay: 10",
      right: "User-agent: bingbot\nCrawl-delay: 10",
    },
    source: GOOGLE_SPEC,
  },
  R506: {
    example: {
      wrong: "User-agent: *\nNoindex: /drafts/",
      right: "User-agent: *\nDisallow: /drafts/",
    },
    source: {
      title: "Google Search Central Blog, A note on unsupported rules in robots.txt",
      url: "https://developers.google.com/search/blog/2019/07/a-note-on-unsupported-rules-in-robotstxt",
    },
  },
  R507: {
    example: {
      wrong: "User-agent: Yandex\nDisallow: /cart\nHost: www.shop.example",
      right: "User-agent: Yandex\nDisallow: /cart",
    },
    source: {
      title: "Yandex Webmaster help, robots.txt",
      url: "https://yandex.com/support/webmaster/en/robot-workings/robots-txt",
    },
  },
  R508: {
    example: {
      wrong: "User-agent: *\nDisallow: /cart\nClean-param: ref /shop/",
      right: "User-agent: Yandex\nDisallow: /cart\nClean-param: ref /shop/",
    },
    source: {
      title: "Yandex Webmaster help, the Clean-param directive",
      url: "https://yandex.com/support/webmaster/en/robot-workings/clean-param",
    },
  },
  R509: {
    example: {
      wrong: "User-agent: *\nContent-Signal: search=yes\nDisallow: /",
      right: "User-agent: *\nContent-Signal: search=yes\nDisallow: /drafts/",
    },
    source: CONTENT_SIGNALS,
  },
  R510: {
    example: {
      wrong: "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /",
      right:
        "User-agent: *\nContent-Signal: search=yes\nAllow: /\n\nUser-agent: GPTBot\nDisallow: /",
    },
    source: CONTENT_SIGNALS,
  },
  R511: {
    example: {
      wrong: "User-agent: *\nDisallow: /old/backup-2019.sql",
      right: "User-agent: *\nDisallow: /old/",
    },
    source: {
      title: "RFC 9309, 3",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-3",
    },
  },
  R512: {
    example: {
      answer: { kind: "status", status: 404 },
      wrong: "User-agent: *\nDisallow: /cart",
      right: "# No groups, so there is nothing to miss.",
    },
    source: {
      title: "RFC 9309, 2.3.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1",
    },
  },
  R513: {
    example: {
      wrong: "User-agent: *\nDisallow: /cart\nVisit-time: 0600-0845",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: {
      title: "RFC 9309, 2.2.4",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4",
    },
  },
};
