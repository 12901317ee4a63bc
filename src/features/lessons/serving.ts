import { lessonsOn } from "./lesson.ts";

/** What rules cannot do, and what counts before them. */
export const serving = lessonsOn("serving", {
  // Google Search Central, “Block search indexing with noindex”, and its blog of 2 July 2019.
  "disallow-is-not-noindex": {
    title: "A Disallow does not take a page out of the index",
    text: "Site owners use Noindex and Disallow to keep a page out of search results. Google ignores Noindex in robots.txt: Noindex was never part of a standard. A Disallow only stops crawlers from fetching the page. The page’s URL can still be listed, and crawlers never see a noindex in the page. Allow the page, and put noindex into it or into an X-Robots-Tag header.",
    file: `# prototype.example
User-agent: *
Noindex: /a
Disallow: /thanks
`,
    urls: ["/a", "/thanks"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /a: allow": "Noindex in line 3 changes nothing.",
      "Googlebot /thanks: disallow by line 4":
        "Googlebot may not fetch the page, so it never sees a noindex there.",
    },
  },
  // contentsignals.org; RFC 9309 2.2.4.
  "content-signal-forbids-nothing": {
    title: "A Content-Signal blocks nothing",
    text: "“ai-train=no” looks like a rule. But it only says how fetched pages may be used. Under RFC 9309 a signal changes no verdict: it neither allows nor blocks a page. To block a crawler, also give it a group with a Disallow.",
    file: `# notes.example
User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /

User-agent: CCBot
Disallow: /
`,
    urls: ["/", "/monday"],
    crawlers: ["GPTBot", "CCBot"],
    notice: {
      "GPTBot /monday: allow by line 4": "The signal blocks nothing, and line 4 allows the page.",
      "CCBot /monday: disallow by line 7":
        "Line 7 is a rule for CCBot, and it blocks the whole site.",
    },
  },
  // RFC 9309 2.3.1.4; Yandex Webmaster help, robots.txt; npm robots-parser.
  "server-error-closes-the-site": {
    title: "Under RFC 9309 a server error blocks the whole site",
    text: "When a server cannot deliver robots.txt, people expect crawlers to carry on as before, or as if there were no rules. RFC 9309 tells crawlers to treat the whole site as disallowed; after about 30 days they may stop doing so. A file that allows everything does not help while the server responds with 503. Serve robots.txt from a place that does not fail together with the application.",
    file: `# tickets.example
User-agent: *
Allow: /
Disallow: /orders/
`,
    answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false },
    urls: ["/", "/concerts/12"],
    crawlers: ["Googlebot", "YandexBot"],
    notice: {
      "Googlebot /concerts/12: disallow": "The server sent no file, so the rules are not used.",
      "YandexBot /concerts/12: allow to yandex":
        "For Yandex, any status code except 200 means no restrictions.",
      "Googlebot /concerts/12: undefined to robots-parser":
        "The library robots-parser fetches nothing, so the program that uses it decides.",
    },
  },
  // RFC 9309 2.3.1.3; robotparser.py, read; Scrapy, RobotsTxtMiddleware.
  "refused-file-opens-the-site": {
    title: "Under RFC 9309 a refused robots.txt leaves the whole site allowed",
    text: "A firewall that responds to crawlers with 403 looks like the strictest rule of all. Under RFC 9309 any status code from 400 to 499 counts as a missing robots.txt, and crawlers may then fetch everything. Set up the firewall to let every crawler fetch robots.txt.",
    file: `# vault.example
User-agent: *
Disallow: /

User-agent: Googlebot
Disallow: /search
`,
    answer: { kind: "status", status: 403 },
    urls: ["/", "/search?q=gold"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: {
      "GPTBot /: allow": "The crawler did not get the file with the Disallow.",
      "GPTBot /: disallow to python": "Python treats 401 and 403 as a Disallow for the whole site.",
      "GPTBot /: disallow by line 3 to protego":
        "Scrapy reads the body as robots.txt, whatever the status code.",
    },
  },
  // RFC 9309 2.2; Yandex Webmaster help, robots.txt.
  "page-instead-of-a-file": {
    title: "A web page in place of robots.txt blocks nothing",
    text: "Many applications respond to every unknown URL with their start page and status code 200, even /robots.txt. A crawler looks for fields in the page, finds none, and may fetch everything. A check of the status code alone does not find the mistake. Put a plain-text file at /robots.txt, or let the server respond with 404.",
    file: `<!doctype html>
<html lang="en">
  <head><title>Portfolio</title></head>
  <body>
    <div id="app"></div>
    <script src="/app.js"></script>
  </body>
</html>
`,
    answer: { kind: "html" },
    urls: ["/", "/private/"],
    crawlers: ["Googlebot", "YandexBot"],
    notice: {
      "Googlebot /private/: allow": "The web page contains no group.",
      "YandexBot /private/: allow to yandex":
        "Yandex treats a response that is not plain text as a missing robots.txt.",
    },
  },
  // RFC 9309 2.3.
  "one-file-for-each-host": {
    title: "Each host, scheme and port has its own robots.txt",
    text: "A company may think of its domain as one site with one robots.txt. A file applies only to the scheme, host and port of its own URL. It does not apply to the blog on a subdomain, to the host without “www”, or to the test server on another port. Serve a robots.txt for each of them.",
    file: `# https://www.shop.example
User-agent: *
Disallow: /drafts/

User-agent: GPTBot
Disallow: /
`,
    site: "https://www.shop.example",
    urls: [
      "https://www.shop.example/drafts/1",
      "https://blog.shop.example/drafts/1",
      "https://www.shop.example:8443/drafts/1",
      "http://www.shop.example/drafts/1",
    ],
    crawlers: ["Googlebot", "GPTBot"],
    notice: {
      "Googlebot https://blog.shop.example/drafts/1: not-governed": "A subdomain is another host.",
      "Googlebot https://www.shop.example/drafts/1: disallow by line 3":
        "This URL has the same scheme, host and port as the file.",
      "GPTBot https://www.shop.example:8443/drafts/1: not-governed":
        "Another port has its own robots.txt.",
      "GPTBot http://www.shop.example/drafts/1: not-governed":
        "http and https have separate files too.",
    },
  },
  // RFC 9309 2.2.2; google/robotstxt, robots.cc.
  "robots-txt-is-always-open": {
    title: "Under RFC 9309 robots.txt itself is always allowed",
    text: "A Disallow for robots.txt is meant to hide the file, and some people fear that “Disallow: /” hides it by mistake. Crawlers fetch robots.txt before they know any rule, and RFC 9309 allows it whatever the rules say. Google’s parser and some others make no exception, but crawlers fetch the file all the same. “Disallow: /robots.txt” hides nothing, so remove it.",
    file: `# secrets.example
User-agent: *
Disallow: /robots.txt
Disallow: /login
`,
    urls: ["/robots.txt", "/login"],
    crawlers: ["Googlebot", "bingbot"],
    notice: {
      "Googlebot /robots.txt: allow": "RFC 9309 allows this URL, so no rule is used.",
      "Googlebot /robots.txt: disallow by line 3 to google":
        "Google’s parser compares this path like any other.",
    },
  },
});
