import { readerNamed } from "../../../src/engine/crawlers/following.ts";
import { baidu } from "../../../src/engine/dialects/baidu.ts";
import { bing } from "../../../src/engine/dialects/bing.ts";
import { crawlerCommons } from "../../../src/engine/dialects/crawler-commons.ts";
import { draft1996 } from "../../../src/engine/dialects/draft-1996.ts";
import { heritrix } from "../../../src/engine/dialects/heritrix.ts";
import { httrack } from "../../../src/engine/dialects/httrack.ts";
import { original1994 } from "../../../src/engine/dialects/original-1994.ts";
import { protego } from "../../../src/engine/dialects/protego.ts";
import { python } from "../../../src/engine/dialects/python.ts";
import { pythonRfc9309 } from "../../../src/engine/dialects/python-rfc9309.ts";
import { rfc9309 } from "../../../src/engine/dialects/rfc9309.ts";
import { robotsParser } from "../../../src/engine/dialects/robots-parser.ts";
import { temoto } from "../../../src/engine/dialects/temoto.ts";
import { webrobots } from "../../../src/engine/dialects/webrobots.ts";
import { wget } from "../../../src/engine/dialects/wget.ts";
import { wget2 } from "../../../src/engine/dialects/wget2.ts";
import { wwwRobotrules } from "../../../src/engine/dialects/www-robotrules.ts";
import { yandex } from "../../../src/engine/dialects/yandex.ts";
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
import { googleResponseCases } from "./responses-google.ts";

/** RFC 9309 and what came before it. */
const standards: readonly ResponseCase[] = [
  ...by(rfc9309.responses, "RFC 9309 2.3.1.1: “MUST follow the parseable rules”", [
    [ok, "read-file"],
    [html, "read-file", "unsaid"],
  ]),
  ...by(
    rfc9309.responses,
    "RFC 9309 2.3.1.2: “at least five consecutive redirects, even across authorities”",
    [
      [redirects(0), "read-file"],
      [redirects(5), "read-file"],
      [redirects(5, true), "read-file"],
      [redirects(6), "allow-all"],
    ],
  ),
  ...by(rfc9309.responses, "RFC 9309 2.3.1.3: 400 to 499, “MAY access any resources”", [
    [client(401), "allow-all"],
    [client(403), "allow-all"],
    [client(404), "allow-all"],
    [client(410), "allow-all"],
    [client(429), "allow-all"],
    [client(451), "allow-all"],
  ]),
  ...by(rfc9309.responses, "RFC 9309 2.3.1.4: “MUST assume complete disallow”", [
    [server(), "disallow-all"],
    [server("short", true, 503), "disallow-all"],
    [server("over-12-hours", false, 504), "disallow-all"],
    [unreachable(), "disallow-all"],
    [server("over-30-days", true), "use-cached-copy"],
    [server("over-30-days"), "allow-all"],
    [unreachable("over-30-days", true), "use-cached-copy"],
    [unreachable("over-30-days"), "allow-all"],
  ]),
  ...by(rfc9309.responses, "RFC 9309 2.5: at least 500 KiB", [[tooLarge, "read-file"]]),
  ...by(original1994.responses, "A Standard for Robot Exclusion: not there, all welcome", [
    [client(404), "allow-all"],
    [client(403), "allow-all", "unsaid"],
    [server(), "disallow-all", "unsaid"],
    [unreachable(), "disallow-all", "unsaid"],
    [redirects(1), "read-file", "unsaid"],
  ]),
  ...by(draft1996.responses, "draft-koster-robots-00 3.1: 404, “not restricted”", [
    [client(404), "allow-all"],
    [client(410), "allow-all", "unsaid"],
  ]),
  ...by(
    draft1996.responses,
    "draft-koster-robots-00 3.1: 401 or 403, “regard access to the site completely restricted”",
    [
      [client(401), "disallow-all"],
      [client(403), "disallow-all"],
    ],
  ),
  ...by(draft1996.responses, "draft-koster-robots-00 3.1: “defer visits to the site”", [
    [server(), "disallow-all"],
    [server("over-30-days", true), "disallow-all"],
    [unreachable(), "disallow-all"],
  ]),
  ...by(
    draft1996.responses,
    "draft-koster-robots-00 3.1: “follow the redirects until a resource can be found”",
    [
      [redirects(1), "read-file"],
      [redirects(50, true), "read-file"],
    ],
  ),
  ...by(draft1996.responses, "draft-koster-robots-00 3.1: “must read the content”", [
    [html, "read-file"],
  ]),
];

