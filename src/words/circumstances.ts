import type { Grounds, Lasting } from "../engine/parse/response.ts";
import type { Governance, NotASite } from "../engine/url/scope.ts";

type NotGoverned = Extract<Governance, { governed: false }>["reason"];

/** Whose robots.txt it is, and what the server sent for it. */
export const circumstanceWords = {
  /** Why a URL is not governed: the rest of a sentence that begins “Not governed”. */
  outOfScope(reason: NotGoverned, robotsUrl: string | null): string {
    const other = robotsUrl ? ` The rules for this URL are at ${robotsUrl}.` : "";
    return `: ${NOT_GOVERNED[reason]}.${other}`;
  },

  site: "Site",
  /** In the empty field. */
  anySite: "any",
  /** Why a text is not a site. */
  siteProblem: (reason: NotASite): string =>
    `${NOT_A_SITE[reason]}. Until the site is valid, the rules apply to every URL.`,

  /** The button that asks the site for its robots.txt. */
  openLive: "Open live",
  openLiveAbout:
    "Fetch the site’s robots.txt through the playground’s server, and open it in the editor",
  openLiveNeedsSite: "Enter a site first, such as example.com",

  /** The field for the HTTP response to a request for robots.txt. */
  answer: "HTTP",
  redirects: "Number of redirects",
  toOtherHost: "to another host",
  howLong: "How long the outage has lasted",
  copyKept: "crawler has a copy",
  /** What a response for robots.txt is called in a list; other status codes are called what they are. */
  answerNamed: (id: string): string => ANSWERS[id] ?? id,
  /** How long a response has been the same. */
  lasting: {
    short: "for a short time",
    "over-12-hours": "for over 12 hours",
    "over-30-days": "for over 30 days",
  } satisfies Readonly<Record<Lasting, string>>,
  /** Why a response for robots.txt means what it means: a clause that can follow a colon. */
  grounds: {
    answered: "the server sent the file",
    followed: "the crawler follows redirects and applies the rules to the site that it asked first",
    "too-many-redirects": "after so many redirects, robots.txt counts as missing",
    "no-file": "robots.txt counts as missing, so nothing is blocked",
    refused: "the server refused access to robots.txt, so the whole site counts as blocked",
    "rate-limited":
      "status code 429 (too many requests) counts as a server error, so everything is blocked",
    "put-off": "the crawler waits until the server sends robots.txt",
    "server-error": "the server reports an error, so everything is blocked",
    unreachable: "robots.txt is unreachable, so everything is blocked",
    "cached-copy":
      "the crawler uses its earlier copy, and the playground uses the file in the editor as that copy",
    "no-copy": "the crawler has no earlier copy, so robots.txt counts as missing",
    "long-outage": "robots.txt has been unreachable for so long that it counts as missing",
    "fails-open": "a robots.txt that cannot be fetched counts as missing",
    "not-200": "the status code is not 200, so robots.txt counts as missing",
    "not-text": "the response is not plain text, so robots.txt counts as missing",
    "not-utf-8": "the file is in UTF-16; read as UTF-8, it has no rules",
    "lines-in-html": "the parser reads rules even in an HTML page",
    "body-read": "the parser reads the body of the response, whatever the status code",
    "beginning-read": "the parser reads the beginning of the file, up to its limit",
    "all-read": "the parser reads the whole file",
    "file-ignored": "the parser ignores a file over its size limit",
    "nothing-read": "the parser allows nothing until it has read a file",
    exception: "the parser stops with an exception and gives no verdict",
    "callers-duty":
      "the parser fetches nothing itself, so the program that uses the parser decides what this response means",
    "left-open": "the parser’s documentation does not say what this response means",
  } satisfies Readonly<Record<Grounds, string>>,
};

const ANSWERS: Readonly<Record<string, string>> = {
  ok: "200",
  html: "200, an HTML page",
  "too-large": "200, over the size limit",
  redirects: "Redirects",
  unreachable: "Timeout or DNS failure",
};

const NOT_GOVERNED: Readonly<Record<NotGoverned, string>> = {
  host: "this URL is on another host, which has its own robots.txt",
  scheme: "this URL has another scheme, which has its own robots.txt",
  port: "this URL has another port, which has its own robots.txt",
  "other-scheme": "the parser does not use robots.txt for URLs of this scheme",
  "no-host": "this URL has no host",
  "bad-host": "this URL has an invalid host",
  "bad-port": "this URL has an invalid port",
};

const NOT_A_SITE: Readonly<Record<NotASite, string>> = {
  empty: "Enter a site",
  // RFC 9309, section 2.3 names HTTP and FTP URIs; Google’s documentation names http, https and ftp.
  "other-scheme": "The playground supports only http, https and ftp sites",
  "no-host": "A site needs a host, as in https://shop.example",
  "bad-host": "This host is not valid",
  "bad-port": "A port must be from 1 to 65535",
  "user-info": "Leave out the user name and the password",
  // RFC 9309, section 2.3: the file is at /robots.txt, in lower case, at the top of the site.
  "robots-txt-in-folder": "Crawlers look for robots.txt only at the top of a site, not in folders",
  "robots-txt-misspelled": "Crawlers look for /robots.txt in lower-case letters",
};
