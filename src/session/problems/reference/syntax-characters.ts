import type { characterProblems } from "../../../words/problems/syntax-characters.ts";
import type { EntriesFor } from "./entry.ts";

/** Examples and sources for problems of characters that are not what they seem. */
export const characterEntries: EntriesFor<typeof characterProblems> = {
  R109: {
    example: {
      wrong: "\ufeffUser-agent: *\nDisallow: /cart",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: {
      title: "Scrapy, issue 6195",
      url: "https://github.com/scrapy/scrapy/issues/6195",
    },
  },
  R110: {
    example: {
      wrong: "User-agent: *\nDisallow: /cart\0",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
  },
  R111: {
    example: {
      wrong: "User-agent: *\nDisallow:\u00a0/cart",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R112: {
    example: {
      wrong: "User\u2011agent: *\nDisallow: /cart",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R115: {
    example: {
      wrong: "User-agent: *\nDisallow: /k\udcf6nyvek",
      right: "User-agent: *\nDisallow: /k%C3%B6nyvek",
    },
    source: { title: "RFC 9309, 2.3", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3" },
  },
  R117: {
    example: {
      wrong: 'User-agent: *\nDisallow: "/cart"',
      right: "User-agent: *\nDisallow: /cart",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
};
