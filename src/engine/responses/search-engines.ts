import { allow, always, assumed, read } from "../dialects/response-meanings.ts";
import type { ResponsePolicy } from "../parse/response.ts";
import { rfc9309Responses } from "./standards.ts";

const asRfc9309 = assumed(rfc9309Responses);

/** Yandex Webmaster help, requirements for robots.txt: what does not meet them leaves the site open. */
export const yandexResponses: ResponsePolicy = {
  ...asRfc9309,
  source: {
    title: "Yandex Webmaster help, robots.txt",
    url: "https://yandex.com/support/webmaster/en/controlling-robot/robots-txt",
  },
  notes: [
    "A file counts that is a text of up to 500 KB and comes with status 200; with anything else the site is open. Server errors are not named apart.",
  ],
  html: allow("not-text"),
  tooLarge: allow("file-ignored"),
  // "Yandex supports redirects from the robots.txt of one site to the file of another": its rules count.
  redirects: {
    ...asRfc9309.redirects,
    followed: read("followed"),
    toOtherHost: read("followed"),
  },
  otherClientError: allow("not-200"),
  serverError: always(allow("not-200")),
};

/** Bing: "if a robots.txt file is missing from a subdomain, … it will consider itself allowed anywhere on the subdomain". */
export const bingResponses: ResponsePolicy = {
  ...asRfc9309,
  source: {
    title: "Bing Webmaster Blog, 3 May 2012",
    url: "https://blogs.bing.com/webmaster/2012/05/03/to-crawl-or-not-to-crawl-that-is-bingbots-question",
  },
  notes: ["Only a missing file is documented."],
  clientErrors: { 404: allow("no-file") },
};

/** Baidu: where /robots.txt does not exist or is empty, the site is open to all robots. */
export const baiduResponses: ResponsePolicy = {
  ...asRfc9309,
  source: {
    title: "Baidu, robots.txt help",
    url: "https://www.baidu.com/search/robots_english.html",
  },
  notes: ["Only a missing file is documented."],
  clientErrors: { 404: allow("no-file") },
};
