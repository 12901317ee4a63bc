import type { pathStartProblems } from "../../../words/problems/path-starts.ts";
import type { EntriesFor } from "./entry.ts";

/** Examples and sources for problems of where a path begins, or of what is no path. */
export const pathStartEntries: EntriesFor<typeof pathStartProblems> = {
  R301: {
    example: {
      wrong: "User-agent: *\nDisallow: private/",
      right: "User-agent: *\nDisallow: /private/\nDisallow: *.gif",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R302: {
    example: {
      wrong: "User-agent: *\nDisallow: https://shop.example/private/",
      right: "User-agent: *\nDisallow: /private/",
    },
    source: {
      title: "RFC 9309, 2.2.2",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
    },
  },
  R317: {
    example: {
      wrong: "User-agent: *\nAllow:\nDisallow: /cart",
      right: "User-agent: *\nAllow: /\nDisallow: /cart",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R318: {
    example: {
      readAs: "google",
      wrong: "User-agent: *\nDisallow: /\nAllow: /docs/index.html",
      right: "User-agent: *\nDisallow: /\nAllow: /docs/$",
    },
    source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
  },
  R319: {
    example: {
      wrong: "User-agent: *\nDisallow: /admin\\logs\\",
      right: "User-agent: *\nDisallow: /admin/logs/",
    },
    source: { title: "URL Standard, path state", url: "https://url.spec.whatwg.org/#path-state" },
  },
  R320: {
    example: {
      wrong: "User-agent: *\nDisallow: www.shop.example/private/",
      right: "User-agent: *\nDisallow: /private/",
    },
    source: { title: "RFC 9309, 2.3", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3" },
  },
};
