import type { pathReachProblems } from "../../../words/problems/path-reach.ts";
import type { EntriesFor } from "./entry.ts";
import { SPECIAL_CHARACTERS } from "./special-characters.ts";

/** Examples and sources for problems of paths with wildcards that match more or less than they seem to. */
export const pathReachEntries: EntriesFor<typeof pathReachProblems> = {
  R313: {
    example: { wrong: "User-agent: *\nDisallow: /*.js", right: "User-agent: *\nDisallow: /*.js$" },
    source: SPECIAL_CHARACTERS,
  },
  R314: {
    example: {
      wrong: "User-agent: *\nDisallow: /\nAllow: /$",
      right: "User-agent: *\nDisallow: /\nAllow: /$\nAllow: /?",
    },
    source: SPECIAL_CHARACTERS,
  },
  R315: {
    example: {
      wrong: "User-agent: *\nDisallow: /*?sort=",
      right: "User-agent: *\nDisallow: /*?sort=\nDisallow: /*&sort=",
    },
    source: SPECIAL_CHARACTERS,
  },
  R316: {
    example: {
      wrong: "User-agent: *\nDisallow: /*/feed/",
      right: "User-agent: *\nDisallow: /feed/\nDisallow: /*/feed/",
    },
    source: SPECIAL_CHARACTERS,
  },
};
