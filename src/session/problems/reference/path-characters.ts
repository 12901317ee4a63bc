import type { pathCharacterProblems } from "../../../words/problems/path-characters.ts";
import type { EntriesFor } from "./entry.ts";
import { SPECIAL_CHARACTERS } from "./special-characters.ts";

const ENCODING = {
  title: "RFC 9309, 2.2.2",
  url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
};

/** Examples and sources for problems of characters in a path and of how they are encoded. */
export const pathCharacterEntries: EntriesFor<typeof pathCharacterProblems> = {
  R308: {
    example: {
      wrong: "User-agent: *\nDisallow: /my folder/",
      right: "User-agent: *\nDisallow: /my%20folder/",
    },
    source: ENCODING,
  },
  R309: {
    example: {
      wrong: "User-agent: *\nDisallow: /könyvek/",
      right: "User-agent: *\nDisallow: /k%C3%B6nyvek/",
    },
    source: ENCODING,
  },
  R310: {
    example: {
      wrong: "User-agent: *\nDisallow: /b#c",
      right: "User-agent: *\nDisallow: /b #c",
    },
    source: { title: "RFC 9309, 2.2", url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2" },
  },
  R311: {
    example: {
      readAs: "google",
      wrong: "User-agent: *\nDisallow: /file-%2A.html",
      right: "User-agent: *\nDisallow: /file-*.html",
    },
    source: SPECIAL_CHARACTERS,
  },
  R312: {
    example: {
      wrong: "User-agent: *\nDisallow: /a%2Fb",
      right: "User-agent: *\nDisallow: /a%2Fb\nDisallow: /a/b",
    },
    source: ENCODING,
  },
};
