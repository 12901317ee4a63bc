import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { groups as texts } from "./words/groups.ts";

/** Where a group begins and ends, and who reads it. */
export const groups = lessonsOn("groups", {
  "blank-line-does-not-end-a-group": {
    file: `# news.example
User-agent: *
Sitemap: https://news.example/sitemap.xml

# Robots that we have no use for
User-agent: AddSearchBot
User-agent: GPTBot
Disallow: /
`,
    urls: ["/", "/politics/1204"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      { crawler: "Googlebot", url: "/", outcome: "disallow", line: 8 },
      { crawler: "Googlebot", url: "/", outcome: "allow", line: null, readAs: "robots-parser" },
      { crawler: "Googlebot", url: "/", outcome: "allow", line: null, readAs: "python" },
    ],
    problem: ["R202"],
  },
  "group-without-rules-joins-the-next": {
    file: `# forum.example, please be gentle
User-agent: *
Crawl-delay: 10

# This one never was
User-agent: badbot
Disallow: /

User-agent: *
Disallow:
`,
    urls: ["/", "/topics/77"],
    crawlers: ["bingbot", "badbot"],
    notice: [
      { crawler: "bingbot", url: "/topics/77", outcome: "disallow", line: 7 },
      { crawler: "bingbot", url: "/topics/77", outcome: "allow", line: null, readAs: "protego" },
    ],
    problem: ["R203"],
  },
  "nothing-is-inherited": {
    file: `# recipes.example
User-agent: *
Disallow: /api/
Disallow: /drafts/

# Welcome: its answers link to us
User-agent: PerplexityBot
Allow: /
`,
    urls: ["/api/menu", "/drafts/cake", "/bread"],
    crawlers: ["PerplexityBot", "Googlebot"],
    notice: [
      { crawler: "PerplexityBot", url: "/api/menu", outcome: "allow", line: 8 },
      { crawler: "Googlebot", url: "/api/menu", outcome: "disallow", line: 3 },
    ],
    problem: ["R206"],
  },
  "stacked-names-share-the-rules": {
    file: `# essays.example
User-agent: GPTBot
User-agent: CCBot
User-agent: ClaudeBot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/", "/search?q=tea"],
    crawlers: ["GPTBot", "CCBot", "ClaudeBot", "Googlebot"],
    notice: [
      { crawler: "GPTBot", url: "/", outcome: "disallow", line: 5 },
      { crawler: "CCBot", url: "/", outcome: "disallow", line: 5 },
      { crawler: "Googlebot", url: "/", outcome: "allow", line: null },
    ],
    problem: [],
  },
  "groups-of-one-name-are-one": {
    file: `# Put in front by the delivery network
User-agent: *
Content-Signal: search=yes, ai-train=no
Allow: /

User-agent: GPTBot
Disallow: /

# shop.example
User-agent: *
Disallow: /lp
Disallow: /checkout
`,
    urls: ["/lp/spring", "/lamps"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      { crawler: "Googlebot", url: "/lp/spring", outcome: "disallow", line: 11 },
      { crawler: "Googlebot", url: "/lamps", outcome: "allow", line: 4 },
      { crawler: "Googlebot", url: "/lp/spring", outcome: "allow", line: 4, readAs: "python" },
    ],
    problem: ["R205"],
  },
  "empty-disallow-forbids-nothing": {
    file: `# wiki.example
User-agent: *
Disallow: /
Allow:

# No model training
User-agent: GPTBot
Disallow:
`,
    urls: ["/", "/Main_Page"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: [
      { crawler: "GPTBot", url: "/Main_Page", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/Main_Page", outcome: "disallow", line: 3 },
      { crawler: "GPTBot", url: "/Main_Page", outcome: "allow", line: 8, readAs: "google" },
    ],
    problem: ["R412", "R317"],
  },
} satisfies TaughtBy<typeof texts>);
