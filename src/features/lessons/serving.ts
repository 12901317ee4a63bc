import { lessonsOn, verdict } from "./lesson.ts";

/** What rules cannot do, and what counts before them. */
export const serving = lessonsOn("serving", {
  "disallow-is-not-noindex": {
    title: "A Disallow does not take a page out of the index",
    text: "Both lines are written to keep a page out of search results. No major search engine reads Noindex in robots.txt, and a Disallow only keeps crawlers from fetching the page: its address may still be listed, and a noindex in the page itself is never seen. Let the page be fetched, and say noindex there or in an X-Robots-Tag header.",
    file: `# prototype.example
User-agent: *
Noindex: /a
Disallow: /thanks
`,
    urls: ["/a", "/thanks"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/a", "allow", null),
      verdict("Googlebot", "/thanks", "disallow", 4),
    ],
    remarks: ["The line has no effect on anything.", "A noindex in this page would never be read."],
    problem: ["R506"],
  },
  "content-signal-forbids-nothing": {
    title: "A Content-Signal forbids nothing",
    text: "“ai-train=no” reads like a rule. It states what the owner wants to be done with pages once they are fetched, and changes no verdict: whoever may fetch them still may. Where a crawler is to stay away, give it a group with a Disallow besides.",
    file: `# notes.example
User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /

User-agent: CCBot
Disallow: /
`,
    urls: ["/", "/monday"],
    crawlers: ["GPTBot", "CCBot"],
    notice: [verdict("GPTBot", "/monday", "allow", 4), verdict("CCBot", "/monday", "disallow", 7)],
    remarks: ["A wish was stated, and the door is open.", "A rule is what closes it."],
    problem: ["R510"],
  },
  "server-error-closes-the-site": {
    title: "A server error closes the whole site",
    text: "When robots.txt cannot be delivered, people expect crawlers to carry on as before, or as if there were no rules. The standard has them keep away from everything until it is there again, so a file that allows all is no help while the server answers 503. Serve robots.txt from where it cannot fail together with the application.",
    file: `# tickets.example
User-agent: *
Allow: /
Disallow: /orders/
`,
    answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false },
    urls: ["/", "/concerts/12"],
    crawlers: ["Googlebot", "YandexBot"],
    notice: [
      verdict("Googlebot", "/concerts/12", "disallow", null),
      verdict("YandexBot", "/concerts/12", "allow", null, "yandex"),
      verdict("Googlebot", "/concerts/12", "undefined", null, "robots-parser"),
    ],
    remarks: [
      "No rule is asked: there was no file.",
      "To Yandex anything but 200 leaves the site open.",
      "This library leaves it to the program around it.",
    ],
    problem: ["R512"],
  },
  "refused-file-opens-the-site": {
    title: "A robots.txt that is refused opens the whole site",
    text: "A firewall that answers 403 to robots seems the strictest rule of all. To the standard any 4xx counts as no robots.txt at all, and without one everything may be fetched. Let robots.txt itself through the firewall, for everybody.",
    file: `# vault.example
User-agent: *
Disallow: /

User-agent: Googlebot
Disallow: /search
`,
    answer: { kind: "status", status: 403 },
    urls: ["/", "/search?q=gold"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: [
      verdict("GPTBot", "/", "allow", null),
      verdict("GPTBot", "/", "disallow", null, "python"),
      verdict("GPTBot", "/", "disallow", 3, "protego"),
    ],
    remarks: [
      "The Disallow was never read.",
      "Python takes 401 and 403 for a refusal of the whole site.",
      "Scrapy reads whatever text comes, whatever the status.",
    ],
    problem: ["R512"],
  },
  "page-instead-of-a-file": {
    title: "A web page in the place of robots.txt forbids nothing",
    text: "Many applications answer every unknown address with their start page and status 200, robots.txt too. A crawler looks for fields in it, finds none, and may fetch everything; whoever only checks the status believes that all is well. Put a text file there, or let the server say 404.",
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
    notice: [
      verdict("Googlebot", "/private/", "allow", null),
      verdict("YandexBot", "/private/", "allow", null, "yandex"),
    ],
    remarks: ["There is no group in the page.", "Yandex does not even look into it."],
    problem: ["R113"],
  },
  "one-file-for-each-host": {
    title: "Each host, scheme and port has its own robots.txt",
    text: "A company thinks of its domain as one site with one robots.txt. A file is for exactly the scheme, host and port it was fetched from: the blog on a subdomain, the address without “www” and the test server on another port are not governed by it. Serve a file on each of them.",
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
    notice: [
      verdict("Googlebot", "https://blog.shop.example/drafts/1", "not-governed", null),
      verdict("Googlebot", "https://www.shop.example/drafts/1", "disallow", 3),
      verdict("GPTBot", "https://www.shop.example:8443/drafts/1", "not-governed", null),
      verdict("GPTBot", "http://www.shop.example/drafts/1", "not-governed", null),
    ],
    remarks: [
      "A subdomain is a host of its own.",
      "This URL is what the rule is about.",
      "On another port another file counts.",
      "Over http too there would have to be a file.",
    ],
    problem: [],
  },
  "robots-txt-is-always-open": {
    title: "By the standard robots.txt itself is always open",
    text: "A Disallow for robots.txt is meant to hide the file, and some fear that “Disallow: /” hides it by mistake. Crawlers ask for it before they know any rule, and the standard allows it whatever the rules say; Google’s parser makes no exception, but no crawler asks it. The rule hides nothing, so leave it out.",
    file: `# secrets.example
User-agent: *
Disallow: /robots.txt
Disallow: /login
`,
    urls: ["/robots.txt", "/login"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      verdict("Googlebot", "/robots.txt", "allow", null),
      verdict("Googlebot", "/robots.txt", "disallow", 3, "google"),
    ],
    remarks: [
      "The standard says so, and no rule is asked.",
      "Google’s parser compares this path like any other.",
    ],
    problem: ["R413"],
  },
});