const notOk = "Yandex Webmaster help: any status but 200 OK leaves the site open for indexing";

/** Search engines that document little. */
const searchEngines: readonly ResponseCase[] = [
  ...by(yandex.responses, notOk, [
    [ok, "read-file"],
    [client(403), "allow-all"],
    [client(404), "allow-all"],
    [client(429), "allow-all"],
    [server(), "allow-all"],
    [server("over-30-days", true), "allow-all"],
  ]),
  ...by(yandex.responses, "Yandex Webmaster help: over 500 KB, the site is open", [
    [tooLarge, "allow-all"],
  ]),
  ...by(yandex.responses, "Yandex help, about 2012: not a text, access is unlimited", [
    [html, "allow-all"],
  ]),
  ...by(yandex.responses, "Yandex Webmaster help: redirects to another site’s file", [
    [redirects(1), "read-file"],
    [redirects(1, true), "read-file"],
    [redirects(6), "allow-all", "unsaid"],
  ]),
  ...by(yandex.responses, "Yandex Webmaster help: nothing on network errors", [
    [unreachable(), "disallow-all", "unsaid"],
    [unreachable("over-30-days", true), "use-cached-copy", "unsaid"],
  ]),
  ...by(bing.responses, "Bing Webmaster Blog, 3 May 2012: missing, “allowed anywhere”", [
    [ok, "read-file"],
    [client(404), "allow-all"],
    [client(403), "allow-all", "unsaid"],
    [client(429), "allow-all", "unsaid"],
    [server(), "disallow-all", "unsaid"],
    [unreachable(), "disallow-all", "unsaid"],
    [redirects(1), "read-file", "unsaid"],
    [html, "read-file", "unsaid"],
    [tooLarge, "read-file", "unsaid"],
  ]),
  ...by(baidu.responses, "Baidu, robots.txt help: missing or empty, the site is open", [
    [ok, "read-file"],
    [client(404), "allow-all"],
    [client(401), "allow-all", "unsaid"],
    [server("short", true), "disallow-all", "unsaid"],
  ]),
];

