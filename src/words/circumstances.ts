import type { Grounds, Lasting } from "../engine/parse/response.ts";
import type { Governance, NotASite } from "../engine/url/scope.ts";

type NotGoverned = Extract<Governance, { governed: false }>["reason"];

/** Whose robots.txt it is, and what came back for it. */
export const circumstanceWords = {
  /** Why a URL is not governed: the rest of a sentence that begins “Not governed”. */
  outOfScope(reason: NotGoverned, robotsUrl: string | null): string {
    const other = robotsUrl ? ` The file that governs it is ${robotsUrl}.` : "";
    return `: ${NOT_GOVERNED[reason]}.${other}`;
  },

  site: "Site",
  /** In the empty field. */
  anySite: "any",
  /** Why a text is not taken for a site. */
  siteProblem(reason: NotASite): string {
    return `${NOT_A_SITE[reason]}; until then every URL counts as the site’s own`;
  },

  /** The button that asks the site for its robots.txt. */
  openLive: "Open live",
  openLiveAbout:
    "Have the server of this page ask the site for its robots.txt, and open what it answers",
  openLiveNeedsSite: "Write a site first, such as example.com",

  /** The field for what came back for robots.txt. */
  answer: "HTTP",
  redirects: "Number of redirects",
  toOtherHost: "to another host",
  howLong: "How long",
  copyKept: "copy kept",
  /** What an answer for robots.txt is called in a list. */
  answers: {
    ok: "200",
    html: "200, an HTML page",
    "too-large": "200, over the limit",
    redirects: "Redirects",
    "400": "400",
    "401": "401",
    "403": "403",
    "404": "404",
    "410": "410",
    "429": "429",
    "451": "451",
    "500": "500",
    "502": "502",
    "503": "503",
    "504": "504",
    unreachable: "Timeout or DNS failure",
  },
  /** How long an answer has lasted. */
  lasting: {
    short: "for a short time",
    "over-12-hours": "for over 12 hours",
    "over-30-days": "for over 30 days",
  } satisfies Readonly<Record<Lasting, string>>,
  /** Why an answer for robots.txt means what it means; the middle of a sentence. */
  grounds: {
    answered: "the file is there",
    followed: "the redirect is followed, and the rules are for the site asked first",
    "too-many-redirects": "so many redirects count as no robots.txt",
    "no-file": "there is no robots.txt, so nothing is forbidden",
    refused: "access to robots.txt was refused, which counts as refused to all",
    "rate-limited": "too many requests, which counts as a server error",
    "put-off": "visits are put off until robots.txt answers",
    "server-error": "a server error forbids everything until robots.txt answers",
    unreachable: "robots.txt is out of reach, which forbids everything",
    "cached-copy": "the copy from before is used; the text here stands for it",
    "no-copy": "there is no copy from before, which counts as no robots.txt",
    "long-outage": "out of reach for so long counts as no robots.txt",
    "fails-open": "a robots.txt that cannot be had counts as none",
    "not-200": "anything but 200 counts as no robots.txt",
    "not-text": "what is not a text counts as no robots.txt",
    "not-utf-8": "the file is in UTF-16, and read as UTF-8 it has no rules",
    "lines-in-html": "lines with fields are read even in an HTML page",
    "body-read": "the body is read, whatever comes with it",
    "beginning-read": "the beginning of the file is read",
    "all-read": "all of the file is read",
    "file-ignored": "a file so large is ignored",
    "nothing-read": "nothing was read, and so nothing is allowed",
    exception: "the reader breaks off with an exception",
    "callers-duty": "the reader does not fetch; what happens is its caller’s choice",
    "left-open": "the document leaves it open",
  } satisfies Readonly<Record<Grounds, string>>,
};

const NOT_GOVERNED: Readonly<Record<NotGoverned, string>> = {
  host: "another host has a robots.txt of its own",
  scheme: "another scheme has a robots.txt of its own",
  port: "another port has a robots.txt of its own",
  "other-scheme": "addresses of this scheme have no robots.txt",
  "no-host": "the address has no host",
  "bad-host": "the address has no possible host",
  "bad-port": "the address has no possible port",
};

const NOT_A_SITE: Readonly<Record<NotASite, string>> = {
  empty: "no site",
  "other-scheme": "only http, https and ftp have a robots.txt",
  "no-host": "a site needs a host, such as https://shop.example",
  "bad-host": "this can be no host",
  "bad-port": "ports go from 1 to 65535",
  "user-info": "leave the user name and password out",
  "robots-txt-in-folder": "crawlers look for robots.txt at the top only, not in folders",
  "robots-txt-misspelled": "crawlers look for /robots.txt, in small letters",
};
