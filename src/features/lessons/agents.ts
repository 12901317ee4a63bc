import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { agents as texts } from "./words/agents.ts";

/** How a crawler finds its name in the file, and which names mean nobody. */
export const agents = lessonsOn("agents", {
  "one-name-a-line": {
    file: `# radio.example
User-agent: Googlebot, Bingbot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/", "/search?q=jazz"],
    crawlers: ["bingbot", "Googlebot"],
    readAs: "each-as-itself",
    notice: [
      { crawler: "bingbot", url: "/", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/", outcome: "disallow", line: 3 },
      { crawler: "Googlebot", url: "/", outcome: "allow", line: null, readAs: "rfc9309" },
    ],
    problem: ["R211"],
  },
  "no-wildcards-in-names": {
    file: `# gallery.example
User-agent: Google*
Disallow: /originals/

User-agent: *bot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/originals/1.tif", "/"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: [
      { crawler: "Googlebot", url: "/originals/1.tif", outcome: "allow", line: null },
      { crawler: "GPTBot", url: "/", outcome: "allow", line: null },
      { crawler: "GPTBot", url: "/", outcome: "disallow", line: 6, readAs: "protego" },
    ],
    problem: ["R212"],
  },
  "token-not-header": {
    file: `# weather.example
User-agent: Googlebot/2.1
Disallow: /radar/

User-agent: Mozilla/5.0 (compatible; GPTBot/1.2)
Disallow: /
`,
    urls: ["/radar/now", "/"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: [
      { crawler: "GPTBot", url: "/", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/radar/now", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/radar/now", outcome: "disallow", line: 3, readAs: "google" },
    ],
    problem: ["R210", "R213"],
  },
  "digits-cut-a-name": {
    file: `# papers.example
User-agent: AI2Bot
Disallow: /

User-agent: ChatGPT Agent
Disallow: /account/
`,
    urls: ["/", "/account/7"],
    crawlers: ["AI2Bot", "AI", "ChatGPT"],
    notice: [
      { crawler: "AI2Bot", url: "/", outcome: "disallow", line: 3 },
      { crawler: "AI2Bot", url: "/", outcome: "allow", line: null, readAs: "google" },
      { crawler: "AI", url: "/", outcome: "disallow", line: 3, readAs: "google" },
      { crawler: "ChatGPT", url: "/account/7", outcome: "disallow", line: 6, readAs: "google" },
    ],
    problem: ["R214"],
  },
  "families-and-loners": {
    file: `# rooms.example
User-agent: googlebot
Disallow: /bar/

User-agent: *
Disallow: /foo/
`,
    urls: ["/bar/", "/foo/"],
    crawlers: ["Googlebot-Image", "AdsBot-Google", "bingbot"],
    notice: [
      { crawler: "Googlebot-Image", url: "/bar/", outcome: "disallow", line: 3 },
      { crawler: "Googlebot-Image", url: "/foo/", outcome: "allow", line: null },
      { crawler: "AdsBot-Google", url: "/foo/", outcome: "allow", line: null },
      { crawler: "bingbot", url: "/foo/", outcome: "disallow", line: 6 },
    ],
    problem: ["R206", "R218"],
  },
  "old-names-block-nobody": {
    file: `# stories.example
User-agent: anthropic-ai
User-agent: Claude-Web
User-agent: ChatGPT-User
Disallow: /
`,
    urls: ["/", "/chapter-1"],
    crawlers: ["ClaudeBot", "GPTBot", "ChatGPT-User"],
    notice: [
      { crawler: "ClaudeBot", url: "/chapter-1", outcome: "allow", line: null },
      { crawler: "GPTBot", url: "/chapter-1", outcome: "allow", line: null },
      { crawler: "ChatGPT-User", url: "/chapter-1", outcome: "disallow", line: 5 },
    ],
    problem: ["R209", "R216"],
  },
  "google-extended-is-no-crawler": {
    file: `# kitchen.example
User-agent: Google-Extended
Disallow: /

User-agent: *
Disallow: /cart
`,
    urls: ["/", "/soups"],
    crawlers: ["Googlebot", "Google-Extended"],
    notice: [
      { crawler: "Googlebot", url: "/soups", outcome: "allow", line: null },
      { crawler: "Google-Extended", url: "/soups", outcome: "disallow", line: 3 },
    ],
    problem: ["R215"],
  },
} satisfies TaughtBy<typeof texts>);
