import {
  allow,
  always,
  assumed,
  cachedCopy,
  disallow,
  either,
  read,
  unsaid,
} from "../dialects/response-meanings.ts";
import type { OutagePolicy, ResponsePolicy } from "../parse/response.ts";

/** RFC 9309, 2.3.1 (access results), 2.4 (caching), 2.5 (limits). */
export const rfc9309Responses: ResponsePolicy = {
  source: {
    title: "RFC 9309, section 2.3.1",
    url: "https://www.rfc-editor.org/rfc/rfc9309#section-2.3.1",
  },
  notes: [
    "After a reasonably long time without an answer, for example 30 days, a crawler may go on with its copy or act as if there were no file; here it goes on with the copy where it has one.",
  ],
  // 2.3.1.1: of what was downloaded, "the crawler MUST follow the parseable rules"; pages are not mentioned.
  html: unsaid(read("lines-in-html")),
  // 2.5: a limit there may be, of at least 500 KiB.
  tooLarge: read("beginning-read"),
  // 2.3.1.2: at least five, "even across authorities", "in the context of the initial authority";
  // beyond that, crawlers MAY assume that the file is unavailable.
  redirects: {
    limit: 5,
    followed: read("followed"),
    toOtherHost: read("followed"),
    beyond: allow("too-many-redirects"),
  },
  // 2.3.1.3: "MAY access any resources on the server", for 400 to 499.
  clientErrors: {},
  otherClientError: allow("no-file"),
  // 2.3.1.4: "MUST assume complete disallow", for server and network errors alike.
  serverError: until30Days(disallow("server-error")),
  unreachable: until30Days(disallow("unreachable")),
  // 2.4: "SHOULD NOT use the cached version for more than 24 hours".
  cacheHours: 24,
};

function until30Days(meaning: ReturnType<typeof disallow>): OutagePolicy {
  return {
    short: either(meaning),
    "over-12-hours": either(meaning),
    "over-30-days": { withCopy: cachedCopy, withoutCopy: allow("long-outage") },
  };
}

const asRfc9309 = assumed(rfc9309Responses);

/** "A Standard for Robot Exclusion", 1994. */
export const original1994Responses: ResponsePolicy = {
  ...asRfc9309,
  source: {
    title: "A Standard for Robot Exclusion (1994)",
    url: "https://www.robotstxt.org/orig.html",
  },
  notes: ["The text knows a file that is there, one that is empty, and one that is not."],
  // No limit, and none of the RFC's room for one.
  tooLarge: read("all-read"),
  // An empty file "will be treated as if it was not present, i.e. all robots will consider themselves welcome".
  clientErrors: { 404: allow("no-file") },
};

/** draft-koster-robots-00, 1996: 3.1 (access method), 3.4 (expiration). */
export const draft1996Responses: ResponsePolicy = {
  ...asRfc9309,
  source: {
    title: "draft-koster-robots-00, section 3.1",
    url: "https://www.robotstxt.org/norobots-rfc.txt",
  },
  notes: ["A file without an expiry date of its own is kept for 7 days."],
  // 3.1, on 2xx: "the robot must read the content, parse it".
  html: read("lines-in-html"),
  // 3.1: "follow the redirects until a resource can be found".
  redirects: {
    limit: null,
    followed: read("followed"),
    toOtherHost: read("followed"),
    beyond: read("followed"),
  },
  // 3.1: 404, no instructions; 401 and 403, "regard access to the site completely restricted".
  clientErrors: { 401: disallow("refused"), 403: disallow("refused"), 404: allow("no-file") },
  // 3.1: temporary failure, "defer visits to the site until such time as the resource can be retrieved".
  serverError: always(disallow("put-off")),
  unreachable: always(disallow("put-off")),
  // 3.4: seven days where there is no Expires, and else until then.
  cacheHours: 7 * 24,
  headersMayLengthen: true,
};
