import type { fileProblems } from "../../../words/problems/syntax-file.ts";
import type { EntriesFor } from "./entry.ts";

/** Examples and sources for problems of the file as a whole: its size and what it is at all. */
export const fileEntries: EntriesFor<typeof fileProblems> = {
  R107: {
    example: {
      readAs: "google",
      wrong: `User-agent: *\nDisallow: /cart/${"a".repeat(16_700)}`,
      right: "User-agent: *\nDisallow: /cart/",
    },
    source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
  },
  R108: {
    example: {
      wrong: `User-agent: *\n${"# A remark.\n".repeat(43_000)}Disallow: /cart`,
      right: "User-agent: *\nDisallow: /cart",
    },
    source: {
      title: "Google, How Google interprets the robots.txt specification",
      url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
    },
  },
  R113: {
    example: {
      wrong: "<!DOCTYPE html>\n<title>Page not found</title>",
      right: "User-agent: *\nDisallow: /cart",
    },
    source: { title: "RFC 9309, 2.3", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3" },
  },
  R114: {
    example: {
      wrong: [..."User-agent: *\nDisallow: /cart"].map((letter) => `${letter}\0`).join(""),
      right: "User-agent: *\nDisallow: /cart",
    },
    source: { title: "RFC 9309, 2.3", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3" },
  },
};
