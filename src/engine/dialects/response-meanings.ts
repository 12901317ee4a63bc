import type { Grounds, Lasting, Meaning, OutagePolicy, ResponsePolicy } from "../parse/response.ts";

/** The parser reads the file. */
export function read(reason: Grounds): Meaning {
  return { kind: "read-file", reason };
}

/** The crawler may fetch every URL. */
export function allow(reason: Grounds): Meaning {
  return { kind: "allow-all", reason };
}

/** The crawler may not fetch any URL. */
export function disallow(reason: Grounds): Meaning {
  return { kind: "disallow-all", reason };
}

/** No source says what happens. */
export function open(reason: Grounds): Meaning {
  return { kind: "undefined", reason };
}

/** The crawler uses the file as it was when it could last be fetched. */
export const cachedCopy: Meaning = { kind: "use-cached-copy", reason: "cached-copy" };

/** The same with a copy and without. */
export function either(meaning: Meaning): OutagePolicy[Lasting] {
  return { withCopy: meaning, withoutCopy: meaning };
}

/** The same however long it lasts, with a copy and without. */
export function always(meaning: Meaning): OutagePolicy {
  return {
    short: either(meaning),
    "over-12-hours": either(meaning),
    "over-30-days": either(meaning),
  };
}

/** `first` for 30 days; then the copy or, without one, everything may be fetched. */
export function until30Days(first: Meaning, withoutCopy: Grounds): OutagePolicy {
  return {
    ...always(first),
    "over-30-days": { withCopy: cachedCopy, withoutCopy: allow(withoutCopy) },
  };
}

/** What most libraries have in common: they parse any text of any size, and do not fix how long it is kept. */
export const anyText = {
  html: read("lines-in-html"),
  tooLarge: read("all-read"),
  clientErrors: {},
  cacheHours: null,
};

/** The client follows redirects up to a limit, to other hosts too; `beyond` says what more redirects mean. */
export function followed(limit: number, beyond: Meaning): ResponsePolicy["redirects"] {
  return { limit, followed: read("followed"), toOtherHost: read("followed"), beyond };
}
