import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { precedence as texts } from "./words/precedence.ts";

/** Which of several rules that match decides. */
export const precedence = lessonsOn("precedence", {
  "order-does-not-matter": {
    file: `# club.example
User-agent: *
Allow: /
Disallow: /private/
Disallow: /members/
`,
    urls: ["/private/minutes", "/events"],
    crawlers: ["Googlebot", "Baiduspider"],
    notice: [
      { crawler: "Googlebot", url: "/private/minutes", outcome: "disallow", line: 4 },
      {
        crawler: "Baiduspider",
        url: "/private/minutes",
        outcome: "allow",
        line: 3,
        readAs: "baidu",
      },
      {
        crawler: "Googlebot",
        url: "/private/minutes",
        outcome: "allow",
        line: 3,
        readAs: "python",
      },
    ],
    problem: ["R405"],
  },
  "exception-must-be-longer": {
    file: `# manuals.example
User-agent: *
Allow: /page
Disallow: /*.htm
Disallow: /downloads/
Allow: /*.pdf$
`,
    urls: ["/page.htm", "/downloads/a.pdf"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/downloads/a.pdf", outcome: "disallow", line: 5 },
      { crawler: "Googlebot", url: "/page.htm", outcome: "disallow", line: 4 },
      {
        crawler: "Googlebot",
        url: "/downloads/a.pdf",
        outcome: "allow",
        line: 6,
        readAs: "python-rfc9309",
      },
    ],
    problem: ["R404"],
  },
  "allow-wins-a-tie": {
    file: `# shop.example
User-agent: *
# The list is closed, each product is open
Disallow: /products
Allow: /product*

User-agent: bingbot
Disallow: /news
Allow: /news
`,
    urls: ["/products", "/product/boot", "/news"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/products", outcome: "allow", line: 5 },
      { crawler: "bingbot", url: "/news", outcome: "allow", line: 9 },
      {
        crawler: "Googlebot",
        url: "/products",
        outcome: "disallow",
        line: 4,
        readAs: "google-2019",
      },
    ],
    problem: ["R303", "R402"],
  },
  "index-page-and-its-folder": {
    file: `# docs.example
User-agent: *
Disallow: /
Allow: /guide/index.html
`,
    urls: ["/guide/", "/guide/index.html", "/guide/intro"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: [
      { crawler: "Googlebot", url: "/guide/", outcome: "allow", line: 4 },
      { crawler: "bingbot", url: "/guide/", outcome: "disallow", line: 3 },
      { crawler: "Googlebot", url: "/guide/intro", outcome: "disallow", line: 3 },
    ],
    problem: ["R318"],
  },
} satisfies TaughtBy<typeof texts>);
