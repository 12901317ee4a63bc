import type { fieldProblems } from "../../../words/problems/syntax-fields.ts";
import type { EntriesFor } from "./entry.ts";

/** Examples and sources for problems of fields: their names, their colons and where they stand. */
export const fieldEntries: EntriesFor<typeof fieldProblems> = {
  R101: {
    example: { wrong: "User-agent: *\nBlock: /cart", right: "User-agent: *\nDisallow: /cart" },
    source: {
      title: "RFC 9309, 2.2.4",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4",
    },
  },
  R102: {
    example: { wrong: "User-agent: *\nDisalow: /cart", right: "User-agent: *\nDisallow: /cart" },
    source: { title: "google/robotstxt, robots.cc", url: "https://github.com/google/robotstxt" },
  },
  R103: {
    example: { wrong: "User-agent: *\nDisallow /cart", right: "User-agent: *\nDisallow: /cart" },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R104: {
    example: { wrong: "User-agent: * Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R105: {
    example: { wrong: "Disallow: /cart", right: "User-agent: *\nDisallow: /cart" },
    source: {
      title: "RFC 9309, 2.2.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1",
    },
  },
  R106: {
    example: { wrong: "User-agent:\nDisallow: /cart", right: "User-agent: *\nDisallow: /cart" },
    source: {
      title: "RFC 9309, 2.2.1",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1",
    },
  },
  R116: {
    example: {
      wrong: "Robots of our shop\nUser-agent: *",
      right: "# Robots of our shop\nUser-agent: *",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
};
