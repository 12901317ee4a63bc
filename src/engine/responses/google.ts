import {
  allow,
  always,
  cachedCopy,
  disallow,
  either,
  open,
  read,
  unsaid,
} from "../dialects/response-meanings.ts";
import type { Meaning, OutagePolicy, ResponsePolicy } from "../parse/response.ts";

// All three documents: at least (before 2019: up to) five hops, then as 404. None speaks of other
// hosts; all read an HTML page for its valid lines, and say that nothing else of it counts.
const redirects: ResponsePolicy["redirects"] = {
  limit: 5,
  followed: read("followed"),
  toOtherHost: unsaid(read("followed")),
  beyond: allow("too-many-redirects"),
};
const common = {
  html: read("lines-in-html"),
  tooLarge: read("beginning-read"),
  redirects,
  clientErrors: {},
  otherClientError: allow("no-file"),
  cacheHours: 24,
  // "Google may increase or decrease the cache lifetime based on max-age Cache-Control HTTP headers."
  headersMayLengthen: true,
} satisfies Partial<ResponsePolicy>;

const stale =
  "A file may be kept for longer where a newer one cannot be had; max-age of Cache-Control may lengthen or shorten the time.";

/** Google's specification as of 2026, "Handling of errors and HTTP status codes". */
export const googleResponses: ResponsePolicy = {
  ...common,
  source: {
    title: "How Google interprets the robots.txt specification (2026)",
    url: "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec",
  },
  notes: [
    "429 is excepted from the client errors without a rule of its own; Google’s page on the crawl rate treats it as a server error.",
    "After 30 days Google only crawls as if there were no file if the rest of the site answers; else it stops.",
    stale,
  ],
  clientErrors: { 429: disallow("rate-limited") },
  serverError: ladder(disallow("server-error")),
  // "DNS and network errors … are treated as server errors."
  unreachable: ladder(disallow("unreachable")),
};

/** The first 12 hours nothing, then the copy for 30 days or, without one, everything; then as if there were no file. */
function ladder(first: Meaning): OutagePolicy {
  return {
    short: either(first),
    "over-12-hours": { withCopy: cachedCopy, withoutCopy: allow("no-copy") },
    "over-30-days": either(allow("long-outage")),
  };
}

/** Google's specification of 1 July 2019, "Handling HTTP result codes". */
export const google2019Responses: ResponsePolicy = {
  ...common,
  source: {
    title: "Google, Robots.txt Specifications, July 2019",
    url: "https://web.archive.org/web/2019/https://developers.google.com/search/reference/robots_txt",
  },
  notes: [
    "If a site is known to answer 5xx for pages that do not exist, its 5xx is treated as 404.",
    stale,
  ],
  serverError: until30Days(disallow("server-error")),
  // "… will be treated as a server error."
  unreachable: until30Days(disallow("unreachable")),
};

/** "Unreachable for more than 30 days: the last cached copy is used, or if unavailable, no restrictions." */
function until30Days(first: Meaning): OutagePolicy {
  return {
    short: either(first),
    "over-12-hours": either(first),
    "over-30-days": { withCopy: cachedCopy, withoutCopy: allow("no-copy") },
  };
}

/** Google's specification before July 2019, "Handling HTTP result codes". */
export const googlePre2019Responses: ResponsePolicy = {
  ...common,
  source: {
    title: "Google, Robots.txt Specifications, before July 2019",
    url: "https://web.archive.org/web/2018/https://developers.google.com/search/reference/robots_txt",
  },
  notes: [
    "Redirects to URLs that are disallowed, and those made in HTML, are undefined.",
    "If a site is known to answer 5xx for pages that do not exist, its 5xx is treated as 404.",
    stale,
  ],
  // "Handling of a permanent server error is undefined."
  serverError: { ...always(disallow("server-error")), "over-30-days": either(open("left-open")) },
  // "… which cannot be fetched due to DNS or networking issues … is undefined."
  unreachable: always(open("left-open")),
};
