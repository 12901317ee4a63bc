import type { ruleProblems } from "../../../words/problems/rules.ts";
import type { EntriesFor } from "./entry.ts";

const PRECEDENCE = {
  title: "RFC 9309, 2.2.2",
  url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
};

/** Examples and sources for problems of how rules work together and what they reach. */
export const ruleEntries: EntriesFor<typeof ruleProblems> = {
  R401: {
    example: {
      wrong: "User-agent: *\nDisallow: /cart\nDisallow: /cart",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: PRECEDENCE,
  },
  R402: {
    example: {
      wrong: "User-agent: *\nDisallow: /private/\nAllow: /private/",
      right: "User-agent: *\nDisallow: /private/\nAllow: /private/terms",
    },
    source: PRECEDENCE,
  },
  R403: {
    example: {
      wrong: "User-agent: *\nDisallow: /Shop/\nAllow: /shop/terms",
      right: "User-agent: *\nDisallow: /shop/\nAllow: /shop/terms",
    },
    source: PRECEDENCE,
  },
  R404: {
    example: {
      wrong: "User-agent: *\nDisallow: /downloads/\nAllow: /*.pdf$",
      right: "User-agent: *\nDisallow: /downloads/\nAllow: /downloads/*.pdf$",
    },
    source: PRECEDENCE,
  },
  R405: {
    example: {
      wrong: "User-agent: *\nAllow: /\nDisallow: /private/",
      right: "User-agent: *\nDisallow: /private/\nAllow: /",
    },
    source: {
      title: "CPython 3.13.0, urllib/robotparser.py",
      url: "https://github.com/python/cpython/blob/v3.13.0/Lib/urllib/robotparser.py",
    },
  },
  R406: {
    example: {
      wrong: "User-agent: *\nDisallow: /assets/",
      right: "User-agent: *\nDisallow: /assets/drafts/",
    },
    source: {
      title: "Google, Introduction to robots.txt",
      url: "https://developers.google.com/search/docs/crawling-indexing/robots/intro",
    },
  },
  R407: {
    example: {
      site: "https://shop.example",
      wrong: "User-agent: *\nDisallow: /feeds/\n\nSitemap: https://shop.example/feeds/sitemap.xml",
      right:
        "User-agent: *\nDisallow: /feeds/\nAllow: /feeds/sitemap.xml\n\nSitemap: https://shop.example/feeds/sitemap.xml",
    },
    source: PRECEDENCE,
  },
  R408: {
    example: {
      wrong: "User-agent: *\nDisallow: /",
      right: "User-agent: *\nDisallow: /drafts/",
    },
    source: {
      title: "Google, How to write and submit a robots.txt file",
      url: "https://developers.google.com/crawling/docs/robots-txt/create-robots-txt",
    },
  },
  R409: {
    example: {
      wrong: "User-agent: *\nDisallow: /*",
      right: "User-agent: *\nDisallow: /",
    },
    source: {
      title: "RFC 9309, 2.2.3",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3",
    },
  },
  R410: {
    example: {
      wrong: "User-agent: *\nDisallow: /c",
      right: "User-agent: *\nDisallow: /c/",
    },
    source: PRECEDENCE,
  },
  R411: {
    example: {
      urls: ["/admin"],
      wrong: "User-agent: *\nDisallow: /admin/",
      right: "User-agent: *\nDisallow: /admin/\nDisallow: /admin$",
    },
    source: PRECEDENCE,
  },
  R412: {
    example: {
      wrong: "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow:",
      right: "User-agent: *\nDisallow: /\n\nUser-agent: GPTBot\nDisallow: /",
    },
    source: {
      title: "RFC 9309, 2.2.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1",
    },
  },
  R413: {
    example: {
      wrong: "User-agent: *\nDisallow: /robots.txt",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: PRECEDENCE,
  },
  R414: {
    example: {
      urls: ["/admin/users"],
      wrong: "User-agent: *\nDisallow: /Admin",
      right: "User-agent: *\nDisallow: /admin",
    },
    source: PRECEDENCE,
  },
  R415: {
    example: {
      wrong: "User-agent: *\nDisallow: /shop/*\nAllow: /shop/",
      right: "User-agent: *\nDisallow: /shop/*\nAllow: /shop/terms",
    },
    source: PRECEDENCE,
  },
  R416: {
    example: {
      wrong: "User-agent: *\nDisallow: /shop/\nDisallow: /shop/cart",
      right: "User-agent: *\nDisallow: /shop/\nAllow: /shop/cart",
    },
    source: PRECEDENCE,
  },
};
