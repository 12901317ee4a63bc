import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { wildcards as texts } from "./words/wildcards.ts";

/** What `*` and `$` match, and what only looks like a wildcard. */
export const wildcards = lessonsOn("wildcards", {
  "question-mark-is-literal": {
    file: `# opac.example
User-agent: *
Disallow: /*?
Allow: /*?page=
`,
    urls: ["/", "/find?q=1", "/books?page=2"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/find?q=1", outcome: "disallow", line: 3 },
      { crawler: "Googlebot", url: "/books?page=2", outcome: "allow", line: 4 },
      { crawler: "Googlebot", url: "/find?q=1", outcome: "allow", line: null, readAs: "python" },
    ],
    problem: ["R305"],
  },
  "parameter-has-a-place": {
    file: `# shop.example
User-agent: *
Disallow: /*?sort=
Disallow: /*?*view=

User-agent: bingbot
Disallow: /*?sort=
Disallow: /*&sort=
`,
    urls: ["/shoes?sort=asc", "/shoes?page=2&sort=asc", "/shoes?preview=1"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/shoes?page=2&sort=asc", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/shoes?preview=1", outcome: "disallow", line: 4 },
      { crawler: "bingbot", url: "/shoes?page=2&sort=asc", outcome: "disallow", line: 8 },
    ],
    problem: ["R315"],
  },
  "dollar-is-the-end-of-the-url": {
    file: `# report.example
User-agent: *
Disallow: /*.pdf$

# Nothing but the home page
User-agent: GPTBot
Allow: /$
Disallow: /
`,
    urls: ["/2026.pdf", "/2026.pdf?download=1", "/", "/?utm_source=mail"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      { crawler: "Googlebot", url: "/2026.pdf?download=1", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/2026.pdf", outcome: "disallow", line: 3 },
      { crawler: "GPTBot", url: "/?utm_source=mail", outcome: "disallow", line: 8 },
    ],
    problem: ["R314"],
  },
  "extension-without-an-end": {
    file: `# photos.example
User-agent: *
Disallow: /*.php
Disallow: /*.js

User-agent: bingbot
Disallow: /*.php$
Disallow: /*.php?
`,
    urls: ["/login.php", "/folder.phpx/", "/prices.json"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/folder.phpx/", outcome: "disallow", line: 3 },
      { crawler: "Googlebot", url: "/prices.json", outcome: "disallow", line: 4 },
      { crawler: "bingbot", url: "/folder.phpx/", outcome: "allow", line: null },
    ],
    problem: ["R313"],
  },
  "dollar-in-the-middle": {
    file: `# market.example
User-agent: *
Disallow: /basket$/items
Disallow: /deals/$5
Disallow: /account
`,
    urls: ["/basket/items", "/deals/$5-tea"],
    crawlers: ["Googlebot", "CCBot"],
    notice: [
      { crawler: "Googlebot", url: "/basket/items", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/deals/$5-tea", outcome: "disallow", line: 4 },
      {
        crawler: "Googlebot",
        url: "/deals/$5-tea",
        outcome: "allow",
        line: null,
        readAs: "python-rfc9309",
      },
    ],
    problem: ["R304"],
  },
  "not-a-regular-expression": {
    file: `# archive.example
User-agent: *
# Years
Disallow: /[0-9]+/
Disallow: /(cart|basket)
Disallow: /tmp.*
`,
    urls: ["/1998/may", "/cart", "/tmpfiles/1", "/tmp.zip"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/1998/may", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/cart", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/tmpfiles/1", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/tmp.zip", outcome: "disallow", line: 6 },
    ],
    problem: ["R306"],
  },
  "star-between-slashes": {
    file: `# magazine.example
User-agent: *
Disallow: /*/feed/

User-agent: bingbot
Disallow: /*/feed/
Disallow: /feed/
`,
    urls: ["/feed/", "/travel/feed/"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/feed/", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/travel/feed/", outcome: "disallow", line: 3 },
      { crawler: "bingbot", url: "/feed/", outcome: "disallow", line: 7 },
    ],
    problem: ["R316"],
  },
} satisfies TaughtBy<typeof texts>);
