import { lessonsOn } from "./lesson.ts";

/** How a crawler finds its name in the file, and which names match no crawler. */
export const agents = lessonsOn("agents", {
  // RFC 9309 2.2.1; google/robotstxt, robots.cc, ExtractUserAgent.
  "one-name-a-line": {
    title: "A user-agent line has one product token",
    text: "A list with commas seems a natural way to name several crawlers. RFC 9309 does not allow a list in a user-agent line. Most parsers compare the whole value with a product token and find no match. Google’s parser reads only the first token. Give each product token a user-agent line of its own, one below the other.",
    file: `# radio.example
User-agent: Googlebot, Bingbot
Disallow: /

User-agent: *
Disallow: /search
`,
    urls: ["/", "/search?q=jazz"],
    crawlers: ["bingbot", "Googlebot"],
    readAs: "each-as-itself",
    notice: {
      "bingbot /: allow":
        "“Googlebot, Bingbot” does not match bingbot, so bingbot follows the “*” group.",
      "Googlebot /: disallow by line 3": "Google’s parser reads the value only up to the comma.",
      "Googlebot /: allow to rfc9309":
        "Under RFC 9309 “Googlebot, Bingbot” is not a valid product token.",
    },
  },
  // RFC 9309 2.2.1; Protego 0.6.1: “We will be generous here and remove all the wildcards.”
  "no-wildcards-in-names": {
    title: "A star in a product token is not a wildcard",
    text: "“Google*” and “*bot” look like patterns for families of crawlers. A star means every crawler that no other group names, but only if it is the whole value. Most parsers compare any other value literally, and for them these two groups apply to no crawler. Name each crawler. Some families also share a group: Googlebot-Image obeys the Googlebot group if it has none of its own.",
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
    notice: {
      "Googlebot /originals/1.tif: allow":
        "“Google*” is not Googlebot’s product token, so Googlebot follows the “*” group.",
      "GPTBot /: allow": "“*bot” is not GPTBot’s product token.",
      "GPTBot /: disallow by line 6 to protego":
        "Protego up to 0.6.1 removes the star and finds “bot” in “GPTBot”. Later versions do not.",
    },
  },
  // RFC 9309 2.2.1; google/robotstxt, robots.cc, ExtractUserAgent.
  "token-not-header": {
    title: "A product token is not the User-Agent header",
    text: "People often copy a name with its version, or a whole User-Agent header, from a server log. A user-agent line needs the product token that the operator documents, such as GPTBot. Some parsers ignore a version after the token. A whole header often begins with “Mozilla”, which is not the product token of the crawler you meant.",
    file: `# weather.example
User-agent: Googlebot/2.1
Disallow: /radar/

User-agent: Mozilla/5.0 (compatible; GPTBot/1.2)
Disallow: /
`,
    urls: ["/radar/now", "/"],
    crawlers: ["GPTBot", "Googlebot"],
    notice: {
      "GPTBot /: allow": "Line 5 contains “GPTBot”, but under RFC 9309 the whole value counts.",
      "Googlebot /radar/now: allow": "Under RFC 9309 a product token has no version.",
      "Googlebot /radar/now: disallow by line 3 to google": "Google’s parser ignores the version.",
    },
  },
  // RFC 9309 2.2.1; google/robotstxt, robots.cc, ExtractUserAgent.
  "digits-cut-a-name": {
    title: "A digit or a space can cut a name short",
    text: "Under RFC 9309 a product token has only letters, hyphens and underscores. Some crawlers have names with digits, dots or spaces. Most parsers compare these names as a whole. Google’s parser stops at the first digit, dot or space, so it reads the first group here as a group for “AI”. Look up the exact token in the operator’s documentation.",
    file: `# papers.example
User-agent: AI2Bot
Disallow: /

User-agent: ChatGPT Agent
Disallow: /account/
`,
    urls: ["/", "/account/7"],
    crawlers: ["AI2Bot", "AI", "ChatGPT"],
    notice: {
      "AI2Bot /: disallow by line 3": "The parser compares the whole name.",
      "AI2Bot /: allow to google": "For Google’s parser, the first group is for “AI”.",
      "AI /: disallow by line 3 to google": "A crawler called AI is blocked from the whole site.",
      "ChatGPT /account/7: disallow by line 6 to google":
        "For Google’s parser, the space ends the name.",
    },
  },
  // Google’s lists of common and special-case crawlers, as in engine/crawlers/details.ts.
  "families-and-loners": {
    title: "Some crawlers treat the “*” group differently",
    text: "A crawler without a group of its own normally follows the “*” group. Googlebot-Image and some other crawlers follow the Googlebot group instead, if there is one. Google’s AdsBot ignores the “*” group: it obeys only a group that names it. Write a group for each of these crawlers whose access matters to you.",
    file: `# rooms.example
User-agent: googlebot
Disallow: /bar/

User-agent: *
Disallow: /foo/
`,
    urls: ["/bar/", "/foo/"],
    crawlers: ["Googlebot-Image", "AdsBot-Google", "bingbot"],
    notice: {
      "Googlebot-Image /bar/: disallow by line 3":
        "Googlebot-Image has no group here, so it obeys the Googlebot group.",
      "Googlebot-Image /foo/: allow":
        "Googlebot-Image obeys the Googlebot group, so it ignores the “*” group.",
      "AdsBot-Google /foo/: allow": "AdsBot-Google ignores the “*” group.",
      "bingbot /foo/: disallow by line 6": "No group names bingbot, so it follows the “*” group.",
    },
  },
  // The operators’ documentation, as in engine/crawlers/details.ts.
  "old-names-block-nobody": {
    title: "Old or mistaken names don’t block the crawler you meant",
    text: "Lists of AI crawlers have been copied from site to site for years. Some names in these lists are retired: the operators no longer document them. Other names belong to a different service of the company you meant. ChatGPT-User fetches a page when a user asks for it, while GPTBot collects pages for training. Compare your list with what the operators document today.",
    file: `# stories.example
User-agent: anthropic-ai
User-agent: Claude-Web
User-agent: ChatGPT-User
Disallow: /
`,
    urls: ["/", "/chapter-1"],
    crawlers: ["ClaudeBot", "GPTBot", "ChatGPT-User"],
    notice: {
      "ClaudeBot /chapter-1: allow":
        "Anthropic documents ClaudeBot, but this list does not name it.",
      "GPTBot /chapter-1: allow": "The list names ChatGPT-User, but not GPTBot.",
      "ChatGPT-User /chapter-1: disallow by line 5":
        "The list names ChatGPT-User, but OpenAI says that rules might not apply when a user asks for a page.",
    },
  },
  // Google’s list of common crawlers, as in engine/crawlers/details.ts.
  "google-extended-is-no-crawler": {
    title: "Google-Extended is not a crawler",
    text: "Some site owners disallow everything for Google-Extended. They expect Google’s crawlers to stay away, or AI Overviews to leave out their pages. Google-Extended sends no requests. Its rules say whether Gemini may use pages that Google’s crawlers fetch anyway. Google Search and its AI Overviews follow the rules for Googlebot.",
    file: `# kitchen.example
User-agent: Google-Extended
Disallow: /

User-agent: *
Disallow: /cart
`,
    urls: ["/", "/soups"],
    crawlers: ["Googlebot", "Google-Extended"],
    notice: {
      "Googlebot /soups: allow": "Googlebot fetches the pages, and it follows the “*” group.",
      "Google-Extended /soups: disallow by line 3":
        "The rule denies Gemini the use of the page, but it stops no request.",
    },
  },
});
