import type {
  Consequence,
  Grounds,
  Lasting,
  Meaning,
  OutagePolicy,
  ResponsePolicy,
} from "../parse/response.ts";

/** The file is read. */
export function read(reason: Grounds): Meaning {
  return documented("read-file", reason);
}

/** Everything may be fetched. */
export function allow(reason: Grounds): Meaning {
  return documented("allow-all", reason);
}

/** Nothing may be fetched. */
export function disallow(reason: Grounds): Meaning {
  return documented("disallow-all", reason);
}

/** Nothing says what happens. */
export function open(reason: Grounds): Meaning {
  return documented("undefined", reason);
}

/** The file as it was when it last could be fetched. */
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

/** The meanings of a policy, for a reader whose documents say nothing: read the same way, and marked so. */
export function assumed(policy: ResponsePolicy): Omit<ResponsePolicy, "source" | "notes"> {
  const { redirects } = policy;
  return {
    html: unsaid(policy.html),
    tooLarge: unsaid(policy.tooLarge),
    redirects: {
      limit: redirects.limit,
      followed: unsaid(redirects.followed),
      toOtherHost: unsaid(redirects.toOtherHost),
      beyond: unsaid(redirects.beyond),
    },
    clientErrors: {},
    otherClientError: unsaid(policy.otherClientError),
    serverError: unsaidOutage(policy.serverError),
    unreachable: unsaidOutage(policy.unreachable),
    cacheHours: null,
  };
}

function documented(kind: Consequence, reason: Grounds): Meaning {
  return { kind, reason, documented: true };
}

/** The same meaning where nothing says it. */
export function unsaid(meaning: Meaning): Meaning {
  return { ...meaning, documented: false };
}

function unsaidOutage(policy: OutagePolicy): OutagePolicy {
  return {
    short: unsaidPair(policy.short),
    "over-12-hours": unsaidPair(policy["over-12-hours"]),
    "over-30-days": unsaidPair(policy["over-30-days"]),
  };
}

function unsaidPair({ withCopy, withoutCopy }: OutagePolicy[Lasting]): OutagePolicy[Lasting] {
  return { withCopy: unsaid(withCopy), withoutCopy: unsaid(withoutCopy) };
}

/** For parsers that look neither at the kind of page they get nor at its size. */
export const anyText = { html: read("lines-in-html"), tooLarge: read("all-read") };

/** Redirects are followed up to a limit, to other hosts as well; `beyond` says what more of them mean. */
export function followed(
  limit: number,
  beyond: ResponsePolicy["html"],
): ResponsePolicy["redirects"] {
  return { limit, followed: read("followed"), toOtherHost: read("followed"), beyond };
}
