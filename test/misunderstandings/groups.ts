import { closedTo, type Misunderstanding } from "./misunderstanding.ts";

/** Numbers 1 to 5: groups. */
export const groups: readonly Misunderstanding[] = [
  {
    number: 1,
    truth: "A blank line or a Sitemap does not end a group",
    file: [
      "User-agent: *",
      "Sitemap: https://e.com/s.xml",
      "",
      "User-agent: AddSearchBot",
      "User-agent: GPTBot",
      "Disallow: /",
    ],
    told: [
      ["Googlebot", "/", "disallow", 6],
      ["Googlebot", "/", "allow", null, "robots-parser"],
      ["Googlebot", "/", "allow", null, "protego"],
      ["Googlebot", "/", "allow", null, "python"],
    ],
    problems: ["R202"],
  },
  {
    number: 2,
    truth: "A group with nothing but a Crawl-delay joins the next",
    file: [
      "User-agent: *",
      "Crawl-delay: 10",
      "",
      "User-agent: badbot",
      "Disallow: /",
      "",
      "User-agent: *",
      "Disallow:",
    ],
    told: [["Googlebot", "/", "disallow", 5]],
    problems: ["R203"],
  },
  {
    number: 2,
    truth: "A group with nothing but a Content-Signal joins the next",
    file: [
      "User-agent: *",
      "Content-Signal: search=yes",
      "",
      "User-agent: badbot",
      "Disallow: /",
      "",
      "User-agent: *",
      "Disallow:",
    ],
    told: [["Googlebot", "/", "disallow", 5]],
    problems: ["R203"],
  },
  {
    number: 3,
    truth: "A group of its own replaces that of *",
    file: ["User-agent: *", "Disallow: /api/", "", "User-agent: PerplexityBot", "Allow: /"],
    told: [["PerplexityBot", "/api/x", "allow", 5]],
    problems: ["R206"],
  },
  {
    number: 4,
    truth: "Stacked user-agent lines share the rules",
    file: closedTo("GPTBot", "CCBot", "ClaudeBot"),
    told: [
      ["GPTBot", "/", "disallow", 4],
      ["CCBot", "/", "disallow", 4],
      ["ClaudeBot", "/", "disallow", 4],
    ],
    problems: [],
  },
  {
    number: 5,
    truth: "Groups of one agent are one, wherever they stand",
    file: [
      "User-agent: *",
      "Content-Signal: search=yes",
      "Allow: /",
      "",
      "User-agent: GPTBot",
      "Disallow: /",
      "",
      "User-agent: *",
      "Disallow: /lp",
    ],
    told: [
      ["FooBot", "/lp", "disallow", 9],
      ["FooBot", "/x", "allow", 3],
    ],
    problems: ["R205"],
  },
];
