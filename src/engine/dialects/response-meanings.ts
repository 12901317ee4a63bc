import type {
  Consequence,
  Grounds,
  Lasting,
  Meaning,
  OutagePolicy,
  ResponsePolicy,
} from "../parse/response.ts";

/** The parser reads the file. */
export function read(reason: Grounds): Meaning {
  return documented("read-file", reason);
}

/** The crawler may fetch every URL. */
export function allow(reason: Grounds): Meaning {
  return documented("allow-all", reason);
}

/** The crawler may not fetch any URL. */
export function disallow(reason: Grounds): Meaning {
  return documented("disallow-all", reason);
}

/** No source says what happens. */
export function open(reason: Grounds): Meaning {
  return documented("undefined", reason);
}

/** The crawler uses the file as it was when it could last be fetched. */
export const cachedCopy: Meaning = documented("use-cached-copy", "cached-copy");

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

/** The meanings of a policy, for a parser whose documentation says nothing: the same, marked as assumed. */
export function assumed(policy: ResponsePolicy): ResponsePolicy {
  const text = JSON.stringify(policy, (key, value) => (key === "documented" ? false : value));
  return { ...JSON.parse(text), clientErrors: {}, cacheHours: null };
}

function documented(kind: Consequence, reason: Grounds): Meaning {
  return { kind, reason, documented: true };
}

/** The same meaning, marked as assumed: no source says it. */
export function unsaid(meaning: Meaning): Meaning {
  return { ...meaning, documented: false };
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
