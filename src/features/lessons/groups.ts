import { lessonsOn } from "./lesson.ts";

/** Where a group begins and ends, and which crawlers follow it. */
export const groups = lessonsOn("groups", {
  // RFC 9309 2.1 (grammar) and 2.2.4; Robots.js, isNoneUserAgentState; robotparser.py, parse.
  "blank-line-does-not-end-a-group": {
    title: "Under RFC 9309 a blank line does not end a group",
    text: "Many people think that a blank line or a Sitemap line ends a group. Under RFC 9309 only a rule ends a list of user-agent lines. Here the “*” line has no rule of its own, so it joins the group below. The whole site is blocked for every crawler. Give each group a rule of its own; an empty Disallow is enough.",
    file: `# news.example
User-agent: *
Sitemap: https://news.example/sitemap.xml

# Crawlers that we have no use for
User-agent: AddSearchBot
User-agent: GPTBot
Disallow: /
`,
    urls: ["/", "/politics/1204"],
    crawlers: ["Googlebot", "GPTBot"],
    notice: {
      "Googlebot /: disallow by line 8":
        "The rule for the two crawlers also applies to “*” in line 2.",
      "Googlebot /: allow to robots-parser":
        "The library robots-parser ends a list of user-agent lines at any other line with a colon.",
      "Googlebot /: allow to python": "Python up to 3.13.13 ends a group at a blank line.",
    },
  },
  // RFC 9309 2.1 and 2.2.4; Protego 0.6.1, _parse_robotstxt.
  "group-without-rules-joins-the-next": {
    title: "Under RFC 9309 a group without rules joins the next one",
    text: "A user-agent line with only a Crawl-delay or a Content-Signal below it looks like a complete group. Under RFC 9309 neither field is a rule. The next rule then also applies to the crawlers named above that field. Write an empty Disallow below the Crawl-delay or the Content-Signal.",
    file: `# forum.example, please be gentle
User-agent: *
Crawl-delay: 10

# This crawler never existed
User-agent: badbot
Disallow: /

User-agent: *
Disallow:
`,
    urls: ["/", "/topics/77"],
    crawlers: ["bingbot", "badbot"],
    notice: {
      "bingbot /topics/77: disallow by line 7":
        "Line 3 is not a rule, so lines 2 and 6 begin one group.",
      "bingbot /topics/77: allow to protego":
        "Scrapy’s parser, Protego, ends a list of user-agent lines at a Crawl-delay.",
    },
  },
  // RFC 9309 2.2.1.
  "nothing-is-inherited": {
    title: "A crawler with its own group ignores the “*” group",
    text: "A group that names a crawler looks like an addition to the rules of the “*” group. But it replaces them: a crawler with a group of its own ignores the “*” group. The Allow here was meant as a welcome, but now PerplexityBot may fetch the API and the drafts too. Repeat in a crawler’s own group every rule that the crawler should also obey.",
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
    notice: {
      "PerplexityBot /api/menu: allow by line 8":
        "PerplexityBot has its own group, so it ignores line 3.",
      "Googlebot /api/menu: disallow by line 3":
        "No group names Googlebot, so it follows the “*” group.",
    },
  },
  // RFC 9309 2.1.
  "stacked-names-share-the-rules": {
    title: "Consecutive user-agent lines share the rules",
    text: "A user-agent line directly below another looks like a mistake, and some people think that only the last crawler gets the rules. A group can begin with any number of user-agent lines, and its rules apply to every crawler that these lines name. This file is correct, and nothing in it has to be repeated.",
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
    notice: {
      "GPTBot /: disallow by line 5":
        "The first of the three user-agent lines counts as much as the last.",
      "CCBot /: disallow by line 5": "The line in the middle counts too.",
      "Googlebot /: allow": "Line 5 is a rule, so “*” in line 7 begins a new group.",
    },
  },
  // RFC 9309 2.2.1; robotparser.py, _add_entry.
  "groups-of-one-name-are-one": {
    title: "Under RFC 9309 two groups for the same crawler are one",
    text: "A content delivery network can add its own “*” group at the top of a file. Site owners then fear that crawlers ignore one of the two groups. RFC 9309 joins groups with the same product token, wherever they are in the file, so the rules of both groups apply. Some parsers read only the first group, so one group for each product token is safer.",
    file: `# Added by the content delivery network
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
    notice: {
      "Googlebot /lp/spring: disallow by line 11":
        "The second “*” group counts too, and line 11 is longer than line 4.",
      "Googlebot /lamps: allow by line 4": "Of the joined rules, only line 4 matches.",
      "Googlebot /lp/spring: allow by line 4 to python":
        "Python up to 3.13.13 reads only the first “*” group.",
    },
  },
  // RFC 9309 2.2.2; google/robotstxt, robots.cc.
  "empty-disallow-forbids-nothing": {
    title: "Under RFC 9309 an empty Disallow or Allow matches no URL",
    text: "An empty Disallow is easily read as “disallow everything”, and an empty Allow as “allow everything”. Under RFC 9309 neither is true. A Disallow without a path blocks nothing, so GPTBot, which has its own group here, may fetch the whole site. In most parsers, an Allow without a path does nothing. Write “/” as the path to mean the whole site.",
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
    notice: {
      "GPTBot /Main_Page: allow": "The group was meant to block GPTBot, but it blocks nothing.",
      "Googlebot /Main_Page: disallow by line 3": "The empty Allow makes no exception to line 3.",
      "GPTBot /Main_Page: allow by line 8 to google":
        "Google’s parser also allows the page, and gives the empty rule as the reason.",
    },
  },
});
