import { allow, always, disallow, open, read } from "../dialects/response-meanings.ts";
import type { ResponsePolicy } from "../parse/response.ts";

// None of these looks at what kind of page it reads, nor at its size.
const anyText = { html: read("lines-in-html"), tooLarge: read("all-read") };

function followed(limit: number, beyond: ResponsePolicy["html"]): ResponsePolicy["redirects"] {
  return { limit, followed: read("followed"), toOtherHost: read("followed"), beyond };
}

/** CPython, Lib/urllib/robotparser.py, read, up to 3.13.14 and 3.14.6. */
export const pythonResponses: ResponsePolicy = {
  ...anyText,
  source: {
    title: "CPython, urllib.robotparser",
    url: "https://docs.python.org/3.13/library/urllib.robotparser.html",
  },
  notes: [
    "After a server error nothing is read, and can_fetch says no until something is.",
    "An address that cannot be reached raises an exception in read.",
    "A byte that is not UTF-8 raises an exception as well, up to 3.13.7 and 3.14.0.",
  ],
  // urllib.request, HTTPRedirectHandler.max_redirections; past it an HTTPError that read passes over.
  redirects: followed(10, disallow("nothing-read")),
  clientErrors: { 401: disallow("refused"), 403: disallow("refused") },
  otherClientError: allow("no-file"),
  serverError: always(disallow("nothing-read")),
  unreachable: always(open("exception")),
  cacheHours: null,
};

/** The same from 3.13.15, 3.14.7 and 3.15.0b4 (gh-79638). */
export const pythonRfc9309Responses: ResponsePolicy = {
  ...pythonResponses,
  source: {
    title: "CPython, urllib.robotparser",
    url: "https://docs.python.org/3/library/urllib.robotparser.html",
  },
  notes: [
    "Server errors disallow everything from 3.13.15, 3.14.7 and 3.15.0b4 on; before, nothing was read, which comes to the same.",
    "An address that cannot be reached raises an exception in read.",
  ],
  serverError: always(disallow("server-error")),
};

/** Scrapy, downloadermiddlewares/robotstxt.py, which fetches what Protego reads. */
export const protegoResponses: ResponsePolicy = {
  ...anyText,
  source: {
    title: "Scrapy, RobotsTxtMiddleware",
    url: "https://docs.scrapy.org/en/latest/topics/downloader-middleware.html#topics-dlmw-robots",
  },
  notes: [
    "Protego does not fetch; this is what Scrapy does with it. The body of an error page is read like a file.",
    "A file is kept for the whole run, one for http and https.",
  ],
  // REDIRECT_MAX_TIMES; past it _robots_error leaves no parser, and everything is allowed.
  redirects: followed(20, allow("too-many-redirects")),
  // _parse_robots looks at no status.
  clientErrors: {},
  otherClientError: read("body-read"),
  serverError: always(read("body-read")),
  unreachable: always(allow("fails-open")),
  cacheHours: null,
};

/** Common Crawl's fork of Nutch, HttpRobotRulesParser.java, which fetches what crawler-commons reads. */
export const crawlerCommonsResponses: ResponsePolicy = {
  ...anyText,
  // SimpleRobotRulesParser, parseContent.
  readsMarkedUtf16: true,
  source: {
    title: "Common Crawl, Nutch, HttpRobotRulesParser",
    url: "https://github.com/commoncrawl/nutch",
  },
  notes: [
    "crawler-commons does not fetch; this is what CCBot does with it. Its own failedFetch also puts visits off where there is no answer.",
    "403 can be configured to disallow everything.",
    "In an HTML page, tags are stripped if it has a User-agent line; else everything is allowed.",
  ],
  // http.robots.redirect.max.
  redirects: followed(5, allow("too-many-redirects")),
  clientErrors: { 429: disallow("put-off") },
  otherClientError: allow("no-file"),
  // http.robots.503.defer.visits.
  serverError: always(disallow("put-off")),
  unreachable: always(allow("fails-open")),
  cacheHours: null,
};

const callersDuty = open("callers-duty");

/** npm robots-parser is given a text and fetches none. */
export const robotsParserResponses: ResponsePolicy = {
  ...anyText,
  source: { title: "npm robots-parser", url: "https://www.npmjs.com/package/robots-parser" },
  notes: ["The package reads the text it is given; what an answer means is for its caller to say."],
  redirects: {
    limit: null,
    followed: callersDuty,
    toOtherHost: callersDuty,
    beyond: callersDuty,
  },
  clientErrors: {},
  otherClientError: callersDuty,
  serverError: always(callersDuty),
  unreachable: always(callersDuty),
  cacheHours: null,
};

/** LWP::RobotUA 6.03, simple_request, which fetches what WWW::RobotRules reads. */
export const wwwRobotrulesResponses: ResponsePolicy = {
  ...anyText,
  source: { title: "LWP::RobotUA", url: "https://metacpan.org/pod/LWP::RobotUA" },
  notes: [
    "WWW::RobotRules does not fetch; this is what LWP::RobotUA does with it: whatever is no text, no success, or has no Disallow line counts as an empty file.",
  ],
  // LWP::UserAgent, max_redirect.
  redirects: followed(7, allow("too-many-redirects")),
  clientErrors: {},
  otherClientError: allow("no-file"),
  // LWP answers 500 itself where there is no answer.
  serverError: always(allow("fails-open")),
  unreachable: always(allow("fails-open")),
  cacheHours: null,
};