/** Libraries, and what fetches for them. */
const libraries: readonly ResponseCase[] = [
  ...by(python.responses, "CPython 3.13.0, robotparser.py, read", [
    [client(401), "disallow-all"],
    [client(403), "disallow-all"],
    [client(404), "allow-all"],
    [client(429), "allow-all"],
    [server(), "disallow-all"],
    [server("over-30-days", true), "disallow-all"],
    [unreachable(), "undefined"],
    [redirects(10, true), "read-file"],
    [redirects(11), "disallow-all"],
    [html, "read-file"],
    [tooLarge, "read-file"],
  ]),
  ...by(pythonRfc9309.responses, "CPython 3.13.15, robotparser.py, read (gh-79638)", [
    [client(401), "disallow-all"],
    [client(410), "allow-all"],
    [server("short", false, 503), "disallow-all"],
    [unreachable(), "undefined"],
  ]),
  ...by(protego.responses, "Scrapy, RobotsTxtMiddleware, _parse_robots and _robots_error", [
    [ok, "read-file"],
    [client(403), "read-file"],
    [client(404), "read-file"],
    [server(), "read-file"],
    [unreachable(), "allow-all"],
    [unreachable("over-30-days", true), "allow-all"],
    [redirects(20, true), "read-file"],
    [redirects(21), "allow-all"],
  ]),
  ...by(crawlerCommons.responses, "commoncrawl/nutch 8ec6739, HttpRobotRulesParser.java", [
    [client(403), "allow-all"],
    [client(404), "allow-all"],
    [client(429), "disallow-all"],
    [server("short", false, 503), "disallow-all"],
    [server("over-30-days", true), "disallow-all"],
    [unreachable(), "allow-all"],
    [redirects(5, true), "read-file"],
    [redirects(6), "allow-all"],
  ]),
  ...by(robotsParser.responses, "npm robots-parser 3.0.1: its constructor takes a text", [
    [ok, "read-file"],
    [html, "read-file"],
    [tooLarge, "read-file"],
    [redirects(1), "undefined"],
    [client(404), "undefined"],
    [server(), "undefined"],
    [unreachable(), "undefined"],
  ]),
  ...by(wget.responses, "GNU Wget 1.21.3, run; recur.c, download_child", [
    [ok, "read-file"],
    [client(401), "allow-all"],
    [client(404), "allow-all"],
    [server(), "allow-all"],
    [unreachable(), "allow-all"],
    [redirects(20, true), "read-file"],
    [redirects(21), "allow-all"],
  ]),
  ...by(wget2.responses, "GNU Wget2 2.2.0, run", [
    [ok, "read-file"],
    [client(401), "allow-all"],
    [client(404), "read-file"],
    [server("short", false, 503), "read-file"],
    [unreachable(), "disallow-all"],
    [redirects(20), "read-file"],
  ]),
  ...by(httrack.responses, "HTTrack 3.49.4 and 3.51.0, run", [
    [ok, "read-file"],
    [html, "read-file"],
    [client(403), "allow-all"],
    [client(404), "allow-all"],
    [server("short", false, 503), "allow-all"],
    [unreachable(), "allow-all"],
    [redirects(1), "allow-all"],
  ]),
  ...by(webrobots.responses, "Mechanize 2.8.5, run", [
    [client(401), "allow-all"],
    [client(429), "allow-all"],
    [server(), "disallow-all"],
    [server("short", false, 503), "disallow-all"],
    [redirects(1, true), "read-file"],
  ]),
  ...by(temoto.responses, "temoto/robotstxt 1.1.2, FromStatusAndBytes", [
    [ok, "read-file"],
    [client(403), "allow-all"],
    [server(), "disallow-all"],
    [unreachable(), "undefined"],
    [redirects(10, true), "read-file"],
    [redirects(11), "undefined"],
  ]),
  ...by(heritrix.responses, "Heritrix 3.15.0, CrawlServer.updateRobots", [
    [ok, "read-file"],
    [tooLarge, "read-file"],
    [client(403), "allow-all"],
    [server(), "allow-all"],
    [unreachable(), "allow-all"],
    [redirects(1), "allow-all"],
  ]),
  ...by(wwwRobotrules.responses, "LWP::RobotUA 6.03, simple_request", [
    [client(401), "allow-all"],
    [client(404), "allow-all"],
    [server(), "allow-all"],
    [unreachable(), "allow-all"],
    [redirects(7, true), "read-file"],
    [redirects(8), "allow-all"],
    [html, "read-file"],
  ]),
];

const amazon =
  "Amazon, About Amazonbot: up to 30 days, then “they will behave as if it does not exist”";

/** What differs in crawlers whose operators say what they do without the file, from the parser that reads for them. */
export const crawlerResponseCases: readonly ResponseCase[] = [
  ...["Amazonbot", "Amzn-SearchBot", "Amzn-User"].flatMap((token) =>
    by(readerNamed(token).responses, `${amazon}, ${token}`, [
      [ok, "read-file"],
      [client(403), "allow-all"],
      [client(404), "allow-all"],
      [client(429), "allow-all"],
      [server("short", false, 503), "allow-all"],
      [server("short", true, 503), "use-cached-copy"],
      [server("over-12-hours", true), "use-cached-copy"],
      [server("over-30-days", true), "allow-all"],
      [unreachable(), "allow-all"],
      [unreachable("short", true), "use-cached-copy"],
    ]),
  ),
  ...[
    ["MJ12bot", "Majestic, About MJ12Bot: “assume … that its okay to crawl your site”"],
    ["serpstatbot", "Serpstatbot FAQ: “it will crawl your site by default”"],
  ].flatMap(([token = "", source = ""]) =>
    by(readerNamed(token).responses, source, [
      [ok, "read-file"],
      [client(403), "allow-all"],
      [client(404), "allow-all"],
      [client(429), "allow-all"],
      [server("short", false, 503), "allow-all"],
      [server("over-12-hours", true), "allow-all"],
      [unreachable(), "allow-all"],
      [unreachable("over-30-days", true), "allow-all"],
    ]),
  ),
];

/** Every row of a parser. */
export const responseCases: readonly ResponseCase[] = [
  ...googleResponseCases,
  ...standards,
  ...searchEngines,
  ...libraries,
];
