import type { Lasting } from "../engine/parse/response.ts";
import type { NotASite } from "../engine/url/scope.ts";

/** RFC 9309, section 2.3. */
const AT_TOP = "Crawlers look for robots.txt only at the top of a site, not in folders";

/** Whose robots.txt it is, and what the server sent for it. */
export const circumstanceWords = {
  site: "Site",
  /** In the empty field. */
  anySite: "any",
  /** Where the site is typed with a folder. */
  folder: `${AT_TOP}. The rules apply to the whole site.`,
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
};

const ANSWERS: Readonly<Record<string, string>> = {
  ok: "200",
  html: "200, an HTML page",
  "too-large": "200, over the size limit",
  redirects: "Redirects",
  unreachable: "Timeout or DNS failure",
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
  "robots-txt-in-folder": AT_TOP,
  "robots-txt-misspelled": "Crawlers look for /robots.txt in lower-case letters",
};
