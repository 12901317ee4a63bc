import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { serving as texts } from "./words/serving.ts";

/** What rules cannot do, and what counts before them. */
export const serving = lessonsOn("serving", {
  "disallow-is-not-noindex": {
    file: `# prototype.example
User-agent: *
Noindex: /a
Disallow: /thanks
`,
    urls: ["/a", "/thanks"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/a", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/thanks", outcome: "disallow", line: 4 },
    ],
    problem: ["R506"],
  },
  "content-signal-forbids-nothing": {
    file: `# notes.example
User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /

User-agent: CCBot
Disallow: /
`,
    urls: ["/", "/monday"],
    crawlers: ["GPTBot", "CCBot"],
    notice: [
      { crawler: "GPTBot", url: "/monday", outcome: "allow", line: 4 },
      { crawler: "CCBot", url: "/monday", outcome: "disallow", line: 7 },
    ],
    problem: ["R510"],
  },
  "server-error-closes-the-site": {
    file: `# tickets.example
User-agent: *
Allow: /
Disallow: /orders/
`,
    answer: { kind: "status", status: 503, lasting: "short", cachedCopy: false },
    urls: ["/", "/concerts/12"],
    crawlers: ["Googlebot", "YandexBot"],
    notice: [
      { crawler: "Googlebot", url: "/concerts/12", outcome: "disallow", line: null },
      { crawler: "YandexBot", url: "/concerts/12", outcome: "allow", line: null, readAs: "yandex" },
      {
        crawler: "Googlebot",
        url: "/concerts/12",
        outcome: "undefined",
        line: null,
        readAs: "robots-parser",
      },
    ],
    problem: ["R512"],
  },
  "refused-file-opens-the-site": {
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
      { crawler: "GPTBot", url: "/", outcome: "allow", line: null },
      { crawler: "GPTBot", url: "/", outcome: "disallow", line: null, readAs: "python" },
      { crawler: "GPTBot", url: "/", outcome: "disallow", line: 3, readAs: "protego" },
    ],
    problem: ["R512"],
  },
  "page-instead-of-a-file": {
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
      { crawler: "Googlebot", url: "/private/", outcome: "allow", line: null },
      { crawler: "YandexBot", url: "/private/", outcome: "allow", line: null, readAs: "yandex" },
    ],
    problem: ["R113"],
  },
  "one-file-for-each-host": {
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
      {
        crawler: "Googlebot",
        url: "https://blog.shop.example/drafts/1",
        outcome: "not-governed",
        line: null,
      },
      {
        crawler: "Googlebot",
        url: "https://www.shop.example/drafts/1",
        outcome: "disallow",
        line: 3,
      },
      {
        crawler: "GPTBot",
        url: "https://www.shop.example:8443/drafts/1",
        outcome: "not-governed",
        line: null,
      },
      {
        crawler: "GPTBot",
        url: "http://www.shop.example/drafts/1",
        outcome: "not-governed",
        line: null,
      },
    ],
    problem: [],
  },
  "robots-txt-is-always-open": {
    file: `# secrets.example
User-agent: *
Disallow: /robots.txt
Disallow: /login
`,
    urls: ["/robots.txt", "/login"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/robots.txt", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/robots.txt", outcome: "disallow", line: 3, readAs: "google" },
    ],
    problem: ["R413"],
  },
} satisfies TaughtBy<typeof texts>);
