import { google } from "../../../src/engine/dialects/google.ts";
import { google2019 } from "../../../src/engine/dialects/google-2019.ts";
import { googlePre2019 } from "../../../src/engine/dialects/google-pre-2019.ts";
import {
  by,
  client,
  html,
  ok,
  type ResponseCase,
  redirects,
  server,
  tooLarge,
  unreachable,
} from "./response-case.ts";

const before = (row: string) => `Google, Robots.txt Specifications, before July 2019: ${row}`;
const of2019 = (row: string) => `Google, Robots.txt Specifications, July 2019: ${row}`;
const today = (row: string) => `Google, robots.txt specification, 14 April 2026: ${row}`;

/** Google's tables of HTTP result codes, row by row. */
export const googleResponseCases: readonly ResponseCase[] = [
  ...by(googlePre2019.responses, before("2xx, conditional allow"), [[ok, "read-file"]]),
  ...by(googlePre2019.responses, before("3xx, up to five hops, then as 404"), [
    [redirects(1), "read-file"],
    [redirects(5), "read-file"],
    [redirects(6), "allow-all"],
    [redirects(1, true), "read-file", "unsaid"],
    [redirects(6, true), "allow-all"],
  ]),
  ...by(googlePre2019.responses, before("4xx, full allow, 401 and 403 included"), [
    [client(404), "allow-all"],
    [client(401), "allow-all"],
    [client(403), "allow-all"],
    [client(410), "allow-all"],
    [client(429), "allow-all"],
  ]),
  ...by(googlePre2019.responses, before("5xx, full disallow; permanent: undefined"), [
    [server(), "disallow-all"],
    [server("short", true, 503), "disallow-all"],
    [server("over-12-hours", true), "disallow-all"],
    [server("over-30-days"), "undefined"],
    [server("over-30-days", true), "undefined"],
  ]),
  ...by(googlePre2019.responses, before("unsuccessful requests, undefined"), [
    [unreachable(), "undefined"],
    [unreachable("over-30-days", true), "undefined"],
  ]),
  ...by(
    googlePre2019.responses,
    before(
      "“if the resulting document is an HTML page, only valid text lines will be taken into account”",
    ),
    [[html, "read-file"]],
  ),
  ...by(googlePre2019.responses, before("500 KB, the rest may be ignored"), [
    [tooLarge, "read-file"],
  ]),
  ...by(google2019.responses, of2019("2xx, conditional allow"), [[ok, "read-file"]]),
  ...by(google2019.responses, of2019("3xx, at least five hops, then as 404"), [
    [redirects(5), "read-file"],
    [redirects(6), "allow-all"],
  ]),
  ...by(google2019.responses, of2019("4xx, full allow"), [
    [client(404), "allow-all"],
    [client(401), "allow-all"],
    [client(403), "allow-all"],
    [client(429), "allow-all"],
  ]),
  ...by(
    google2019.responses,
    of2019("5xx, full disallow; after 30 days the last copy, else full allow"),
    [
      [server(), "disallow-all"],
      [server("short", true), "disallow-all"],
      [server("over-12-hours", true, 502), "disallow-all"],
      [server("over-30-days", true), "use-cached-copy"],
      [server("over-30-days", false), "allow-all"],
    ],
  ),
  ...by(google2019.responses, of2019("unsuccessful requests, as a server error"), [
    [unreachable(), "disallow-all"],
    [unreachable("over-30-days", true), "use-cached-copy"],
    [unreachable("over-30-days"), "allow-all"],
  ]),
  ...by(google2019.responses, of2019("“an HTML page, only valid text lines”"), [
    [html, "read-file"],
  ]),
  ...by(google2019.responses, of2019("500 KiB, the rest is ignored"), [[tooLarge, "read-file"]]),
  ...by(google.responses, today("4xx except 429, as if no file existed"), [
    [client(404), "allow-all"],
    [client(401), "allow-all"],
    [client(403), "allow-all"],
    [client(410), "allow-all"],
  ]),
  ...by(google.responses, "Google, Reduce the crawl rate: 500, 503 or 429", [
    [client(429), "disallow-all"],
  ]),
  ...by(
    google.responses,
    today(
      "5xx, 12 hours nothing; 30 days the last good copy, or no restrictions; then as if no file",
    ),
    [
      [server(), "disallow-all"],
      [server("short", true), "disallow-all"],
      [server("over-12-hours", true), "use-cached-copy"],
      [server("over-12-hours"), "allow-all"],
      [server("over-30-days", true), "allow-all"],
      [server("over-30-days"), "allow-all"],
    ],
  ),
  ...by(google.responses, today("DNS and network errors, as server errors"), [
    [unreachable(), "disallow-all"],
    [unreachable("over-12-hours", true), "use-cached-copy"],
    [unreachable("over-12-hours"), "allow-all"],
  ]),
  ...by(google.responses, today("redirects, HTML, size"), [
    [redirects(5), "read-file"],
    [redirects(6), "allow-all"],
    [html, "read-file"],
    [tooLarge, "read-file"],
  ]),
];
