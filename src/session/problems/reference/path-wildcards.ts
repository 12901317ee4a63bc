import type { pathWildcardProblems } from "../../../words/problems/path-wildcards.ts";
import type { EntriesFor } from "./entry.ts";
import { SPECIAL_CHARACTERS } from "./special-characters.ts";

/** Examples and sources for problems of characters that are special in a path, or are taken to be. */
export const pathWildcardEntries: EntriesFor<typeof pathWildcardProblems> = {
  R303: {
    example: {
      wrong: "User-agent: *\nDisallow: /somewords\nAllow: /someword*",
      right: "User-agent: *\nDisallow: /somewords\nAllow: /someword",
    },
    source: {
      title: "RFC 9309, 2.2.2",
      url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2",
    },
  },
  R304: {
    example: {
      wrong: "User-agent: *\nDisallow: /*.pdf$/",
      right: "User-agent: *\nDisallow: /*.pdf$",
    },
    source: SPECIAL_CHARACTERS,
  },
  R305: {
    example: {
      wrong: "User-agent: *\nDisallow: /*?",
      right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
    },
    source: SPECIAL_CHARACTERS,
  },
  R306: {
    example: {
      wrong: "User-agent: *\nDisallow: /(cart|basket)/",
      right: "User-agent: *\nDisallow: /cart/\nDisallow: /basket/",
    },
    source: SPECIAL_CHARACTERS,
  },
  R307: {
    example: {
      wrong: "User-agent: *\nDisallow: /a/**/print",
      right: "User-agent: *\nDisallow: /a/*/print",
    },
    source: SPECIAL_CHARACTERS,
  },
};
