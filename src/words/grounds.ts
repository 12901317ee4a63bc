import type { Grounds } from "../engine/parse/response.ts";
import type { Governance } from "../engine/url/scope.ts";

type NotGoverned = Extract<Governance, { governed: false }>["reason"];

/** Why it is not the rules that decide. */
export const groundWords = {
  /** Why a URL is not governed: the rest of a sentence that begins “Not governed”. */
  outOfScope(reason: NotGoverned, robotsUrl: string | null): string {
    const other = robotsUrl ? ` The rules for this URL are at ${robotsUrl}.` : "";
    return `: ${NOT_GOVERNED[reason]}.${other}`;
  },

  /** Why a response for robots.txt means what it means: a clause that can follow a colon. */
  response: {
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

const NOT_GOVERNED: Readonly<Record<NotGoverned, string>> = {
  host: "this URL is on another host, which has its own robots.txt",
  scheme: "this URL has another scheme, which has its own robots.txt",
  port: "this URL has another port, which has its own robots.txt",
  "other-scheme": "the parser does not use robots.txt for URLs of this scheme",
  "no-host": "this URL has no host",
  "bad-host": "this URL has an invalid host",
  "bad-port": "this URL has an invalid port",
};
