import { lessonsOn, type TaughtBy } from "./lesson.ts";
import type { characters as texts } from "./words/characters.ts";

/** How lines are spelled: fields, escapes, and characters that look like others. */
export const characters = lessonsOn("characters", {
  "misspelt-fields": {
    file: `# village.example
Useragent: *
Disalow: /a
Dissallow: /b
Disallow /c
Disallows: /d
Dis-allow: /f
`,
    urls: ["/a", "/b", "/c", "/d", "/f"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: [
      { crawler: "Googlebot", url: "/a", outcome: "disallow", line: 3 },
      { crawler: "bingbot", url: "/a", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/c", outcome: "disallow", line: 5 },
      { crawler: "Googlebot", url: "/f", outcome: "allow", line: null },
    ],
    problem: ["R102", "R103"],
  },
  "byte-order-mark": {
    file: `\uFEFFUser-agent: *
Disallow: /staging/
Disallow: /internal/

Sitemap: https://studio.example/sitemap.xml
`,
    urls: ["/staging/", "/work"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/staging/", outcome: "disallow", line: 2 },
      { crawler: "Googlebot", url: "/staging/", outcome: "allow", line: null, readAs: "protego" },
      { crawler: "Googlebot", url: "/staging/", outcome: "allow", line: null, readAs: "python" },
    ],
    problem: ["R109"],
  },
  "lookalike-characters": {
    file: `User-agent: *
Disallow:\u00a0/old/
Disallow\uff1a /new/

User\u2011agent: GPTBot
Disallow: /drafts/
`,
    urls: ["/old/1", "/new/1", "/drafts/1"],
    crawlers: ["bingbot", "GPTBot"],
    notice: [
      { crawler: "bingbot", url: "/old/1", outcome: "allow", line: null },
      { crawler: "bingbot", url: "/old/1", outcome: "disallow", line: 2, readAs: "robots-parser" },
      { crawler: "bingbot", url: "/new/1", outcome: "disallow", line: 3, readAs: "google" },
      { crawler: "bingbot", url: "/drafts/1", outcome: "disallow", line: 6 },
    ],
    problem: ["R111", "R112"],
  },
  "number-sign-begins-a-comment": {
    file: `# atlas.example
User-agent: *
Disallow: /b#c
Disallow: /#private
`,
    urls: ["/b", "/bzzz", "/countries"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/countries", outcome: "disallow", line: 4 },
      { crawler: "Googlebot", url: "/bzzz", outcome: "disallow", line: 3 },
    ],
    problem: ["R310"],
  },
  "one-field-a-line": {
    file: `# lake.example
User-agent: * Disallow: /admin/

User-agent: bingbot
Disallow: /a /b
`,
    urls: ["/admin/", "/a", "/b"],
    crawlers: ["Googlebot", "bingbot"],
    notice: [
      { crawler: "Googlebot", url: "/admin/", outcome: "allow", line: null },
      { crawler: "bingbot", url: "/a", outcome: "allow", line: null },
      { crawler: "bingbot", url: "/b", outcome: "allow", line: null },
    ],
    problem: ["R104", "R308"],
  },
  "space-in-a-path": {
    file: `# choir.example
User-agent: *
Disallow: /my folder/

User-agent: bingbot
Disallow: /my%20folder/
`,
    urls: ["/my%20folder/", "/concerts"],
    crawlers: ["Googlebot", "bingbot", "GPTBot"],
    readAs: "each-as-itself",
    notice: [
      { crawler: "Googlebot", url: "/my%20folder/", outcome: "allow", line: null },
      { crawler: "GPTBot", url: "/my%20folder/", outcome: "disallow", line: 3 },
      {
        crawler: "Googlebot",
        url: "/my%20folder/",
        outcome: "disallow",
        line: 3,
        readAs: "robots-parser",
      },
    ],
    problem: ["R308"],
  },
  "escapes-and-characters": {
    file: `# bookshop.example
User-agent: *
Disallow: /könyvek/
Disallow: /a%2Fb
Disallow: /file-%2A.html
`,
    urls: ["/k%C3%B6nyvek/1", "/a/b", "/file-*.html"],
    crawlers: ["Googlebot", "bingbot"],
    readAs: "each-as-itself",
    notice: [
      { crawler: "Googlebot", url: "/file-*.html", outcome: "allow", line: null },
      { crawler: "bingbot", url: "/file-*.html", outcome: "disallow", line: 5 },
      { crawler: "Googlebot", url: "/k%C3%B6nyvek/1", outcome: "disallow", line: 3 },
      { crawler: "Googlebot", url: "/a/b", outcome: "allow", line: null },
      { crawler: "Googlebot", url: "/a/b", outcome: "disallow", line: 4, readAs: "python" },
    ],
    problem: ["R309", "R311", "R312"],
  },
} satisfies TaughtBy<typeof texts>);
